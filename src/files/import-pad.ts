import type { PadError } from '../pads/index.ts';
import { readPadEntry, readPadHead, readingPad } from '../store/pads/record.ts';
import type { LoadedPad } from '../store/pads/record.ts';
import { fault } from './errors.ts';
import type { Arrivals, Fate } from './fate.ts';
import type { PadItem } from './item.ts';
import type { Slices } from './pace.ts';
import { replayed } from './replayed.ts';
import type { RecordKind } from './replayed.ts';

/** A pad of a file that has been read whole. */
export interface ImportPad {
  readonly fate: Fate;
  /** Under the id that it has here afterwards. */
  readonly pad: LoadedPad;
}

const PADS: RecordKind<LoadedPad, PadError> = {
  head: readPadHead,
  entry: readPadEntry,
  reading: readingPad,
  refused: (error, line, number) => fault('pad-rule', { error }, line, number),
};

/** Reads a pad and says what is to be done with it. Throws a `FileFault`. */
export async function importPad(item: PadItem, arrivals: Arrivals, slices: Slices): Promise<ImportPad> {
  const pad = await replayed(item, PADS, slices);
  item.check(pad.head, pad.state);
  const { fate, id } = await arrivals.placed(pad);
  const log = pad.log.map((entry) => ({ ...entry, match: id }));
  return { fate, pad: { head: { ...pad.head, id }, log, state: pad.state } };
}
