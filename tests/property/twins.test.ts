import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trueAnswer } from '../../src/engine/auction/index.ts';
import { explain, publicLog, view } from '../../src/engine/index.ts';
import type { Action, MatchState } from '../../src/engine/index.ts';
import { opponent } from '../../src/engine/seat.ts';
import type { Seat } from '../../src/engine/seat.ts';
import type { Viewer } from '../../src/engine/view/types.ts';
import { SOURCES, chances, must, steps } from '../support/matches.ts';
import { seeded } from '../support/random.ts';
import { cutTwinOf, secretsOf, twinOf } from '../support/twins.ts';
import type { Moment, Place } from '../support/twins.ts';
import { everyCall, everyCard, everythingElse } from '../support/universe.ts';

/** Matches a preset, and as many of players' own mixtures. */
const RUNS = { numRuns: 40 };
/** Claims and requests to take back are what two players seldom do, and what is most likely to leak. */
const HABITS = { claim: 8, undo: 8, stop: 0, sit: 3, cueBid: 60, look: 50, hoard: 20 };
const VIEWERS: readonly Viewer[] = ['N', 'S', 'public'];

/** The phases, and the questions that wait for an answer: a cue-bid, a claim, a request to take back. */
type Kind = 'cut' | 'exchange' | 'auction' | 'cue-bid' | 'play' | 'claim' | 'request' | 'sit' | 'open';
const KINDS: readonly Kind[] = [
  'cut',
  'exchange',
  'auction',
  'cue-bid',
  'play',
  'claim',
  'request',
  'sit',
  'open',
];
/** How many twins to try in a state of each kind, in a hundred states. */
const TRIES: Readonly<Record<Kind, number>> = {
  cut: 500,
  exchange: 25,
  auction: 15,
  'cue-bid': 250,
  play: 8,
  claim: 100,
  request: 100,
  sit: 300,
  open: 10,
};

function kindOf({ request, sitAsked, sitting, phase }: MatchState): Kind | null {
  if (sitAsked !== null) return phase.name === 'between' ? null : 'sit';
  if (sitting === 'open' && phase.name !== 'between' && phase.name !== 'cut' && phase.name !== 'over')
    return 'open';
  if (request !== null) return 'request';
  switch (phase.name) {
    case 'play':
      return phase.claim === null ? 'play' : 'claim';
    case 'auction':
      return trueAnswer(phase.auction) === null ? 'auction' : 'cue-bid';
    case 'cut':
    case 'exchange':
      return phase.name;
    default:
      return null;
  }
}

/** All that a player could try, and what they would be told. */
function explanations(state: MatchState, seat: Seat, seed: number): string {
  // The discards tried are chosen from what is the player's own: the same in both worlds.
  const actions = [...everyCall(state), ...everyCard(state), ...everythingElse(state, seeded(seed))];
  const own = actions.flatMap(([action]): readonly Action[] =>
    'seat' in action && action.seat !== seat ? [] : [action],
  );
  const tried = own.filter(({ type }) => type !== 'discard' || view(state, seat).legal.discard !== null);
  return JSON.stringify(tried.map((action) => explain(state, action)));
}

/** Nothing that the viewer is shown, offered or told, and nothing that everybody knows, tells the two worlds apart. */
function checkTwins(one: MatchState, two: MatchState, viewer: Viewer, seed: number): void {
  const shown = (state: MatchState): string => JSON.stringify(view(state, viewer));
  must(secretsOf(one) !== secretsOf(two), 'the worlds are the same');
  must(shown(one) === shown(two), () => `${viewer} sees\n${shown(one)}\nor\n${shown(two)}`);
  must(JSON.stringify(publicLog(one)) === JSON.stringify(publicLog(two)), 'the public logs differ');
  if (viewer === 'public' || viewer === 'open') return;
  must(explanations(one, viewer, seed) === explanations(two, viewer, seed), 'the explanations differ');
}

const twins = new Map<Kind, number>();
const swaps = new Map<string, number>();
let controls = 0;

const countUp = <Key>(counts: Map<Key, number>, key: Key): void =>
  void counts.set(key, (counts.get(key) ?? 0) + 1);
const pairOf = (places: readonly [Place, Place]): string => [...places].sort().join(' and ');

function tryTwins(moment: Moment, kind: Kind, seed: number): void {
  const below = seeded(seed);
  const tries = Math.floor(TRIES[kind] / 100) + (below(100) < TRIES[kind] % 100 ? 1 : 0);
  for (let count = 0; count < tries; count += 1) {
    const viewers = kind === 'open' ? [...VIEWERS, 'open' as const] : VIEWERS;
    const viewer = viewers[below(viewers.length)] ?? 'public';
    const twin =
      kind === 'cut'
        ? { state: cutTwinOf(moment, below), places: null }
        : (twinOf(moment, viewer, below) ?? { state: null, places: null });
    if (twin.state === null) continue;
    checkTwins(moment.state, twin.state, viewer, seed);
    countUp(twins, kind);
    if (twin.places === null) continue;
    countUp(swaps, pairOf(twin.places));
    if (viewer === 'public' || viewer === 'open' || pairOf(twin.places) !== 'hand and pack') continue;
    // The other player, whose card it is, does see the difference: this test would notice a leak.
    const other = opponent(viewer);
    must(JSON.stringify(view(moment.state, other)) !== JSON.stringify(view(twin.state, other)), 'control');
    controls += 1;
  }
}

describe.each(SOURCES)('twins in matches of %s', (_, options) => {
  it('R8, R48, R49: what a viewer cannot see changes nothing that the viewer is shown, offered or told', () => {
    fc.assert(
      fc.property(chances(options), ({ seed, setup }) => {
        let start: MatchState | null = null;
        let log: Action[] = [];
        for (const { before, action, state } of steps({
          seed,
          setup: { ...setup, firstDealer: null },
          habits: HABITS,
        })) {
          if (action.type === 'deal' || action.type === 'spread') {
            start = before;
            log = [];
          }
          log.push(action);
          const kind = kindOf(state);
          if (kind !== null && start !== null) tryTwins({ start, log, state }, kind, seed + state.length);
        }
      }),
      RUNS,
    );
  });
});

describe('the twins', () => {
  it.each(KINDS)('number at least a thousand: %s', (kind) => {
    expect(twins.get(kind) ?? 0).toBeGreaterThanOrEqual(1000);
  });

  it.each(['hand and pack', 'discards and hand', 'discards and pack', 'hand and hand', 'pack and pack'])(
    'have swapped cards of %s, at least a hundred times',
    (pair) => {
      expect(swaps.get(pair) ?? 0).toBeGreaterThanOrEqual(100);
    },
  );

  it('differ for the player whose card it is', () => {
    expect(controls).toBeGreaterThanOrEqual(1000);
  });
});
