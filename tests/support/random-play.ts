import { legalActions, shuffledPack } from '../../src/engine/index.ts';
import type { Action, LegalActions, MatchState } from '../../src/engine/index.ts';
import { groupOf, isColon } from '../../src/engine/cards.ts';
import type { Card } from '../../src/engine/cards.ts';
import type { RandomBelow } from '../../src/engine/shuffle.ts';
import { turnOf } from '../../src/engine/match/state.ts';

/** How often a random player does what is legal but unusual; each 0 to 100 in a hundred. */
export interface Habits {
  readonly claim: number;
  readonly undo: number;
  readonly stop: number;
  /** Changes the way of sitting. */
  readonly sit: number;
  /** Prefers a cue-bid, or what keeps the auction long, where there is one. */
  readonly cueBid: number;
  readonly look: number;
  /** Keeps colons and one long suit for the last tricks, where colons force and bars cannot bite. */
  readonly hoard: number;
}

export const CALM: Habits = { claim: 0, undo: 0, stop: 0, sit: 0, cueBid: 30, look: 0, hoard: 0 };
export const LIVELY: Habits = { claim: 1, undo: 3, stop: 1, sit: 1, cueBid: 60, look: 50, hoard: 20 };
export const HOARDING: Habits = { ...CALM, cueBid: 60, hoard: 90 };

/** One legal action, chosen at random from what `legalActions` lists; `null` when the match is over. */
export function randomAction(state: MatchState, below: RandomBelow, habits: Habits = CALM): Action | null {
  const legal = legalActions(state);
  const chance = (percent: number): boolean => percent > 0 && below(100) < percent;
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  if (legal.look !== null && chance(habits.look)) return { type: 'look', seat: legal.look };
  const seat = pick(['N', 'S'] as const);
  if (legal.undo[seat] !== null && chance(habits.undo)) {
    return { type: legal.undo[seat] === 'free' ? 'undo' : 'ask-undo', seat };
  }
  if (legal.sit.length > 0 && chance(habits.sit)) return { type: 'sit', seat, sitting: pick(legal.sit) };
  return answer(legal, chance) ?? move(state, legal, { below, chance, pick, habits });
}

function answer(legal: LegalActions, chance: (percent: number) => boolean): Action | null {
  if (legal.answerUndo !== null) return { type: 'answer-undo', seat: legal.answerUndo, accept: chance(50) };
  if (legal.answerClaim !== null)
    return { type: 'answer-claim', seat: legal.answerClaim, accept: chance(50) };
  if (legal.answerStop !== null) return { type: 'answer-stop', seat: legal.answerStop, accept: chance(50) };
  if (legal.answerSit !== null) return { type: 'answer-sit', seat: legal.answerSit, accept: chance(50) };
  return null;
}

interface Dice {
  readonly below: RandomBelow;
  readonly chance: (percent: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly habits: Habits;
}

function move(state: MatchState, legal: LegalActions, dice: Dice): Action | null {
  const { below, chance, pick, habits } = dice;
  if (legal.spread) return { type: 'spread', pack: shuffledPack(below) };
  if (legal.cut.length > 0 && state.phase.name === 'cut') {
    const { picks } = state.phase;
    const free = Array.from({ length: 55 }, (_, place) => place).filter(
      (place) => !picks.N.includes(place) && !picks.S.includes(place),
    );
    return { type: 'cut', seat: pick(legal.cut), place: pick(free) };
  }
  if (legal.askStop.length > 0 && chance(habits.stop)) return { type: 'ask-stop', seat: pick(legal.askStop) };
  if (legal.deal) return { type: 'deal', pack: shuffledPack(below) };
  const seat = turnOf(state);
  if (seat === null) return null;
  if (legal.capture !== null && chance(50)) return { type: 'capture', seat };
  if (legal.draw !== null) return { type: 'draw', seat };
  if (legal.discard !== null) {
    const hoard = chance(habits.hoard);
    const from = hoard ? expendable(legal.discard.from) : [...legal.discard.from];
    const cards = Array.from({ length: legal.discard.count }, () =>
      from.splice(hoard ? 0 : below(from.length), 1),
    ).flat();
    return { type: 'discard', seat, cards };
  }
  if (legal.calls.length > 0) {
    const unusual = legal.calls.filter((call) => call.includes('-') || call === 'X' || call === 'T');
    const cheap = legal.calls.slice(0, 6);
    const list = unusual.length > 0 && chance(habits.cueBid) ? unusual : chance(70) ? cheap : legal.calls;
    return { type: 'call', seat, call: pick(list) };
  }
  if (legal.claim !== null && chance(habits.claim)) {
    return { type: 'claim', seat, tricks: below(legal.claim.most + 1) };
  }
  const card = chance(habits.hoard) ? hoarded(state, legal.cards) : pick(legal.cards);
  return { type: 'play', seat, card };
}

/** The cards with the shortest suits first and colons last. */
function expendable(cards: readonly Card[]): Card[] {
  const length = (card: Card): number =>
    isColon(card) ? 99 : cards.filter((other) => other[0] === card[0]).length;
  return [...cards].sort((a, b) => length(a) - length(b));
}

/** A card that may be spared; towards the end the colon that matches the lead. */
function hoarded({ phase }: MatchState, cards: readonly Card[]): Card {
  const led = phase.name === 'play' ? phase.play.led : null;
  const colon = led === null || isColon(led) ? null : groupOf(led);
  const late = phase.name === 'play' && phase.play.tricks.length >= 7;
  if (late && colon !== null && cards.includes(colon)) return colon;
  return (
    (late && led === null ? expendable(cards).findLast((card) => !isColon(card)) : null) ??
    (expendable(cards)[0] as Card)
  );
}
