import type { MatchState } from '../engine/index.ts';
import { ruleError } from '../engine/errors.ts';
import type { RuleError } from '../engine/errors.ts';
import { never } from '../engine/result.ts';
import type { PadState } from '../pads/index.ts';
import type { PadHead } from '../store/pads/record.ts';
import type { Head } from '../store/record.ts';
import type { Fault } from '../store/record-schema.ts';
import { fault } from './errors.ts';
import type { FileFault } from './errors.ts';

/** A match or a pad as a file says it; nothing of it is believed yet. */
export interface RecordItem {
  /** Which match of the file, from 1; `null` for a pad. */
  readonly number: number | null;
  readonly head: unknown;
  /** Time and action of each entry. */
  readonly log: readonly { readonly at: unknown; readonly action: unknown }[];
  readonly line: number;
  readonly lineOfEntry: (at: number) => number;
  /** What is wrong with the head or with an entry, in this format's words. */
  readonly headFault: (found: Fault) => FileFault;
  readonly entryFault: (at: number, found: Fault) => FileFault;
}

/** A match as a file says it. */
export interface MatchItem extends RecordItem {
  readonly list: 'matches';
  /** What is public of a deal that was held back; `null` if none was. */
  readonly running: unknown;
  readonly runningFault: (found: Fault) => FileFault;
  /** Compares what else the file says of the match with what its log leads to. Throws a `FileFault`. */
  readonly check: (head: Head, state: MatchState) => void;
}

/** A score pad as a file says it. */
export interface PadItem extends RecordItem {
  readonly list: 'pads';
  /** Compares what else the file says of the pad with what its log leads to. Throws a `FileFault`. */
  readonly check: (head: PadHead, state: PadState) => void;
}

export type Item = MatchItem | PadItem;

/** Takes a file in piece by piece and gives out what is complete. Both methods throw a `FileFault`. */
export interface Reader {
  readonly push: (text: string) => void;
  /** All has been pushed. */
  readonly end: () => void;
  /** The items that have become complete since it was last asked. */
  readonly take: () => readonly Item[];
  /**
   * An item was found to be wrong. Throws, at once or at the end: not before it is known whether a newer app wrote the file, whose
   * items are then not wrong.
   */
  readonly refuse: (wrong: FileFault) => void;
}

/** The refusal by the game's own rules that a fault stands for, `null` if it is none. */
export function ruleOf({ code, found }: Fault): RuleError | null {
  switch (code) {
    case null:
      return null;
    case 'not-a-card':
    case 'not-a-call':
      return ruleError(code, null, { text: found });
    case 'not-a-pack':
      return ruleError(code, 'R1', {});
    case 'options-contradict':
      return ruleError(code, 'R90', {});
    default:
      return never(code);
  }
}

/** The fault of a field: a refusal by the rules, or that something else is wrong with it. */
export function fieldFault(found: Fault, path: string, line: number, match: number | null): FileFault {
  const rule = ruleOf(found);
  return rule === null ? fault('field', { path }, line, match) : fault('rule', { error: rule }, line, match);
}
