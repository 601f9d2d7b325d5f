/** A match or a pad without its state: what is compared. */
export interface Kept {
  readonly head: { readonly id: string; readonly setup: unknown; readonly startedAt: number };
  readonly log: readonly { readonly at: number; readonly action: unknown }[];
}

/** The matches or the pads that are on the device already, as far as an import has to ask. */
export interface Place {
  /** The one of this id, `null` if there is none. */
  readonly one: (id: string) => Promise<Kept | null>;
  /** The one of this content, whose print is known; `null` if there is none. */
  readonly twin: (record: Kept, print: string) => Promise<Kept | null>;
}

export interface Shelf {
  readonly matches: Place;
  readonly pads: Place;
  /** An id that nothing here has, for a copy. */
  readonly newId: () => string;
}

/** What is no part of a record's content. */
interface Unprinted {
  readonly prepared?: unknown;
  readonly version?: unknown;
}

/**
 * A short text that two records of the same content share, whatever their ids: who played when by which rules, and every entry. Two of
 * different content share one so rarely that it is no bother; where it matters they are compared whole.
 */
export function printOf({ head, log }: Kept): string {
  const { id: _id, prepared: _prepared, version: _version, ...rest }: Kept['head'] & Unprinted = head;
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

function entryText(entry: Kept['log'][number] | undefined): string {
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
