import * as v from 'valibot';
import { bySeat } from '../../engine/seat.ts';
import type { BySeat } from '../../engine/seat.ts';
import { PAD_KINDS, isPassedOut, viewOfPad } from '../../pads/index.ts';
import type { PadResult } from '../../pads/index.ts';
import { LINE_FIELDS } from '../line-fields.ts';
import { tallyOf } from '../tally.ts';
import type { TallyDeal } from '../tally.ts';
import type { LoadedPad } from './record.ts';
import type { PadSummary } from './types.ts';

/** A deal with real cards; how cards were exchanged is not known of it. A deal that was passed out has no contract to count. */
function tallyResult(result: PadResult, points: BySeat<number>): readonly TallyDeal[] {
  if (isPassedOut(result)) return [];
  const { declarer, level, strain, doubled, tricks } = result;
  return [{ declarer, level, strain, doubled, tricks, points, exchange: null }];
}

/** A pad's line in the list. */
export function padSummary({ head, log, state }: LoadedPad): PadSummary {
  const { id, players, setup, startedAt } = head;
  const { sheet, stopped } = viewOfPad(state);
  const over = sheet.complete || stopped;
  return {
    id,
    players: bySeat((seat) => players[seat].id),
    length: log.length,
    tally: tallyOf(sheet.rows.flatMap(({ result, points }) => tallyResult(result, points))),
    kind: setup.kind,
    names: bySeat((seat) => players[seat].name),
    startedAt,
    changedAt: log.at(-1)?.at ?? startedAt,
    deals: sheet.rows.length,
    totals: sheet.totals,
    outcome: over ? { winner: sheet.winner, stopped: !sheet.complete } : null,
  };
}

const SummarySchema: v.GenericSchema<unknown, PadSummary> = v.strictObject({
  ...LINE_FIELDS,
  kind: v.picklist(PAD_KINDS),
});

/** A line as it lies in storage; `null` for anything else, as one of an older app: then it is made anew. */
export function readPadSummary(stored: unknown): PadSummary | null {
  const read = v.safeParse(SummarySchema, stored, { abortEarly: true });
  return read.success ? read.output : null;
}
