import { startMatch } from '../src/engine/index.ts';
import type { Setup } from '../src/engine/index.ts';
import { PRESETS, PRESET_NAMES } from '../src/engine/options.ts';
import type { Entry, Head, LoadedMatch } from '../src/store/record.ts';
import { summaryOf } from '../src/store/summary.ts';
import { seeded } from '../tests/support/random.ts';
import { playOut } from '../tests/support/script.ts';
import type { Fill } from './past-records.ts';

/** How many different matches are played; the others are copies of them under other ids, names and dates. */
const PLAYED = 40;
const NAMES = [
  'Maria',
  'Jan',
  'Petra',
  'Willem',
  'Ada',
  'Blaise',
  'Zoë',
  'Sofie',
  'Noor',
  'Thijs',
  'Anneke',
  'Bo',
];
const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 30, 20);

let played: readonly LoadedMatch[] | null = null;

/** Matches by chance, each tenth of them not over. */
function playSome(): readonly LoadedMatch[] {
  return Array.from({ length: PLAYED }, (_, at) => {
    const below = seeded(at + 1);
    const options = PRESETS[PRESET_NAMES[at % PRESET_NAMES.length] ?? 'basic'];
    const setup: Setup = { options, firstDealer: 'N', olderTricksOpen: false, sitting: 'pass' };
    const deals = at % 10 === 0 ? 2 : 9;
    const { state, actions } = playOut(
      startMatch(setup),
      below,
      ({ phase, finished }) => phase.name === 'over' || finished.length >= deals,
    );
    const head: Head = {
      version: 2,
      id: '',
      players: { N: { id: 'n', name: 'N' }, S: { id: 's', name: 'S' } },
      setup,
      prepared: null,
      receiverCuts: false,
      startedAt: 0,
    };
    return {
      head,
      log: actions.map((action, index): Entry => ({ match: '', index, at: index * 4000, action })),
      state,
    };
  });
}

/** So many matches as loaded ones. */
export function* someMatches(count: number): Generator<LoadedMatch, undefined> {
  played ??= playSome();
  for (let at = 0; at < count; at += 1) {
    const match = played[at % PLAYED];
    if (match === undefined) return;
    const id = `m${at}`;
    const [n, s] = [at % NAMES.length, (at * 7 + 1 + (at % NAMES.length)) % NAMES.length];
    const south = s === n ? (s + 1) % NAMES.length : s;
    const startedAt = START - at * (DAY / 4);
    yield {
      head: {
        ...match.head,
        id,
        players: {
          N: { id: `p${n}`, name: NAMES[n] ?? '' },
          S: { id: `p${south}`, name: NAMES[south] ?? '' },
        },
        startedAt,
      },
      log: match.log.map((entry) => ({ ...entry, match: id, at: startedAt + entry.at })),
      state: match.state,
    };
  }
}

/** The same as they lie in storage; the logs of the newest alone, for the list reads none. */
export function randomMatches(count: number, logs = 3): Fill {
  const heads: unknown[] = [];
  const entries: unknown[] = [];
  const lines: { readonly id: string }[] = [];
  let at = 0;
  for (const match of someMatches(count)) {
    heads.push(match.head);
    if (at < logs) entries.push(...match.log);
    lines.push(summaryOf(match));
    at += 1;
  }
  return { heads, entries, lines };
}
