/** What past matches look like: nothing, much, and what opens over the list. */
import type { Page } from '@playwright/test';
import { messages } from '../../src/i18n/every.ts';
import { PADS, storePads } from './pads.ts';
import { renamed, store } from './records.ts';
import type { SavedMatch } from './records.ts';
import { matchOf } from './states.ts';

interface PastScreen {
  readonly name: string;
  /** What is done there before one looks. */
  readonly then?: (page: Page) => Promise<void>;
  readonly show: (page: Page) => Promise<void>;
}

const t = messages('en');
/** As long as New match takes, and as short. */
const NAMES = ['Maximiliane von Hohenburg-Lang', 'Zoë', 'Maria', 'Bo'];

/** Finished and open ones, of many players. */
function many(
  count: number,
  states: readonly string[] = ['the end of the match', 'a result'],
): readonly SavedMatch[] {
  const kinds = states.map((state) => matchOf(state));
  return Array.from({ length: count }, (_, at) => {
    const match = kinds[at % kinds.length];
    if (match === undefined) throw new Error('no such match');
    return renamed(match, `past-${at}`, NAMES[at % NAMES.length]);
  });
}

async function showList(page: Page, matches: readonly SavedMatch[]): Promise<void> {
  await store(page, {
    heads: matches.map(({ head }) => head),
    entries: matches.flatMap(({ entries }) => entries),
    current: matches[0]?.head.id,
  });
  await storePads(page, ...(matches.length === 0 ? [] : PADS.map(({ pad }) => pad)));
  await page.goto('./#/past');
  const shown =
    matches.length === 0
      ? page.getByText(t.past.none)
      : page.getByRole('list', { name: t.past.list }).getByRole('listitem').first();
  await shown.waitFor();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Opens something over the list, and waits for its heading. */
const opening =
  (title: string | RegExp, open: (page: Page) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    await open(page);
    await page.getByRole('dialog', { name: title }).waitFor();
  };

const choosing = (file: string) => (page: Page) => page.getByLabel(t.files.choose).setInputFiles(file);
const moreAboutOne = (page: Page) =>
  page
    .getByRole('button', { name: /^More about Maximiliane/ })
    .first()
    .click();

function past(
  name: string,
  count: number,
  then?: (page: Page) => Promise<void>,
  states?: readonly string[],
): PastScreen {
  return {
    name: `past matches: ${name}`,
    ...(then === undefined ? {} : { then }),
    async show(page) {
      await showList(page, many(count, states));
      await then?.(page);
    },
  };
}

export const PAST: readonly PastScreen[] = [
  past('none', 0),
  past('many', 60),
  past('some chosen', 6, (page) => press(page, t.past.selectAll)),
  past('all of them deleted', 2, async (page) => {
    await press(page, t.past.selectAll);
    await press(page, t.past.remove);
    await page.getByRole('button', { name: t.past.undo, exact: true }).waitFor();
  }),
  past(
    'a deal under way to be deleted',
    2,
    async (page) => {
      await press(page, t.past.selectAll);
      await opening(t.past.removeRunning.title(2), (there) => press(there, t.past.remove))(page);
    },
    ['a trick to follow to'],
  ),
  past('a copy', 2, async (page) => {
    await moreAboutOne(page);
    await press(page, t.past.duplicate);
    await page.getByText(/^Copy of what/).waitFor();
  }),
  past('what a file holds', 2, opening(t.files.preview, choosing('tests/files/version-1.json'))),
  past('a refused file', 2, opening(t.files.refusedTitle, choosing('tests/files/broken/tag-wrong.txt'))),
  past(
    'a file to be written',
    6,
    opening(t.files.exportAll, (page) => press(page, t.files.exportAll)),
  ),
  past('one of them', 6, opening(/Maximiliane/, moreAboutOne)),
  past(
    'players to be renamed',
    6,
    opening(t.past.rename, async (page) => {
      await moreAboutOne(page);
      await press(page, t.past.rename);
    }),
  ),
  past('statistics', 6, async (page) => {
    await press(page, t.statistics.title);
    await page.getByRole('dialog').getByRole('table').first().waitFor();
  }),
];
