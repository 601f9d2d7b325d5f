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
/** Called off when so many are stored. */
const AMID = Math.ceil(MATCHES / 20);
const ALL = { matches: MATCHES, pads: 0 };
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

  const read = async (): Promise<number> => {
    const from = Date.now();
    await choose();
    await button(t.files.keep(ALL)).waitFor({ timeout: 0 });
    return from;
  };
  await said(`to read ${MATCHES} matches`, await read());
  print(((await heap(page)) - before) / MB, 'MB of memory while the preview is shown');

  await button(t.files.keep(ALL)).click();
  await page.waitForFunction(storedAmid, AMID, { timeout: 0 });
  const calledOff = Date.now();
  await button(t.shell.cancel).click();
  await page.waitForFunction(nothingStored, null, { timeout: 0, polling: 50 });
  await said(`to call it off when ${AMID} are stored, until nothing of it is left`, calledOff);

  await read();
  await page.evaluate(() => window.longest());
  const kept = Date.now();
  await button(t.files.keep(ALL)).click();
  await page.getByText(t.files.done(ALL)).waitFor({ timeout: 0 });
  await said('to keep them, until the list is up', kept);
}

/** Runs in the page: have so many been stored, by the words of the progress? */
function storedAmid(count: number): boolean {
  const said = document.querySelector('progress')?.nextElementSibling?.textContent ?? '';
  return Number(/(\d+) \D*$/.exec(said)?.[1] ?? 0) >= count;
}

/** Runs in the page: is no match there any more, shown or not? */
async function nothingStored(): Promise<boolean> {
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('no answer'));
    });
  const db = await asked(indexedDB.open('bridgette'));
  const count = await asked(db.transaction('heads').objectStore('heads').count());
  db.close();
  return count === 0;
}

/** Bytes of the page's own objects, what nobody needs swept away. */
async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
