import { expect, test } from '@playwright/test';
import { messages } from '../src/i18n/every.ts';
import { renamed, storeMatches, stored } from './support/records.ts';
import { matchOf } from './support/states.ts';

const t = messages('en');

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
  await button(t.files.keep(1)).click();
  await expect(page.getByText(t.files.done(1))).toBeVisible();
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
  await expect(other.getByText(t.past.count(1, 1, String))).toBeVisible();
  await expect(other.getByRole('button', { name: t.past.undo, exact: true })).toBeHidden();
  await other.getByRole('link', { name: t.shell.toHome }).click();
  await expect(other.getByRole('heading', { level: 1, name: t.past.title })).toBeHidden();
  await other.close();

  await page.getByRole('button', { name: t.past.undo, exact: true }).click();
  await expect(page.getByText(t.past.count(2, 2, String))).toBeVisible();
  expect(await stored(page)).toMatchObject({
    heads: expect.arrayContaining(matches.map(({ head }) => head)),
  });
});
