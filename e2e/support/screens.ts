/** Everything there is to look at: each screen of the router with something to show, and each state of a match. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/ui/routes.ts';
import { drawnWhole } from './drawn.ts';
import { linkTo, positionTo } from './links.ts';
import { guidesRead } from './guides.ts';
import { PAST } from './past-screens.ts';
import { LESSON_SCREENS } from './lessons.ts';
import { PADS, storePads } from './pads.ts';
import type { SavedPad } from './pads.ts';
import { Players } from './players.ts';
import { store } from './records.ts';
import { STATES, matchOf, show } from './states.ts';

export interface Screen {
  readonly name: string;
  /** Is it the table itself, with hands to play from? */
  readonly table: boolean;
  /** Was something done there by words of the language before one looks? */
  readonly steps: boolean;
  /** Brings it on the screen; the guides of a first match, which lie over it until they are read, have been. */
  readonly show: (page: Page) => Promise<void>;
}

const SHARED = linkTo(matchOf('the end of the match'), 1);

async function showRoute(page: Page, path: string): Promise<void> {
  await guidesRead(page.context());
  const over = matchOf('the end of the match');
  const running = matchOf('a result');
  // An open match, a finished one, and a record to be set aside.
  await store(page, {
    heads: [running.head, { ...over.head, id: 'over' }, { id: 'todo', title: 'buy milk' }],
    entries: [...running.entries, ...over.entries.map((entry) => ({ ...entry, match: 'over' }))],
    current: running.head.id,
  });
  // One in use, one finished.
  await storePads(page, ...PADS.slice(1, 2).map(({ pad }) => pad), ...PADS.slice(-1).map(({ pad }) => pad));
  await page.goto(`./#${path}`);
  await page.getByRole('main').waitFor();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await drawnWhole(page);
}

/** Addresses inside a screen that look different enough: the card with the widest table, a deal that was shared, and a part of its link. */
const INSIDE: readonly { readonly name: string; readonly path: string }[] = [
  { name: '/scoring/auction-1913', path: '/scoring/auction-1913' },
  // What is looked up, and a rule beside its table.
  { name: '/learn/rules', path: '/learn/rules' },
  { name: '/learn/words', path: '/learn/words' },
  { name: '/learn/history', path: '/learn/history' },
  { name: 'a rule tried at the table', path: '/learn/try/R66' },
  { name: 'a link to a deal', path: `/deal/${SHARED}` },
  { name: 'a broken link to a deal', path: `/deal/${SHARED.slice(0, 40)}` },
  { name: 'a review, in the exchange', path: `/review/link/${SHARED}/3` },
  { name: 'a review, in the play', path: `/review/link/${SHARED}/24` },
  { name: 'a review, at the end', path: `/review/link/${SHARED}/999` },
  { name: 'a set-up in the auction', path: `/position/${positionTo('auction')}` },
  { name: 'a set-up in the play', path: `/position/${positionTo('play')}` },
];
async function showPad(page: Page, pad: SavedPad, explain: boolean): Promise<void> {
  await storePads(page, pad);
  await page.goto('./#/pad');
  await page.locator('.pad-sides').waitFor();
  if (!explain) return;
  await page.locator('.row-button').last().click();
  await page.getByRole('dialog').waitFor();
}

const explained = PADS.filter(({ name }) => name === 'a pad with honours').map((one) => ({
  ...one,
  name: 'the explanation of a deal on a pad',
}));

export const SCREENS: readonly Screen[] = [
  ...[...ROUTES.map(({ path }) => ({ name: path, path })), ...INSIDE].map(({ name, path }) => ({
    name,
    table: false,
    steps: false,
    show: (page: Page) => showRoute(page, path),
  })),
  ...PAST.map(({ name, then, show: showPast }) => ({
    name,
    table: false,
    steps: then !== undefined,
    show: async (page: Page) => {
      await guidesRead(page.context());
      await showPast(page);
      await drawnWhole(page);
    },
  })),
  ...LESSON_SCREENS.map(({ name, table, show: showLesson }) => ({
    name,
    table,
    steps: false,
    show: async (page: Page) => {
      await guidesRead(page.context());
      await showLesson(page);
      await drawnWhole(page);
    },
  })),
  ...[...PADS, ...explained].map(({ name, pad }) => ({
    name,
    table: false,
    steps: name.startsWith('the explanation'),
    show: (page: Page) => showPad(page, pad, name.startsWith('the explanation')),
  })),
  ...STATES.map((state) => ({
    name: state.name,
    table: (state.opened || state.open === true || state.peeks !== undefined) && state.then === undefined,
    steps: state.then !== undefined,
    show: async (page: Page) => {
      await guidesRead(page.context());
      await page.clock.install();
      await show(new Players(page), state);
      await drawnWhole(page);
    },
  })),
];
