import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { messages } from '../../src/i18n/every.ts';
import { cardsIn } from '../support/cheat.ts';
import { twinsWith } from '../support/twins.ts';
import type { TwinStep } from '../support/twins.ts';
import { both, follow, openQuietly, seatOf, startTwins } from './worlds.ts';
import type { World, Worlds } from './worlds.ts';

const t = messages('en');

/** What may happen to a page. The first kind leaves the document alone: it must be covered when the event is over. */
const EVENTS: Readonly<Record<string, () => void>> = {
  'the page is hidden and shown again': () => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }
  },
  'the page is frozen': () => {
    document.dispatchEvent(new Event('freeze'));
  },
  'the page is left': () => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  },
  'the page comes out of the back-forward cache': () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  },
  'Escape is pressed': () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  },
};

const JOURNEYS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the page is loaded again': (page) => page.reload(),
  'Back and Forward': async (page) => {
    await page.goBack();
    await expect(page.getByRole('main')).not.toHaveClass(/hand-over|table/);
    await page.goForward();
  },
  'another page and Back': async (page) => {
    await page.goto('about:blank');
    await page.goBack();
  },
  'a typed address and back': async (page) => {
    await page.evaluate(() => {
      location.hash = '#/settings';
    });
    await page.getByRole('heading', { level: 1, name: t.shell.screens.settings }).waitFor();
    await page.evaluate(() => {
      location.hash = '#/table';
    });
  },
  'the table menu is open and the page is hidden': async (page) => {
    const menu = page.getByRole('button', { name: t.table.menu });
    if ((await menu.count()) > 0) await menu.click();
    await page.evaluate(EVENTS['the page is hidden and shown again'] as () => void);
  },
  '“Put away” is pressed': async (page) => {
    const away = page.getByRole('button', { name: t.table.putAway, exact: true });
    if ((await away.count()) > 0) await away.click();
  },
};

const twins = twinsWith('S');
/** Where S, who holds the secret, is to act: the first time in each phase, and once with a trick lying. */
const PLACES = (['exchange', 'auction', 'play'] as const).map((phase) => {
  const at = twins.steps.findIndex((step) => step.turn === 'S' && step.phase === phase);
  return { phase, steps: phase === 'exchange' ? 0 : at + 1 };
});

for (const { phase, steps } of PLACES) {
  test(`the hand is put away whatever happens to the page, and nothing tells twins apart (${phase})`, async ({
    browser,
  }) => {
    test.slow();
    const worlds = await startTwins(browser, twins);
    for (const step of twins.steps.slice(0, steps)) await follow(worlds, step);
    if (steps > 0 && seatOf((twins.steps[steps - 1] as TwinStep).action) === 'S') await both(worlds, cover);
    const open = twins.steps[steps - 1]?.open ?? new Set(twins.upcards);

    for (const [name, event] of Object.entries(EVENTS)) {
      for (const opened of [true, false]) {
        if (opened) await both(worlds, (world) => openQuietly(world, 'S'));
        await test.step(`${name}, ${opened ? 'opened' : 'covered'}`, async () => {
          const left = await both(worlds, ({ players }) => players.page.evaluate(happen, event.toString()));
          expect(left).toEqual([0, 0]);
          await expectCovered(worlds, open);
        });
      }
    }
    for (const [name, journey] of Object.entries(JOURNEYS)) {
      for (const opened of [true, false]) {
        if (opened) await both(worlds, (world) => openQuietly(world, 'S'));
        await test.step(`${name}, ${opened ? 'opened' : 'covered'}`, async () => {
          await both(worlds, ({ players }) => journey(players.page));
          await expectCovered(worlds, open);
        });
      }
    }
    expect(worlds.map(({ cheat }) => cheat.console)).toEqual([[], []]);
  });
}

/** Lets something happen and counts the cards that are left in the document before anything more is painted. */
async function happen(event: string): Promise<number> {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- a function cannot be sent to the page, its text can
  (new Function(`(${event})()`) as () => void)();
  await Promise.resolve();
  return document.querySelectorAll('.card, dialog').length;
}

async function cover({ players }: World): Promise<void> {
  await players.page.keyboard.press('Escape');
  await expect.poll(() => players.handOverTo()).not.toBeNull();
}

async function expectCovered(worlds: Worlds, open: TwinStep['open']): Promise<void> {
  await both(worlds, async ({ players }) => {
    await players.page.getByRole('heading', { level: 1, name: t.table.overTo(players.names.S) }).waitFor();
  });
  const [here, there] = await both(worlds, (world) => world.cheat.look());
  expect(there).toEqual(here);
  expect(here.moving).toBe(0);
  expect(cardsIn(here).filter((card) => !open.has(card))).toEqual([]);
}
