import type { CallRecord } from '../auction/index.ts';
import type { Card } from '../cards.ts';
import type { Capture } from '../exchange.ts';
import type { Trick } from '../play/index.ts';
import type { Contract, DealResult } from '../scoring/contract.ts';
import type { Seat } from '../seat.ts';
import type { Sitting } from './sitting.ts';

/** What everybody at the table knows to have happened. A hidden card cannot be written in it. */
export type Happening =
  | { readonly type: 'deal'; readonly number: number; readonly dealer: Seat; readonly upcard: Card }
  | ({ readonly type: 'capture' } & Capture)
  | { readonly type: 'draw'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'discard'; readonly seat: Seat; readonly count: number }
  | ({ readonly type: 'call' } & CallRecord)
  | { readonly type: 'contract'; readonly contract: Contract; readonly leader: Seat }
  | { readonly type: 'play'; readonly seat: Seat; readonly card: Card; readonly lead: boolean }
  | { readonly type: 'trick'; readonly trick: Trick }
  | { readonly type: 'claim'; readonly seat: Seat; readonly tricks: number; readonly left: number }
  | { readonly type: 'answer-claim'; readonly seat: Seat; readonly accept: boolean }
  /** `taken`: what vanished by consent; empty if it was taken back freely, before anybody else had seen it. */
  | { readonly type: 'undo'; readonly seat: Seat; readonly taken: readonly Happening[] }
  | { readonly type: 'ask-undo'; readonly seat: Seat; readonly taken: readonly Happening[] }
  | { readonly type: 'answer-undo'; readonly seat: Seat; readonly accept: boolean }
  /** The way of sitting was changed; to the open table, the wish for it was spoken. */
  | { readonly type: 'sit'; readonly seat: Seat; readonly sitting: Sitting }
  | { readonly type: 'answer-sit'; readonly seat: Seat; readonly accept: boolean }
  | { readonly type: 'result'; readonly result: DealResult };

/** A happening and the place in the log of the action that brought it, from 0. */
export type PublicEvent = Happening & { readonly at: number };
