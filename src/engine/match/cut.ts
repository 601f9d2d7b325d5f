import { SUITS, isColon, rankHeight, rankOf, suitOfSuitCard } from '../cards.ts';
import type { Card, SuitCard } from '../cards.ts';
import { SEATS, withSeat } from '../seat.ts';
import type { BySeat, Seat } from '../seat.ts';
import type { CutPhase } from './state.ts';

/** The cards a player has turned over, in order: any number of colons, then one suit card (R3). */
export function cutCards(phase: CutPhase, seat: Seat): readonly Card[] {
  const { spread } = phase;
  return spread === null ? [] : phase.picks[seat].flatMap((place) => spread[place] ?? []);
}

/** Has the player a card that counts? A colon does not (R3). */
export function cutDone(phase: CutPhase, seat: Seat): boolean {
  const last = cutCards(phase, seat).at(-1);
  return last !== undefined && !isColon(last);
}

/** The phase after a pick. */
export function pickCard(phase: CutPhase, seat: Seat, place: number): CutPhase {
  return { ...phase, picks: withSeat(phase.picks, seat, [...phase.picks[seat], place]) };
}

/** Who deals first: the higher rank, equal ranks by suit S H D C; `null` until both have a card that counts (R3). */
export function cutWinner(phase: CutPhase): Seat | null {
  if (!SEATS.every((seat) => cutDone(phase, seat))) return null;
  const height: BySeat<number> = {
    N: heightOf(cutCards(phase, 'N').at(-1)),
    S: heightOf(cutCards(phase, 'S').at(-1)),
  };
  return height.N > height.S ? 'N' : 'S';
}

function heightOf(card: Card | undefined): number {
  return card === undefined || isColon(card)
    ? -1
    : rankHeight(rankOf(card)) * SUITS.length + suitHeight(card);
}

function suitHeight(card: SuitCard): number {
  return SUITS.indexOf(suitOfSuitCard(card));
}
