import { entriesToAdd, isAdded } from '../../files/index.ts';
import type { ImportMatch, ImportPad } from '../../files/index.ts';
import { PACE, Slices } from '../../files/pace.ts';
import { padSummary } from '../pads/summary.ts';
import type { ReadFile } from './importing.ts';
import type { CopyKind } from './notes.ts';
import { PLACES } from './places.ts';
import type { PastPlaces } from './places.ts';
import type { NewRecord } from './shelf.ts';
import type { Progress, Where } from './types.ts';

/** Requests of a transaction: while it runs, no other tab can store anything. */
const AT_ONCE = 1000;
/** Those of a record, beside its entries. */
const EACH = 4;
/** Records that are deleted at once, for the same reason. */
const GONE_AT_ONCE = 100;

/**
 * Keeps a file: record by record out of the list, then all of it is shown in one step. Called off or failed, nothing of it stays;
 * `changed`: another tab has deleted for good what was to be shown or was to come back.
 */
export async function keepImport(
  places: PastPlaces,
  { preview, earlier, back }: ReadFile,
  progress: Progress,
  signal: AbortSignal,
): Promise<'done' | 'cancelled' | 'changed'> {
  const { table, pad } = places;
  const records: Readonly<Record<Where, readonly (() => NewRecord)[]>> = {
    table: preview.matches.filter(({ fate }) => isAdded(fate)).map((match) => () => newMatch(match, earlier)),
    pad: preview.pads.filter(({ fate }) => isAdded(fate)).map((pad) => () => newPad(pad)),
  };
  const total = records.table.length + records.pad.length;
  const staged: Record<Where, string[]> = { table: [], pad: [] };
  const slices = new Slices(PACE);
  let whole = false;
  try {
    for (const where of PLACES) {
      for (const some of batches(records[where])) {
        if (signal.aborted) return 'cancelled';
        staged[where].push(...some.map(({ head }) => head.id));
        await places[where].shelf.stage(some);
        const done = staged.table.length + staged.pad.length;
        progress(done / Math.max(1, total), done);
        if (slices.over()) await slices.pause();
      }
    }
    if (signal.aborted) return 'cancelled';
    if (!(await table.shelf.show(staged.table, back.table))) return 'changed';
    try {
      whole = await pad.shelf.show(staged.pad, back.pad);
    } finally {
      // Two databases have no step in common: what the first one shows already is taken back.
      if (!whole) await table.shelf.remove([...staged.table, ...back.table]);
    }
    return whole ? 'done' : 'changed';
  } finally {
    if (!whole) {
      for (const where of PLACES) {
        const ids = staged[where];
        for (let at = 0; at < ids.length; at += GONE_AT_ONCE) {
          await places[where].shelf.purge(ids.slice(at, at + GONE_AT_ONCE));
        }
      }
    }
  }
}

/** The records, made when their turn comes: as many together as one transaction takes, and one at least. */
function* batches(made: readonly (() => NewRecord)[]): Generator<readonly NewRecord[], undefined> {
  let some: NewRecord[] = [];
  let requests = 0;
  for (const make of made) {
    const record = make();
    some.push(record);
    requests += EACH + record.entries.length;
    if (requests < AT_ONCE) continue;
    yield some;
    some = [];
    requests = 0;
  }
  if (some.length > 0) yield some;
}

/** What is here already stays as it is: what goes on from it, or went another way, comes beside it. */
const copyBy = ({ fate }: ImportMatch | ImportPad): CopyKind | null => (fate.kind === 'new' ? null : 'file');

function newMatch(match: ImportMatch, earlier: ReadFile['earlier']): NewRecord {
  const copy = earlier.has(match.head.id) ? 'earlier' : copyBy(match);
  return { head: match.head, entries: entriesToAdd(match), line: match.summary, copy };
}

function newPad(one: ImportPad): NewRecord {
  const { pad } = one;
  return { head: pad.head, entries: pad.log, line: padSummary(pad), copy: copyBy(one) };
}
