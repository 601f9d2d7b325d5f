import * as v from 'valibot';
import { SITTINGS, isPack } from '../engine/index.ts';
import type { Action, Setup } from '../engine/index.ts';
import { isCard } from '../engine/cards.ts';
import type { Card } from '../engine/cards.ts';
import type { Call } from '../engine/auction/call.ts';
import { isCall } from '../engine/notation.ts';
import { checkOptions } from '../engine/options.ts';
import { err, ok } from '../engine/result.ts';
import type { Result } from '../engine/result.ts';
import type { BySeat } from '../engine/seat.ts';
import { CountSchema, IdSchema, PlayersSchema, SeatSchema, TimeSchema } from './schemas.ts';

/**
 * The version written into every head. A higher one was written by a newer app and is left alone. Version 1 knew one way of
 * sitting, passing the device, and did not name it.
 */
export const RECORD_VERSION = 2;

/** What is stored of a match beside its log. Never changes once it is written. */
export interface Head {
  readonly version: typeof RECORD_VERSION;
  readonly id: string;
  readonly players: BySeat<{ readonly id: string; readonly name: string }>;
  readonly setup: Setup;
  /** The packs of typed codes, the first for deal 1; `null` for a match that is shuffled. */
  readonly prepared: readonly (readonly Card[])[] | null;
  readonly receiverCuts: boolean;
  readonly startedAt: number;
}

/** One entry of a match's log. */
export interface Entry {
  readonly match: string;
  /** Place in the log, from 0. */
  readonly index: number;
  /** When it was accepted. */
  readonly at: number;
  readonly action: Action;
}

export const SittingSchema = v.picklist(SITTINGS);
export const CardSchema = v.custom<Card>((card) => typeof card === 'string' && isCard(card), 'not-a-card');
const PackSchema = v.pipe(
  v.array(CardSchema),
  v.check((pack) => isPack(pack), 'not-a-pack'),
);
export const CallSchema = v.custom<Call>((call) => typeof call === 'string' && isCall(call), 'not-a-call');

const seated = <const Type extends string>(type: Type) => ({ type: v.literal(type), seat: SeatSchema });
const answer = <const Type extends string>(type: Type) =>
  v.strictObject({ ...seated(type), accept: v.boolean() });

export const ActionSchema: v.GenericSchema<unknown, Action> = v.variant('type', [
  v.strictObject({ type: v.literal('spread'), pack: PackSchema }),
  v.strictObject({ ...seated('cut'), place: CountSchema }),
  v.strictObject({ type: v.literal('deal'), pack: PackSchema }),
  v.strictObject(seated('capture')),
  v.strictObject(seated('draw')),
  v.strictObject({ ...seated('discard'), cards: v.array(CardSchema) }),
  v.strictObject({ ...seated('call'), call: CallSchema }),
  v.strictObject({ ...seated('play'), card: CardSchema }),
  v.strictObject({ ...seated('claim'), tricks: CountSchema }),
  answer('answer-claim'),
  v.strictObject(seated('look')),
  v.strictObject(seated('undo')),
  v.strictObject(seated('ask-undo')),
  answer('answer-undo'),
  v.strictObject(seated('ask-stop')),
  answer('answer-stop'),
  v.strictObject({ ...seated('sit'), sitting: SittingSchema }),
  answer('answer-sit'),
]);

export const OptionsSchema = v.pipe(
  v.strictObject({
    scoring: v.picklist(['six-deal', 'hawaii', 'rubber', 'summary']),
    capturing: v.boolean(),
    cueBids: v.boolean(),
    openingJump: v.boolean(),
    auctionEnd: v.picklist(['two-passes', 'one-pass']),
    openingLead: v.picklist(['declarer', 'defender']),
    redoubledBonus: v.picklist([200, 250]),
  }),
  v.check((options) => checkOptions(options).ok, 'options-contradict'),
);

/** Version 1 did not name the way of sitting. */
export const SetupSchema: v.GenericSchema<unknown, Setup> = v.strictObject({
  options: OptionsSchema,
  firstDealer: v.nullable(SeatSchema),
  olderTricksOpen: v.boolean(),
  sitting: v.optional(SittingSchema, 'pass'),
});

const HeadSchema: v.GenericSchema<unknown, Head> = v.strictObject({
  version: v.pipe(
    v.picklist([1, RECORD_VERSION]),
    v.transform((): typeof RECORD_VERSION => RECORD_VERSION),
  ),
  id: IdSchema,
  players: PlayersSchema,
  setup: SetupSchema,
  prepared: v.nullable(v.array(PackSchema)),
  receiverCuts: v.boolean(),
  startedAt: TimeSchema,
});

const EntrySchema: v.GenericSchema<unknown, Entry> = v.strictObject({
  match: IdSchema,
  index: CountSchema,
  at: TimeSchema,
  action: ActionSchema,
});

/** The action with the fields of its type in their fixed order, as it comes back from storage. Throws if it has others. */
export function plainAction(action: Action): Action {
  return v.parse(ActionSchema, action);
}

/** The head with its fields in their fixed order. Throws if it has others. */
export function plainHead(head: Head): Head {
  return v.parse(HeadSchema, head);
}

/** Refusals of the game's own that a stored value can meet by itself. */
const CODES = ['not-a-card', 'not-a-call', 'not-a-pack', 'options-contradict'] as const;

/** Where something stored differs from what it should be. */
export interface Fault {
  /** The names down to it, with dots. */
  readonly path: string;
  /** The refusal where it is one of the game's own. */
  readonly code: (typeof CODES)[number] | null;
  /** What stands there, if it is a text. */
  readonly found: string;
}

/** The value as its schema gives it out. Error: the first thing that is wrong with it. */
export function readBy<T>(schema: v.GenericSchema<unknown, T>, stored: unknown): Result<T, Fault> {
  const parsed = v.safeParse(schema, stored, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  return err({
    path: v.getDotPath(issue) ?? '',
    code: CODES.find((code) => code === issue.message) ?? null,
    found: typeof issue.input === 'string' ? issue.input : '',
  });
}

/** A stored head. */
export function readHead(stored: unknown): Result<Head, Fault> {
  return readBy(HeadSchema, stored);
}

/** A stored entry. */
export function readEntry(stored: unknown): Result<Entry, Fault> {
  return readBy(EntrySchema, stored);
}
