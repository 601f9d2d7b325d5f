import { describe, expect, it } from 'vitest';
import { browserFlags, ensureBrowser, findBrowser, waysToInstall } from '../../run/browser.mjs';
import type { System } from '../../run/browser.mjs';

const PLAYWRIGHTS = '/cache/playwright/chrome';

/** A Linux machine with these files, all of which run but those marked `broken`. */
function machine(
  files: readonly string[],
  more: Partial<System> & { broken?: readonly string[] } = {},
): System {
  return {
    platform: 'linux',
    root: false,
    home: '/people/ann',
    env: { PATH: '/bin:/opt/bin' },
    playwrights: PLAYWRIGHTS,
    exists: (file) => files.includes(file),
    starts: (file) => !more.broken?.includes(file),
    run: () => expect.unreachable('nothing is to be installed'),
    ...more,
  };
}

describe('findBrowser', () => {
  const all = ['/mine/chrome', '/yours/chrome', PLAYWRIGHTS, '/opt/bin/chromium', '/usr/bin/chromium'];
  const env = { PATH: '/bin:/opt/bin', BRIDGETTE_BROWSER: '/mine/chrome', CHROME_PATH: '/yours/chrome' };

  it('takes the one named first, then Playwright’s own, then the PATH, then the usual places', () => {
    expect(findBrowser(machine(all, { env }))).toBe('/mine/chrome');
    expect(findBrowser(machine(all, { env: { ...env, BRIDGETTE_BROWSER: '' } }))).toBe('/yours/chrome');
    expect(findBrowser(machine(all))).toBe(PLAYWRIGHTS);
    expect(findBrowser(machine(all.slice(3)))).toBe('/opt/bin/chromium');
    expect(findBrowser(machine(all.slice(4)))).toBe('/usr/bin/chromium');
    expect(findBrowser(machine([]))).toBeNull();
  });

  it('passes over one that does not start', () => {
    expect(findBrowser(machine(all.slice(2), { broken: [PLAYWRIGHTS] }))).toBe('/opt/bin/chromium');
  });

  it('finds a named one on the PATH', () => {
    const named = { PATH: '/bin:/opt/bin', CHROME_PATH: 'odd-chrome' };
    expect(findBrowser(machine(['/opt/bin/odd-chrome'], { env: named }))).toBe('/opt/bin/odd-chrome');
  });

  it('never takes another one than the one named', () => {
    expect(() => findBrowser(machine(['/usr/bin/chromium'], { env }))).toThrow(
      /BRIDGETTE_BROWSER.*\/mine\/chrome/,
    );
    expect(() => findBrowser(machine(all, { env, broken: ['/mine/chrome'] }))).toThrow(/\/mine\/chrome/);
  });

  it('knows where macOS keeps applications', () => {
    const app = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findBrowser(machine([app], { platform: 'darwin' }))).toBe(app);
    const own = '/people/ann/Applications/Chromium.app/Contents/MacOS/Chromium';
    expect(findBrowser(machine([own], { platform: 'darwin' }))).toBe(own);
  });

  it('knows where Windows keeps programs', () => {
    const chrome = 'D:\\Programs\\Google\\Chrome\\Application\\chrome.exe';
    const windows = { platform: 'win32', env: { Path: 'C:\\bin', PROGRAMFILES: 'D:\\Programs' } } as const;
    expect(findBrowser(machine([chrome], windows))).toBe(chrome);
    expect(findBrowser(machine(['C:\\bin\\chromium.exe'], windows))).toBe('C:\\bin\\chromium.exe');
  });
});

describe('ensureBrowser', () => {
  const apt = '/usr/bin/apt-get';

  it('installs by apt as root, by Playwright with its libraries as another user, by Playwright alone elsewhere', () => {
    const [first, ...rest] = waysToInstall(machine([apt], { root: true }));
    expect(first).toBe('apt-get update && apt-get install -y chromium chromium-headless-shell');
    expect(rest).toEqual(['apt-get install -y chromium', 'npx playwright install --with-deps chromium']);
    expect(waysToInstall(machine([apt]))).toEqual(['npx playwright install --with-deps chromium']);
    expect(waysToInstall(machine([]))).toEqual(['npx playwright install chromium']);
    expect(waysToInstall(machine([apt], { platform: 'darwin' }))).toEqual([
      'npx playwright install chromium',
    ]);
  });

  it('installs nothing where there is one', () => {
    expect(ensureBrowser(machine([PLAYWRIGHTS]))).toBe(PLAYWRIGHTS);
  });

  it('goes on with the one it installed, trying the next way if the first does not help', () => {
    const files = [apt];
    const commands: string[] = [];
    const run = (command: string): void => {
      commands.push(command);
      if (command.startsWith('npx')) files.push(PLAYWRIGHTS);
    };
    expect(ensureBrowser(machine(files, { root: true, run }))).toBe(PLAYWRIGHTS);
    expect(commands).toHaveLength(3);
  });

  it('says the one command to run when nothing helps', () => {
    expect(() => ensureBrowser(machine([], { run: () => undefined }))).toThrow(
      'npx playwright install chromium',
    );
  });
});

describe('browserFlags', () => {
  it('switches the sandbox off as root only, and the browser’s own traffic always', () => {
    expect(browserFlags(machine([], { root: true }))).toContain('--no-sandbox');
    expect(browserFlags(machine([]))).not.toContain('--no-sandbox');
    expect(browserFlags(machine([]))).toContain('--disable-background-networking');
  });
});
