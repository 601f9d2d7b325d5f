import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { leaving } from '../src/files/leaving.ts';
import { FileWriter } from '../src/files/writer.ts';
import { messages } from '../src/i18n/every.ts';
import { inBrowser } from './browser.ts';
import { watchTasks } from './long-tasks.ts';
import { print } from './print.ts';
import { someMatches } from './random-matches.ts';

const MATCHES = Number(process.env.IMPORT ?? 10_000);
const t = messages('en');
const MB = 1e6;

/** A backup of ten thousand matches: read, looked at, called off amid it and kept. No task is to be over 50 ms. */
export default async function importing(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridgette-bench-'));
  try {
    const file = path.join(folder, 'backup.json');
    writeFileSync(file, await backup());
    await inBrowser({ viewport: { width: 820, height: 1180 } }, async (context) => {
      const page = await context.newPage();
      await page.addInitScript(watchTasks);
      await page.goto('./#/past');
      await page.getByText(t.past.none).waitFor();
      await page.evaluate(() => window.longest());
      await measure(page, file);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function backup(): Promise<Buffer> {
  const writer = new FileWriter('json');
  for (const match of someMatches(MATCHES)) writer.match(leaving(match));
  return Buffer.from(await writer.finish().arrayBuffer());
}

async function measure(page: Page, file: string): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const choose = () => page.getByLabel(t.files.choose).setInputFiles(file);
  const said = async (what: string, from: number): Promise<void> => {
    print((Date.now() - from) / 1000, `s ${what}`, 1);
    print(await page.evaluate(() => window.longest()), 'ms longest task meanwhile');
  };
  const before = await heap(page);

  let from = Date.now();
  await choose();
  await button(t.files.keep(MATCHES)).waitFor({ timeout: 0 });
  await said(`to read ${MATCHES} matches`, from);
  print(((await heap(page)) - before) / MB, 'MB of memory while the preview is shown');

  from = Date.now();
  await button(t.files.keep(MATCHES)).click();
  await page.getByText(t.files.done(MATCHES)).waitFor({ timeout: 0 });
  await said('to keep them, until the list is up', from);
}

/** Bytes of the page's own objects, what nobody needs swept away. */
async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
