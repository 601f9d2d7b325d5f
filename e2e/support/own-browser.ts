/** A browser with a profile that outlives it: to be killed, and started again on what it has left. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { browserFlags, findBrowser } from '../../tests/run/browser.mjs';

export interface OwnBrowser {
  readonly context: BrowserContext;
  /** All its processes die at once, without notice. */
  readonly kill: () => Promise<void>;
}

const WINDOWS = process.platform === 'win32';

/** Starts it by hand: what Playwright launches, Playwright closes, and that is the very thing to be avoided here. */
export async function startBrowser(profile: string): Promise<OwnBrowser> {
  const child = spawn(
    findBrowser() ?? '',
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--window-size=1366,900',
      ...browserFlags(),
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: !WINDOWS },
  );
  const browser = await chromium.connectOverCDP(await debuggerOf(child));
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('a browser without a profile');
  return {
    context,
    kill: async () => {
      const dead = once(child, 'exit');
      // The group: helpers of the browser's would write on for a moment.
      if (WINDOWS || child.pid === undefined) child.kill('SIGKILL');
      else process.kill(-child.pid, 'SIGKILL');
      await dead;
      await browser.close();
    },
  };
}

/** The address of the debugger, which the browser tells when it is ready. */
async function debuggerOf({ stderr }: ChildProcess): Promise<string> {
  if (stderr === null) throw new Error('the browser says nothing');
  for await (const line of createInterface({ input: stderr })) {
    const address = /^DevTools listening on (\S+)/.exec(line)?.[1];
    if (address !== undefined) {
      stderr.resume();
      return address;
    }
  }
  throw new Error('the browser did not start');
}
