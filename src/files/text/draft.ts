import { parseCode } from '../../engine/codes.ts';
import type { Action } from '../../engine/index.ts';
import type { Seat } from '../../engine/seat.ts';
import { fault } from '../errors.ts';
import type { FileErrors, FileFault } from '../errors.ts';
import { fieldFault } from '../item.ts';
import type { MatchItem } from '../item.ts';
import { LIMITS } from '../limits.ts';
import { MATCH_FIELDS, headFrom } from './head.ts';
import type { Piece } from './lines.ts';
import { matchTags, parseNumber, tagsOfDeals } from './tags.ts';
import { TagsRead } from './tags-read.ts';
import { TimesRead } from './times.ts';
import { isSeat, parseAction, parsePublic } from './words.ts';

/** More words than the longest entry has: a discard of twelve cards. */
const MOST_WORDS = 20;

/** Headings for the eye: what stands under them says by itself what it is. */
const HEADINGS: ReadonlySet<string> = new Set(['Cut', 'Between', 'Exchange', 'Auction', 'Play']);

/** The public part of a deal that was held back; `null` for a number: only packs to come are held back. */
interface Running {
  readonly number: number | null;
  readonly tags: TagsRead;
  readonly entries: unknown[];
  readonly line: number;
}

/** One match of a text as it is being read. Throws `FileFault`s. */
export class MatchDraft {
  readonly #number: number;
  readonly #line: number;
  readonly #tags: TagsRead;
  readonly #deals: TagsRead[] = [];
  readonly #log: { readonly action: Action; readonly line: number }[] = [];
  readonly #times: TimesRead;
  #running: Running | null = null;
  #inTimes = false;
  #entry: { readonly seat: Seat; readonly words: string[]; readonly line: number } | null = null;

  constructor(number: number, line: number) {
    this.#number = number;
    this.#line = line;
    this.#tags = this.#tagsAt(line);
    this.#times = new TimesRead(LIMITS.entries, number);
  }

  add(piece: Piece): void {
    if ('tag' in piece) {
      this.#endEntry();
      this.#inTimes = piece.tag === 'Times';
      if (this.#inTimes || HEADINGS.has(piece.tag)) return;
      this.#tag(piece.tag, piece.value ?? '', piece.line);
    } else if (this.#inTimes) {
      this.#times.add(piece.word, piece.line);
    } else {
      this.#word(piece.word, piece.line);
    }
  }

  /** The match, now that all of it has been read. */
  finish(): MatchItem {
    this.#endEntry();
    const head = headFrom(this.#tags);
    const times = this.#times.of(this.#log.length, head.startedAt, this.#line);
    return {
      list: 'matches',
      number: this.#number,
      head,
      log: this.#log.map(({ action }, at) => ({ at: times[at], action })),
      running: this.#running && entriesOf(this.#running),
      line: this.#line,
      lineOfEntry: (at) => this.#log[at]?.line ?? this.#line,
      headFault: (found) => this.#tags.headFault(found, MATCH_FIELDS),
      runningFault: (found) =>
        fieldFault(
          found,
          `running.${found.path}`.replace(/\.$/, ''),
          this.#running?.line ?? this.#line,
          this.#number,
        ),
      entryFault: (at, found) =>
        fieldFault(found, found.path, this.#log[at]?.line ?? this.#line, this.#number),
      check: (read, state) => {
        this.#tags.compare(matchTags(read, state));
        const deals = tagsOfDeals(state);
        this.#deals.forEach((tags, at) => tags.compare(deals[at] ?? []));
      },
    };
  }

  #tagsAt(line: number): TagsRead {
    return new TagsRead(line, this.#number);
  }

  #fault<Code extends keyof FileErrors>(code: Code, params: FileErrors[Code], line: number): FileFault {
    return fault(code, params, line, this.#number);
  }

  #tag(tag: string, value: string, line: number): void {
    switch (tag) {
      case 'Spread':
        this.#push({ type: 'spread', pack: this.#pack(value, line) }, line);
        return;
      case 'Pack':
        this.#push({ type: 'deal', pack: this.#pack(value, line) }, line);
        this.#deals.push(this.#tagsAt(line));
        return;
      case 'Running': {
        const number = value === 'none' ? null : parseNumber(value);
        if (this.#running !== null) throw this.#fault('tag-twice', { tag }, line);
        if (number === null && value !== 'none') throw this.#fault('tag-wrong', { tag, found: value }, line);
        this.#running = { number, tags: this.#tagsAt(line), entries: [], line };
        return;
      }
      default: {
        const tags = this.#running?.tags ?? this.#deals.at(-1) ?? this.#tags;
        tags.add(tag, value, line);
      }
    }
  }

  #pack(code: string, line: number) {
    const pack = parseCode(code);
    if (!pack.ok) throw this.#fault('rule', { error: pack.error }, line);
    return pack.value;
  }

  #push(action: Action, line: number): void {
    if (this.#running !== null) throw this.#fault('syntax', { found: action.type }, line);
    if (this.#log.length >= LIMITS.entries)
      throw this.#fault('too-many-entries', { most: LIMITS.entries }, line);
    this.#log.push({ action, line });
  }

  #word(word: string, line: number): void {
    if (isSeat(word)) {
      this.#endEntry();
      this.#entry = { seat: word, words: [], line };
      return;
    }
    if (this.#entry === null || this.#entry.words.length >= MOST_WORDS) {
      throw this.#fault('entry-unknown', { found: word }, line);
    }
    this.#entry.words.push(word);
  }

  #endEntry(): void {
    if (this.#entry === null) return;
    const { seat, words, line } = this.#entry;
    this.#entry = null;
    const running = this.#running;
    const entry = running === null ? parseAction(seat, words) : parsePublic(seat, words);
    if (entry === null) throw this.#fault('entry-unknown', { found: [seat, ...words].join(' ') }, line);
    if (running === null) this.#push(entry as Action, line);
    else if (running.entries.length < LIMITS.entries) running.entries.push(entry);
    else throw this.#fault('too-many-entries', { most: LIMITS.entries }, line);
  }
}

function entriesOf({ number, tags, entries }: Running): readonly unknown[] {
  if (number === null) return entries;
  const [dealer, upcard] = [tags.value('Dealer'), tags.value('Upcard')];
  return [{ type: 'deal', number, dealer, upcard }, ...entries];
}
