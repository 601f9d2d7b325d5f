import type { LeavingMatch } from '../leaving.ts';
import { FILE_FORMAT, FILE_VERSION } from '../limits.ts';
import type { LeavingPad } from '../pads.ts';

/** What stands around and between the matches and pads of a file. */
export const JSON_PIECES = {
  begin: `{\n"format": ${JSON.stringify(FILE_FORMAT)},\n"version": ${FILE_VERSION},\n"matches": [`,
  between: '],\n"pads": [',
  end: ']\n}\n',
} as const;

/** One match of a file; `first`: of its list. An entry stands in a line of its own. */
export function jsonMatch({ running, ...match }: LeavingMatch, first: boolean): string {
  return recordText(match, first, running === null ? '' : `,\n"running": ${lines(running)}`);
}

/** One pad of a file, in the same way. */
export function jsonPad(pad: LeavingPad, first: boolean): string {
  return recordText(pad, first, '');
}

/** Matches and pads as JSON, in parts: one for each and some around them. */
export function* jsonParts(
  matches: Iterable<LeavingMatch>,
  pads: Iterable<LeavingPad> = [],
): Generator<string, undefined> {
  yield JSON_PIECES.begin;
  yield* listed(matches, jsonMatch);
  yield JSON_PIECES.between;
  yield* listed(pads, jsonPad);
  yield JSON_PIECES.end;
}

function* listed<T>(
  things: Iterable<T>,
  write: (thing: T, first: boolean) => string,
): Generator<string, undefined> {
  let first = true;
  for (const thing of things) {
    yield write(thing, first);
    first = false;
  }
}

function recordText(
  { head, log }: { readonly head: object; readonly log: readonly object[] },
  first: boolean,
  more: string,
): string {
  return `${first ? '' : ','}\n{"head": ${JSON.stringify(head)},\n"log": ${lines(log)}${more}}`;
}

function lines(list: readonly unknown[]): string {
  return `[\n${list.map((one) => JSON.stringify(one)).join(',\n')}\n]`;
}
