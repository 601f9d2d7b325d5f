import { contractOf, legalCalls, makeCall, startAuction, trueAnswer } from '../engine/auction/index.ts';
import type { AuctionState, CallRecord } from '../engine/auction/index.ts';
import type { Call } from '../engine/auction/call.ts';
import type { Card } from '../engine/cards.ts';
import { HAND_SIZE } from '../engine/exchange.ts';
import type { Hand } from '../engine/hand.ts';
import { replay } from '../engine/index.ts';
import { checkOptions } from '../engine/options.ts';
import type { Contract } from '../engine/scoring/contract.ts';
import { bySeat } from '../engine/seat.ts';
import type { BySeat, Seat } from '../engine/seat.ts';
import type { PlayView } from '../engine/view/types.ts';
import { view } from '../engine/view/view.ts';
import { positionOf } from './draft.ts';
import type { Draft } from './draft.ts';
import type { PositionError } from './errors.ts';
import { layOut } from './position.ts';
import type { Line } from './position.ts';

/** How far a draft has come, by the rules. */
export interface Standing {
  /** The deal it makes, or the first thing that is missing or cannot be. */
  readonly line: Line | null;
  readonly error: PositionError | null;
  /** The auction as it has been called; `null` before both hands are whole. */
  readonly auction: AuctionSoFar | null;
  /** The play as far as cards were played; `null` where it does not start in the play, or is not as the rules have it. */
  readonly play: PlaySoFar | null;
}

export interface AuctionSoFar {
  /** As far as the rules accept them. */
  readonly calls: readonly CallRecord[];
  readonly turn: Seat | null;
  readonly legal: readonly Call[];
  /** The answer that is owed to a cue-bid. */
  readonly answer: Call | null;
  /** `null` while it runs. */
  readonly contract: Contract | null;
}

export interface PlaySoFar {
  readonly phase: PlayView;
  readonly turn: Seat | null;
  readonly hands: BySeat<Hand>;
  readonly legal: readonly Card[];
}

/** Judges a draft. */
export function standingOf(draft: Draft): Standing {
  const position = positionOf(draft);
  const laid = position.ok ? layOut(position.value) : position;
  return {
    line: laid.ok ? laid.value : null,
    error: laid.ok ? null : laid.error,
    auction: auctionOf(draft),
    play: laid.ok && draft.start === 'play' ? playOf(laid.value) : null,
  };
}

function auctionOf({ dealer, hands, options, calls }: Draft): AuctionSoFar | null {
  const whole = hands.N.length === HAND_SIZE && hands.S.length === HAND_SIZE;
  if (!whole || !checkOptions(options).ok) return null;
  let auction: AuctionState = startAuction(dealer, hands, options);
  for (const call of calls) {
    if (!legalCalls(auction).includes(call)) break;
    auction = makeCall(auction, call);
  }
  return {
    calls: auction.calls,
    turn: auction.turn,
    legal: legalCalls(auction),
    answer: trueAnswer(auction),
    contract: contractOf(auction),
  };
}

function playOf({ match }: Line): PlaySoFar | null {
  const played = replay(match);
  const seen = played.ok ? view(played.value, 'open') : null;
  const { phase, open, legal, own } = seen ?? {};
  if (phase?.name !== 'play' || open == null || legal === undefined) return null;
  return { phase, turn: own?.seat ?? null, hands: bySeat((seat) => open[seat].hand), legal: legal.cards };
}
