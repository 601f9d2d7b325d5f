import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { messages } from '../../src/i18n/every.ts';
import { Players } from '../support/players.ts';
import { stored, storedLog } from '../support/records.ts';
import { calls, title } from '../support/results.ts';
import { auction, codeOf, dealAndExchange } from '../support/script.ts';

const t = messages('en');
const { notices } = t.shell;

const NOT_SAVED = new RegExp(`^(${notices.notSaved}|${notices.noneSaved})`);

function notice(page: Page): Locator {
  return page.getByRole('status').getByRole('paragraph').filter({ hasText: NOT_SAVED });
}

test.describe('without a database', () => {
  const faults = [
    {
      title: 'there is none',
      fault: () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
    },
    {
      title: 'it throws when it is opened',
      fault: () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('not here', 'SecurityError');
        };
      },
    },
  ];
  for (const { title: what, fault } of faults) {
    test(`${what}: the match goes on in memory, and the players are told so for as long as it does`, async ({
      page,
    }) => {
      await page.addInitScript(fault);
      const players = await Players.arrive(page);
      await players.startMatch({ codes: [codeOf()] });
      await dealAndExchange(players, 'N');
      await auction(players, 'N', '1S P');
      await expect(notice(page)).toHaveText(`${notices.notSaved} ${notices.memory.unavailable}`);
      await players.take('N');
      await expect(notice(page)).toBeVisible();
      await expect(calls(page)).toHaveCount(2);
    });
  }
});

/** While the switch is on, nothing can be written, as when a quota is used up or a disk fails. */
async function breakable(page: Page, fault: string): Promise<(broken: boolean) => Promise<void>> {
  await page.addInitScript((name) => {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called on the store below
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...given) {
      if (sessionStorage.getItem('broken') !== null) throw new DOMException('no', name);
      return add.apply(this, given);
    };
  }, fault);
  await page.goto('favicon.svg');
  return (broken) =>
    page.evaluate((on) => {
      if (on) sessionStorage.setItem('broken', 'yes');
      else sessionStorage.removeItem('broken');
    }, broken);
}

test('a device that is full from the start: the match is in memory, and saved whole when there is room', async ({
  page,
}) => {
  const turn = await breakable(page, 'QuotaExceededError');
  await turn(true);
  const players = await Players.arrive(page);
  await players.startMatch({ codes: [codeOf()] });
  await players.deal();
  await players.draw('S');
  await expect(notice(page)).toHaveText(`${notices.notSaved} ${notices.memory.full}`);
  await players.button(notices.saveAgain).click();
  await expect(page.getByText(notices.stillNot(1))).toBeVisible();
  expect((await stored(page)).heads).toEqual([]);
  await turn(false);
  await players.button(notices.saveAgain).click();
  await expect(notice(page)).toHaveCount(0);
  expect((await storedLog(page)).map(({ type }) => type)).toEqual(['deal', 'look', 'draw']);
  await players.discardDrawn('S');
  await expect(title(page)).toHaveText('Over to Maria');
  expect((await storedLog(page)).map(({ type }) => type)).toEqual(['deal', 'look', 'draw', 'discard']);
  await page.reload();
  await expect(title(page)).toHaveText('Over to Maria');
});

for (const [fault, words] of [
  ['QuotaExceededError', notices.memory.full],
  ['UnknownError', notices.memory.failed],
] as const) {
  test(`a write fails with ${fault}: nothing on the screen is lost, and the next write brings it all`, async ({
    page,
  }) => {
    const turn = await breakable(page, fault);
    const players = await Players.arrive(page);
    await players.startMatch({ codes: [codeOf()] });
    await players.deal();
    await players.take('S');
    const before = await storedLog(page);
    await turn(true);
    await players.draw('S');
    await expect(notice(page)).toHaveText(`${notices.notSaved} ${words}`);
    await players.discardDrawn('S');
    await expect(title(page)).toHaveText('Over to Maria');
    await expect(notice(page)).toHaveText(`${notices.notSaved} ${words}`);
    expect(await storedLog(page)).toEqual(before);
    await turn(false);
    await players.draw('N');
    await expect(notice(page)).toHaveCount(0);
    const types = (await storedLog(page)).map(({ type }) => type);
    expect(types).toEqual(['deal', 'look', 'draw', 'discard', 'look', 'draw']);
  });
}

/** Whatever holds the database lets go of it first, but for the app itself, which does when it is asked. */
async function clearDatabase(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const asked = indexedDB.deleteDatabase('bridgette');
        asked.onsuccess = resolve;
        asked.onerror = reject;
      }),
  );
}

