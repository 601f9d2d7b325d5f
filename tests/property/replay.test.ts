import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay, startMatch, view } from '../../src/engine/index.ts';
import type { Action, MatchState, Setup } from '../../src/engine/index.ts';
import type { Viewer } from '../../src/engine/view/types.ts';
import { opponent } from '../../src/engine/seat.ts';
import { SOURCES, chances, must, played, textOf } from '../support/matches.ts';
import { actAll } from '../support/match.ts';
import { seeded } from '../support/random.ts';

/** Matches for each preset and mixture: 1200 and more in all. */
const RUNS = { numRuns: 200 };

function checkReplay(setup: Setup, log: readonly Action[], live: MatchState | undefined): void {
  const again = replay({ setup, log });
  must(
    again.ok && live !== undefined && textOf(again.value) === textOf(live),
    () => `at ${String(log.length)}`,
  );
}

/** Keys whose value may be `S`, spades. */
const SUIT_KEYS: ReadonlySet<string> = new Set(['strain', 'suit']);
/** Lists whose order is that of the seats, or of picking by either seat. */
const SEAT_LISTS: ReadonlySet<string> = new Set(['cut', 'askStop', 'turned', 'bonuses']);

/** The same value with the two seats' names exchanged. Lists in the order of the seats are put in one order. */
function mirrored(value: unknown, key = ''): unknown {
  if (value === 'N' || value === 'S') return SUIT_KEYS.has(key) ? value : opponent(value);
  if (Array.isArray(value)) {
    const list = value.map((one) => mirrored(one, key));
    return SEAT_LISTS.has(key) ? sorted(list) : list;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const other = name === 'N' ? 'S' : name === 'S' ? 'N' : name;
      return [other, mirrored(one, name === 'N' || name === 'S' ? key : name)];
    }),
  );
}

function sorted(list: readonly unknown[]): readonly unknown[] {
  return [...list].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

/** Mirrored twice: itself, but for the order of the lists that have none. */
const straight = (value: unknown): unknown => mirrored(mirrored(value));

function mirroredAction(action: Action): Action {
  return 'seat' in action ? { ...action, seat: opponent(action.seat) } : action;
}

function checkMirrored(state: MatchState, mirror: MatchState): void {
  const pairs: readonly (readonly [Viewer, Viewer])[] = [
    ['N', 'S'],
    ['S', 'N'],
    ['public', 'public'],
    ...(state.sitting === 'open' ? ([['open', 'open']] as const) : []),
  ];
  for (const [viewer, other] of pairs) {
    expect(straight(view(mirror, other))).toEqual(mirrored(view(state, viewer)));
  }
}

describe.each(SOURCES)('%s', (_, options) => {
  const matches = chances(options);

  it('the log of a match replays to the live state, at its end and at any prefix', () => {
    fc.assert(
      fc.property(matches, (chance) => {
        const { log, states } = played(chance);
        const below = seeded(chance.seed + 1);
        checkReplay(chance.setup, log, states.at(-1));
        const at = below(log.length);
        checkReplay(chance.setup, log.slice(0, at), states[at]);
      }),
      RUNS,
    );
  });

  it('every prefix of a match replays to the live state', () => {
    fc.assert(
      fc.property(matches, (chance) => {
        const { log, states } = played(chance);
        states.forEach((live, at) => {
          checkReplay(chance.setup, log.slice(0, at), live);
        });
      }),
      { numRuns: 1 },
    );
  });

  it('R4, R5: with the seats exchanged the match is the same, mirrored', () => {
    fc.assert(
      fc.property(matches, (chance) => {
        const { setup } = chance;
        const { log, states } = played(chance);
        const below = seeded(chance.seed + 1);
        const firstDealer = setup.firstDealer && opponent(setup.firstDealer);
        let mirror = startMatch({ ...setup, firstDealer });
        log.forEach((action, at) => {
          mirror = actAll(mirror, mirroredAction(action));
          const state = states[at + 1];
          must(state !== undefined, 'a state for each entry');
          if (state !== undefined && below(60) === 0) checkMirrored(state, mirror);
        });
        const end = states.at(-1);
        if (end !== undefined) checkMirrored(end, mirror);
      }),
      RUNS,
    );
  });
});
