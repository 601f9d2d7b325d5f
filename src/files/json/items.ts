import * as v from 'valibot';
import { fault } from '../errors.ts';
import type { FileFault } from '../errors.ts';
import { fieldFault } from '../item.ts';
import type { MatchItem, PadItem } from '../item.ts';
import { LIMITS } from '../limits.ts';
import type { Built } from './builder.ts';

const MatchSchema = v.strictObject({
  head: v.unknown(),
  log: v.array(v.strictObject({ at: v.unknown(), action: v.unknown() })),
  running: v.optional(v.array(v.unknown())),
});

/** How long a log is, before anything in it has been looked at. */
const LongSchema = v.looseObject({ log: v.pipe(v.array(v.unknown()), v.minLength(LIMITS.entries + 1)) });

/** A match as it stands in the list, its shape checked; what is in it is for others to judge. */
export function matchItem(built: Built, number: number): MatchItem | FileFault {
  if (v.is(LongSchema, built.value))
    return fault('too-many-entries', { most: LIMITS.entries }, built.line, number);
  const parsed = v.safeParse(MatchSchema, built.value, { abortEarly: true });
  const lineOf = (path: string): number => lineIn(built, path);
  const at = (found: { path: string }, below: string): [string, number, number] => {
    const parts = [below, found.path].filter((part) => part !== '');
    return [['matches', number - 1, ...parts].join('.'), lineOf(parts.join('.')), number];
  };
  if (!parsed.success) {
    const path = v.getDotPath(parsed.issues[0]) ?? '';
    return fieldFault({ path, code: null, found: '' }, ...at({ path }, ''));
  }
  return {
    list: 'matches',
    number,
    ...parsed.output,
    running: parsed.output.running ?? null,
    line: built.line,
    lineOfEntry: (place) => lineOf(`log.${place}`),
    headFault: (found) => fieldFault(found, ...at(found, 'head')),
    runningFault: (found) => fieldFault(found, ...at(found, 'running')),
    entryFault: (place, found) => fieldFault(found, ...at(found, `log.${place}`)),
    check: () => undefined,
  };
}

export function padItem(built: Built, number: number): PadItem {
  return {
    list: 'pads',
    number,
    value: built.value,
    line: built.line,
    padFault: (found) =>
      fieldFault(found, `pads.${number - 1}.${found.path}`, lineIn(built, found.path), null),
  };
}

/** The line of the innermost list or object on the way down. */
function lineIn({ value, line, lines }: Built, path: string): number {
  let at = value;
  let found = line;
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) break;
    at = (at as Readonly<Record<string, unknown>>)[key];
    found = lines.get(at) ?? found;
  }
  return found;
}
