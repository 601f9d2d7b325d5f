import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { messages } from '../../src/i18n/every.ts';
import { goTo, heading } from '../support/go-to.ts';
import { guidesRead } from '../support/guides.ts';
import { OwnServer } from '../support/own-server.ts';
import { Players } from '../support/players.ts';
import { title } from '../support/results.ts';
import { auction, claimAndAccept, codeOf, dealAndExchange } from '../support/script.ts';
import { secondBuild } from '../support/second-build.ts';

const t = messages('en');
const nl = messages('nl');
const FIRST = path.resolve('dist');
const FOLDER = '/games/bridgette/';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ context }) => guidesRead(context));

/** Opens the app and waits until About says that it needs no network any more. */
async function readyOffline(page: Page, address: string): Promise<Players> {
  const players = await Players.arrive(page, address);
  await goTo(page, '/about', t.shell.about.title);
  await expect(page.getByText(t.device.offline.ready)).toBeVisible();
  await goTo(page, '/', t.shell.appName);
  return players;
}

test('loaded once, at a path of its own, it needs no network: a deal, the help, a reload, another language', async ({
  page,
  context,
}) => {
  const server = await OwnServer.start(FIRST, FOLDER);
  const players = await readyOffline(page, server.address());
  const address = server.address();
  await server.stop();
  await context.setOffline(true);
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    // The icon of the tab: the browser asks for it by itself, past the worker. What was on its way when a page was left did not fail.
    const left = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!left && !request.url().endsWith('/favicon.svg')) failed.push(request.url());
  });

  // A new page holds no code in memory.
  await page.reload();
  await players.startMatch({ codes: [codeOf()] });
  await dealAndExchange(players, 'N');
  await auction(players, 'N', '1S P P');
  await players.play('N', 'SA');

  await goTo(page, '/about', t.shell.about.title);
  await page.reload();
  await heading(page, t.shell.about.title).waitFor();
  await goTo(page, '/settings', t.settings.title);
  await page.getByRole('radio', { name: 'Nederlands' }).check();
  await heading(page, nl.settings.title).waitFor();
  await page.reload();
  await heading(page, nl.settings.title).waitFor();
  await goTo(page, '/table', nl.table.overTo('Jan'));
  await page.goto(`${address}?from=home-screen#/table`);
  await heading(page, nl.table.overTo('Jan')).waitFor();

  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family);
  });
  expect(new Set(fonts).size).toBe(2);
  expect(failed).toEqual([]);
  const caches = await page.evaluate(() => window.caches.keys());
  expect(caches).toHaveLength(1);
  expect(caches[0]).toMatch(/^bridgette-precache-.*\/games\/bridgette\/$/);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(new URL(scope).pathname).toBe(FOLDER);
});

test('a new version waits for the end of the deal, asks, and leaves a page alone that uses the old one', async ({
  page,
  context,
}) => {
  const second = mkdtempSync(path.join(tmpdir(), 'bridgette-'));
  secondBuild(FIRST, second);
  const server = await OwnServer.start(FIRST, FOLDER);
  const players = await readyOffline(page, server.address());
  await players.startMatch({ codes: [codeOf()] });
  await players.deal();
  await page.evaluate(() => (document.documentElement.dataset.old = 'page'));

  // The host has the next version only; another tab, served by the old worker, finds that out.
  server.serve(second);
  const other = await context.newPage();
  await other.goto(server.address());
  const ask = other.getByRole('button', { name: t.device.take });
  await ask.click();
  await expect(other.getByText(t.device.blocked)).toBeVisible();
  await expect(other.locator('html')).not.toHaveAttribute('data-build');
  await other.close();

  // The tab in the deal knows of it too, and says so where it is asked, but not at the table.
  await players.draw('S');
  await goTo(page, '/about', t.shell.about.title);
  await expect(page.getByText(t.device.waits)).toBeVisible();
  await goTo(page, '/table', t.table.overTo('Jan'));
  await players.discardDrawn('S');
  await players.draw('N');
  await players.discardDrawn('N');
  await auction(players, 'N', '1S P P');
  await players.play('N', 'SA');
  await players.play('S', 'S3');
  await expect(page.getByText(t.device.ready)).toBeHidden();
  await claimAndAccept(players, 'N', 12);

  await expect(page.getByText(t.device.ready)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-old', 'page');
  const result = await title(page).textContent();
  await page.getByRole('button', { name: t.device.take }).click();
  await expect(page.locator('html')).toHaveAttribute('data-build', '2');
  await expect(title(page)).toHaveText(result ?? '');
  await expect(page.getByText(t.device.ready)).toBeHidden();
  await server.stop();
  await page.reload();
  await expect(title(page)).toHaveText(result ?? '');
  rmSync(second, { recursive: true });
});
