import type { Result } from '../engine/result.ts';
import type { Fault } from '../store/record-schema.ts';
import type { RawMatch } from '../store/record.ts';
import { strangeField } from '../store/schemas.ts';
import type { AsideReason } from '../store/types.ts';
import { fault } from './errors.ts';
import type { FileFault } from './errors.ts';
import type { RecordItem } from './item.ts';
import type { Slices } from './pace.ts';

/** Entries that are replayed between two looks at the clock. */
const ENTRIES_A_LOOK = 16;

type StrangeHead = Parameters<typeof strangeField>[0];

/** How records of one kind are read from storage, and so from a file. */
export interface RecordKind<T extends { readonly head: StrangeHead }, E> {
  readonly head: (stored: unknown) => Result<{ readonly id: string }, Fault>;
  readonly entry: (stored: unknown) => Result<unknown, Fault>;
  readonly reading: (raw: RawMatch) => Generator<void, Result<T, AsideReason<E>>, undefined>;
  readonly refused: (error: E, line: number, number: number | null) => FileFault;
}

/** The record as it was played, by the same way as from storage. Throws a `FileFault`. */
export async function replayed<T extends { readonly head: StrangeHead }, E>(
  item: RecordItem,
  kind: RecordKind<T, E>,
  slices: Slices,
): Promise<T> {
  const head = kind.head(item.head);
  const id = head.ok ? head.value.id : '';
  const entries = item.log.map((entry, index) => ({ match: id, index, ...entry }));
  const reading = kind.reading({ head: item.head, entries });
  for (let count = 1; ; count += 1) {
    const step = reading.next();
    if (step.done === true) return accepted(step.value, item, kind, entries);
    if (count % ENTRIES_A_LOOK === 0 && slices.over()) await slices.pause();
  }
}

const ANYTHING: Fault = { path: '', code: null, found: '' };

function accepted<T extends { readonly head: StrangeHead }, E>(
  read: Result<T, AsideReason<E>>,
  item: RecordItem,
  kind: RecordKind<T, E>,
  entries: readonly unknown[],
): T {
  if (read.ok) {
    const path = strangeField(read.value.head);
    if (path !== null) throw item.headFault({ ...ANYTHING, path });
    return read.value;
  }
  const { error } = read;
  switch (error.why) {
    case 'newer':
      throw fault('newer', { version: error.version }, item.line, item.number);
    case 'not-a-match': {
      const head = kind.head(item.head);
      throw item.headFault(head.ok ? ANYTHING : head.error);
    }
    case 'entries-missing':
    case 'entry-unreadable': {
      const entry = kind.entry(entries[error.at]);
      throw item.entryFault(error.at, entry.ok ? ANYTHING : entry.error);
    }
    case 'entry-refused':
      throw kind.refused(error.error, item.lineOfEntry(error.at), item.number);
  }
}
