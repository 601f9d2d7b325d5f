import * as v from 'valibot';
import { SEATS } from '../engine/seat.ts';
import { CountSchema, IdSchema, TimeSchema } from './schemas.ts';

/** What the lines of matches and pads have in common. */
export const LINE_FIELDS = {
  id: IdSchema,
  players: v.strictObject({ N: IdSchema, S: IdSchema }),
  length: CountSchema,
  tally: v.string(),
  names: v.strictObject({ N: v.string(), S: v.string() }),
  startedAt: TimeSchema,
  changedAt: TimeSchema,
  deals: CountSchema,
  totals: v.strictObject({ N: v.number(), S: v.number() }),
  outcome: v.nullable(
    v.strictObject({ winner: v.nullable(v.picklist([...SEATS, 'draw'])), stopped: v.boolean() }),
  ),
};
