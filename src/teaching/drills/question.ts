import type { Bid, Call, Keyword, Meaning } from '../../engine/auction/call.ts';
import type { Card, Strain, Suit } from '../../engine/cards.ts';
import type { RuleError, Ruling } from '../../engine/errors.ts';
import type { ScoreLine, ScoringName } from '../../engine/scoring/index.ts';
import type { Contract, DealResult } from '../../engine/scoring/contract.ts';
import type { BySeat, Seat } from '../../engine/seat.ts';
import type { Move } from '../lesson.ts';
import type { Position } from '../position.ts';

/** What can be drilled, in the order of a deal. */
export const KINDS = [
  // the exchange
  'draw',
  'discard',
  'unseen',
  'capture',
  'order',
  // the auction
  'ladder',
  'calls',
  'ending',
  'contract',
  // cue-bids
  'points',
  'cue-bids',
  'answers',
  'evasions',
  'after-answer',
  'meaning',
  // the play
  'cards',
  'winner',
  'next-lead',
  'looking',
  'claim',
  // the score
  'six-deal',
  'hawaii',
  'summary',
  'match',
  'rubber',
  'rubber-end',
] as const;
export type Kind = (typeof KINDS)[number];

/** 1: plain; 2: what comes less often; 3: the traps. */
export const DRILL_LEVELS = [1, 2, 3] as const;
export type DrillLevel = (typeof DRILL_LEVELS)[number];

/** Something that some may look at and others may not (R48). */
export const THINGS = [
  'last-trick',
  'own-discards',
  'tricks-won',
  'older-tricks',
  'their-discards',
  'their-hand',
  'unseen',
] as const;
export type Thing = (typeof THINGS)[number];

/** What a call does to the auction: the rules refuse it, the auction goes on, the auction is over (R18, R21). */
export const OUTCOMES = ['refused', 'goes-on', 'ends'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** How a match goes on after a deal (R54, R60). */
export type Continuation =
  | { readonly name: 'deal' | 'tie-break'; readonly dealer: Seat }
  | { readonly name: 'over'; readonly winner: Seat | 'draw' };

/** One thing that may be answered: data, no words. */
export type Option =
  | { readonly type: 'number'; readonly number: number }
  | { readonly type: 'call'; readonly call: Call }
  | { readonly type: 'card'; readonly card: Card }
  | { readonly type: 'cards'; readonly cards: readonly Card[] }
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'nobody' }
  | { readonly type: 'both' }
  /** None of the others is what was asked for. */
  | { readonly type: 'none' }
  | { readonly type: 'step'; readonly seat: Seat; readonly step: 'draw' | 'discard' | 'call' }
  | { readonly type: 'outcome'; readonly outcome: Outcome }
  | { readonly type: 'contract'; readonly contract: Contract }
  | { readonly type: 'meaning'; readonly meaning: Meaning }
  /** Who leads to the next trick, and the suit that may not be led to it. */
  | { readonly type: 'lead'; readonly seat: Seat; readonly barred: Suit | null }
  | { readonly type: 'thing'; readonly thing: Thing }
  | { readonly type: 'score'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'two-scores'; readonly seat: Seat; readonly below: number; readonly above: number }
  | { readonly type: 'bonuses'; readonly bonuses: BySeat<number> }
  | { readonly type: 'then'; readonly then: Continuation };

/**
 * What is asked. A call or card in it has not been made yet: it is what the sentence says that the player does next, so that the table
 * does not give the answer away.
 */
export type Asks =
  /** How many cards does this player draw (R7), or discard (R8)? */
  | { readonly type: 'draws' | 'discard-count'; readonly seat: Seat }
  /** Which of these may this player lay away (R8)? */
  | { readonly type: 'discards'; readonly seat: Seat }
  /** How many cards will nobody have seen when both have exchanged (R9)? */
  | { readonly type: 'unseen' }
  /** Which colon would capture the upcard (R10)? */
  | { readonly type: 'capturing-colon' }
  /** May this player capture the upcard now (R10)? The answer is the player, or nobody. */
  | { readonly type: 'captures'; readonly seat: Seat }
  /** What comes next (R11, R12)? */
  | { readonly type: 'next-step' }
  /** How many tricks does a bid contract for (R13)? */
  | { readonly type: 'tricks-bid'; readonly bid: Bid }
  /** The lowest bid over the last one, in a strain or (`null`) in any (R13, R14). */
  | { readonly type: 'lowest-bid'; readonly strain: Strain | null; readonly over: Bid }
  | { readonly type: 'legal-call' | 'illegal-call'; readonly seat: Seat }
  | {
      readonly type: 'outcome' | 'contract' | 'meaning' | 'leads-first';
      readonly seat: Seat;
      readonly call: Call;
    }
  | { readonly type: 'points'; readonly seat: Seat }
  /** The true answer to a cue-bid (R28), or `again` to a recue-bid (R37). */
  | { readonly type: 'answer'; readonly seat: Seat; readonly keyword: Keyword; readonly again: boolean }
  | { readonly type: 'legal-card' | 'illegal-card'; readonly seat: Seat }
  | { readonly type: 'winner' | 'leads-next'; readonly seat: Seat; readonly card: Card }
  /** What may this player look at, or not, now or (`over`) when the deal is over (R48)? `claimed`: the opponent has just claimed (R49). */
  | {
      readonly type: 'may-see' | 'may-not-see';
      readonly seat: Seat;
      readonly at: 'play' | 'claimed' | 'over';
    }
  /** This player claims so many of the `left` tricks and the opponent agrees: how many has the declarer won (R49)? */
  | {
      readonly type: 'claim';
      readonly seat: Seat;
      readonly tricks: number;
      readonly left: number;
      readonly declarer: Seat;
    }
  /** What does a result score, and for whom? */
  | { readonly type: 'score'; readonly scoring: Exclude<ScoringName, 'rubber'>; readonly result: DealResult }
  | { readonly type: 'rubber-score'; readonly result: DealResult; readonly vulnerable: boolean }
  /** After these deals of a rubber: who is vulnerable (R67)? */
  | { readonly type: 'vulnerable'; readonly results: readonly DealResult[] }
  /** What bonuses close this rubber, won or stopped (R68, R69)? Who wins? */
  | {
      readonly type: 'closing' | 'rubber-winner';
      readonly results: readonly DealResult[];
      readonly stopped: boolean;
    }
  /** After these deals of a match of six: what then (R54, R60)? */
  | { readonly type: 'goes-on'; readonly results: readonly DealResult[]; readonly firstDealer: Seat };

export interface Question {
  readonly kind: Kind;
  readonly level: DrillLevel;
  /** The rulings that decide it, the one it is about first. */
  readonly rulings: readonly [Ruling, ...Ruling[]];
  readonly asks: Asks;
  /** What lies on the table, `null` if nothing needs to. */
  readonly position: Position | null;
  /** What is done at the table after the position was laid out, each by the player to act, before the question is put. */
  readonly moves: readonly Move[];
  /** Hands that lie face down for the reader: the question can be answered without them. */
  readonly hidden: readonly Seat[];
  readonly options: readonly Option[];
  /** Place of the right one in `options`. */
  readonly right: number;
  /** Why the rules refuse an option, place by place; `null` where they do not, or are not asked. */
  readonly refusals: readonly (RuleError | null)[];
  /** What the right score is made of; empty where none is asked for. */
  readonly lines: readonly ScoreLine[];
}

/** All that it takes to put a question again. */
export interface Asked {
  readonly kind: Kind;
  readonly level: DrillLevel;
  readonly seed: number;
}
