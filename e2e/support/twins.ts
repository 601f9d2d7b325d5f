import type { CallRecord } from '../../src/engine/auction/index.ts';
import type { Keyword, Meaning } from '../../src/engine/auction/call.ts';
import { PACK, isColon, rankOf, suitOf } from '../../src/engine/cards.ts';
import type { Card, Rank } from '../../src/engine/cards.ts';
import { formatCode } from '../../src/engine/codes.ts';
import { act, shuffledPack, startMatch, turnOf } from '../../src/engine/index.ts';
import type { Action, MatchState } from '../../src/engine/index.ts';
import { dealPhase } from '../../src/engine/match/state.ts';
import type { Seat } from '../../src/engine/seat.ts';
import type { RandomBelow } from '../../src/engine/shuffle.ts';
import { actAll, setupWith } from '../../tests/support/match.ts';
import { randomAction } from '../../tests/support/random-play.ts';
import { seeded } from '../../tests/support/random.ts';

/** Cards at the end of the pack that nobody draws in any deal (R9). */
const NEVER_DRAWN = 14;
/** How often another action is drawn for one that will not do in both worlds. */
const TRIES = 20;
/** A longer auction shows nothing new. */
const MOST_CALLS = 12;

/** One step of the script, and what is known after it. */
export interface TwinStep {
  readonly action: Action;
  /** What a call meant. */
  readonly meaning: Meaning | undefined;
  /** Whose turn it is then. */
  readonly turn: Seat;
  readonly phase: 'exchange' | 'auction' | 'play';
  /** All cards that have lain on the table by then. */
  readonly open: ReadonlySet<Card>;
}

/**
 * Two deals, both dealt by N, that differ in one hidden card, and one way to play both: `secret` holds `cards[0]` in the one and
 * `cards[1]` in the other, where the first lies in the pack that nobody draws. Only the very last card tells them apart.
 */
export interface Twins {
  readonly secret: Seat;
  readonly cards: readonly [Card, Card];
  readonly codes: readonly [string, string];
  /** What lies open before the first step. */
  readonly upcards: readonly Card[];
  /** From the first draw up to, but without, that last card. */
  readonly steps: readonly TwinStep[];
}

const HONOURS: Readonly<Record<Keyword, Rank | null>> = {
  short: null,
  null: null,
  ace: 'A',
  king: 'K',
  queen: 'Q',
  jack: 'J',
};

type Worlds = readonly [MatchState, MatchState];

/** Twins whose auction holds a question and its answer; always the same ones. */
export function twinsWith(secret: Seat): Twins {
  for (let seed = 1; seed < 10_000; seed += 1) {
    const twins = twinsOf(secret, seed);
    if (twins !== null) return twins;
  }
  throw new Error('no deal will do');
}

function twinsOf(secret: Seat, seed: number): Twins | null {
  const below = seeded(seed);
  const pack = shuffledPack(below);
  // N deals: the receiver, S, has the even places (R5).
  const at = 2 * below(13) + (secret === 'S' ? 0 : 1);
  const there = PACK.length - 1 - below(NEVER_DRAWN);
  const cards = [pack[at] as Card, pack[there] as Card] as const;
  if (!differMuch(cards)) return null;
  const twin = pack.map((card, place) => (place === at ? cards[1] : place === there ? cards[0] : card));
  const start = startMatch(setupWith());
  let worlds: Worlds = [actAll(start, { type: 'deal', pack }), actAll(start, { type: 'deal', pack: twin })];
  const steps: TwinStep[] = [];
  while (!onlyTheSecretIsLeft(worlds[0], secret)) {
    const next = commonStep(worlds, cards, below);
    if (next === null) return null;
    worlds = next.worlds;
    const step = stepOf(next.action, worlds[0]);
    if (step === null || callsOf(worlds[0]).length > MOST_CALLS) return null;
    steps.push(step);
  }
  const meanings = callsOf(worlds[0]).map((record) => record.meaning);
  const asked = meanings.includes('cue-bid') && meanings.includes('answer');
  if (!asked) return null;
  return { secret, cards, codes: [formatCode(pack), formatCode(twin)], upcards: [pack[26] as Card], steps };
}

/** An honour and a small card of two suits: then the hands differ in their points and their shape too. */
function differMuch([one, other]: readonly [Card, Card]): boolean {
  const honours = [one, other].filter((card) => !isColon(card) && 'AKQJ'.includes(rankOf(card)));
  return suitOf(one) !== suitOf(other) && honours.length === 1;
}

/** Is the last card of all, to be played by `secret`, the only thing left to do? */
function onlyTheSecretIsLeft(state: MatchState, secret: Seat): boolean {
  const { phase } = state;
  return (
    phase.name === 'play' &&
    phase.play.led !== null &&
    phase.play.hands[secret].length === 1 &&
    turnOf(state) === secret
  );
}

/** A random action that both worlds allow, that is no news about the secret, and that leaves it hidden. */
function commonStep(
  [here, there]: Worlds,
  secrets: readonly Card[],
  below: RandomBelow,
): { readonly action: Action; readonly worlds: Worlds } | null {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const action = randomAction(here, below);
    if (action === null) return null;
    if (secrets.some((card) => JSON.stringify(action).includes(`"${card}"`))) continue;
    const now = act(here, action);
    const then = act(there, action);
    if (!now.ok || !then.ok) continue;
    if (JSON.stringify(now.value.events) !== JSON.stringify(then.value.events)) continue;
    return { action, worlds: [now.value, then.value] };
  }
  return null;
}

function stepOf(action: Action, state: MatchState): TwinStep | null {
  const turn = turnOf(state);
  const phase = dealPhase(state);
  if (turn === null || phase === null) return null;
  return {
    action,
    meaning: action.type === 'call' ? callsOf(state).at(-1)?.meaning : undefined,
    turn,
    phase: phase.name,
    open: openCards(state),
  };
}

function callsOf({ phase }: MatchState): readonly CallRecord[] {
  return phase.name === 'auction' ? phase.auction.calls : phase.name === 'play' ? phase.calls : [];
}

/** All cards that the public events name; the answer to a question about an honour names one (R23). */
function openCards(state: MatchState): ReadonlySet<Card> {
  return new Set(
    state.events.flatMap((event): readonly Card[] => {
      switch (event.type) {
        case 'deal':
          return [event.upcard];
        case 'capture':
          return [event.upcard, event.colon];
        case 'play':
          return [event.card];
        case 'call':
          return shownCard(event);
        default:
          return [];
      }
    }),
  );
}

function shownCard({ about }: CallRecord): readonly Card[] {
  const rank = about === null ? null : HONOURS[about.keyword];
  return rank == null || about?.strain == null || about.strain === 'NT' ? [] : [`${about.strain}${rank}`];
}
