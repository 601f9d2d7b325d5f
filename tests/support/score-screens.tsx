import { render, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { act, startMatch } from '../../src/engine/index.ts';
import type { MatchState } from '../../src/engine/index.ts';
import type { Options } from '../../src/engine/options.ts';
import { StoreProvider } from '../../src/store/index.ts';
import { createDevice } from '../../src/store/create-device.ts';
import type { PadsDoor } from '../../src/store/pads/door.ts';
import { createSettings } from '../../src/store/settings.ts';
import { scoredDeal, setupWith } from './match.ts';
import { CALM, randomAction } from './random-play.ts';
import { seeded } from './random.ts';
import { tableOf } from './score-table.ts';

export const NAMES = { N: 'Maria', S: 'Jan' };

/** The rows of a table as they are read aloud, cells parted by `|`. */
export function rows(table: HTMLElement): string[] {
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => heard(cell)).join('|'));
}

function heard(cell: Element): string {
  const copy = cell.cloneNode(true) as Element;
  for (const seen of copy.querySelectorAll('[aria-hidden="true"]')) seen.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}

/** These screens know no score pads. */
const NO_PADS: PadsDoor = { some: () => false, here: () => null, open: () => Promise.reject(new Error()) };

/** Puts a screen before a table on which `state` lies. */
export function show(state: MatchState, Screen: () => ReactNode, names = NAMES) {
  const { table, asked } = tableOf(state, names);
  const settings = createSettings();
  render(
    <StoreProvider store={{ table, settings, device: createDevice(), pads: NO_PADS }}>
      <Screen />
    </StoreProvider>,
  );
  return { table, asked };
}

/** A random match until `done`. */
export function played(seed: number, options: Options, done: (state: MatchState) => boolean): MatchState {
  const below = seeded(seed);
  let state = startMatch(setupWith({ options }));
  while (!done(state)) {
    const action = randomAction(state, below, { ...CALM, claim: 2 });
    if (action === null) throw new Error('the match ended first');
    const next = act(state, action);
    if (!next.ok) throw new Error(next.error.code);
    state = next.value;
  }
  return state;
}

export const afterDeals = (count: number) => (state: MatchState) =>
  state.phase.name === 'between' && state.finished.length === count;

/** A match in which the dealer of each deal claims to have made the bid with so many tricks. */
export function scored(options: Options, ...deals: readonly [string, number][]): MatchState {
  return deals.reduce(
    (state, [bid, tricks]) => scoredDeal(state, bid, tricks),
    startMatch(setupWith({ options })),
  );
}
