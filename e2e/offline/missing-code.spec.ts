import { expect, test } from '@playwright/test';
import { messages } from '../../src/i18n/every.ts';
import { goTo, heading } from '../support/go-to.ts';
import { Players } from '../support/players.ts';
import { codeOf } from '../support/script.ts';

const t = messages('en');
const { trouble } = t.shell;

test('a screen whose code does not come says so, offers a report, and is there when the page is loaded again', async ({
  page,
}) => {
  const about = '**/assets/About-*.js';
  const words: string[] = [];
  page.on('console', (message) => words.push(message.text()));
  await page.route(about, (route) => route.abort());
  const players = await Players.arrive(page);
  await players.startMatch({ codes: [codeOf()] });
  await players.deal();
  await players.take('S');

  await goTo(page, '/about', trouble.notLoaded);
  await page.getByText(t.device.report.see).click();
  const report = page.getByText('"app": "Bridgette');
  await expect(report).toContainText('"type": "deal"');
  // Of the cards only the one that lies face up.
  expect((await report.textContent())?.match(/"[SHDC:][2-9TJQKAGRL]"/g)).toEqual(['"S7"']);
  expect(words.filter((word) => /Maria|Jan|[SHDC][2-9TJQKA]\b/.test(word))).toEqual([]);

  await page.unroute(about);
  await page.getByRole('button', { name: trouble.reload }).click();
  await heading(page, t.shell.about.title).waitFor();
  await goTo(page, '/table', t.table.overTo('Jan'));
});

test('a language whose words do not come is told of, also in the menu; the setting stays, and it is there when they come', async ({
  page,
}) => {
  const dutch = messages('nl');
  const { language } = t.shell.notices;
  await page.route('**/assets/nl-*.js', (route) => route.abort());
  const players = await Players.arrive(page);
  await players.startMatch({ codes: [codeOf()] });
  await players.deal();
  await players.take('S');
  const menu = await players.openMenu();
  await menu.getByRole('button', { name: 'Nederlands' }).click();
  await expect(menu.getByRole('status')).toHaveText(language.short('Nederlands'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await menu.getByRole('button', { name: t.table.close }).click();
  await expect(page.getByText(language.missing('Nederlands'))).toBeVisible();
  await players.button(language.again).click();
  await expect(page.getByText(language.stillNot(2))).toBeVisible();

  await page.unroute('**/assets/nl-*.js');
  await players.button(language.reload).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await heading(page, dutch.table.overTo('Jan')).waitFor();
});
