import { fault } from '../errors.ts';
import type { PadItem } from '../item.ts';
import { fieldFault } from '../item.ts';
import { LIMITS } from '../limits.ts';
import type { Piece } from './lines.ts';
import { PAD_FIELDS, padHeadFrom, padTags } from './pad-head.ts';
import { isPadVerb, parsePadAction } from './pad-words.ts';
import { TagsRead } from './tags-read.ts';
import { TimesRead } from './times.ts';

/** More words than the longest entry has: a row with honours. */
const MOST_WORDS = 8;

/** One pad of a text as it is being read. Throws `FileFault`s. */
export class PadDraft {
  readonly #line: number;
  readonly #tags: TagsRead;
  readonly #times = new TimesRead(LIMITS.padEntries, null);
  readonly #log: { readonly action: unknown; readonly line: number }[] = [];
  #inTimes = false;
  #entry: { readonly words: string[]; readonly line: number } | null = null;

  constructor(line: number) {
    this.#line = line;
    this.#tags = new TagsRead(line, null);
  }

  add(piece: Piece): void {
    if ('tag' in piece) {
      this.#endEntry();
      this.#inTimes = piece.tag === 'Times';
      // A heading for the eye.
      if (!this.#inTimes && piece.tag !== 'Rows') this.#tags.add(piece.tag, piece.value ?? '', piece.line);
    } else if (this.#inTimes) {
      this.#times.add(piece.word, piece.line);
    } else {
      this.#word(piece.word, piece.line);
    }
  }

  /** The pad, now that all of it has been read. */
  finish(): PadItem {
    this.#endEntry();
    const head = padHeadFrom(this.#tags);
    const times = this.#times.of(this.#log.length, head.startedAt, this.#line);
    const lineOfEntry = (at: number): number => this.#log[at]?.line ?? this.#line;
    return {
      list: 'pads',
      number: null,
      head,
      log: this.#log.map(({ action }, at) => ({ at: times[at], action })),
      line: this.#line,
      lineOfEntry,
      headFault: (found) => this.#tags.headFault(found, PAD_FIELDS),
      entryFault: (at, found) => fieldFault(found, found.path, lineOfEntry(at), null),
      check: (read, state) => this.#tags.compare(padTags(read, state)),
    };
  }

  #word(word: string, line: number): void {
    // A line that says nothing is told by itself, not as the end of the one before.
    if (line !== this.#entry?.line) this.#endEntry();
    if (isPadVerb(word)) {
      this.#endEntry();
      this.#entry = { words: [word], line };
    } else if (this.#entry === null || this.#entry.words.length >= MOST_WORDS) {
      throw fault('entry-unknown', { found: word }, line);
    } else {
      this.#entry.words.push(word);
    }
  }

  #endEntry(): void {
    if (this.#entry === null) return;
    const { words, line } = this.#entry;
    this.#entry = null;
    const action = parsePadAction(words);
    if (action === null) throw fault('entry-unknown', { found: words.join(' ') }, line);
    if (this.#log.length >= LIMITS.padEntries)
      throw fault('too-many-entries', { most: LIMITS.padEntries }, line);
    this.#log.push({ action, line });
  }
}
