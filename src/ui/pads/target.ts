import type { PadAction, PadEntry, PadView } from '../../pads/index.ts';

/** What the keypad writes: the next deal, the tricks of the one that waits for them, a correction, a deal put between others. */
export interface Target {
  readonly kind: 'next' | 'waiting' | 'edit' | 'insert';
  /** Its row, from 0. */
  readonly at: number;
}

/** What is to be written if nobody has asked for something else. */
export function usualTarget({ rows }: PadView): Target {
  const last = rows.at(-1);
  return last?.unscored === 'half-entered'
    ? { kind: 'waiting', at: rows.length - 1 }
    : { kind: 'next', at: rows.length };
}

/** How a target is written. */
export function writing({ kind, at }: Target, entry: PadEntry): PadAction {
  return { type: kind === 'next' || kind === 'insert' ? 'insert' : 'edit', at, entry };
}
