import path from 'node:path';
import { expect, test } from '@playwright/test';
import { messages } from '../../src/i18n/every.ts';
import { OwnServer } from '../support/own-server.ts';
import { Players } from '../support/players.ts';
import { renamed, storeMatches, stored, storedLog } from '../support/records.ts';
import { news, title } from '../support/results.ts';
import { codeOf, dealAndExchange } from '../support/script.ts';
import { matchOf } from '../support/states.ts';

const t = messages('en');
const { notices } = t.shell;

test.describe('two tabs on one match', () => {
  const { elsewhere } = notices;

  test('the second says that the first has it, and takes it over: covered in both, and back again', async ({
    page,
    context,
  }) => {
    const first = await Players.arrive(page);
    await first.startMatch({ codes: [codeOf()] });
    await first.deal();
    await first.take('S');
    const second = await Players.arrive(await context.newPage(), './#/table');
    await expect(title(second.page)).toHaveText(elsewhere.title);
    await expect(second.page.getByRole('main')).toContainText('Maria and Jan');
    await expect(second.page.getByRole('button')).toHaveCount(1);
    await second.button(elsewhere.take).click();
    await expect(title(second.page)).toHaveText('Over to Jan');
    // The hand that was open in the first is put away.
    await expect(title(first.page)).toHaveText(elsewhere.title);
    await second.draw('S');
    await first.button(elsewhere.take).click();
    await expect(title(first.page)).toHaveText('Over to Jan');
    await expect(title(second.page)).toHaveText(elsewhere.title);
    await first.discardDrawn('S');
    await expect(title(first.page)).toHaveText('Over to Maria');
    // With the first tab gone the second has it, and all that was done.
    await first.page.close();
    await expect(title(second.page)).toHaveText('Over to Maria');
    await expect(news(second.page)).toContainText('Jan drew 2 cards.');
    await second.draw('N');
    const { heads, entries } = await stored(second.page);
    expect(heads).toHaveLength(1);
    expect(entries).toHaveLength((await storedLog(second.page)).length);
    expect((await storedLog(second.page)).at(-1)).toMatchObject({ type: 'draw', seat: 'N' });
  });

  test('a tab that heard nothing writes over nothing: it comes to where the match is', async ({
    page,
    context,
  }) => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(window, 'BroadcastChannel');
      Reflect.deleteProperty(Navigator.prototype, 'locks');
    });
    const first = await Players.arrive(page);
    await first.startMatch({ codes: [codeOf()] });
    await dealAndExchange(first, 'N');
    const second = await Players.arrive(await context.newPage(), './#/table');
    await first.take('N');
    await second.take('N');
    await first.call('N', '1S');
    await expect(title(first.page)).toHaveText('Over to Jan');
    await second.callButton('1H').click();
    await expect(second.page.getByText(notices.moved)).toBeVisible();
    await expect(title(second.page)).toHaveText('Over to Jan');
    await expect(news(second.page)).toContainText('Maria bid 1 spade');
    const { heads, entries } = await stored(page);
    expect(heads).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain('"1H"');
    expect(entries).toHaveLength(8);
  });
});

test('several open matches: each is taken up where it was left', async ({ page }) => {
  const early = renamed(matchOf('the exchange, to draw'), 'early', 'Eva');
  const late = renamed(matchOf('a trick to follow to'), 'late', 'Lars');
  const old = renamed(matchOf('the end of the match'), 'old', 'Olga');
  await storeMatches(page, late, early, old);
  await page.clock.install();
  await page.goto('/');
  const players = new Players(page);
  await expect(page.getByRole('region', { name: 'Lars and Jan' })).toBeVisible();
  await players.button('Continue Eva and Jan').click();
  await expect(page.getByText('Jan is to draw.')).toBeVisible();
  await players.draw('S');
  await page.goto('./#/');
  // What was last played comes first.
  await expect(page.getByRole('region', { name: 'Eva and Jan' })).toBeVisible();
  await players.button('Continue Lars and Jan').click();
  await expect(page.getByText(/ is to follow\.$/)).toBeVisible();
  await page.goto('./#/');
  await players.button('Sheet of Olga and Jan').click();
  await expect(title(page)).toHaveText(t.score.sheet);
  await page.goto('./#/');
  await players.button(t.shell.home.continue).click();
  await expect(page.getByText('Jan drew 2 cards.')).toBeVisible();
  await expect(page.getByText('Jan is to discard.')).toBeVisible();
});

test('the built folder works at any path of a host', async ({ page }) => {
  const server = await OwnServer.start(path.resolve('dist'), '/some/path/');
  const home = server.address();
  const strays: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(home)) strays.push(request.url());
  });
  page.on('response', (response) => {
    if (!response.ok()) strays.push(`${response.status()} ${response.url()}`);
  });
  const both = await Players.arrive(page, home);
  await both.startMatch({ codes: [codeOf()] });
  await both.deal();
  expect(page.url()).toBe(`${home}#/table`);
  await page.reload();
  await expect(title(page)).toHaveText('Over to Jan');
  await both.draw('S');
  for (const screen of ['new', 'sheet', 'settings', 'about', 'aside']) {
    await page.goto(`${home}#/${screen}`);
    await expect(title(page)).not.toHaveText(t.shell.appName);
  }
  expect(strays).toEqual([]);
  await server.stop();
});
