import type { Result } from '../engine/result.ts';
import { readBy, readEntry, readHead } from '../store/record-schema.ts';
import { readingMatch } from '../store/record.ts';
import type { Entry, Head, LoadedMatch } from '../store/record.ts';
import { strangeField } from '../store/schemas.ts';
import { summaryOf } from '../store/summary.ts';
import type { AsideReason, MatchSummary } from '../store/types.ts';
import { fault } from './errors.ts';
import { fateOf } from './fate.ts';
import type { Fate } from './fate.ts';
import type { MatchItem } from './item.ts';
import type { TimedAction } from './leaving.ts';
import type { Slices } from './pace.ts';
import { RunningSchema } from './running.ts';
import { printOf } from './shelf.ts';
import type { Kept, Shelf } from './shelf.ts';

/** Entries that are replayed between two looks at the clock. */
const ENTRIES_A_LOOK = 16;

/** A match of a file that has been read whole and played through the rules. */
export interface ImportMatch {
  readonly fate: Fate;
  readonly head: Head;
  /** Empty where nothing of it is to be added. */
  readonly log: readonly TimedAction[];
  /** The deal that was running, or packs that were still to be dealt, are not in the file. */
  readonly heldBack: boolean;
  readonly summary: MatchSummary;
}

/** The matches of one file, each compared with what is on the device and with those before it. */
export class InFile {
  readonly #shelf: Shelf;
  /** What comes in from the file, by the ids it has there. */
  readonly #ids = new Map<string, ImportMatch[]>();
  readonly #prints = new Map<string, ImportMatch>();

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  async placed(item: MatchItem, slices: Slices): Promise<ImportMatch> {
    const { head, log, state } = await replayed(item, slices);
    item.check(head, state);
    const running = item.running === null ? null : readBy(RunningSchema, item.running);
    if (running?.ok === false) throw item.runningFault(running.error);
    const timed = log.map(({ at, action }): TimedAction => ({ at, action }));
    const match = { head, log: timed };
    const print = printOf(match);
    const before = this.#ids.get(head.id) ?? [];
    const kept = await this.#shelf.match(head.id);
    const fate = await fateOf(match, kept === null ? before : [kept, ...before], () =>
      this.#twin(match, print),
    );
    const placed: ImportMatch = {
      ...match,
      fate,
      heldBack: running !== null,
      summary: summaryOf({ head, log, state }),
    };
    if (fate.kind === 'same' || fate.kind === 'behind') return { ...placed, log: [] };
    const added = fate.kind === 'new' ? placed : asCopy(placed, this.#shelf.newId());
    this.#ids.set(head.id, [...before, added]);
    this.#prints.set(print, added);
    return added;
  }

  /** One that may be the same under another id. */
  async #twin(match: Kept, print: string): Promise<Kept | null> {
    const inFile = this.#prints.get(print);
    if (inFile !== undefined) return inFile;
    const id = await this.#shelf.twin(match, print);
    return id === null ? null : this.#shelf.match(id);
  }
}

/** The match as it was played, by the same way as from storage. Throws a `FileFault`. */
async function replayed(item: MatchItem, slices: Slices): Promise<LoadedMatch> {
  const head = readHead(item.head);
  const id = head.ok ? head.value.id : '';
  const entries = item.log.map((entry, index) => ({ match: id, index, ...entry }));
  const reading = readingMatch({ head: item.head, entries });
  for (let count = 1; ; count += 1) {
    const step = reading.next();
    if (step.done === true) return accepted(step.value, item, entries);
    if (count % ENTRIES_A_LOOK === 0 && slices.over()) await slices.pause();
  }
}

function accepted(
  read: Result<LoadedMatch, AsideReason>,
  item: MatchItem,
  entries: readonly unknown[],
): LoadedMatch {
  if (read.ok) {
    const path = strangeField(read.value.head);
    if (path !== null) throw item.headFault({ path, code: null, found: '' });
    return read.value;
  }
  const { error } = read;
  const { number } = item;
  switch (error.why) {
    case 'newer':
      throw fault('newer', { version: error.version }, item.line, number);
    case 'not-a-match': {
      const head = readHead(item.head);
      throw item.headFault(head.ok ? { path: '', code: null, found: '' } : head.error);
    }
    case 'entries-missing':
    case 'entry-unreadable': {
      const entry = readEntry(entries[error.at]);
      throw item.entryFault(error.at, entry.ok ? { path: '', code: null, found: '' } : entry.error);
    }
    case 'entry-refused':
      throw fault('rule', { error: error.error }, item.lineOfEntry(error.at), number);
  }
}

/** The entries of an imported match as they are stored. */
export function entriesToAdd({ head, log }: ImportMatch): readonly Entry[] {
  return log.map(({ at, action }, index) => ({ match: head.id, index, at, action }));
}

/** The same match under another id. */
function asCopy(match: ImportMatch, id: string): ImportMatch {
  return { ...match, head: { ...match.head, id }, summary: { ...match.summary, id } };
}
