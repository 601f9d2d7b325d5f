import type { Result } from './result.ts';
import { err, ok } from './result.ts';
import { ruleError } from './errors.ts';

/** The rules a match is played by (rulings §14). Fixed when the first deal is dealt (R90). */
export interface Options {
  readonly scoring: 'six-deal' | 'hawaii' | 'rubber' | 'summary';
  /** A dealt colon that matches the upcard may be swapped for it (R10). */
  readonly capturing: boolean;
  /** Cue-bids and all that follows from them (R23–R39). */
  readonly cueBids: boolean;
  /** An opening in a suit above level 1 needs four cards (R17). */
  readonly openingJump: boolean;
  /** What ends the auction (R21, R70). */
  readonly auctionEnd: 'two-passes' | 'one-pass';
  /** Who leads to the first trick (R42, R71). */
  readonly openingLead: 'declarer' | 'defender';
  /** Bonus for making a redoubled contract; only rubber scoring reads it (R64). */
  readonly redoubledBonus: 200 | 250;
}

/** Deals of a match before a tie-break; a rubber has no fixed number (R54, R74, R91). */
export const DEALS_IN_MATCH = 6;

export const PRESET_NAMES = ['basic', 'advanced', 'hawaii', 'rubber', 'summary'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

const BASIC: Options = {
  scoring: 'six-deal',
  capturing: false,
  cueBids: false,
  openingJump: false,
  auctionEnd: 'two-passes',
  openingLead: 'declarer',
  redoubledBonus: 200,
};
const ADVANCED: Options = { ...BASIC, capturing: true, cueBids: true };

/** The presets of rulings §14, column by column. */
export const PRESETS: Readonly<Record<PresetName, Options>> = {
  basic: BASIC,
  advanced: ADVANCED,
  hawaii: { ...ADVANCED, scoring: 'hawaii' },
  rubber: { ...ADVANCED, scoring: 'rubber' },
  summary: { ...BASIC, scoring: 'summary', auctionEnd: 'one-pass', openingLead: 'defender' },
};

/** The preset with exactly these options, `null` if they are somebody's own mixture. */
export function presetOf(options: Options): PresetName | null {
  const keys = Object.keys(BASIC) as (keyof Options)[];
  return PRESET_NAMES.find((name) => keys.every((key) => PRESETS[name][key] === options[key])) ?? null;
}

/** Accepts any combination of options but one-pass auctions with cue-bids, which contradict each other (R90). */
export function checkOptions(options: Options): Result<Options> {
  return options.auctionEnd === 'one-pass' && options.cueBids
    ? err(ruleError('options-contradict', 'R90', {}))
    : ok(options);
}
