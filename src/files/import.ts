import { FileFault } from './errors.ts';
import type { FileError } from './errors.ts';
import { Arrivals } from './fate.ts';
import { importMatch } from './import-match.ts';
import type { ImportMatch } from './import-match.ts';
import { importPad } from './import-pad.ts';
import type { ImportPad } from './import-pad.ts';
import type { Item, Reader } from './item.ts';
import { PACE, Slices } from './pace.ts';
import type { Pace } from './pace.ts';
import type { Shelf } from './shelf.ts';
import { Source } from './source.ts';

/** What a file holds and what an import would do. Nothing has been done yet. */
export interface ImportPreview {
  readonly format: 'json' | 'text';
  readonly matches: readonly ImportMatch[];
  readonly pads: readonly ImportPad[];
}

/** How far it has come; at last what the file holds, or why it is refused. */
export type ImportStep =
  | { readonly type: 'progress'; readonly bytes: number; readonly total: number; readonly records: number }
  | { readonly type: 'preview'; readonly preview: ImportPreview }
  | { readonly type: 'refused'; readonly error: FileError };

export interface ImportParts {
  readonly shelf: Shelf;
  readonly pace?: Pace;
}

/**
 * Reads a file of either format: all of it is good, or it is refused with the first thing that is wrong. Works in short slices; who
 * leaves the loop cancels it. Nothing is written anywhere.
 */
export async function* importing(
  file: Blob,
  { shelf, pace = PACE }: ImportParts,
): AsyncGenerator<ImportStep, undefined> {
  const slices = new Slices(pace);
  const source = new Source(file);
  const arrivals = {
    matches: new Arrivals(shelf.matches, shelf.newId),
    pads: new Arrivals(shelf.pads, shelf.newId),
  };
  const matches: ImportMatch[] = [];
  const pads: ImportPad[] = [];

  /** Reads one item; `false` if it is wrong, and it is not known yet whether a newer app wrote it. */
  async function take(item: Item, reader: Reader): Promise<boolean> {
    try {
      if (item.list === 'pads') pads.push(await importPad(item, arrivals.pads, slices));
      else matches.push(await importMatch(item, arrivals.matches, slices));
      return true;
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      reader.refuse(error);
      return false;
    }
  }

  try {
    for await (const reader of source.pieces()) {
      for (const item of reader.take()) {
        if (!(await take(item, reader))) break;
        if (!slices.over()) continue;
        const records = matches.length + pads.length;
        yield { type: 'progress', bytes: source.read, total: file.size, records };
        await slices.pause();
      }
    }
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    yield { type: 'refused', error: error.error };
    return;
  }
  yield { type: 'preview', preview: { format: source.format, matches, pads } };
}
