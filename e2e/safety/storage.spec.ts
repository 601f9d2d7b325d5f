import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { messages } from '../../src/i18n/index.ts';
import type { Entry } from '../../src/store/record.ts';
import { Players } from '../support/players.ts';
import { store, storeMatches, stored, storedLog } from '../support/records.ts';
import type { SavedMatch } from '../support/records.ts';
import { calls, news, title } from '../support/results.ts';
import { auction, codeOf, dealAndExchange } from '../support/script.ts';
import { STATES } from '../support/states.ts';

const t = messages('en');
const { notices } = t.shell;

function notice(page: Page): Locator {
  return page.getByRole('status').getByRole('paragraph').filter({ hasText: notices.notSaved });
}

function matchOf(name: string): SavedMatch {
  const state = STATES.find((one) => one.name === name);
  if (state === undefined) throw new Error(`no state is called ${name}`);
  return state.match;
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
  expect((await stored(page)).heads).toEqual([]);
  await turn(false);
  await players.discardDrawn('S');
  await expect(title(page)).toHaveText('Over to Maria');
  await expect(notice(page)).toHaveCount(0);
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

test('saved data that cannot be read is set aside whole, and nothing else is touched', async ({ page }) => {
  const good = renamed(matchOf('a trick to follow to'), 'good');
  const played = matchOf('a trick to follow to');
  const gap = renamed(played, 'gap');
  const edited = renamed(played, 'edited');
  const newer = renamed(played, 'newer');
  const wrong = { match: 'edited', index: 2, at: 0, action: { type: 'play', seat: 'N', card: 'SA' } };
  const records = {
    gap: { head: gap.head, entries: gap.entries.filter(({ index }) => index !== 3) },
    edited: { head: edited.head, entries: [...edited.entries.slice(0, 2), wrong] },
    cut: { head: { ...played.head, id: 'cut', players: { N: played.head.players.N } }, entries: [] },
    foreign: { head: { id: 'todo-7', title: 'buy milk' }, entries: [] },
    torn: {
      head: renamed(played, 'torn').head,
      entries: [{ match: 'torn', index: 0, at: 0, action: { type: 'deal' } }],
    },
  };
  const future = { ...newer.head, version: 2, colour: 'green' };
  const all = Object.values(records);
  await store(page, {
    heads: [good.head, future, ...all.map(({ head }) => head)],
    entries: [...good.entries, ...newer.entries, ...all.flatMap(({ entries }) => entries)],
    current: 'good',
  });

  await page.clock.install();
  await page.goto('/');
  const players = new Players(page);
  await expect(page.getByText('6 saved records were set aside')).toBeVisible();
  await page.getByRole('link', { name: t.shell.home.asideLink }).click();
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines).toHaveCount(6);
  const { reasons } = t.shell.aside;
  for (const reason of [
    reasons['entries-missing'](4),
    reasons['not-a-match']('players.S'),
    reasons['not-a-match']('version'),
    reasons['entry-unreadable'](1),
    reasons.newer(2),
  ]) {
    await expect(lines.filter({ hasText: reason })).toHaveCount(1);
  }
  await expect(lines.filter({ hasText: 'Entry 3 of the record is against the rules.' })).toHaveCount(1);

  await test.step('the whole record can be had once both agree', async () => {
    const line = lines.filter({ hasText: reasons['entries-missing'](4) });
    await line.getByRole('button').click();
    await expect(page.getByRole('dialog', { name: t.shell.aside.agreeTitle })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t.shell.aside.agreed }).click(),
    ]);
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual(records.gap);
  });

  await test.step('the good match goes on, the newer one lies where it was, the rest lies aside', async () => {
    await page.getByRole('link', { name: t.shell.toHome }).click();
    await players.button(t.shell.home.continue).click();
    const seat = (await players.handOverTo()) ?? 'N';
    await players.open(seat);
    const now = await stored(page);
    expect(now.heads).toEqual([good.head, future]);
    const entries = now.entries as readonly Entry[];
    expect(entries.filter(({ match }) => match === 'newer')).toEqual(newer.entries);
    const look = { match: 'good', index: good.entries.length, action: { type: 'look', seat } };
    expect(entries.filter(({ match }) => match === 'good')).toEqual([
      ...good.entries,
      expect.objectContaining(look),
    ]);
    expect(entries).toHaveLength(newer.entries.length + good.entries.length + 1);
    const aside = now.aside as readonly { readonly head: unknown; readonly entries: unknown }[];
    expect(aside).toHaveLength(all.length);
    for (const record of all) {
      expect(aside.map(({ head, entries }) => ({ head, entries }))).toContainEqual(record);
    }
  });
});

test('the record of the match that was on the table is spoilt: Home, and not a broken table', async ({
  page,
}) => {
  const match = matchOf('a trick to follow to');
  await storeMatches(page, { ...match, entries: match.entries.slice(1) });
  await page.goto('./#/table');
  await expect(page.getByRole('link', { name: t.shell.home.newMatch })).toBeVisible();
  await expect(page.getByText('One saved record was set aside')).toBeVisible();
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

test.describe('two tabs on one match', () => {
  test('the second follows the first, and either may go on', async ({ page, context }) => {
    const first = await Players.arrive(page);
    await first.startMatch({ codes: [codeOf()] });
    await first.deal();
    const second = await Players.arrive(await context.newPage(), './#/table');
    await expect(title(second.page)).toHaveText('Over to Jan');
    await first.draw('S');
    await expect(second.page.getByText(notices.moved)).toBeVisible();
    await expect(news(second.page)).toContainText('Jan drew 2 cards.');
    await second.button(notices.dismiss).click();
    await second.discardDrawn('S');
    await expect(title(second.page)).toHaveText('Over to Maria');
    // The hand that was open in the first is put away.
    await expect(title(first.page)).toHaveText('Over to Maria');
    await expect(first.page.getByText(notices.moved)).toBeVisible();
    const { heads, entries } = await stored(page);
    expect(heads).toHaveLength(1);
    expect(entries).toHaveLength((await storedLog(page)).length);
  });

  test('a tab that heard nothing writes over nothing: it comes to where the match is', async ({
    page,
    context,
  }) => {
    await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
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

test('the built folder works at any path of a host', async ({ page, context, baseURL }) => {
  const strays: string[] = [];
  const home = `${String(baseURL)}some/path/`;
  await context.route('**/*', async (route) => {
    const url = route.request().url();
    if (!url.startsWith(home)) {
      strays.push(url);
      return route.abort();
    }
    const response = await route.fetch({ url: url.replace('some/path/', '') });
    const isPage = response.headers()['content-type']?.startsWith('text/html') === true;
    // The server under this gives the page for whatever it does not know.
    if (isPage && new URL(url).pathname !== '/some/path/') strays.push(url);
    return route.fulfill({ response });
  });
  const both = await Players.arrive(page, home);
  await both.startMatch({ codes: [codeOf()] });
  await both.deal();
  expect(page.url()).toBe(`${home}#/table`);
  await page.reload();
  await expect(title(page)).toHaveText('Over to Jan');
  await both.draw('S');
  for (const path of ['new', 'sheet', 'settings', 'about', 'aside']) {
    await page.goto(`${home}#/${path}`);
    await expect(title(page)).not.toHaveText(t.shell.appName);
  }
  expect(strays).toEqual([]);
});

/** The same match under another id, and with another first player. */
function renamed({ head, entries }: SavedMatch, id: string, name = 'Maria'): SavedMatch {
  return {
    head: { ...head, id, players: { ...head.players, N: { ...head.players.N, name } } },
    entries: entries.map((entry) => ({ ...entry, match: id })),
  };
}
