import * as v from 'valibot';
import { SITTINGS, act, isPack, startMatch } from '../engine/index.ts';
import type { Action, MatchState, Setup } from '../engine/index.ts';
import { isCard } from '../engine/cards.ts';
import type { Card } from '../engine/cards.ts';
import type { Call } from '../engine/auction/call.ts';
import { isCall } from '../engine/notation.ts';
import { checkOptions } from '../engine/options.ts';
import { err, ok } from '../engine/result.ts';
import type { Result } from '../engine/result.ts';
import type { BySeat } from '../engine/seat.ts';
import {
  CountSchema,
  IdSchema,
  PlacedSchema,
  PlayersSchema,
  SeatSchema,
  TimeSchema,
  newerSchema,
} from './schemas.ts';
import type { AsideReason } from './types.ts';

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

/** A match as it lies in storage: anything may stand there. */
export interface RawMatch {
  readonly head: unknown;
  /** In the order of their places. */
  readonly entries: readonly unknown[];
}

/** A match that was read, and the state its log leads to. */
export interface LoadedMatch {
  readonly head: Head;
  readonly log: readonly Entry[];
  readonly state: MatchState;
}

const SittingSchema = v.picklist(SITTINGS);
const CardSchema = v.custom<Card>((card) => typeof card === 'string' && isCard(card));
const PackSchema = v.pipe(
  v.array(CardSchema),
  v.check((pack) => isPack(pack)),
);
const CallSchema = v.custom<Call>((call) => typeof call === 'string' && isCall(call));

const seated = <const Type extends string>(type: Type) => ({ type: v.literal(type), seat: SeatSchema });
const answer = <const Type extends string>(type: Type) =>
  v.strictObject({ ...seated(type), accept: v.boolean() });

const ActionSchema: v.GenericSchema<unknown, Action> = v.variant('type', [
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

const OptionsSchema = v.pipe(
  v.strictObject({
    scoring: v.picklist(['six-deal', 'hawaii', 'rubber', 'summary']),
    capturing: v.boolean(),
    cueBids: v.boolean(),
    openingJump: v.boolean(),
    auctionEnd: v.picklist(['two-passes', 'one-pass']),
    openingLead: v.picklist(['declarer', 'defender']),
    redoubledBonus: v.picklist([200, 250]),
  }),
  v.check((options) => checkOptions(options).ok),
);

const HeadSchema: v.GenericSchema<unknown, Head> = v.strictObject({
  version: v.pipe(
    v.picklist([1, RECORD_VERSION]),
    v.transform((): typeof RECORD_VERSION => RECORD_VERSION),
  ),
  id: IdSchema,
  players: PlayersSchema,
  setup: v.strictObject({
    options: OptionsSchema,
    firstDealer: v.nullable(SeatSchema),
    olderTricksOpen: v.boolean(),
    sitting: v.optional(SittingSchema, 'pass'),
  }),
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

const NewerSchema = newerSchema(RECORD_VERSION);

/** Reads a match and replays its log through `act`. Error: the first thing that is wrong, and its place. */
export function readMatch(raw: RawMatch): Result<LoadedMatch, AsideReason> {
  const newer = v.safeParse(NewerSchema, raw.head);
  if (newer.success) return err({ why: 'newer', version: newer.output.version });
  const head = v.safeParse(HeadSchema, raw.head);
  if (!head.success) return err({ why: 'not-a-match', path: v.getDotPath(head.issues[0]) ?? '' });
  const log: Entry[] = [];
  let state = startMatch(head.output.setup);
  for (const [at, stored] of raw.entries.entries()) {
    if (v.is(PlacedSchema, stored) && stored.index !== at) return err({ why: 'entries-missing', at });
    const entry = v.safeParse(EntrySchema, stored);
    if (!entry.success) return err({ why: 'entry-unreadable', at });
    const next = act(state, entry.output.action);
    if (!next.ok) return err({ why: 'entry-refused', at, error: next.error });
    state = next.value;
    log.push(entry.output);
  }
  return ok({ head: head.output, log, state });
}
