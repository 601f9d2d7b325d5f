import * as v from 'valibot';
import type { RuleError } from '../engine/errors.ts';
import type { Result } from '../engine/result.ts';
import { inSlices } from '../files/pace.ts';
import { newId } from './random.ts';
import type { RawMatch } from './record.ts';
import type { Line, MatchKey, Storage } from './storage.ts';
import type { AsideReason, AsideSummary, MatchSummary } from './types.ts';

/** How what lies in storage is read: matches one way, pads another. */
export interface Reader<Loaded, Summary extends Line, Refusal> {
  readonly read: (raw: RawMatch) => Result<Loaded, AsideReason<Refusal>>;
  readonly summary: (loaded: Loaded) => Summary;
  /** A line as it lies in storage; `null` for what is none. */
  readonly line: (stored: unknown) => Summary | null;
}

/** All that lies in storage. */
export interface Library<Summary extends Line = MatchSummary, Refusal = RuleError> {
  readonly matches: readonly Summary[];
  readonly aside: readonly AsideSummary<Refusal>[];
  /** Why some of it could not be read this time; `null` if all could. */
  readonly error: unknown;
}

const AsideSchema = v.looseObject({
  id: v.string(),
  at: v.number(),
  head: v.unknown(),
  entries: v.array(v.unknown()),
});

/** Deeper than any match; what goes on and on below would exhaust the reader. */
const DEEP = 100;

/** What it asks of storage. */
export type Reading = Pick<Storage, 'keys' | 'lines' | 'note' | 'load' | 'setAside' | 'asides'>;

interface Aside extends RawMatch {
  readonly id: string;
  readonly at: number;
}

/** What a library is asked to do with one record: pass it over, or read it whole though it has a line. */
export type Care = (id: string) => 'skip' | 'read' | null;

/** Those in use here are not listed from storage, and those that could not be read are looked into again. */
export function careOf(own: readonly string[], unreadable: ReadonlySet<string>): Care {
  return (id) => (own.includes(id) ? 'skip' : unreadable.has(id) ? 'read' : null);
}

/**
 * Lists every match but those to skip, from its line; one that has none is read, and gets one. One that cannot be read is set aside. A
 * newer app's match is listed with those but left where it is, so that the newer app finds it; so is one that cannot be moved, as on a
 * full device.
 */
export async function readLibrary<Loaded, Summary extends Line, Refusal>(
  storage: Reading,
  { read: readOne, summary, line }: Reader<Loaded, Summary, Refusal>,
  clock: () => number,
  care: Care,
): Promise<Library<Summary, Refusal>> {
  const noted = await storage.lines();
  const matches = (await inSlices(noted.lines, line)).filter(
    (one): one is Summary => one !== null && care(one.id) === null,
  );
  const known = new Set([...noted.hidden, ...matches.map(({ id }) => id)]);
  const missing: Summary[] = [];
  const unnoted: Summary[] = [];
  const left: AsideSummary<Refusal>[] = [];
  const asideSummary = summarise(readOne);
  let error: unknown = null;
  for (const key of await storage.keys()) {
    if (typeof key === 'string' && (known.has(key) || care(key) === 'skip')) continue;
    try {
      const raw = await storage.load(key);
      const read = readOne(raw);
      if (read.ok) {
        const found = summary(read.value);
        missing.push(found);
        unnoted.push(found);
        if (unnoted.length === AT_ONCE) await note(storage, unnoted.splice(0));
      } else if (read.error.why === 'newer' || !(await setAside(storage, key, clock()))) {
        left.push(asideSummary({ ...raw, id: idText(key), at: clock() }));
      }
    } catch (failure) {
      // One that the device does not give out must not keep the others from being played.
      error ??= failure;
    }
  }
  await note(storage, unnoted);
  const aside = (await storage.asides()).map(readAside).map(asideSummary);
  return { matches: [...matches, ...missing], aside: [...left, ...aside].sort((a, b) => b.at - a.at), error };
}

/** Lines that are kept at once: should the page be closed, so many are made again at most. */
const AT_ONCE = 100;

/** Keeps new lines. Where there is no room for them, they are made anew each time. */
async function note(storage: Reading, lines: readonly Line[]): Promise<void> {
  if (lines.length > 0) await storage.note(lines).catch(() => undefined);
}

async function setAside(storage: Reading, key: MatchKey, at: number): Promise<boolean> {
  try {
    await storage.setAside(key, { id: newId(), at });
    return true;
  } catch {
    return false;
  }
}

/** The whole of one set-aside match as text; `null` if there is none of that id. */
export async function readAsideText(storage: Reading, id: string): Promise<string | null> {
  const aside = (await storage.asides()).map(readAside).find((one) => one.id === id);
  if (aside !== undefined) return asideText(aside);
  const key = (await storage.keys()).find((one) => idText(one) === id);
  return key === undefined ? null : asideText(await storage.load(key));
}

/** A record of the store of set-aside matches. What is none is listed as a head that cannot be read. */
function readAside(stored: unknown): Aside {
  const read = v.safeParse(AsideSchema, stored);
  if (read.success) return read.output;
  const id = v.safeParse(v.looseObject({ id: v.unknown() }), stored);
  return { id: idText(id.success ? id.output.id : ''), at: 0, head: stored, entries: [] };
}

/** The reason is found again each time, so that nothing about it has to be believed. */
function summarise<Refusal>(
  readOne: (raw: RawMatch) => Result<unknown, AsideReason<Refusal>>,
): (aside: Aside) => AsideSummary<Refusal> {
  return (aside) => {
    const read = readOne(aside);
    const reason: AsideReason<Refusal> = read.ok ? { why: 'not-a-match', path: '' } : read.error;
    return { id: aside.id, at: aside.at, size: new TextEncoder().encode(asideText(aside)).length, reason };
  };
}

function idText(key: unknown): string {
  return typeof key === 'string' ? key : JSON.stringify(key);
}

/** JSON as far as it goes: a foreign record may hold what JSON cannot say, and must still come out. */
function asideText({ head, entries }: RawMatch): string {
  const above: object[] = [];
  return JSON.stringify(
    { head, entries },
    function (this: object, _key, value: unknown) {
      if (typeof value === 'bigint' || value instanceof BigInt) return String(value);
      if (typeof value !== 'object' || value === null) return value;
      while (above.length > 0 && above.at(-1) !== this) above.pop();
      if (above.includes(value)) return null;
      if (above.length > DEEP) return '…';
      above.push(value);
      if (!(value instanceof Map) && !(value instanceof Set)) return value;
      const list: unknown[] = [...(value as Iterable<unknown>)];
      above.push(list);
      return list;
    },
    2,
  );
}
