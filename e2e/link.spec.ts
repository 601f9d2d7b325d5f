import { expect, test } from '@playwright/test';
import { messages } from '../src/i18n/every.ts';
import { linkTo } from './support/links.ts';
import { storeMatches, stored } from './support/records.ts';
import { matchOf } from './support/states.ts';

const t = messages('en');
const MATCH = matchOf('the end of the match');
const LETTERS = linkTo(MATCH, 1);

test('a deal leaves a sheet as a link, opens from it, and neither address, history nor a reload keep it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await storeMatches(page, MATCH);
  await page.goto('./#/sheet');
  await page.getByText(t.link.shareOne).click();
  await page.getByRole('combobox', { name: t.link.which }).selectOption('1');
  await page.getByRole('button', { name: t.link.copy }).click();
  await expect(page.getByText(t.link.copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const sheet = new URL(page.url());
  expect(link).toBe(`${sheet.origin}${sheet.pathname}#/deal/${LETTERS}`);
  expect(link.length).toBeLessThanOrEqual(2000);

  // As somebody who was sent it, on a device of their own.
  const other = await context.browser()?.newContext();
  if (other === undefined) throw new Error('no browser');
  const asked: string[] = [];
  const guest = await other.newPage();
  guest.on('request', (request) => asked.push(request.url()));
  await guest.goto(new URL('./#/', link).href);
  await expect(guest.getByRole('link', { name: t.shell.home.newMatch })).toBeVisible();
  await guest.goto(link);
  const play = guest.getByRole('button', { name: t.link.play });
  await expect(play).toBeVisible();
  const state = () =>
    guest.evaluate(() => [
      location.hash,
      JSON.stringify(history.state),
      document.title,
      document.body.innerHTML,
    ]);
  expect((await state())[0]).toBe('#/deal');
  expect((await state()).join()).not.toContain(LETTERS);
  expect(asked.join()).not.toContain(LETTERS);

  await guest.reload();
  await expect(guest.getByText(t.link.reasons['link-empty']())).toBeVisible();
  await expect(play).toBeHidden();
  await guest.goBack();
  await expect(guest.getByRole('link', { name: t.shell.home.newMatch })).toBeVisible();
  await guest.goForward();
  await expect(guest.getByText(t.link.reasons['link-empty']())).toBeVisible();
  expect(new URL(guest.url()).hash).toBe('#/deal');
  await other.close();
});

test('a broken link is refused with its reason, changes nothing, and leads Home', async ({ page }) => {
  await storeMatches(page, MATCH);
  const before = await stored(page);
  await page.goto(`./#/deal/${LETTERS.slice(0, 50)}`);
  await expect(page.getByRole('alert')).toContainText(t.link.reasons['link-check']());
  expect(new URL(page.url()).hash).toBe('#/deal');
  await page.getByRole('link', { name: t.shell.toHome }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#/');
  expect(await stored(page)).toEqual(before);
});
