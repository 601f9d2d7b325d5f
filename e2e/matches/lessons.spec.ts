import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { messages } from '../../src/i18n/every.ts';

const t = messages('en');
const l = t.lessons;
const e = t.editor;
const NORTH = 'AK5.K83.Q74.AJ9:L';
const SOUTH = 'QJT92.QJ5.K65.T8';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Both hands typed, the two of hearts turned up, to start in the auction. */
async function setUp(page: Page): Promise<void> {
  await button(page, l.setUp).click();
  for (const [seat, text] of [
    ['N', NORTH],
    ['S', SOUTH],
  ] as const) {
    await field(page, e.hand(e.names[seat])).fill(text);
    await field(page, e.hand(e.names[seat])).press('Enter');
  }
  await page.getByRole('radio', { name: e.places.upcard }).check();
  await button(page, e.cardAt('two of hearts', e.noPlace)).click();
  await page.getByRole('radio', { name: e.starts.auction }).check();
  await expect(page.getByRole('region', { name: e.play }).getByRole('status')).toHaveText(e.good);
  await button(page, l.useDeal).click();
}

test('a lesson is made, kept over a reload, exported, imported and taken as a learner', async ({
  page,
  context,
}) => {
  await page.goto('./#/lessons');
  await button(page, l.make).click();
  await field(page, l.lessonTitle).fill('Opening');
  await field(page, l.fields.title).fill('What to look at');
  await field(page, l.fields.text).fill('Count your points.');
  await button(page, l.addPage).click();
  await field(page, l.fields.title).fill('North calls');
  await setUp(page);
  await page.getByRole('radio', { name: t.learn.names.S }).check();
  await button(page, l.record).click();
  await button(page, t.words.call('1NT')).click();
  await expect(page.getByRole('region', { name: l.task })).toContainText(l.tasks(1));
  await field(page, l.fields.good).fill('Well done.');
  await expect(page.getByText(l.keeping.done)).toBeVisible();

  await page.reload();
  await expect(field(page, l.lessonTitle)).toHaveValue('Opening');
  await button(page, l.pageName(2, 'North calls')).click();
  await expect(field(page, l.fields.good)).toHaveValue('Well done.');
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, l.saveFile).click()]);
  const file = await readFile(await download.path());

  const other = await context.browser()?.newContext();
  if (other === undefined) throw new Error('no browser');
  const guest = await other.newPage();
  await guest.goto('./#/lessons');
  const input = guest.locator('input[type=file]');
  await input.setInputFiles({
    name: 'half.json',
    mimeType: 'application/json',
    buffer: file.subarray(0, 90),
  });
  await expect(guest.getByRole('alert')).toContainText(t.files.reasons.truncated());
  await input.setInputFiles({ name: 'whole.json', mimeType: 'application/json', buffer: file });
  await guest.getByRole('link', { name: l.takeOne('Opening') }).click();
  await expect(guest.getByText('Count your points.')).toBeVisible();
  await guest.getByRole('link', { name: t.learn.next }).click();
  const said = guest.getByRole('complementary', { name: 'North calls' });
  // South's hand lies face down.
  expect(await guest.evaluate(() => document.body.innerHTML)).not.toContain('queen of spades');
  await button(guest, t.words.call('1C')).click();
  await expect(said).toContainText(t.learn.notAsked);
  await button(guest, t.words.call('1NT')).click();
  await expect(said).toContainText('Well done.');
  await other.close();
});
