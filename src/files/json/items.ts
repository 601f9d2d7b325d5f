import * as v from 'valibot';
import { fault } from '../errors.ts';
import type { FileFault } from '../errors.ts';
import { fieldFault } from '../item.ts';
import type { MatchItem, PadItem, RecordItem } from '../item.ts';
import { LIMITS } from '../limits.ts';
import type { Built } from './builder.ts';

const RECORD = {
  head: v.unknown(),
  log: v.array(v.strictObject({ at: v.unknown(), action: v.unknown() })),
};
const MatchSchema = v.strictObject({ ...RECORD, running: v.optional(v.array(v.unknown())) });
const PadSchema = v.strictObject(RECORD);

/** How long a log is, before anything in it has been looked at. */
const LogSchema = v.looseObject({ log: v.array(v.unknown()) });

/** A match as it stands in the list, its shape checked; what is in it is for others to judge. */
export function matchItem(built: Built, number: number): MatchItem | FileFault {
  const place = new PlaceIn(built, `matches.${number - 1}`, number);
  const shaped = place.shaped(MatchSchema, LIMITS.entries);
  if (shaped instanceof Error) return shaped;
  const most = LIMITS.entries;
  if ((shaped.running?.length ?? 0) > most) return fault('too-many-entries', { most }, built.line, number);
  return {
    list: 'matches',
    ...place.item(shaped),
    running: shaped.running ?? null,
    runningFault: (found) => place.faultAt(found, 'running'),
    check: () => undefined,
  };
}

/** A pad in the same way; `number`: which of its list, from 1. */
export function padItem(built: Built, number: number): PadItem | FileFault {
  const place = new PlaceIn(built, `pads.${number - 1}`, null);
  const shaped = place.shaped(PadSchema, LIMITS.padEntries);
  return shaped instanceof Error ? shaped : { list: 'pads', ...place.item(shaped), check: () => undefined };
}

/** A record's place in the file: where faults in it are. */
class PlaceIn {
  readonly #built: Built;
  readonly #path: string;
  readonly #match: number | null;

  constructor(built: Built, path: string, match: number | null) {
    this.#built = built;
    this.#path = path;
    this.#match = match;
  }

  /** The record, if it is of this shape and its log not too long. */
  shaped<T>(schema: v.GenericSchema<unknown, T>, most: number): T | FileFault {
    const { value, line } = this.#built;
    if (v.is(LogSchema, value) && value.log.length > most)
      return fault('too-many-entries', { most }, line, this.#match);
    const parsed = v.safeParse(schema, value, { abortEarly: true });
    if (parsed.success) return parsed.output;
    return this.faultAt({ path: v.getDotPath(parsed.issues[0]) ?? '', code: null, found: '' }, '');
  }

  item({ head, log }: Pick<RecordItem, 'head' | 'log'>): RecordItem {
    return {
      number: this.#match,
      head,
      log,
      line: this.#built.line,
      lineOfEntry: (at) => lineIn(this.#built, `log.${at}`),
      headFault: (found) => this.faultAt(found, 'head'),
      entryFault: (at, found) => this.faultAt(found, `log.${at}`),
    };
  }

  faultAt(found: Parameters<RecordItem['headFault']>[0], below: string): FileFault {
    const parts = [below, found.path].filter((part) => part !== '');
    const path = [this.#path, ...parts].join('.');
    return fieldFault(found, path, lineIn(this.#built, parts.join('.')), this.#match);
  }
}

/** The line of the innermost list or object on the way down. */
export function lineIn({ value, line, lines }: Built, path: string): number {
  let at = value;
  let found = line;
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) break;
    at = (at as Readonly<Record<string, unknown>>)[key];
    found = lines.get(at) ?? found;
  }
  return found;
}
