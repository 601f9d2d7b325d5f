/** Matches on their way into files and out of them. */
import type { Action, MatchState, Setup } from '../../src/engine/index.ts';
import type { Card } from '../../src/engine/cards.ts';
import { shuffledPack } from '../../src/engine/index.ts';
import { importing } from '../../src/files/import.ts';
import type { ImportPreview } from '../../src/files/import.ts';
import type { FileError } from '../../src/files/errors.ts';
import type { Pace } from '../../src/files/pace.ts';
import { printOf } from '../../src/files/shelf.ts';
import type { Kept, Place, Shelf } from '../../src/files/shelf.ts';
import type { Head, LoadedMatch } from '../../src/store/record.ts';
import { steps } from './matches.ts';
import type { Chance } from './matches.ts';
import { seeded } from './random.ts';

/** Names with what texts have to be careful of. */
export const NAMES = [
  'Ann',
  'Bo',
  'Zoë "Z" d’Été',
  '[Bracket] \\ back',
  '{x}; %',
  '王秀英',
  '👩‍👩‍👧 & co',
  '<b>',
  '=1+1',
];

/** A match of chance as the store holds it, its first entries only if `length` says so. */
export function loaded(chance: Chance, length = Number.POSITIVE_INFINITY): LoadedMatch {
  const log: Action[] = [];
  let state: MatchState | null = null;
  const steps_ = steps(chance);
  for (const step of steps_) {
    state ??= step.before;
    if (log.length >= length) break;
    log.push(step.action);
    state = step.state;
  }
  return held(chance.seed, chance.setup, log, state!);
}

/** A log as the store holds it, with a head and times of its own. */
export function held(
  seed: number,
  setup: Setup,
  log: readonly Action[],
  state: MatchState,
  prepared?: readonly (readonly Card[])[] | null,
): LoadedMatch {
  const below = seeded(seed + 7);
  const id = seed.toString(16).padStart(32, '0');
  const name = below(NAMES.length);
  const head: Head = {
    version: 2,
    id,
    players: {
      N: { id: `${id}n`, name: NAMES[name]! },
      S: { id: `${id}s`, name: NAMES[(name + 1) % NAMES.length]! },
    },
    setup,
    prepared: prepared ?? (below(3) === 0 ? [shuffledPack(below)] : null),
    receiverCuts: below(2) === 0,
    startedAt: 1_700_000_000_000 + seed,
  };
  let at = head.startedAt;
  const entries = log.map((action, index) => ({ match: id, index, at: (at += below(9000)), action }));
  return { head, log: entries, state };
}

/** A place with these records in it. */
export function placeWith(...records: readonly Kept[]): Place {
  return {
    one: (id) => Promise.resolve(records.find(({ head }) => head.id === id) ?? null),
    twin: (_, print) => Promise.resolve(records.find((record) => printOf(record) === print) ?? null),
  };
}

let copies = 0;

/** A device with nothing on it. */
export const EMPTY_SHELF: Shelf = {
  matches: placeWith(),
  pads: placeWith(),
  newId: () => `copy-${(copies += 1)}`,
};

/** Never pauses. */
export const AT_ONCE: Pace = { now: () => 0, pause: () => Promise.resolve() };

export type Read =
  { readonly ok: true; readonly value: ImportPreview } | { readonly ok: false; readonly error: FileError };

/** Imports a file to its end. */
export async function readFile(file: BlobPart | Blob, shelf: Shelf = EMPTY_SHELF): Promise<Read> {
  const blob = file instanceof Blob ? file : new Blob([file]);
  for await (const step of importing(blob, { shelf, pace: AT_ONCE })) {
    if (step.type === 'preview') return { ok: true, value: step.preview };
    if (step.type === 'refused') return { ok: false, error: step.error };
  }
  throw new Error('an import ends with a preview or a refusal');
}
