import { parseCode } from '../../engine/codes.ts';
import type { Action } from '../../engine/index.ts';
import type { Seat } from '../../engine/seat.ts';
import { fault } from '../errors.ts';
import type { FileErrors, FileFault } from '../errors.ts';
import { fieldFault, ruleOf } from '../item.ts';
import type { MatchItem } from '../item.ts';
import { LIMITS } from '../limits.ts';
import { headFrom, tagOfField } from './head.ts';
import type { TagsRead } from './head.ts';
import type { Piece } from './lines.ts';
import { matchTags, parseNumber, tagsOfDeals } from './tags.ts';
import type { Tag } from './tags.ts';
import { isSeat, parseAction, parsePublic } from './words.ts';

type TagMap = Map<string, { readonly value: string; readonly line: number }>;

/** More words than the longest entry has: a discard of twelve cards. */
const MOST_WORDS = 20;

/** Headings for the eye: what stands under them says by itself what it is. */
const HEADINGS: ReadonlySet<string> = new Set(['Cut', 'Between', 'Exchange', 'Auction', 'Play']);

/** The public part of a deal that was held back; `null` for a number: only packs to come are held back. */
interface Running {
  readonly number: number | null;
  readonly tags: TagMap;
  readonly entries: unknown[];
  readonly line: number;
}

/** One match of a text as it is being read. Throws `FileFault`s. */
export class MatchDraft {
  readonly #number: number;
  readonly #line: number;
  readonly #tags: TagMap = new Map();
  readonly #deals: TagMap[] = [];
  readonly #log: { readonly action: Action; readonly line: number }[] = [];
  readonly #times: number[] = [];
  #running: Running | null = null;
  #inTimes = false;
  #entry: { readonly seat: Seat; readonly words: string[]; readonly line: number } | null = null;

  constructor(number: number, line: number) {
    this.#number = number;
    this.#line = line;
  }

  add(piece: Piece): void {
    if ('tag' in piece) {
      this.#endEntry();
      this.#inTimes = piece.tag === 'Times';
      if (this.#inTimes || HEADINGS.has(piece.tag)) return;
      this.#tag(piece.tag, piece.value ?? '', piece.line);
    } else if (this.#inTimes) {
      this.#time(piece.word, piece.line);
    } else {
      this.#word(piece.word, piece.line);
    }
  }

  /** The match, now that all of it has been read. */
  finish(): MatchItem {
    this.#endEntry();
    const head = headFrom(this.#tags, this.#line, this.#number);
    const [entries, times] = [this.#log.length, this.#times.length];
    if (times > 0 && times !== entries) throw this.#fault('times-count', { entries, times }, this.#line);
    // Who writes a match by hand need not time it.
    const started = (head as { readonly startedAt: unknown }).startedAt;
    return {
      list: 'matches',
      number: this.#number,
      head,
      log: this.#log.map(({ action }, at) => ({ at: times > 0 ? this.#times[at] : started, action })),
      running: this.#running && entriesOf(this.#running),
      line: this.#line,
      lineOfEntry: (at) => this.#log[at]?.line ?? this.#line,
      headFault: (found) => this.#headFault(found.path, ruleOf(found)),
      runningFault: (found) =>
        fieldFault(found, `running.${found.path}`, this.#running?.line ?? this.#line, this.#number),
      entryFault: (at, found) =>
        fieldFault(found, found.path, this.#log[at]?.line ?? this.#line, this.#number),
      check: (read, state) => {
        this.#compare(this.#tags, matchTags(read, state));
        const deals = tagsOfDeals(state);
        this.#deals.forEach((tags, at) => this.#compare(tags, deals[at] ?? []));
      },
    };
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
        this.#deals.push(new Map());
        return;
      case 'Running': {
        const number = value === 'none' ? null : parseNumber(value);
        if (this.#running !== null) throw this.#fault('tag-twice', { tag }, line);
        if (number === null && value !== 'none') throw this.#fault('tag-wrong', { tag, found: value }, line);
        this.#running = { number, tags: new Map(), entries: [], line };
        return;
      }
      default: {
        const tags = this.#running?.tags ?? this.#deals.at(-1) ?? this.#tags;
        if (tags.has(tag)) throw this.#fault('tag-twice', { tag }, line);
        tags.set(tag, { value, line });
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

  #time(word: string, line: number): void {
    const last = this.#times.at(-1);
    const number = parseNumber(word.replace(/^\+/, ''));
    if (number === null || (word.startsWith('+') && last === undefined)) {
      throw this.#fault('tag-wrong', { tag: 'Times', found: word }, line);
    }
    if (this.#times.length >= LIMITS.entries)
      throw this.#fault('too-many-entries', { most: LIMITS.entries }, line);
    this.#times.push(word.startsWith('+') ? (last ?? 0) + number : number);
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

  #headFault(path: string, error: ReturnType<typeof ruleOf>): FileFault {
    const tag = tagOfField(path);
    const { value = '', line = this.#line } = this.#tags.get(tag) ?? {};
    return error === null
      ? this.#fault('tag-wrong', { tag, found: value }, line)
      : this.#fault('rule', { error }, line);
  }

  #compare(read: TagsRead, expected: readonly Tag[]): void {
    for (const [tag, value] of expected) {
      const found = read.get(tag);
      if (found !== undefined && found.value !== value) {
        throw this.#fault('tag-differs', { tag, found: found.value, expected: value }, found.line);
      }
    }
  }
}

function entriesOf({ number, tags, entries }: Running): readonly unknown[] {
  if (number === null) return entries;
  const [dealer, upcard] = [tags.get('Dealer')?.value, tags.get('Upcard')?.value];
  return [{ type: 'deal', number, dealer, upcard }, ...entries];
}