test('the browser empties storage: under a match it is put back, before a visit it is told', async ({
  page,
}) => {
  const players = await Players.arrive(page);
  await players.startMatch({ codes: [codeOf()] });
  await players.deal();
  await players.take('S');
  await clearDatabase(page);
  await players.draw('S');
  await expect(page.getByText(notices.emptied.restored)).toBeVisible();
  expect((await storedLog(page)).map(({ type }) => type)).toEqual(['deal', 'look', 'draw']);
  await players.button(notices.dismiss).click();
  await page.reload();
  await expect(title(page)).toHaveText('Over to Jan');
  await clearDatabase(page);
  await page.reload();
  await expect(page.getByText(notices.emptied.gone)).toBeVisible();
  await expect(page.getByRole('link', { name: t.shell.home.newMatch })).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveText(t.shell.appName);
  await expect(page.getByText(notices.emptied.gone)).toHaveCount(0);
});

test('an older app in another tab is in the way: it is said, and with that tab closed all is saved', async ({
  page,
  context,
}) => {
  const older = await context.newPage();
  await older.goto('favicon.svg');
  // It does not let go when it is asked to.
  await older.evaluate(async () => {
    const asked = indexedDB.open('bridgette', 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore('heads', { keyPath: 'id' });
      asked.result.createObjectStore('entries', { keyPath: ['match', 'index'] });
      asked.result.createObjectStore('aside', { keyPath: 'id' });
      asked.result.createObjectStore('meta');
    };
    await new Promise((resolve) => (asked.onsuccess = resolve));
    Object.assign(window, { held: asked.result });
  });
  // As a later version of the app would open it.
  await page.addInitScript(() => {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called on the factory below
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (this: IDBFactory, name, version) {
      return open.call(this, name, version === undefined ? undefined : version + 1);
    };
  });
  const players = await Players.arrive(page);
  await expect(notice(page)).toHaveText(`${notices.noneSaved} ${notices.memory.blocked}`);
  await players.startMatch({ codes: [codeOf()] });
  await players.deal();
  await players.draw('S');
  await expect(notice(page)).toHaveText(`${notices.notSaved} ${notices.memory.blocked}`);
  await older.close();
  await expect(async () => {
    await players.button(notices.saveAgain).click({ timeout: 1000 });
    await expect(notice(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  expect((await storedLog(page)).map(({ type }) => type)).toEqual(['deal', 'look', 'draw']);
});

test('a newer app takes the database over: what was saved stays with it, and the way to it is shown', async ({
  page,
  context,
}) => {
  const players = await Players.arrive(page);
  await players.startMatch({ codes: [codeOf()] });
  await players.deal();
  await players.take('S');
  const newer = await context.newPage();
  await newer.goto('favicon.svg');
  await newer.evaluate(() => new Promise((resolve) => (indexedDB.open('bridgette', 2).onsuccess = resolve)));
  await players.draw('S');
  await expect(notice(page)).toHaveText(`${notices.notSaved} ${notices.memory.newer}`);
  expect((await storedLog(newer)).map(({ type }) => type)).toEqual(['deal', 'look']);
  await players.button(notices.reload).click();
  await expect(page.getByRole('link', { name: t.shell.home.newMatch })).toBeVisible();
  await expect(notice(page)).toHaveText(`${notices.noneSaved} ${notices.memory.newer}`);
});

test.describe('the small storage', () => {
  const THEMES = { key: 'bridgette:settings', other: 'another-app' } as const;

  test('it throws: settings are the usual ones, can be changed, and nothing breaks', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('not here', 'SecurityError');
        },
      });
    });
    await page.goto('./#/settings');
    await expect(page.getByRole('radio', { name: 'When touched' })).toBeChecked();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  for (const garbage of [
    '{"state":{"confirm":"sometimes","theme":7},"version":1}',
    'not JSON {',
    '[1,2,3]',
    'null',
  ]) {
    test(`our key holds ${garbage}: settings are the usual ones, and can be changed`, async ({ page }) => {
      await page.goto('favicon.svg');
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [THEMES.key, garbage] as const);
      await page.goto('./#/settings');
      await expect(page.getByRole('radio', { name: 'When touched' })).toBeChecked();
      await page.getByRole('radio', { name: 'Dark' }).check();
      await page.reload();
      await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    });
  }

  test('it is full of another app’s data: that stays, and a choice holds while the page is open', async ({
    page,
  }) => {
    await page.goto('favicon.svg');
    const sizes = await page.evaluate(() => {
      for (let size = 4_000_000, at = 0; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (;;) {
            localStorage.setItem(`another-app-${at}`, 'x'.repeat(size));
            at += 1;
          }
        } catch {
          // As full as can be with pieces of this size.
        }
      }
      return Object.fromEntries(
        Object.entries(localStorage).map(([key, text]) => [key, String(text).length]),
      );
    });
    await page.goto('./#/settings');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const after = await page.evaluate(() =>
      Object.fromEntries(Object.entries(localStorage).map(([key, text]) => [key, String(text).length])),
    );
    expect(after).toEqual(sizes);
  });
});
