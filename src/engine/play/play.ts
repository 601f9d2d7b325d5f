import { groupOf, isColon, rankHeight, rankOf, suitOf } from '../cards.ts';
import type { Card, Strain, Suit, SuitCard } from '../cards.ts';
import { ruleError } from '../errors.ts';
import type { RuleError } from '../errors.ts';
import { countSuit, without } from '../hand.ts';
import type { Hand } from '../hand.ts';
import { opponent, withSeat } from '../seat.ts';
import type { BySeat, Seat } from '../seat.ts';

/** What a colon did. `bars` and `bars-nothing`: thrown by the follower (R47). `wins` and `loses`: led (R46). */
export type ColonEffect = 'bars' | 'bars-nothing' | 'wins' | 'loses';

/** A finished trick. */
export interface Trick {
  readonly leader: Seat;
  readonly led: Card;
  readonly followed: Card;
  readonly winner: Seat;
  /** The effect of a led colon, `null` if a suit card was led. */
  readonly leadEffect: ColonEffect | null;
  /** The effect of a colon played by the follower on a suit card, else `null`. */
  readonly followEffect: ColonEffect | null;
  /** The bar this trick was led under, and whether it could not bite: the leader held that suit only (R47). */
  readonly bar: { readonly suit: Suit; readonly idle: boolean } | null;
}

export interface PlayState {
  readonly strain: Strain;
  readonly hands: BySeat<Hand>;
  /** Who leads to the trick in progress. */
  readonly leader: Seat;
  /** Who plays next; `null` after thirteen tricks. */
  readonly turn: Seat | null;
  /** The card led to the trick in progress; `null` while the lead is awaited. */
  readonly led: Card | null;
  /** The suit that the present trick may not be (or was not to be) led in (R47). */
  readonly bar: Suit | null;
  readonly won: BySeat<number>;
  readonly tricks: readonly Trick[];
}

/** The position before the first lead (R42, R71). */
export function startPlay(start: { hands: BySeat<Hand>; strain: Strain; leader: Seat }): PlayState {
  return {
    strain: start.strain,
    hands: start.hands,
    leader: start.leader,
    turn: start.leader,
    led: null,
    bar: null,
    won: { N: 0, S: 0 },
    tricks: [],
  };
}

/** Every card that the player to act may play, in the order of the hand (R43–R45, R47); empty when play is over. */
export function legalCards(play: PlayState): readonly Card[] {
  if (play.turn === null) return [];
  const hand = play.hands[play.turn];
  if (play.led === null) return legalLeads(hand, play.bar);
  if (isColon(play.led)) return hand;
  const suit = suitOf(play.led);
  if (suit === null || countSuit(hand, suit) === 0) return hand;
  const colon = groupOf(play.led);
  return hand.filter((card) => card[0] === suit || card === colon);
}

function legalLeads(hand: Hand, bar: Suit | null): readonly Card[] {
  if (bar === null) return hand;
  const others = hand.filter((card) => card[0] !== bar);
  return others.length > 0 ? others : hand;
}

/** Why the player to act may not play a card, `null` if they may (R42–R47). */
export function explainCard(play: PlayState, card: Card): RuleError | null {
  if (play.turn === null) return ruleError('play-over', 'R42', {});
  const hand = play.hands[play.turn];
  if (!hand.includes(card)) return ruleError('not-in-hand', null, { card });
  if (legalCards(play).includes(card)) return null;
  if (play.led === null || isColon(play.led)) {
    // The only lead that legalCards refuses is one in the barred suit; on a led colon it refuses none.
    return play.bar === null ? null : ruleError('barred', 'R47', { suit: play.bar });
  }
  const suit = play.led[0] as Suit;
  const colon = groupOf(play.led);
  return isColon(card)
    ? ruleError('colon-does-not-match', 'R44', { suit, colon })
    : ruleError('must-follow', 'R44', { suit, colon: hand.includes(colon) ? colon : null });
}

/** Who wins a trick (R46). */
export function winsOverLead(led: Card, followed: Card, strain: Strain): boolean {
  const trump = strain !== 'NT' && followed[0] === strain;
  if (isColon(led)) return trump || (!isColon(followed) && groupOf(followed) === led);
  if (isColon(followed)) return false;
  return led[0] === followed[0] ? higher(followed, led) : trump;
}

function higher(a: SuitCard, b: SuitCard): boolean {
  return rankHeight(rankOf(a)) > rankHeight(rankOf(b));
}

/** The position after a card. The caller has checked that it is among `legalCards`. */
export function playCard(play: PlayState, card: Card): PlayState {
  if (play.turn === null) return play;
  const hands = withSeat(play.hands, play.turn, without(play.hands[play.turn], card));
  if (play.led === null) return { ...play, hands, led: card, turn: opponent(play.leader) };
  const trick = finishTrick(play, play.led, card);
  const tricks = [...play.tricks, trick];
  return {
    strain: play.strain,
    hands,
    leader: trick.winner,
    turn: hands.N.length === 0 && hands.S.length === 0 ? null : trick.winner,
    led: null,
    bar: trick.followEffect === 'bars' ? suitOf(play.led) : null,
    won: withSeat(play.won, trick.winner, play.won[trick.winner] + 1),
    tricks,
  };
}

function finishTrick(play: PlayState, led: Card, followed: Card): Trick {
  const follower = opponent(play.leader);
  const winner = winsOverLead(led, followed, play.strain) ? follower : play.leader;
  return {
    leader: play.leader,
    led,
    followed,
    winner,
    leadEffect: isColon(led) ? (winner === play.leader ? 'wins' : 'loses') : null,
    followEffect:
      isColon(led) || !isColon(followed) ? null : groupOf(led) === followed ? 'bars' : 'bars-nothing',
    bar: play.bar === null ? null : { suit: play.bar, idle: led[0] === play.bar },
  };
}

/** Tricks that neither player has won yet, the one in progress included (R49). */
export function tricksLeft(play: PlayState): number {
  return 13 - play.won.N - play.won.S;
}
