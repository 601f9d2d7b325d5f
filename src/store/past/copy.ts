import { isOpen } from '../../files/index.ts';
import { readPad } from '../pads/record.ts';
import { padSummary } from '../pads/summary.ts';
import { newId } from '../random.ts';
import { readMatch } from '../record.ts';
import type { RawMatch } from '../record.ts';
import { summaryOf } from '../summary.ts';
import type { NewRecord } from './shelf.ts';
import type { Where } from './types.ts';

/**
 * The same record under another id; `null` if it cannot be read. `secret`: there are cards in it that nobody may see yet, and a copy
 * would be a place to look at them.
 */
export function copyOf(where: Where, raw: RawMatch): NewRecord | 'secret' | null {
  const id = newId();
  const entries = <E extends object>(log: readonly E[]) => log.map((entry) => ({ ...entry, match: id }));
  if (where === 'table') {
    const read = readMatch(raw);
    if (!read.ok) return null;
    if (!isOpen(read.value)) return 'secret';
    const { log, state } = read.value;
    const match = { head: { ...read.value.head, id }, log: entries(log), state };
    return { head: match.head, entries: match.log, line: summaryOf(match), copy: 'made' };
  }
  const read = readPad(raw);
  if (!read.ok) return null;
  const { log, state } = read.value;
  const pad = { head: { ...read.value.head, id }, log: entries(log), state };
  return { head: pad.head, entries: pad.log, line: padSummary(pad), copy: 'made' };
}
