import { HandsOpened, leaving, leavingPad } from '../../files/index.ts';
import { Slices, PACE } from '../../files/pace.ts';
import { FileWriter } from '../../files/writer.ts';
import { readPad } from '../pads/record.ts';
import { readMatch } from '../record.ts';
import { secretOf } from '../summary.ts';
import type { PastPlaces } from './places.ts';
import type { OpenedDeal } from './shelf.ts';
import type { ExportRequest } from './types.ts';

/** The file, and the records that could not be read and are not in it; `null` if it was called off. Works in short slices. */
export async function exportFile(
  places: PastPlaces,
  { records, format, opened, progress, signal }: ExportRequest,
): Promise<{ readonly file: Blob; readonly unread: number } | null> {
  const writer = new FileWriter(format);
  const slices = new Slices(PACE);
  let unread = 0;
  const shown: OpenedDeal[] = [];
  // Matches first, as they stand in the file.
  const sorted = [...records].sort((a, b) => Number(a.where === 'pad') - Number(b.where === 'pad'));
  for (const [at, { where, id }] of sorted.entries()) {
    const raw = await places[where].storage.load(id);
    if (where === 'table') {
      const match = readMatch(raw);
      if (!match.ok) unread += 1;
      else {
        const hands = HandsOpened.by(opened, match.value);
        writer.match(leaving(match.value, hands));
        if (hands !== null && secretOf(match.value) === 'deal') {
          shown.push({ id, deal: match.value.state.finished.length + 1 });
        }
      }
    } else {
      const pad = readPad(raw);
      if (pad.ok) writer.pad(leavingPad(pad.value));
      else unread += 1;
    }
    if (signal.aborted) return null;
    progress(at + 1);
    if (slices.over()) await slices.pause();
  }
  // First the note, then the file: no hand leaves without it.
  if (shown.length > 0) await places.table.shelf.noteOpened(shown);
  return { file: writer.finish(), unread };
}
