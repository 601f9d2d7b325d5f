/** What the records of matches and pads have in common. */

import * as v from 'valibot';
import { SEATS } from '../engine/seat.ts';
import type { BySeat } from '../engine/seat.ts';
import { cleanName, nameError, nameKey } from './names.ts';

export const SeatSchema = v.picklist(SEATS);
export const CountSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Milliseconds that a date can be made of; beyond them, formatting one throws. */
const FURTHEST = 8.64e15;
export const TimeSchema = v.pipe(v.number(), v.minValue(-FURTHEST), v.maxValue(FURTHEST));
export const IdSchema = v.pipe(v.string(), v.nonEmpty());

const PlayerSchema = v.strictObject({
  id: IdSchema,
  name: v.pipe(
    v.string(),
    v.check((name) => cleanName(name) === name && nameError(name) === null),
  ),
});
export const PlayersSchema = v.strictObject({ N: PlayerSchema, S: PlayerSchema });

/** Does it stand in a place of its own, and not in this one? A schema would take longer than the entry itself. */
export function misplaced(stored: unknown, at: number): boolean {
  return typeof stored === 'object' && stored !== null && 'index' in stored && stored.index !== at;
}

/** What comes out of a reading when all its steps are taken at once. */
export function finished<T>(reading: Generator<void, T, undefined>): T {
  for (;;) {
    const step = reading.next();
    if (step.done === true) return step.value;
  }
}

/** The head of a record that a newer app wrote. */
export function newerSchema(version: number) {
  return v.looseObject({ version: v.pipe(v.number(), v.safeInteger(), v.gtValue(version)) });
}

/** Ids that the app makes are like this. */
const PLAIN_ID = /^[\w-]{1,64}$/;

/** The path to what the app itself would never have written into a head; `null` if all is well. Files are held to it. */
export function strangeField({
  id,
  players: { N, S },
}: {
  readonly id: string;
  readonly players: BySeat<{ readonly id: string; readonly name: string }>;
}): string | null {
  if (!PLAIN_ID.test(id)) return 'id';
  if (!PLAIN_ID.test(N.id)) return 'players.N.id';
  if (!PLAIN_ID.test(S.id) || N.id === S.id) return 'players.S.id';
  return nameKey(N.name) === nameKey(S.name) ? 'players.S.name' : null;
}
