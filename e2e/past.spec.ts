import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { leaving } from '../src/files/leaving.ts';
import { FileWriter } from '../src/files/writer.ts';
import { messages } from '../src/i18n/every.ts';
import { renamed, storeMatches, stored } from './support/records.ts';
import { readMatch } from '../src/store/record.ts';
import { matchOf } from './support/states.ts';

const t = messages('en');
const ONE = { matches: 1, pads: 0 };

test('a match goes into a file, is deleted for good, and comes back from the file as it was', async ({
  page,
}) => {
  const match = matchOf('the end of the match');
  await storeMatches(page, match);
  await page.goto('./#/past');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button(t.files.exportAll).click();
  await button(t.files.write).click();
  const [download] = await Promise.all([page.waitForEvent('download'), button(t.files.save).click()]);
  const file = await download.path();

  await button(t.past.selectAll).click();
  await button(t.past.remove).click();
  await expect(button(t.past.undo)).toBeVisible();
  await page.reload();
  // Not half gone: still to be had back.
  await button(t.past.forGood).click();
  await expect(page.getByText(t.past.none)).toBeVisible();
  expect(await stored(page)).toMatchObject({ heads: [], entries: [] });

  await page.getByLabel(t.files.choose).setInputFiles('tests/files/broken/cut-short.json');
  await expect(page.getByRole('alert')).toContainText(t.files.reasons.truncated());
  await button(t.past.close).click();
  expect(await stored(page)).toMatchObject({ heads: [], entries: [] });

  await page.getByLabel(t.files.choose).setInputFiles(file);
  await button(t.files.keep(ONE)).click();
  await expect(page.getByText(t.files.done(ONE))).toBeVisible();
  expect(await stored(page)).toMatchObject({ heads: [match.head], entries: match.entries });
});

test('what one tab has deleted stays to be undone there, though another opens and leaves its list', async ({
  page,
  context,
}) => {
  const matches = [
    matchOf('the end of the match'),
    renamed(matchOf('the end of the match'), 'another', 'Petra'),
  ];
  await storeMatches(page, ...matches);
  await page.goto('./#/past');
  await page.getByRole('checkbox', { name: /^Select Petra/ }).check();
  await page.getByRole('button', { name: t.past.remove, exact: true }).click();
  await expect(page.getByRole('button', { name: t.past.undo, exact: true })).toBeVisible();

  const other = await context.newPage();
  await other.goto('./#/past');
  await expect(other.getByText(t.past.count(1, ONE, String))).toBeVisible();
  await expect(other.getByRole('button', { name: t.past.undo, exact: true })).toBeHidden();
  await other.getByRole('link', { name: t.shell.toHome }).click();
  await expect(other.getByRole('heading', { level: 1, name: t.past.title })).toBeHidden();
  await other.close();

  await page.getByRole('button', { name: t.past.undo, exact: true }).click();
  await expect(page.getByText(t.past.count(2, { matches: 2, pads: 0 }, String))).toBeVisible();
  expect(await stored(page)).toMatchObject({
    heads: expect.arrayContaining(matches.map(({ head }) => head)),
  });
});

const MANY = { matches: 1000, pads: 0 };

test('an import of a thousand matches says how far it is, and called off leaves nothing behind', async ({
  page,
}) => {
  await chooseMany(page);
  const keep = page.getByRole('button', { name: t.files.keep(MANY), exact: true });
  await expect(keep).toBeVisible({ timeout: 60_000 });
  const told = page.evaluate(cancelAmid);
  await keep.click();
  expect(await told).toMatch(/^[1-9]\d? %, [1-9]\d* /);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => page.evaluate(everyKey)).toEqual([]);
  await expect(page.getByText(t.past.none)).toBeVisible();
  await page.reload();
  await expect(page.getByText(t.past.none)).toBeVisible();
  expect(await page.evaluate(everyKey)).toEqual([]);
});

test('an import of a thousand matches runs to its end', async ({ page }) => {
  await chooseMany(page);
  await page.getByRole('button', { name: t.files.keep(MANY), exact: true }).click();
  await expect(page.getByText(t.files.done(MANY))).toBeVisible({ timeout: 60_000 });
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(page.getByText(t.past.count(1000, MANY, messages('en').words.number))).toBeVisible();
    const first = page.getByRole('list', { name: t.past.list }).getByRole('listitem').first();
    await expect(first).toHaveAttribute('aria-setsize', '1000');
  }
  expect((await stored(page)).heads).toHaveLength(1000);
});

/** Past matches, empty, and a file of many in its preview. */
async function chooseMany(page: Page): Promise<void> {
  const match = matchOf('a trick to follow to');
  const writer = new FileWriter('json');
  for (let at = 0; at < MANY.matches; at += 1) {
    const read = readMatch(renamed(match, `many-${at}`, `Maria ${at}`));
    if (!read.ok) throw new Error('not a match');
    writer.match(leaving(read.value));
  }
  await page.goto('./#/past');
  const buffer = Buffer.from(await writer.finish().arrayBuffer());
  const file = { name: 'many.json', mimeType: 'application/json', buffer };
  await page.getByLabel(t.files.choose).setInputFiles(file);
}

/** Runs in the page: presses Cancel when the first records are stored, and gives what the progress said then. */
function cancelAmid(): Promise<string> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const bar = document.querySelector('progress');
      if (bar === null || bar.value === 0) return;
      observer.disconnect();
      resolve(bar.nextElementSibling?.textContent ?? '');
      bar.parentElement?.querySelector('button')?.click();
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

/** Runs in the page: all keys of the database. */
async function everyKey(): Promise<readonly IDBValidKey[]> {
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('no answer'));
    });
  const db = await asked(indexedDB.open('bridgette'));
  const names = [...db.objectStoreNames];
  const tx = db.transaction(names);
  const keys = await Promise.all(names.map((name) => asked(tx.objectStore(name).getAllKeys())));
  db.close();
  return keys.flat();
}
