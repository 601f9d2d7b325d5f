import { entriesToAdd, importing, isAdded, printOf } from '../../files/index.ts';
import type {
  FileError,
  ImportMatch,
  ImportPad,
  ImportPreview,
  Kept,
  Place,
  Shelf as FilesShelf,
} from '../../files/index.ts';
import { PACE, Slices } from '../../files/pace.ts';
import { padSummary } from '../pads/summary.ts';
import { readPad } from '../pads/record.ts';
import { newId } from '../random.ts';
import { readMatch } from '../record.ts';
import type { RawMatch } from '../record.ts';
import type { Result } from '../../engine/result.ts';
import { matchRecord, padRecord } from './lists.ts';
import { PLACES } from './places.ts';
import type { PastPlaces } from './places.ts';
import type { NewRecord } from './shelf.ts';
import type { ImportCounts, ImportRead, PastRecord, PastState, Progress, Where } from './types.ts';

/** A file that has been read whole, and nothing of it kept yet. */
export interface ReadFile {
  readonly preview: ImportPreview;
  readonly counts: ImportCounts;
  /** Records that are in the file and were removed here: they come back. */
  readonly back: Readonly<Record<Where, readonly string[]>>;
}

/** Reads a file and compares it with what is here. Nothing is written. `null`: called off. */
export async function readImport(
  places: PastPlaces,
  { records, removed }: Pick<PastState, 'records' | 'removed'>,
  file: Blob,
  progress: Progress,
  signal: AbortSignal,
): Promise<ReadFile | FileError | null> {
  const shelf = onDevice(places, [...records, ...removed]);
  for await (const step of importing(file, { shelf })) {
    if (signal.aborted) return null;
    if (step.type === 'refused') return step.error;
    if (step.type === 'preview') {
      const back = backOf(step.preview, new Set(removed.map(({ id }) => id)));
      return { preview: step.preview, counts: countsOf(step.preview, back), back };
    }
    progress(step.bytes / Math.max(1, step.total), step.records);
  }
  return null;
}

/** What is here already, found by the lines of the list; logs are read of the few that may be the same. */
function onDevice(places: PastPlaces, known: readonly PastRecord[]): FilesShelf {
  const inPlace = (where: Where, read: (raw: RawMatch) => Result<Kept, unknown>): Place => {
    const here = known.filter((record) => record.where === where);
    const ids = new Set(here.map(({ id }) => id));
    const byStart = new Map<number, PastRecord[]>();
    for (const record of here) {
      const { startedAt } = record;
      byStart.set(startedAt, [...(byStart.get(startedAt) ?? []), record]);
    }
    const kept = async (id: string): Promise<Kept | null> => {
      const found = read(await places[where].storage.load(id));
      return found.ok ? found.value : null;
    };
    return {
      one: async (id) => (ids.has(id) ? kept(id) : null),
      async twin({ head, log }, print) {
        for (const { id, length } of byStart.get(head.startedAt) ?? []) {
          if (length !== log.length) continue;
          const one = await kept(id);
          if (one !== null && printOf(one) === print) return one;
        }
        return null;
      },
    };
  };
  return { matches: inPlace('table', readMatch), pads: inPlace('pad', readPad), newId: () => newId() };
}

function backOf({ matches, pads }: ReadFile['preview'], removed: ReadonlySet<string>): ReadFile['back'] {
  const back = (list: readonly (ImportMatch | ImportPad)[]): readonly string[] =>
    list.flatMap(({ fate }) => ('as' in fate && removed.has(fate.as) ? [fate.as] : []));
  return { table: back(matches), pad: back(pads) };
}

function countsOf({ matches, pads }: ReadFile['preview'], back: ReadFile['back']): ImportCounts {
  const fates = [...matches, ...pads].map(({ fate }) => fate.kind);
  const count = (kind: (typeof fates)[number]): number => fates.filter((fate) => fate === kind).length;
  return {
    added: count('new'),
    back: back.table.length + back.pad.length,
    same: count('same'),
    longer: count('longer'),
    behind: count('behind'),
    copies: count('conflict'),
    heldBack: matches.filter(({ heldBack }) => heldBack).length,
  };
}

/** What the screen may show of it. */
export function importRead({ preview, counts }: ReadFile): Extract<ImportRead, { type: 'preview' }> {
  const added = [
    ...preview.matches.filter(({ fate }) => isAdded(fate)).map(({ summary }) => matchRecord(summary)),
    ...preview.pads.filter(({ fate }) => isAdded(fate)).map(({ pad }) => padRecord(padSummary(pad))),
  ];
  return { type: 'preview', format: preview.format, counts, added };
}

/** Records that are stored at once. */
const AT_ONCE = 20;

/**
 * Keeps a file: record by record out of the list, then all of it is shown in one step. Called off or failed, nothing of it stays;
 * `changed`: another tab has deleted for good what was to be shown or was to come back.
 */
export async function keepImport(
  places: PastPlaces,
  { preview, back }: ReadFile,
  progress: Progress,
  signal: AbortSignal,
): Promise<'done' | 'cancelled' | 'changed'> {
  const { table, pad } = places;
  const records: Readonly<Record<Where, readonly (() => NewRecord)[]>> = {
    table: preview.matches.filter(({ fate }) => isAdded(fate)).map((match) => () => newMatch(match)),
    pad: preview.pads.filter(({ fate }) => isAdded(fate)).map((pad) => () => newPad(pad)),
  };
  const total = records.table.length + records.pad.length;
  const staged: Record<Where, string[]> = { table: [], pad: [] };
  const slices = new Slices(PACE);
  let whole = false;
  try {
    for (const where of PLACES) {
      for (let at = 0; at < records[where].length; at += AT_ONCE) {
        if (signal.aborted) return 'cancelled';
        const some = records[where].slice(at, at + AT_ONCE).map((make) => make());
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
        if (staged[where].length > 0) await places[where].shelf.purge(staged[where]);
      }
    }
  }
}

function newMatch(match: ImportMatch): NewRecord {
  return { head: match.head, entries: entriesToAdd(match), line: match.summary };
}

function newPad({ pad }: ImportPad): NewRecord {
  return { head: pad.head, entries: pad.log, line: padSummary(pad) };
}
