import { act, startMatch } from '../engine/index.ts';
import type { Action, Match, MatchState } from '../engine/index.ts';
import type { Call } from '../engine/auction/call.ts';
import { PACK } from '../engine/cards.ts';
import type { Card } from '../engine/cards.ts';
import type { Hand } from '../engine/hand.ts';
import { turnOf } from '../engine/index.ts';
import type { Options } from '../engine/options.ts';
import { checkOptions } from '../engine/options.ts';
import { err, ok } from '../engine/result.ts';
import type { Result } from '../engine/result.ts';
import { SEATS, opponent } from '../engine/seat.ts';
import type { BySeat, Seat } from '../engine/seat.ts';
import { positionError } from './errors.ts';
import type { PositionError } from './errors.ts';

/** A capture, a draw, or the cards that are discarded. */
export type ExchangeMove = 'capture' | 'draw' | readonly Card[];

/** A deal as somebody set it up, and where in it one starts. */
export interface Position {
  readonly options: Options;
  readonly dealer: Seat;
  readonly start: 'exchange' | 'auction' | 'play';
  /** Thirteen cards each: as dealt where the exchange is still to come, else as they are when the auction begins. */
  readonly hands: BySeat<Hand>;
  /** The card that lies face up when it starts. */
  readonly upcard: Card;
  /** The cards that come off the pack first, the top one leading; what is not named follows in written order. */
  readonly pack: readonly Card[];
  /** Done already where it starts in the exchange, in order, the receiver's first; elsewhere it is not asked for. */
  readonly exchange?: readonly ExchangeMove[];
  /** Made already, the dealer's first; none where the exchange is to come, a whole auction where the play has begun. */
  readonly calls: readonly Call[];
  /** Played already, in order. */
  readonly cards: readonly Card[];
}

/** A position laid on the open table. */
export interface Line {
  /** One deal at the open table. */
  readonly match: Match;
  /** The first step (of `review`) that belongs to the position: an exchange that nobody described is none. */
  readonly from: number;
  /** The step it starts at. */
  readonly at: number;
}

/** Steps of an exchange: draw and discard, by either player. */
const EXCHANGE_STEPS = 4;
const HAND_SIZE = 13;

/**
 * The position as a deal that the rules have accepted, call by call and card by card. Where the exchange is over, both players are taken to
 * have thrown what they drew. Error: the first thing that cannot be, and the ruling it breaks.
 */
export function layOut(position: Position): Result<Line, PositionError> {
  const { options, dealer, start, calls, cards } = position;
  const checked = checkOptions(options);
  if (!checked.ok) return err(positionError('rule', { step: 'options', at: 0, error: checked.error }));
  const wrong = cardsError(position);
  if (wrong !== null) return err(wrong);
  const setup = { options, firstDealer: dealer, olderTricksOpen: true, sitting: 'open' as const };
  const table = new Table(startMatch(setup));
  table.do({ type: 'deal', pack: packOf(position) });
  if (start === 'exchange') {
    if (calls.length + cards.length > 0) return err(positionError('too-early', { start }));
    const refused = table.exchangeMoves(position.exchange ?? []);
    return refused === null
      ? ok({ match: { setup, log: table.log }, from: 0, at: table.log.length - 1 })
      : err(refused);
  }
  for (const seat of [opponent(dealer), dealer]) table.exchange(seat);
  const refused = table.all('call', calls) ?? phaseError(position, table.state) ?? table.all('play', cards);
  if (refused !== null) return err(refused);
  if (turnOf(table.state) === null) return err(positionError('deal-over', {}));
  return ok({ match: { setup, log: table.log }, from: EXCHANGE_STEPS, at: table.log.length - 1 });
}

function cardsError({ hands, upcard, pack }: Position): PositionError | null {
  const all = [...hands.N, ...hands.S, upcard, ...pack];
  const twice = all.find((card, at) => all.indexOf(card) !== at);
  if (twice !== undefined) return positionError('card-twice', { card: twice });
  const short = SEATS.find((seat) => hands[seat].length !== HAND_SIZE);
  return short === undefined
    ? null
    : positionError('hand-size', { seat: short, cards: hands[short].length, needed: HAND_SIZE });
}

/** After the calls: an auction that still runs, or one that has ended, as the start asks. */
function phaseError({ start, cards }: Position, { phase }: MatchState): PositionError | null {
  if (start === 'auction' && phase.name !== 'auction') return positionError('auction-over', {});
  if (start === 'play' && phase.name === 'auction') return positionError('auction-open', {});
  return start === 'auction' && cards.length > 0 ? positionError('too-early', { start }) : null;
}

/** The order of the pack that deals the hands so (R5). */
function packOf({ dealer, hands, upcard, pack }: Position): readonly Card[] {
  const first = hands[opponent(dealer)];
  const dealt = first.flatMap((card, at) => [card, ...hands[dealer].slice(at, at + 1)]);
  const placed = [...dealt, upcard, ...pack];
  return [...placed, ...PACK.filter((card) => !placed.includes(card))];
}

/** A deal in the making. */
class Table {
  state: MatchState;
  readonly log: Action[] = [];

  constructor(state: MatchState) {
    this.state = state;
  }

  do(action: Action): ReturnType<typeof act> {
    const next = act(this.state, action);
    if (next.ok) {
      this.state = next.value;
      this.log.push(action);
    }
    return next;
  }

  /** Throws what was drawn, so that the hand stays what it was. */
  exchange(seat: Seat): void {
    this.do({ type: 'draw', seat });
    const { phase } = this.state;
    if (phase.name === 'exchange') this.do({ type: 'discard', seat, cards: phase.exchange.drawn[seat] });
  }

  /** What was done in the exchange, each by whose turn it was. The refusal names the first that the rules do not allow. */
  exchangeMoves(made: readonly ExchangeMove[]): PositionError | null {
    for (const [at, what] of made.entries()) {
      const seat = turnOf(this.state);
      if (seat === null) return positionError('deal-over', {});
      const next = this.do(
        typeof what === 'string' ? { type: what, seat } : { type: 'discard', seat, cards: what },
      );
      if (!next.ok) return positionError('rule', { step: 'exchange', at, error: next.error });
    }
    return null;
  }

  /** Calls or cards, each by whose turn it is. The refusal names the first that the rules do not allow. */
  all(type: 'call' | 'play', made: readonly (Call | Card)[]): PositionError | null {
    for (const [at, what] of made.entries()) {
      const seat = turnOf(this.state);
      if (seat === null) return positionError('deal-over', {});
      const action = (type === 'call' ? { type, seat, call: what } : { type, seat, card: what }) as Action;
      const next = this.do(action);
      if (!next.ok) return positionError('rule', { step: type, at, error: next.error });
    }
    return null;
  }
}
