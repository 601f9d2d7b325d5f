import { FileFault } from './errors.ts';
import type { FileError } from './errors.ts';
import { InFile } from './import-match.ts';
import type { ImportMatch } from './import-match.ts';
import type { Item, PadItem, Reader } from './item.ts';
import { PACE, Slices } from './pace.ts';
import type { Pace } from './pace.ts';
import type { PadKind } from './pads.ts';
import type { Shelf } from './shelf.ts';
import { Source } from './source.ts';

export interface ImportPad<Pad> {
  readonly fate: 'new' | 'same' | 'conflict';
  readonly pad: Pad;
}

/** What a file holds and what an import would do. Nothing has been done yet. */
export interface ImportPreview<Pad> {
  readonly format: 'json' | 'text';
  readonly matches: readonly ImportMatch[];
  readonly pads: readonly ImportPad<Pad>[];
}

/** How far it has come; at last what the file holds, or why it is refused. */
export type ImportStep<Pad> =
  | { readonly type: 'progress'; readonly bytes: number; readonly total: number; readonly matches: number }
  | { readonly type: 'preview'; readonly preview: ImportPreview<Pad> }
  | { readonly type: 'refused'; readonly error: FileError };

export interface ImportParts<Pad> {
  readonly shelf: Shelf;
  readonly pads: PadKind<Pad>;
  readonly pace?: Pace;
}

/**
 * Reads a file of either format: all of it is good, or it is refused with the first thing that is wrong. Works in short slices; who
 * leaves the loop cancels it. Nothing is written anywhere.
 */
export async function* importing<Pad>(
  file: Blob,
  { shelf, pads, pace = PACE }: ImportParts<Pad>,
): AsyncGenerator<ImportStep<Pad>, undefined> {
  const slices = new Slices(pace);
  const source = new Source(file);
  const inFile = new InFile(shelf);
  const matches: ImportMatch[] = [];
  const read: ImportPad<Pad>[] = [];
  const padsBefore = new Map<string, string[]>();

  /** Reads one item; `false` if it is wrong, and it is not known yet whether a newer app wrote it. */
  async function take(item: Item, reader: Reader): Promise<boolean> {
    try {
      if (item.list === 'pads') read.push(await readPad(item, padsBefore, { shelf, pads }));
      else matches.push(await inFile.placed(item, slices));
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
        yield { type: 'progress', bytes: source.read, total: file.size, matches: matches.length };
        await slices.pause();
      }
    }
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    yield { type: 'refused', error: error.error };
    return;
  }
  yield { type: 'preview', preview: { format: source.format, matches, pads: read } };
}

/** Compared with what is on the device, and with those of its id `before` it in the file, to which it is added. */
async function readPad<Pad>(
  item: PadItem,
  before: Map<string, string[]>,
  { shelf, pads: kind }: ImportParts<Pad>,
): Promise<ImportPad<Pad>> {
  const read = kind.read(item.value);
  if (!read.ok) throw item.padFault(read.error);
  const pad = read.value;
  const id = kind.id(pad);
  const plain = JSON.stringify(kind.plain(pad));
  const kept = await shelf.pad(id);
  const others = [...(kept === null ? [] : [JSON.stringify(kept)]), ...(before.get(id) ?? [])];
  before.set(id, [...(before.get(id) ?? []), plain]);
  if (others.length === 0) return { pad, fate: 'new' };
  return { pad, fate: others.includes(plain) ? 'same' : 'conflict' };
}
