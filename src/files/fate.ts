import { printOf, sameContent, sameStart } from './shelf.ts';
import type { Kept, Place } from './shelf.ts';

/**
 * What an import would do with a match or a pad. `same`: it is here already, as this id. `behind`: it is here and has gone on.
 * `longer`: it goes on in the file. `conflict`: its id belongs to one that went another way. The last two come as copies: what is here
 * is being played, and a file must not play on for anybody.
 */
export type Fate =
  | { readonly kind: 'new' }
  | { readonly kind: 'same' | 'behind'; readonly as: string }
  | { readonly kind: 'longer' }
  | { readonly kind: 'conflict' };

/** The fate of a record, and the id it has here afterwards. */
export interface Placed {
  readonly fate: Fate;
  readonly id: string;
}

/** Is something of it to be added? */
export function isAdded({ kind }: Fate): boolean {
  return kind === 'new' || kind === 'longer' || kind === 'conflict';
}

/** The matches or the pads of one file, each compared with what is on the device and with those before it. */
export class Arrivals {
  readonly #place: Place;
  readonly #newId: () => string;
  /** What comes in from the file, by the ids it has there. */
  readonly #ids = new Map<string, Kept[]>();
  readonly #prints = new Map<string, Kept>();

  constructor(place: Place, newId: () => string) {
    this.#place = place;
    this.#newId = newId;
  }

  async placed(record: Kept): Promise<Placed> {
    const { head, log } = record;
    const print = printOf(record);
    const before = this.#ids.get(head.id) ?? [];
    const kept = await this.#place.one(head.id);
    const fate = await this.#fateOf(record, print, kept === null ? before : [kept, ...before]);
    if (fate.kind === 'same' || fate.kind === 'behind') return { fate, id: fate.as };
    const id = fate.kind === 'new' ? head.id : this.#newId();
    const added = { head: { ...head, id }, log };
    this.#ids.set(head.id, [...before, added]);
    this.#prints.set(print, added);
    return { fate, id };
  }

  /** Compares it with all that have its id, on the device and before it in the file, then with one that may be the same. */
  async #fateOf(record: Kept, print: string, others: readonly Kept[]): Promise<Fate> {
    for (const other of others) {
      if (record.log.length > other.log.length || !sameStart(record, other)) continue;
      return { kind: record.log.length === other.log.length ? 'same' : 'behind', as: other.head.id };
    }
    const alike = this.#prints.get(print) ?? (await this.#place.twin(record, print));
    if (alike !== null && sameContent(record, alike)) return { kind: 'same', as: alike.head.id };
    if (others.length === 0) return { kind: 'new' };
    return { kind: others.some((other) => sameStart(record, other)) ? 'longer' : 'conflict' };
  }
}
