import { SEATS, bySeat } from '../engine/seat.ts';
import type { BySeat } from '../engine/seat.ts';
import { NAME_LENGTH } from './types.ts';
import type { NamesError } from './types.ts';

/**
 * Invisible characters that a name has no use for: the ones that turn the direction of what stands around them among them.
 * The joiners stay, which Persian and Indic spelling and joined emoji need, and so do the tags of regional flags.
 */
const INVISIBLE = /(?!\u200C|\u200D|[\u{E0020}-\u{E007F}])[\p{Cf}\p{Cs}]/gu;
/** Controls count as spaces, so that a pasted line break does not glue two words together. */
const SPACES = /[\s\p{Cc}]+/gu;
/** What leaves no mark on the screen. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\u2800\s]/gu;
/** One character as people count may be many code units (a family emoji, stacked accents), but not any number of them. */
const UNITS_A_CHARACTER = 10;

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A name as it is kept: composed, single spaces, nothing that works unseen. Letters of every script stay. */
export function cleanName(text: string): string {
  return text.replace(INVISIBLE, '').replace(SPACES, ' ').trim().normalize('NFC');
}

/** Why a cleaned name cannot be used, `null` if it can. Nothing is cut off silently. */
export function nameError(name: string): 'empty' | 'too-long' | null {
  if (name.replace(BLANK, '') === '') return 'empty';
  // Length first: counting the characters of a pasted book is work for nothing.
  if (name.length > NAME_LENGTH * UNITS_A_CHARACTER) return 'too-long';
  return [...characters.segment(name)].length > NAME_LENGTH ? 'too-long' : null;
}

/** What two names share that look alike but for capitals and invisible marks. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').replace(BLANK, '').toUpperCase();
}

/** Both names cleaned, and what is wrong with them: each by itself, else that they are equal. */
export function checkNames(typed: BySeat<string>): {
  readonly names: BySeat<string>;
  readonly errors: readonly NamesError[];
} {
  const names = bySeat((seat) => cleanName(typed[seat]));
  const errors = SEATS.flatMap((seat): NamesError[] => {
    const reason = nameError(names[seat]);
    return reason === null ? [] : [{ field: 'name', seat, reason }];
  });
  if (errors.length === 0 && nameKey(names.N) === nameKey(names.S)) {
    return { names, errors: [{ field: 'names', reason: 'equal' }] };
  }
  return { names, errors };
}
