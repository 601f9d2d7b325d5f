import * as v from 'valibot';
import { err, ok } from '../../engine/result.ts';
import type { Result } from '../../engine/result.ts';
import { STRAINS } from '../../engine/cards.ts';
import type { BySeat } from '../../engine/seat.ts';
import { HONOURS, PAD_KINDS, actOnPad, startPad } from '../../pads/index.ts';
import type { PadAction, PadEntry, PadError, PadSetup, PadState } from '../../pads/index.ts';
import { readBy } from '../record-schema.ts';
import type { Fault } from '../record-schema.ts';
import type { RawMatch } from '../record.ts';
import {
  CountSchema,
  IdSchema,
  PlayersSchema,
  SeatSchema,
  TimeSchema,
  finished,
  misplaced,
  newerSchema,
} from '../schemas.ts';
import type { AsideReason } from '../types.ts';

/** The version written into every pad's head. A higher one was written by a newer app and is left alone. */
export const PAD_VERSION = 1;

/** What is stored of a pad beside its log. Never changes once it is written. */
export interface PadHead {
  readonly version: typeof PAD_VERSION;
  readonly id: string;
  readonly players: BySeat<{ readonly id: string; readonly name: string }>;
  readonly setup: PadSetup;
  readonly startedAt: number;
}

/** One entry of a pad's log. */
export interface PadLogEntry {
  /** The id of the pad: a pad is a match too. */
  readonly match: string;
  /** Place in the log, from 0. */
  readonly index: number;
  /** When it was accepted. */
  readonly at: number;
  readonly action: PadAction;
}

/** A pad that was read, and the state its log leads to. */
export interface LoadedPad {
  readonly head: PadHead;
  readonly log: readonly PadLogEntry[];
  readonly state: PadState;
}

/** Fields in their fixed order; what a game knows of them, the replay says. */
const PadEntrySchema: v.GenericSchema<unknown, PadEntry> = v.union([
  v.strictObject({ passedOut: v.literal(true) }),
  v.strictObject({
    declarer: SeatSchema,
    level: v.picklist([0, 1, 2, 3, 4, 5, 6, 7]),
    strain: v.picklist([...STRAINS, 'R']),
    doubled: v.picklist([0, 1, 2]),
    tricks: v.nullable(CountSchema),
    honours: v.exactOptional(v.strictObject({ side: SeatSchema, kind: v.picklist(HONOURS) })),
  }),
]);

const ActionSchema: v.GenericSchema<unknown, PadAction> = v.variant('type', [
  v.strictObject({ type: v.literal('insert'), at: CountSchema, entry: PadEntrySchema }),
  v.strictObject({ type: v.literal('edit'), at: CountSchema, entry: PadEntrySchema }),
  v.strictObject({ type: v.literal('delete'), at: CountSchema }),
  v.strictObject({ type: v.literal('deal-first'), seat: SeatSchema }),
  v.strictObject({ type: v.literal('stop') }),
  v.strictObject({ type: v.literal('go-on') }),
  v.strictObject({ type: v.literal('undo') }),
  v.strictObject({ type: v.literal('redo') }),
]);

const HeadSchema: v.GenericSchema<unknown, PadHead> = v.strictObject({
  version: v.literal(PAD_VERSION),
  id: IdSchema,
  players: PlayersSchema,
  setup: v.strictObject({
    kind: v.picklist(PAD_KINDS),
    options: v.strictObject({ redoubledBonus: v.picklist([200, 250]) }),
    firstDealer: SeatSchema,
  }),
  startedAt: TimeSchema,
});

const EntrySchema: v.GenericSchema<unknown, PadLogEntry> = v.strictObject({
  match: IdSchema,
  index: CountSchema,
  at: TimeSchema,
  action: ActionSchema,
});

/** The action with the fields of its type in their fixed order, as it comes back from storage. Throws if it has others. */
export function plainPadAction(action: PadAction): PadAction {
  return v.parse(ActionSchema, action);
}

/** The head with its fields in their fixed order. Throws if it has others. */
export function plainPadHead(head: PadHead): PadHead {
  return v.parse(HeadSchema, head);
}

const NewerSchema = newerSchema(PAD_VERSION);

/** A stored head. */
export function readPadHead(stored: unknown): Result<PadHead, Fault> {
  return readBy(HeadSchema, stored);
}

/** A stored entry. */
export function readPadEntry(stored: unknown): Result<PadLogEntry, Fault> {
  return readBy(EntrySchema, stored);
}

/** Reads a pad and replays its log through `actOnPad`. Error: the first thing that is wrong, and its place. */
export function readPad(raw: RawMatch): Result<LoadedPad, AsideReason<PadError>> {
  return finished(readingPad(raw));
}

/** The same in steps, one an entry: each row is scored with all that stand before it, which takes the longer the more there are. */
export function* readingPad(
  raw: RawMatch,
): Generator<void, Result<LoadedPad, AsideReason<PadError>>, undefined> {
  const newer = v.safeParse(NewerSchema, raw.head);
  if (newer.success) return err({ why: 'newer', version: newer.output.version });
  const head = readPadHead(raw.head);
  if (!head.ok) return err({ why: 'not-a-match', path: head.error.path });
  const log: PadLogEntry[] = [];
  let state = startPad(head.value.setup);
  for (const [at, stored] of raw.entries.entries()) {
    if (misplaced(stored, at)) return err({ why: 'entries-missing', at });
    const entry = readPadEntry(stored);
    if (!entry.ok) return err({ why: 'entry-unreadable', at });
    const next = actOnPad(state, entry.value.action);
    if (!next.ok) return err({ why: 'entry-refused', at, error: next.error });
    state = next.value;
    log.push(entry.value);
    yield;
  }
  return ok({ head: head.value, log, state });
}
