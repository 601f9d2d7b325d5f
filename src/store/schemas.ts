/** What the records of matches and pads have in common. */

import * as v from 'valibot';
import { SEATS } from '../engine/seat.ts';
import { cleanName, nameError } from './names.ts';

export const SeatSchema = v.picklist(SEATS);
export const CountSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const TimeSchema = v.pipe(v.number(), v.finite());
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

/** The head of a record that a newer app wrote. */
export function newerSchema(version: number) {
  return v.looseObject({ version: v.pipe(v.number(), v.safeInteger(), v.gtValue(version)) });
}
