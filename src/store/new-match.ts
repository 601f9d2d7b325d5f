import { startMatch } from '../engine/index.ts';
import { parseCode } from '../engine/codes.ts';
import { checkOptions } from '../engine/options.ts';
import { err, ok } from '../engine/result.ts';
import type { Result } from '../engine/result.ts';
import type { Sitting } from '../engine/index.ts';
import { bySeat } from '../engine/seat.ts';
import { checkNames } from './names.ts';
import { newId } from './random.ts';
import { RECORD_VERSION, plainHead } from './record.ts';
import type { Head, LoadedMatch } from './record.ts';
import type { NewMatch, NewMatchError } from './types.ts';

/** The head of the match asked for, or all that is wrong with the request. */
export function headOf(request: NewMatch, now: number): Result<Head, readonly NewMatchError[]> {
  const { names, errors: nameErrors } = checkNames(request.names);
  const errors: NewMatchError[] = [...nameErrors];
  const options = checkOptions(request.options);
  if (!options.ok) errors.push({ field: 'options', error: options.error });
  const packs = (request.prepared?.codes ?? []).flatMap((text, code) => {
    const pack = parseCode(text);
    if (!pack.ok) errors.push({ field: 'codes', code, error: pack.error });
    return pack.ok ? [pack.value] : [];
  });
  if (errors.length > 0) return err(errors);
  const head = plainHead({
    version: RECORD_VERSION,
    id: newId(),
    players: bySeat((seat) => ({ id: newId(), name: names[seat] })),
    setup: {
      options: request.options,
      firstDealer: request.prepared?.firstDealer ?? null,
      olderTricksOpen: request.olderTricksOpen,
      sitting: request.sitting,
    },
    prepared: request.prepared === null ? null : packs,
    receiverCuts: request.receiverCuts,
    startedAt: now,
  });
  return ok(head);
}

/** The same players and rules once more, sitting as they sit now, with a new cut for the deal (R3). */
export function headOfRematch(head: Head, sitting: Sitting, now: number): Head {
  return {
    ...head,
    id: newId(),
    setup: { ...head.setup, firstDealer: null, sitting },
    prepared: null,
    startedAt: now,
  };
}

/** A match before its first action. */
export function unplayed(head: Head): LoadedMatch {
  return { head, log: [], state: startMatch(head.setup) };
}
