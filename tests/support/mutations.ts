/** Records of matches in which anything has been changed, as by a fault of the device, another app, or somebody's editor. */
import fc from 'fast-check';
import type { Entry, RawMatch } from '../../src/store/record.ts';

/** Values that a field may come to hold: of other types, out of any range, or only just wrong. */
const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    true,
    '',
    'N',
    'S',
    'SA',
    ':G',
    'P',
    '7N',
    'look',
    'undo',
    'deal',
    'draw',
    '__proto__',
    'constructor',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -0,
    -1,
    0.5,
    1,
    2,
    3,
    2 ** 31,
    2 ** 53,
    1e308,
    12n,
  ),
  fc
    .constantFrom<() => unknown>(
      () => [],
      () => ({}),
      () => [[[]]],
      () => new Date(Number.NaN),
      () => new Map([['a', 1]]),
      () => new Set([1]),
      () => new Uint8Array(3),
      () => Object(1n) as unknown,
      () => 'x'.repeat(100_000),
      () => Array.from({ length: 3 }),
      () => {
        const loop: Record<string, unknown> = {};
        loop.self = loop;
        return loop;
      },
      () => {
        let deep: unknown = 'end';
        for (let level = 0; level < 400; level += 1) deep = [deep];
        return deep;
      },
    )
    .map((make) => make()),
  fc.integer(),
  fc.double(),
  fc.string(),
  fc.jsonValue(),
);

const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'more'];

/** One thing that is done to a record. `where` and `other` choose a place by going down the record. */
interface Change {
  readonly kind: 'set' | 'delete' | 'add' | 'step' | 'swap' | 'cut' | 'twice' | 'drop' | 'borrow';
  readonly where: readonly number[];
  readonly other: number;
  readonly value: unknown;
}

const changes: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom(
    'set',
    'set',
    'set',
    'delete',
    'add',
    'step',
    'swap',
    'cut',
    'twice',
    'drop',
    'borrow',
  ),
  where: fc.array(fc.nat(1000), { minLength: 1, maxLength: 6 }),
  other: fc.nat(1000),
  value: strange,
});

type Holder = Record<string, unknown>;

/** The object and the key at the end of the way; the way ends early where nothing goes on. */
function placeIn(record: object, where: readonly number[]): { holder: Holder; key: string } | null {
  let holder = record as Holder;
  for (const [depth, number] of where.entries()) {
    const keys = Object.keys(holder);
    const key = keys[number % keys.length];
    if (key === undefined) return null;
    const next = holder[key];
    if (depth === where.length - 1 || typeof next !== 'object' || next === null) return { holder, key };
    holder = next as Holder;
  }
  return null;
}

/** A record that is being changed. */
export interface Draft {
  head: unknown;
  entries: unknown[];
}

function change(draft: Draft, { kind, where, other, value }: Change, others: readonly Entry[]): void {
  const { entries } = draft;
  const at = entries.length === 0 ? 0 : where[0]! % entries.length;
  const to = entries.length === 0 ? 0 : other % entries.length;
  const place = placeIn(draft, where);
  switch (kind) {
    case 'set':
      if (place !== null) place.holder[place.key] = value;
      break;
    case 'delete':
      if (place !== null) Reflect.deleteProperty(place.holder, place.key);
      break;
    case 'add':
      // The list itself is the database's own.
      if (place !== null && place.holder !== (entries as unknown) && place.holder !== (draft as unknown)) {
        const key = PROTOTYPE_KEYS[other % PROTOTYPE_KEYS.length]!;
        Object.defineProperty(place.holder, key, {
          value,
          enumerable: true,
          configurable: true,
          writable: true,
        });
      }
      break;
    case 'step':
      if (place !== null && typeof place.holder[place.key] === 'number') {
        place.holder[place.key] = (place.holder[place.key] as number) + (other % 2 === 0 ? 1 : -1);
      }
      break;
    case 'swap':
      [entries[at], entries[to]] = [entries[to], entries[at]];
      break;
    case 'cut':
      entries.length = at;
      break;
    case 'twice':
      entries.splice(at, 0, structuredClone(entries[to]));
      break;
    case 'drop':
      entries.splice(at, 1);
      break;
    case 'borrow':
      // The action of another match at this place: each by itself in order.
      if (typeof entries[at] === 'object' && entries[at] !== null) {
        (entries[at] as Holder).action = structuredClone(others[other % others.length]!.action);
      }
      break;
  }
}

/** Which record, and what is done to it. */
export interface Drawn {
  readonly base: number;
  readonly list: readonly Change[];
}

export const draws: fc.Arbitrary<Drawn> = fc.record({
  base: fc.nat(),
  list: fc.array(changes, { minLength: 1, maxLength: 3 }),
});

/** One of the sources with these changes. */
export function mutated(sources: readonly RawMatch[], { base, list }: Drawn): Draft {
  const { head, entries } = structuredClone(sources[base % sources.length]!);
  const draft = { head, entries: [...entries] };
  const others = sources[(base + 1) % sources.length]!.entries as readonly Entry[];
  for (const one of list) {
    if (!Array.isArray(draft.entries)) draft.entries = [];
    change(draft, one, others);
  }
  if (!Array.isArray(draft.entries)) draft.entries = [];
  return draft;
}
