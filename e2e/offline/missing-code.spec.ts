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
