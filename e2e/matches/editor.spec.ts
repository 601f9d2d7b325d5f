import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { messages } from '../../src/i18n/every.ts';

const t = messages('en');
const e = t.editor;
const NORTH = 'AK5.K83.Q74.AJ92';
const SOUTH = 'QJT92.QJ5.K65.T8';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, name: string, place: string) => button(page, e.cardAt(name, place));
const standing = (page: Page) => page.getByRole('region', { name: e.play }).getByRole('status');

async function typeHand(page: Page, seat: 'N' | 'S', text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: e.hand(e.names[seat]) });
  await field.fill(text);
  await field.press('Enter');
}

/** Both hands typed, the two of hearts turned up, two calls made. */
async function build(page: Page): Promise<void> {
  await typeHand(page, 'N', NORTH);
  await typeHand(page, 'S', SOUTH);
  await page.getByRole('radio', { name: e.places.upcard }).check();
  await card(page, 'two of hearts', e.noPlace).click();
  await page.getByRole('radio', { name: e.starts.auction }).check();
  await page.getByRole('textbox', { name: e.callField }).fill('1s');
  await button(page, e.callMake).click();
  await expect(standing(page)).toHaveText(e.good);
}

async function expectBuilt(page: Page): Promise<void> {
  await expect(card(page, 'ace of spades', e.names.N)).toBeVisible();
  await expect(card(page, 'two of hearts', e.places.upcard)).toBeVisible();
  await expect(page.getByRole('radio', { name: e.starts.auction })).toBeChecked();
  await expect(page.getByRole('region', { name: t.table.auction })).toContainText('1');
  await expect(standing(page)).toHaveText(e.good);
}

test('a deal is built, refused with its rule, played on an open table, and kept over a reload', async ({
  page,
}) => {
  await page.goto('./#/editor');
  await expect(standing(page)).toHaveText(e.positionErrors['upcard-missing']({}, { name: String, why: '' }));
  await build(page);
  await page.getByRole('textbox', { name: e.callField }).fill('1c');
  await button(page, e.callMake).click();
  await expect(standing(page)).toContainText('R14');
  await button(page, e.callBack).click();
  await expect(standing(page)).toHaveText(e.good);

  await button(page, e.play).click();
  await expect(page.getByRole('region', { name: t.table.biddingBox })).toBeVisible();
  await button(page, t.words.call('P')).click();
  await button(page, e.back).click();
  await expectBuilt(page);

  await page.reload();
  await expectBuilt(page);
});

test('a set-up is saved by name, and restored on another device by link and by file', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./#/editor');
  await build(page);
  await page.getByRole('textbox', { name: e.name }).fill('Twenty points');
  await button(page, e.save).click();
  await expect(page).toHaveURL(/#\/editor\/\w+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Twenty points');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Twenty points');
  await expectBuilt(page);

  await button(page, e.copyLink).click();
  await expect(page.getByText(e.copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThanOrEqual(2000);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, e.export).click()]);
  const file = await readFile(await download.path());

  const other = await context.browser()?.newContext();
  if (other === undefined) throw new Error('no browser');
  const guest = await other.newPage();
  await guest.goto(link);
  await expectBuilt(guest);
  expect(new URL(guest.url()).hash).toBe('#/position');
  expect(await guest.evaluate(() => document.body.innerHTML)).not.toContain(link.split('/').at(-1));

  await guest.goto('./#/editor');
  await expect(card(guest, 'ace of spades', e.noPlace)).toBeVisible();
  const input = guest.locator('input[type=file]');
  await input.setInputFiles({
    name: 'half.json',
    mimeType: 'application/json',
    buffer: file.subarray(0, 90),
  });
  await expect(guest.getByRole('alert')).toContainText(t.files.reasons.truncated());
  await input.setInputFiles({ name: 'whole.json', mimeType: 'application/json', buffer: file });
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Twenty points');
  await expectBuilt(guest);
  await other.close();
});
