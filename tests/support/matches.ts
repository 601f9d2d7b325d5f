/** Random matches as fast-check sees them: a seed and a setup say everything, so a failure names what to play again. */
import fc from 'fast-check';
import type { Card } from '../../src/engine/cards.ts';
import { SITTINGS, act, startMatch } from '../../src/engine/index.ts';
import type { Action, MatchState, Setup } from '../../src/engine/index.ts';
import { PRESETS, PRESET_NAMES, checkOptions } from '../../src/engine/options.ts';
import type { Options, PresetName } from '../../src/engine/options.ts';
import { opponent } from '../../src/engine/seat.ts';
import type { RandomBelow } from '../../src/engine/shuffle.ts';
import { seeded } from './random.ts';
import { CALM, HOARDING, LIVELY, randomAction } from './random-play.ts';
import type { Habits } from './random-play.ts';

/** One match to be played by chance. */
export interface Chance {
  readonly seed: number;
  readonly setup: Setup;
  readonly habits: Habits;
}

/** Options of players' own mixing; the one contradiction left out (R90). */
export const mixtures: fc.Arbitrary<Options> = fc
  .record({
    scoring: fc.constantFrom('six-deal', 'hawaii', 'rubber', 'summary'),
    capturing: fc.boolean(),
    cueBids: fc.boolean(),
    openingJump: fc.boolean(),
    auctionEnd: fc.constantFrom('two-passes', 'one-pass'),
    openingLead: fc.constantFrom('declarer', 'defender'),
    redoubledBonus: fc.constantFrom(200, 250),
  } as const)
  .filter((options) => checkOptions(options).ok);

/** Matches with these options, either player dealing first or a cut, played calmly, with claims, undo and looks, or for colons. */
export function chances(options: fc.Arbitrary<Options>): fc.Arbitrary<Chance> {
  return fc.record({
    seed: fc.nat(),
    setup: fc.record({
      options,
      firstDealer: fc.constantFrom('N', 'S', null),
      olderTricksOpen: fc.boolean(),
      sitting: fc.constantFrom(...SITTINGS),
    } as const),
    habits: fc.constantFrom(CALM, LIVELY, HOARDING),
  });
}

/** Where the options of a run come from: each preset, and mixtures. */
export const SOURCES: readonly (readonly [PresetName | 'a mixture', fc.Arbitrary<Options>])[] = [
  ...PRESET_NAMES.map((name) => [name, fc.constant(PRESETS[name])] as const),
  ['a mixture', mixtures],
];

/**
 * A rubber by random play may never end: once so many deals have been played the players agree to stop (R91). A match of
 * six deals never comes to it.
 */
const DEALS_AT_MOST = 8;

/** The next action of a match played by chance; `null` when it is over. */
function nextAction(state: MatchState, below: RandomBelow, habits: Habits): Action | null {
  const { phase } = state;
  if (phase.name === 'between' && state.finished.length >= DEALS_AT_MOST) {
    return phase.stopAsked === null
      ? { type: 'ask-stop', seat: below(2) === 0 ? 'N' : 'S' }
      : { type: 'answer-stop', seat: opponent(phase.stopAsked), accept: true };
  }
  return randomAction(state, below, habits);
}

/** One action of a match, with the states around it. */
export interface Step {
  readonly before: MatchState;
  readonly action: Action;
  readonly state: MatchState;
}

/** Plays a match to its end; every state is frozen, so that a reducer or view that writes into one throws. */
export function* steps({ seed, setup, habits }: Chance): Generator<Step, MatchState> {
  const below = seeded(seed);
  let before = frozen(startMatch(setup));
  for (;;) {
    const action = nextAction(before, below, habits);
    if (action === null) return before;
    const after = act(before, action);
    if (!after.ok) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(after.error)}`);
    const state = frozen(after.value);
    yield { before, action, state };
    before = state;
  }
}

/** Throws if a thing that must be so is not; `expect` would take most of the time of a run that asks it a million times. */
export function must(condition: boolean, otherwise: string | (() => string)): void {
  if (!condition) throw new Error(typeof otherwise === 'string' ? otherwise : otherwise());
}

/** The log of a whole match and the state after each of its entries, the start first. */
export function played(chance: Chance): {
  readonly log: readonly Action[];
  readonly states: readonly MatchState[];
} {
  const log: Action[] = [];
  const states = [startMatch(chance.setup)];
  for (const { action, state } of steps(chance)) {
    log.push(action);
    states.push(state);
  }
  return { log, states };
}

/** The value, frozen down to its leaves. What is frozen already is not walked again: states share most of what they hold. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/**
 * A state as text, for comparing. What could be taken back is named by its place: the states it would lead back to are states
 * of the same match and compared by themselves.
 */
export function textOf(state: MatchState): string {
  const { undoable, request, ...rest } = state;
  const short = undoable && [undoable.seat, undoable.at, undoable.showed, undoable.before.length];
  return JSON.stringify([rest, short, request && [request.seat, request.target.at]]);
}

/** All cards of a running deal, wherever they are; `null` between deals. */
export function cardsOfDeal(state: MatchState, unseen: readonly Card[]): readonly Card[] | null {
  const { phase } = state;
  switch (phase.name) {
    case 'exchange':
    case 'auction':
    case 'play': {
      const { upcard, discards, hands: exchanged } = phase.exchange;
      const hands = phase.name === 'play' ? phase.play.hands : exchanged;
      const onTable =
        phase.name === 'play' ? phase.play.tricks.flatMap(({ led, followed }) => [led, followed]) : [];
      const led = phase.name === 'play' && phase.play.led !== null ? [phase.play.led] : [];
      return [...hands.N, ...hands.S, ...discards.N, ...discards.S, ...onTable, ...led, ...unseen, upcard];
    }
    default:
      return null;
  }
}
