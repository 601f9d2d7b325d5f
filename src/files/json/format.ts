import type { LeavingMatch } from '../leaving.ts';
import { FILE_FORMAT, FILE_VERSION } from '../limits.ts';
import type { LeavingPad } from '../pads.ts';

/** Matches and pads as JSON, in parts: one for each and some around them. An entry stands in a line of its own. */
export function* jsonParts(
  matches: Iterable<LeavingMatch>,
  pads: Iterable<LeavingPad> = [],
): Generator<string, undefined> {
  yield `{\n"format": ${JSON.stringify(FILE_FORMAT)},\n"version": ${FILE_VERSION},\n"matches": [`;
  yield* listed(matches, matchText);
  yield '],\n"pads": [';
  yield* listed(pads, ({ value }) => JSON.stringify(value));
  yield ']\n}\n';
}

function* listed<T>(things: Iterable<T>, write: (thing: T) => string): Generator<string, undefined> {
  let first = true;
  for (const thing of things) {
    yield `${first ? '' : ','}\n${write(thing)}`;
    first = false;
  }
}

function matchText({ head, log, running }: LeavingMatch): string {
  const held = running === null ? '' : `,\n"running": ${lines(running)}`;
  return `{"head": ${JSON.stringify(head)},\n"log": ${lines(log)}${held}}`;
}

function lines(list: readonly unknown[]): string {
  return `[\n${list.map((one) => JSON.stringify(one)).join(',\n')}\n]`;
}
