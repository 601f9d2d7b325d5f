import type { LoadedMatch } from '../store/record.ts';
import type { TimedAction } from './leaving.ts';

/** A match without its state: what is compared. */
export type Kept = Pick<LoadedMatch, 'head'> & { readonly log: readonly TimedAction[] };

/** What is on the device already, as far as an import has to ask. */
export interface Shelf {
  /** The match of this id, `null` if there is none. */
  readonly match: (id: string) => Promise<Kept | null>;
  /** The id of a match of this content, whose print is known; `null` if there is none. */
  readonly twin: (match: Kept, print: string) => Promise<string | null>;
  /** Is there a pad of this id, and is it the same? */
  readonly pad: (id: string) => Promise<unknown>;
  /** An id that nothing here has, for a copy. */
  readonly newId: () => string;
}

/**
 * A short text that two matches of the same content share, whatever their ids: who played when by which rules, and every entry. Two of
 * different content share one so rarely that it is no bother; where it matters they are compared whole.
 */
export function printOf({ head, log }: Kept): string {
  const { id: _id, prepared: _prepared, version: _version, ...rest } = head;
  const print = new Print(JSON.stringify(rest));
  for (const { at, action } of log) print.add(JSON.stringify([at, action]));
  return print.text();
}

/** Do both hold the same but for the id? */
export function sameContent(one: Kept, other: Kept): boolean {
  return one.log.length === other.log.length && sameStart(one, other) && printOf(one) === printOf(other);
}

/** Are they played by the same rules, and does the shorter log begin the longer one? */
export function sameStart(one: Kept, other: Kept): boolean {
  if (JSON.stringify(one.head.setup) !== JSON.stringify(other.head.setup)) return false;
  const length = Math.min(one.log.length, other.log.length);
  for (let at = 0; at < length; at += 1) {
    if (entryText(one.log[at]) !== entryText(other.log[at])) return false;
  }
  return true;
}

function entryText(entry: TimedAction | undefined): string {
  return JSON.stringify([entry?.at, entry?.action]);
}

/** 64 bits by the method of MurmurHash, two halves at a time. */
class Print {
  #one = 0xdeadbeef;
  #two = 0x41c6ce57;

  constructor(text: string) {
    this.add(text);
  }

  add(text: string): void {
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      this.#one = Math.imul(this.#one ^ unit, 2654435761);
      this.#two = Math.imul(this.#two ^ unit, 1597334677);
    }
  }

  text(): string {
    const mixed = [
      Math.imul(this.#one ^ (this.#one >>> 16), 2246822507) ^
        Math.imul(this.#two ^ (this.#two >>> 13), 3266489909),
      Math.imul(this.#two ^ (this.#two >>> 16), 2246822507) ^
        Math.imul(this.#one ^ (this.#one >>> 13), 3266489909),
    ];
    return mixed.map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
  }
}
