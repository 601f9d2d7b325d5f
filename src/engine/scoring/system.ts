import type { Ruling } from '../errors.ts';
import type { Options } from '../options.ts';
import type { BySeat, Seat } from '../seat.ts';
import type { Contract, DealResult } from './contract.ts';

/** Every part a score can be made of; the sheet and the result screen name each one. */
export const SCORE_NAMES = [
  // made bids of six-deal, Hawaii and summary scoring (R50, R72)
  'bit-score',
  'part-score',
  'game-score',
  'small-slam',
  'grand-slam',
  'sub-slam',
  'giant-slam',
  'super-slam',
  // a made contract (R51, R52, R61, R63, R64, R73); `multiplied` is what R73's multiplication adds
  'made-doubled',
  'made-redoubled',
  'overtricks',
  'exacto',
  'surplus',
  'exactly-made',
  'three-over',
  'multiplied',
  // a defeated one (R53, R66, R74)
  'tricks-short',
  // on the score pads of other games (R80, R81)
  'honours',
  'little-slam',
  // rubber only (R62, R65, R68, R69)
  'trick-score',
  'slam-bonus',
  'rubber-bonus',
  'game-bonus',
  'part-score-bonus',
] as const;
export type ScoreName = (typeof SCORE_NAMES)[number];

/** So many times the same points: one step of a sum. */
export interface Term {
  readonly times: number;
  readonly each: number;
}

/** How an amount comes about: all the terms together, times the factor, and no more than `most`. */
export interface Sum {
  readonly terms: readonly Term[];
  readonly factor: number;
  readonly most: number | null;
}

/** One named part of a score, to one seat. Amounts are positive whole points. */
export interface ScoreLine {
  readonly name: ScoreName;
  /** The ruling whose table it is read from. */
  readonly ruling: Ruling;
  readonly seat: Seat;
  readonly amount: number;
  /** What `amount` is made of. */
  readonly sum: Sum;
  /** Where a rubber sheet writes it; `below` counts towards game (R62). Other sheets have one column: `above`. */
  readonly where: 'above' | 'below';
}

/** One deal on a sheet. `Result` is what is known of a deal: more than a `DealResult` on the pads of other games. */
export interface SheetRow<Result = DealResult> {
  readonly result: Result;
  readonly lines: readonly ScoreLine[];
  /** What this deal brought each seat, all lines together. */
  readonly points: BySeat<number>;
  /** Running totals after this deal, without closing bonuses. */
  readonly totals: BySeat<number>;
  /** What only a rubber sheet has, `null` on the others (R67). */
  readonly rubber: RubberRow | null;
}

/** What a rubber sheet writes beside a deal (R67). */
export interface RubberRow {
  /** Vulnerability while the deal was played. */
  readonly vulnerable: BySeat<boolean>;
  readonly below: BySeat<number>;
  readonly above: BySeat<number>;
  /** Who won a game with this deal. */
  readonly game: Seat | null;
  /** Games won so far, this deal included. */
  readonly games: BySeat<number>;
  /** Part-scores that count towards the next game, after this deal. */
  readonly part: BySeat<number>;
}

/** The results of a match, written up. Recomputed whole whenever a result is added, corrected or taken out. */
export interface Sheet<Result = DealResult> {
  /**
   * One row a deal, in order. A match ends with the deal that decides it: results after that (left over when an
   * earlier one is corrected on the score pad) get no row and count for nothing, so `rows` may be the shorter list.
   */
  readonly rows: readonly SheetRow<Result>[];
  /** Closing bonuses: rubber, or games and part-scores of a rubber stopped early (R68, R69). */
  readonly bonuses: readonly ScoreLine[];
  /** Totals with the closing bonuses. */
  readonly totals: BySeat<number>;
  /** Is the match decided or complete by the results alone (six deals not level, a tie-break played, two games won)? */
  readonly complete: boolean;
  /** Must the next deal break a tie (R60, R74)? Not once the match is stopped: there is no next deal. */
  readonly tieBreak: boolean;
  /** Vulnerable in the next deal; both `false` where the scoring knows no vulnerability. */
  readonly vulnerable: BySeat<boolean>;
  /** Part-scores towards the next game; zero where there are none. */
  readonly part: BySeat<number>;
  /** Winner of a complete or stopped match; `draw` for equal rubbers (R69); `null` while open, or unscored (R91). */
  readonly winner: Seat | 'draw' | null;
}

/** A way of scoring: results in, sheet out. The table and the score pad use the same ones. */
export interface ScoringSystem<Result = DealResult> {
  /** `stopped`: both agreed to end before the sheet was complete (R69, R91). Of a complete one it changes nothing. */
  sheet(results: readonly Result[], stopped: boolean): Sheet<Result>;
  /** The lines that one result adds after the earlier `results` (vulnerability matters to a rubber only). */
  lines(result: Result, earlier: readonly Result[]): readonly ScoreLine[];
}

/** The two figures the table shows during play, without closing bonuses. */
export interface Worth {
  /** What the declarer scores for exactly making the contract. */
  readonly made: number;
  /** What the defender scores if the declarer ends one trick short. */
  readonly oneShort: number;
}

/** The value of the option `scoring`. */
export type ScoringName = Options['scoring'];
export type { Contract, DealResult };
