import * as v from 'valibot';
import { publicLog } from '../engine/index.ts';
import type { MatchState, PublicEvent, Sitting } from '../engine/index.ts';
import type { Call } from '../engine/auction/call.ts';
import type { Card } from '../engine/cards.ts';
import type { Seat } from '../engine/seat.ts';
import { CallSchema, CardSchema, SittingSchema } from '../store/record-schema.ts';
import { CountSchema, SeatSchema } from '../store/schemas.ts';

/**
 * What everybody at the table knows of a deal that is not over, in the order it happened. It is to be read, not to be replayed: what
 * follows from it by the rules (contract, tricks) is left out, and there is no field a hidden card could be written in.
 */
export type PublicEntry =
  | { readonly type: 'deal'; readonly number: number; readonly dealer: Seat; readonly upcard: Card }
  | { readonly type: 'draw' | 'discard'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'capture' | 'undo' | 'ask-undo'; readonly seat: Seat }
  | { readonly type: 'call'; readonly seat: Seat; readonly call: Call }
  | { readonly type: 'play'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'claim'; readonly seat: Seat; readonly tricks: number }
  | {
      readonly type: 'answer-claim' | 'answer-undo' | 'answer-sit';
      readonly seat: Seat;
      readonly accept: boolean;
    }
  | { readonly type: 'sit'; readonly seat: Seat; readonly sitting: Sitting };

/** The public entries of the deal that is running. */
export function runningEntries(state: MatchState): readonly PublicEntry[] {
  const past = state.finished.reduce((count, deal) => count + deal.events.length, 0);
  return publicLog(state).slice(past).flatMap(publicEntry);
}

function publicEntry(event: PublicEvent): readonly PublicEntry[] {
  switch (event.type) {
    case 'deal':
      return [{ type: event.type, number: event.number, dealer: event.dealer, upcard: event.upcard }];
    case 'draw':
    case 'discard':
      return [{ type: event.type, seat: event.seat, count: event.count }];
    case 'capture':
    case 'undo':
    case 'ask-undo':
      return [{ type: event.type, seat: event.seat }];
    case 'call':
      return [{ type: event.type, seat: event.seat, call: event.call }];
    case 'play':
      return [{ type: event.type, seat: event.seat, card: event.card }];
    case 'claim':
      return [{ type: event.type, seat: event.seat, tricks: event.tricks }];
    case 'answer-claim':
    case 'answer-undo':
    case 'answer-sit':
      return [{ type: event.type, seat: event.seat, accept: event.accept }];
    case 'sit':
      return [{ type: event.type, seat: event.seat, sitting: event.sitting }];
    case 'contract':
    case 'trick':
    case 'result':
      return [];
  }
}

const EntrySchema = v.variant('type', [
  v.strictObject({ type: v.literal('deal'), number: CountSchema, dealer: SeatSchema, upcard: CardSchema }),
  v.strictObject({ type: v.picklist(['draw', 'discard']), seat: SeatSchema, count: CountSchema }),
  v.strictObject({ type: v.picklist(['capture', 'undo', 'ask-undo']), seat: SeatSchema }),
  v.strictObject({ type: v.literal('call'), seat: SeatSchema, call: CallSchema }),
  v.strictObject({ type: v.literal('play'), seat: SeatSchema, card: CardSchema }),
  v.strictObject({ type: v.literal('claim'), seat: SeatSchema, tricks: CountSchema }),
  v.strictObject({
    type: v.picklist(['answer-claim', 'answer-undo', 'answer-sit']),
    seat: SeatSchema,
    accept: v.boolean(),
  }),
  v.strictObject({ type: v.literal('sit'), seat: SeatSchema, sitting: SittingSchema }),
]);

export const RunningSchema: v.GenericSchema<unknown, readonly PublicEntry[]> = v.array(EntrySchema);
