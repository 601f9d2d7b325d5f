import { importing, isAdded, printOf } from '../../files/index.ts';
import type {
  FileError,
  ImportMatch,
  ImportPad,
  ImportPreview,
  Kept,
  Place,
  Shelf as FilesShelf,
} from '../../files/index.ts';
import { padSummary } from '../pads/summary.ts';
import { readPad } from '../pads/record.ts';
import { newId } from '../random.ts';
import { readMatch } from '../record.ts';
import type { RawMatch } from '../record.ts';
import type { Result } from '../../engine/result.ts';
import { matchRecord, padRecord } from './lists.ts';
import type { PastPlaces } from './places.ts';
import type { Gone } from './notes.ts';
import type { ImportCounts, ImportRead, PastRecord, PastState, Progress, Where } from './types.ts';

/** A file that has been read whole, and nothing of it kept yet. */
export interface ReadFile {
  readonly preview: ImportPreview;
  /** Copies of matches that were deleted here with more in them, by their own ids. */
  readonly earlier: ReadonlySet<string>;
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
      const { preview, earlier } = withEarlier(step.preview, await places.table.shelf.gone());
      return { preview, earlier, counts: countsOf(preview, back, earlier), back };
    }
    progress(step.bytes / Math.max(1, step.total), step.records);
  }
  return null;
}

/**
 * A match that was deleted here for good amid a deal does not come back at an earlier point as if nothing had happened: it comes as a
 * copy that is marked, unless all that was deleted is in the file.
 */
function withEarlier(
  preview: ReadFile['preview'],
  gone: ReadonlyMap<string, Gone>,
): Pick<ReadFile, 'preview' | 'earlier'> {
  const earlier = new Set<string>();
  const matches = preview.matches.map((match) => {
    const deleted = gone.get(match.head.id);
    if (match.fate.kind !== 'new' || deleted === undefined) return match;
    if (match.log[deleted.length - 1]?.at === deleted.changedAt) return match;
    const id = newId();
    earlier.add(id);
    return { ...match, head: { ...match.head, id }, summary: { ...match.summary, id } };
  });
  return { preview: { ...preview, matches }, earlier };
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

function countsOf(
  { matches, pads }: ReadFile['preview'],
  back: ReadFile['back'],
  earlier: ReadFile['earlier'],
): ImportCounts {
  const fates = [...matches, ...pads].map(({ fate }) => fate.kind);
  const count = (kind: (typeof fates)[number]): number => fates.filter((fate) => fate === kind).length;
  return {
    added: count('new') - earlier.size,
    back: back.table.length + back.pad.length,
    same: count('same'),
    longer: count('longer'),
    behind: count('behind'),
    copies: count('conflict'),
    earlier: earlier.size,
    heldBack: matches.filter(({ heldBack }) => heldBack).length,
  };
}

/** What the screen may show of it. */
export function importRead({ preview, counts, back }: ReadFile): Extract<ImportRead, { type: 'preview' }> {
  const matches = preview.matches.filter(({ fate }) => isAdded(fate));
  const pads = preview.pads.filter(({ fate }) => isAdded(fate));
  const added = [
    ...matches.map(({ summary }) => matchRecord(summary)),
    ...pads.map(({ pad }) => padRecord(padSummary(pad))),
  ];
  const brings = { matches: matches.length + back.table.length, pads: pads.length + back.pad.length };
  return { type: 'preview', format: preview.format, counts, added, brings };
}
