import type { PadKind } from '../../pads/index.ts';
import { readPadSummary } from '../pads/summary.ts';
import type { PadSummary } from '../pads/types.ts';
import { readSummary } from '../match-lines.ts';
import type { MatchSummary } from '../types.ts';
import type { RecordNote } from './notes.ts';
import type { PastRecord, Where } from './types.ts';

/** A line of the list, as it lies in either database; `null` for what is none. */
export function recordOf(where: Where, stored: unknown): PastRecord | null {
  if (where === 'table') {
    const match = readSummary(stored);
    return match === null ? null : matchRecord(match);
  }
  const pad = readPadSummary(stored);
  return pad === null ? null : padRecord(pad);
}

/** A match's line beside those of pads. */
export function matchRecord({ scoring, ...line }: MatchSummary): PastRecord {
  return { ...line, where: 'table', game: scoring satisfies PadKind, note: null };
}

/** A pad's line beside those of matches. */
export function padRecord({ kind, ...line }: PadSummary): PastRecord {
  return { ...line, where: 'pad', game: kind, preset: null, prepared: false, secret: null, note: null };
}

/** The same records with the notes that stand beside them. */
export function noted(
  records: readonly (PastRecord | null)[],
  notes: ReadonlyMap<string, RecordNote>,
): readonly (PastRecord | null)[] {
  if (notes.size === 0) return records;
  return records.map((record) => record && { ...record, note: notes.get(record.id) ?? null });
}

/** Those last changed first. */
export function newestFirst(records: readonly (PastRecord | null)[]): readonly PastRecord[] {
  return records
    .filter((record) => record !== null)
    .sort((a, b) => b.changedAt - a.changedAt || (a.id < b.id ? -1 : 1));
}
