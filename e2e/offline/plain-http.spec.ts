import path from 'node:path';
import { expect, test } from '@playwright/test';
import { messages } from '../../src/i18n/every.ts';
import { browserFlags, findBrowser } from '../../tests/run/browser.mjs';
import { goTo } from '../support/go-to.ts';
import { guidesRead } from '../support/guides.ts';
import { OwnServer } from '../support/own-server.ts';
import { Players } from '../support/players.ts';
import { stored, storedLog } from '../support/records.ts';
import { news, title } from '../support/results.ts';
import { codeOf } from '../support/script.ts';

const t = messages('en');
/** A name that this machine answers to, which no browser trusts as it does localhost. */
const HOST = 'tablet.example';

test.use({
  serviceWorkers: 'allow',
  launchOptions: {
    executablePath: findBrowser() ?? '',
    args: [...browserFlags(), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  },
});

test.beforeEach(({ context }) => guidesRead(context));

test('over plain http from a host in the network there is no worker, which About says; all else works', async ({
  page,
}) => {
  const server = await OwnServer.start(path.resolve('dist'));
  const players = await Players.arrive(page, server.address(HOST));
  expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([false, false]);
  await players.startMatch({ codes: [codeOf()] });
  await players.deal();
  await players.draw('S');
  await goTo(page, '/about', t.shell.about.title);
  await expect(page.getByText(t.device.offline.impossible)).toBeVisible();
  await expect(page.getByText(t.device.keeping.impossible)).toBeVisible();
  await page.reload();
  await goTo(page, '/table', t.table.overTo('Jan'));
  await players.discardDrawn('S');
  await expect(title(page)).toHaveText(t.table.overTo('Maria'));
  await server.stop();
});

test('without locks a second tab follows the first, and either may go on', async ({ context }) => {
  const server = await OwnServer.start(path.resolve('dist'));
  const home = server.address(HOST);
  const first = await Players.arrive(await context.newPage(), home);
  expect(await first.page.evaluate(() => [isSecureContext, 'locks' in navigator])).toEqual([false, false]);
  await first.startMatch({ codes: [codeOf()] });
  await first.deal();
  const second = await Players.arrive(await context.newPage(), `${home}#/table`);
  await expect(title(second.page)).toHaveText('Over to Jan');
  await first.draw('S');
  await expect(second.page.getByText(t.shell.notices.moved)).toBeVisible();
  await expect(news(second.page)).toContainText('Jan drew 2 cards.');
  await second.button(t.shell.notices.dismiss).click();
  await second.discardDrawn('S');
  await expect(title(second.page)).toHaveText('Over to Maria');
  await expect(title(first.page)).toHaveText('Over to Maria');
  await expect(first.page.getByText(t.shell.notices.moved)).toBeVisible();
  await first.page.reload();
  await expect(title(first.page)).toHaveText('Over to Maria');
  const { heads, entries } = await stored(first.page);
  expect(heads).toHaveLength(1);
  expect(entries).toHaveLength((await storedLog(first.page)).length);
  await server.stop();
});
