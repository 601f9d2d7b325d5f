/** A device on which matches run, and its twin: they differ in nothing but cards that are hidden. */
import { PACK } from '../../src/engine/cards.ts';
import type { Card } from '../../src/engine/cards.ts';
import { parseCode } from '../../src/engine/codes.ts';
import { startMatch } from '../../src/engine/index.ts';
import type { Action } from '../../src/engine/index.ts';
import { setupWith } from '../../tests/support/match.ts';
import { seeded } from '../../tests/support/random.ts';
import { playOut } from '../../tests/support/script.ts';
import { savedMatch } from './records.ts';
import type { SavedMatch } from './records.ts';
import type { Twins } from './twins.ts';

/** How many matches there are, the running one first. */
export const TWIN_MATCHES = 2;

/**
 * Of each twin: a match in its second deal, `length` steps far, whose packs were typed, another one still to be dealt among them; and one
 * whose players are cutting.
 */
export function twinMatches(
  twins: Twins,
  length: number,
): readonly [readonly SavedMatch[], readonly SavedMatch[]] {
  return [matchesOf(twins, length, 0), matchesOf(twins, length, 1)];
}

function matchesOf({ codes, steps }: Twins, length: number, which: 0 | 1): readonly SavedMatch[] {
  const pack = packOf(codes[which]);
  // S deals first, so that N deals the deal of the twins.
  const setup = setupWith({ firstDealer: 'S' });
  const before = playOut(startMatch(setup), seeded(2), ({ finished }) => finished.length === 1);
  const first = before.actions.flatMap((action) => (action.type === 'deal' ? [action.pack] : []));
  const running = savedMatch(
    'running',
    [...before.actions, { type: 'deal', pack }, ...steps.slice(0, length).map(({ action }) => action)],
    setup,
  );
  const toCome = which === 0 ? PACK : PACK.toReversed();
  const prepared = [...first, pack, toCome];
  const [one, two, ...rest] = PACK;
  const spread = (which === 0 ? PACK : [two, one, ...rest]) as readonly Card[];
  const cutting: readonly Action[] = [
    { type: 'spread', pack: spread },
    { type: 'cut', seat: 'N', place: 20 },
  ];
  return [
    { ...running, head: { ...running.head, prepared } },
    savedMatch('cutting', cutting, setupWith({ firstDealer: null })),
  ];
}

function packOf(code: string): readonly Card[] {
  const pack = parseCode(code);
  if (!pack.ok) throw new Error(pack.error.code);
  return pack.value;
}
