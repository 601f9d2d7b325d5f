import { err, ok } from '../../engine/result.ts';
import type { Result } from '../../engine/result.ts';
import { bySeat, opponent } from '../../engine/seat.ts';
import { checkNames } from '../names.ts';
import { newId } from '../random.ts';
import type { NamesError } from '../types.ts';
import { PAD_VERSION, plainPadHead } from './record.ts';
import type { PadHead } from './record.ts';
import type { NewPad } from './types.ts';

/** The head of the pad asked for, or what is wrong with the names. */
export function padHeadOf(request: NewPad, now: number): Result<PadHead, readonly NamesError[]> {
  const { names, errors } = checkNames(request.names);
  if (errors.length > 0) return err(errors);
  const { kind, options, firstDealer } = request;
  return ok(
    plainPadHead({
      version: PAD_VERSION,
      id: newId(),
      players: bySeat((seat) => ({ id: newId(), name: names[seat] })),
      setup: { kind, options, firstDealer },
      startedAt: now,
    }),
  );
}

/** The same players and game once more; who dealt second now deals first. */
export function padHeadOfAgain(head: PadHead, now: number): PadHead {
  const { setup } = head;
  return {
    ...head,
    id: newId(),
    setup: { ...setup, firstDealer: opponent(setup.firstDealer) },
    startedAt: now,
  };
}
