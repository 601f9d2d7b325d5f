import { explainCall, legalCalls } from '../../engine/auction/index.ts';
import type { AuctionState } from '../../engine/auction/index.ts';
import { BIDS, KEYWORDS, isCueBid } from '../../engine/auction/call.ts';
import type { Call } from '../../engine/auction/call.ts';
import type { RuleError, RuleErrorCode, Ruling } from '../../engine/errors.ts';
import type { Options } from '../../engine/options.ts';
import { opponent } from '../../engine/seat.ts';
import type { Seat } from '../../engine/seat.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { auctionWhere } from './auctions.ts';
import { chance, mixed, pick, sample, until } from './chance.ts';
import type { DrillLevel, Kind, Question } from './question.ts';

/** A refusal that a question is about, and where in an auction it can come. */
export interface Focus {
  readonly code: RuleErrorCode;
  readonly options: Options;
  readonly where: (auction: AuctionState) => boolean;
  /** What else it takes to make a trap of it. */
  readonly trap?: (error: RuleError) => boolean;
  /** A legal call that must be among those offered. */
  readonly beside?: (auction: AuctionState, call: Call) => boolean;
  /** Rulings that have brought the auction here, or that a call beside rests on. */
  readonly also?: readonly Ruling[];
}

interface Refused {
  readonly call: Call;
  readonly error: RuleError;
}

/** Which of these calls is legal, or which is not: exactly one, and one that the rules refuse for the reason the question is about. */
export function legalCall(
  kind: Kind,
  level: DrillLevel,
  focuses: readonly Focus[],
  random: RandomBelow,
): Question {
  const focus = pick(focuses, random);
  return until(() => {
    // Drawn anew each time: where only one call is legal, nothing but that one can be asked for.
    const refusing = chance(50, random);
    const { position, auction } = auctionWhere(focus.options, focus.where, random);
    const seat = auction.turn ?? auction.dealer;
    const calls = possible(auction);
    const refused = calls.flatMap((call): Refused[] => {
      const error = explainCall(auction, call);
      return error === null ? [] : [{ call, error }];
    });
    const inFocus = refused.filter(
      ({ error }) => error.code === focus.code && (focus.trap === undefined || focus.trap(error)),
    );
    if (inFocus.length === 0) return null;
    const main = pick(inFocus, random);
    const legal = legalOffered(auction, focus, main.call, calls, random);
    const offered = refusing
      ? refusedAmong(main, legal.slice(0, 3), random)
      : legalAmong(main, refused, legal.slice(0, 1), random);
    if (offered === null) return null;
    return {
      kind,
      level,
      asks: { type: refusing ? 'illegal-call' : 'legal-call', seat },
      position,
      moves: [],
      hidden: [opponent(seat) satisfies Seat],
      ...offered,
      rulings: [...offered.rulings, ...(focus.also ?? [])],
      lines: [],
    };
  });
}

/**
 * The legal calls to offer, the one that must be there first; none if there is none such. Mostly only calls of the same sort as the refused
 * one, if there are enough: a lone cue-bid among bids would give itself away.
 */
function legalOffered(
  auction: AuctionState,
  { beside }: Focus,
  main: Call,
  calls: readonly Call[],
  random: RandomBelow,
): readonly Call[] {
  const legal = legalCalls(auction).filter((call) => calls.includes(call));
  if (beside !== undefined) {
    const [needed, ...more] = sample(legal, legal.length, random).filter((call) => beside(auction, call));
    const others = sample(legal, legal.length, random).filter((call) => call !== needed);
    return needed === undefined ? [] : [needed, ...more, ...others.filter((call) => !more.includes(call))];
  }
  const same = legal.filter((call) => isCueBid(call) === isCueBid(main));
  const offered = same.length >= 3 && chance(75, random) ? same : legal;
  return sample(offered, offered.length, random);
}

type Offered = Pick<Question, 'options' | 'right' | 'refusals' | 'rulings'>;

/** One refused call among three legal ones. */
function refusedAmong(main: Refused, legal: readonly Call[], random: RandomBelow): Offered | null {
  if (legal.length < 3 || main.error.ruling === null) return null;
  const wrong = legal.map((call) => ({ option: { type: 'call', call } as const }));
  return { ...mixed(offer(main), wrong, random), rulings: [main.error.ruling] };
}

/** One legal call among three refused ones, as different in their reasons as can be. */
function legalAmong(
  main: Refused,
  refused: readonly Refused[],
  legal: readonly Call[],
  random: RandomBelow,
): Offered | null {
  const [right] = legal;
  if (right === undefined) return null;
  const chosen = [main];
  for (const one of sample(refused, refused.length, random)) {
    const known = chosen.some(({ error }) => error.code === one.error.code);
    if (!known && chosen.length < 3) chosen.push(one);
  }
  const rulings = new Set(chosen.flatMap(({ error }) => error.ruling ?? []));
  const [first, ...others] = rulings;
  if (first === undefined || chosen.length < 2) return null;
  return {
    ...mixed({ option: { type: 'call', call: right } }, chosen.map(offer), random),
    rulings: [first, ...others],
  };
}

function offer({ call, error }: Refused) {
  return { option: { type: 'call', call } as const, refusal: error };
}

/** The calls near enough to the last bid to be thought of. */
function possible(auction: AuctionState): readonly Call[] {
  const { height, options } = auction;
  const bids = BIDS.slice(Math.max(0, height - 2), height + 12);
  const raised = options.cueBids ? BIDS.slice(Math.max(0, height), height + 8) : [];
  return [
    'P',
    'X',
    'XX',
    ...(options.cueBids ? (['T'] as const) : []),
    ...bids,
    ...raised.flatMap((bid) => KEYWORDS.map((keyword) => `${bid}-${keyword}` as const)),
  ];
}
