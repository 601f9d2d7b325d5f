import type { StoreApi } from 'zustand/vanilla';
import type { Action, PublicEvent, SeatView, Sitting } from '../engine/index.ts';
import type { ReviewView, StepFate } from '../engine/view/review.ts';
import type { Happening } from '../engine/view/types.ts';
import type { Card } from '../engine/cards.ts';
import type { RuleError } from '../engine/errors.ts';
import type { Options, PresetName } from '../engine/options.ts';
import type { BySeat, Seat } from '../engine/seat.ts';

/** Chance is the store's own: nobody chooses the order of the pack. */
export type PlayersAction = Exclude<Action, { readonly type: 'spread' | 'deal' }>;

/** What New match asks for. Codes are the texts as typed; the store parses them and refuses the whole request if one is wrong. */
export interface NewMatch {
  readonly names: BySeat<string>;
  readonly options: Options;
  readonly sitting: Sitting;
  readonly olderTricksOpen: boolean;
  /** Does the receiver cut the pack before each deal (R6)? */
  readonly receiverCuts: boolean;
  /** Prepared deals, in order; `null` to cut and shuffle. Deals after the last code are shuffled. */
  readonly prepared: { readonly codes: readonly string[]; readonly firstDealer: Seat } | null;
}

/** Why two names were refused: together, or one of them. */
export type NamesError =
  | { readonly field: 'names'; readonly reason: 'equal' }
  | { readonly field: 'name'; readonly seat: Seat; readonly reason: 'empty' | 'too-long' };

/** Why New match was refused, by field. `code` counts from 0. */
export type NewMatchError =
  | NamesError
  | { readonly field: 'options'; readonly error: RuleError }
  | { readonly field: 'codes'; readonly code: number; readonly error: RuleError };

/** Longest name, in characters as people count them (grapheme clusters). */
export const NAME_LENGTH = 30;

/** The match on the table, without anything secret. */
export interface TableMatch {
  readonly id: string;
  readonly names: BySeat<string>;
  readonly preset: PresetName | null;
  /** Dealt from codes that somebody typed: the match is marked so. */
  readonly prepared: boolean;
  /** How many deals, from the first, come from codes; those are never cut. */
  readonly preparedDeals: number;
  readonly receiverCuts: boolean;
  readonly startedAt: number;
}

/** A line in the list of matches, kept beside the match so that the list need not read the log. */
export interface MatchSummary {
  readonly id: string;
  readonly players: BySeat<string>;
  /** Entries of the log. */
  readonly length: number;
  /** The finished deals in short (tally.ts), for statistics. */
  readonly tally: string;
  readonly names: BySeat<string>;
  readonly preset: PresetName | null;
  readonly scoring: Options['scoring'];
  readonly prepared: boolean;
  readonly startedAt: number;
  readonly changedAt: number;
  readonly deals: number;
  readonly totals: BySeat<number>;
  /** Is a deal being played, or are there packs that are still to be cut or dealt? */
  readonly secret: 'deal' | 'pack' | null;
  /** `null` while the match is open. */
  readonly outcome: { readonly winner: Seat | 'draw' | null; readonly stopped: boolean } | null;
}

/** Saved data that could not be used: kept whole, listed, downloadable. */
export interface AsideSummary<Refusal = RuleError> {
  readonly id: string;
  readonly at: number;
  readonly size: number;
  readonly reason: AsideReason<Refusal>;
}

export type AsideReason<Refusal = RuleError> =
  | { readonly why: 'not-a-match'; readonly path: string }
  | { readonly why: 'newer'; readonly version: number }
  | { readonly why: 'entries-missing'; readonly at: number }
  | { readonly why: 'entry-unreadable'; readonly at: number }
  | { readonly why: 'entry-refused'; readonly at: number; readonly error: Refusal };

/**
 * How the browser was found to have emptied storage: `restored`, under the match on the table, which has been put back; `gone`, before
 * the app was started.
 */
export type Emptied = 'restored' | 'gone';

/**
 * The truth about saving. `saved`: every accepted action is in the device's storage. `memory`: storage cannot be used, the match
 * lives until the page closes; the reason is why. `moved`: another tab went on with this match, and its state was taken over.
 */
export type Saving =
  | { readonly state: 'saved' }
  | { readonly state: 'memory'; readonly reason: 'unavailable' | 'full' | 'failed' | 'newer' | 'blocked' };

export interface TableState {
  /** `starting` until storage has been read (or found unusable). */
  readonly status: 'starting' | 'ready';
  readonly match: TableMatch | null;
  /**
   * While the device is passed: the public view while covered (and where nothing is secret), the opened player's own view after the
   * hand-over was opened. Across the table always the public view, at the open table that of both hands. `null` without a match.
   */
  readonly view: SeatView | null;
  /**
   * Who has opened the hand-over; `null` is the hand-over screen wherever `view.turn` is somebody. Starts `null`, always, but at the
   * open table, where it is the player to act.
   */
  readonly opened: Seat | null;
  /** Across the table: a player's own view exactly while they peek at their hand. */
  readonly peeks: BySeat<SeatView | null>;
  /**
   * The last refusal, until the next accepted action or `dismissRefusal`; `id` grows with each. `seat`: who tried; the reason is theirs
   * alone to read where both look.
   */
  readonly refusal: { readonly id: number; readonly seat: Seat | null; readonly error: RuleError } | null;
  readonly saving: Saving;
  /** Another tab went on with this match and it was loaded afresh; shown until dismissed. */
  readonly movedElsewhere: boolean;
  /** Another tab has this match on its table: here it can be watched, covered, and taken over. */
  readonly elsewhere: boolean;
  /** The browser was found to have emptied storage; shown until dismissed. */
  readonly emptied: Emptied | null;
  /** An action is being saved; input is inert. */
  readonly busy: boolean;
  /** Open and finished matches: the one being played, then those last changed. */
  readonly matches: readonly MatchSummary[];
  readonly aside: readonly AsideSummary[];

  /** One door for everything a player does in the match. A refusal sets `refusal` and changes nothing else. */
  readonly dispatch: (action: PlayersAction) => Promise<void>;
  /** Why the player to act may not play a card of theirs; `null` if they may, or if their hand is not in sight. */
  readonly whyNot: (card: Card) => RuleError | null;
  /** Shuffles (or takes the next prepared pack), cuts at `cutAt` cards if given, and deals. */
  readonly deal: (cutAt: number | null) => Promise<void>;
  /** The hand-over was opened by `seat`'s gesture; only the player whose turn it is can. Logs the look if there is something new. */
  readonly open: (seat: Seat) => Promise<void>;
  /** Across the table: shows a player's hand until they cover it. Logs the look if it is theirs to act and there is something new. */
  readonly peek: (seat: Seat) => Promise<void>;
  readonly cover: (seat: Seat) => void;
  /** Covers the table at once. */
  readonly putAway: () => void;
  /** Starts a match, puts it on the table; the old one stays open. Returns what was wrong, empty if nothing. */
  readonly newMatch: (request: NewMatch) => Promise<readonly NewMatchError[]>;
  /** The same players and options once more, with a new cut (or the same prepared deals not used again: shuffled). */
  readonly rematch: () => Promise<void>;
  /** Puts another match on the table, covered; `false` if it cannot be read, and the table is as it was. */
  readonly resume: (id: string) => Promise<boolean>;
  /** Matches were removed, renamed or added in storage: everything is read anew, and the table is covered. */
  readonly relist: () => Promise<void>;
  /** Takes the match from the tab that has it; both are covered. */
  readonly takeOver: () => Promise<void>;
  /** Tries at once to store what is not stored yet, as the next action would. */
  readonly saveAgain: () => Promise<void>;
  readonly dismissRefusal: () => void;
  readonly dismissMoved: () => void;
  readonly dismissEmptied: () => void;
  /** What the whole table knows to have happened in this match: all that a report may tell. */
  readonly publicLog: () => readonly PublicEvent[];
  /** The letters that tell a finished deal of this match in an address; `number` from 1, `null` for a deal that is not over. */
  readonly dealLink: (number: number) => Promise<string | null>;
  /** Walks a deal of this match that is over, or the running one at the open table; `null` for any other. */
  readonly reviewing: (deal: number) => Promise<StoreApi<ReviewState> | null>;
  /** The whole of one set-aside record, as text for a download. */
  readonly asideText: (id: string) => Promise<string>;
}

/** A branch as it is listed. */
export interface BranchLine {
  readonly id: string;
  readonly name: string;
  readonly parent: string | null;
  /** The step of the parent it leaves. */
  readonly step: number;
}

/** A deal that is walked step by step, and what was tried out from it. */
export interface ReviewState {
  readonly title: string;
  readonly names: BySeat<string>;
  /** The line that is walked; `null`: the deal itself. */
  readonly branch: string | null;
  readonly branches: readonly BranchLine[];
  /** The first step of the line that is shown, and what each step from 0 did. */
  readonly from: number;
  readonly steps: readonly (readonly Happening[])[];
  readonly fates: readonly StepFate[];
  readonly moment: ReviewView;
  /** What was noted of the steps of this line. */
  readonly notes: ReadonlyMap<number, string>;
  /** The copy that is being played on; `null` while the line is walked. */
  readonly playing: StoreApi<TableState> | null;
  /** How that copy is listed, once something has been played on it. */
  readonly copy: { readonly id: string; readonly name: string } | null;
  /** The letters that tell the line that is walked in an address, and its step there; `null` while its deal is not over. */
  readonly link: () => { readonly letters: string; readonly step: number } | null;
  /** Goes to a step; one that is not there is the nearest that is. */
  readonly go: (step: number) => void;
  /** Walks another line, at the step that is named or where it leaves its parent. `false` if it is not there. */
  readonly walk: (branch: string | null, step?: number) => boolean;
  /** Opens a copy of this moment on an open table. Nothing else changes before something is played on it. */
  readonly playOn: (name: string) => void;
  /** Back to walking: at the end of what was played, or where one was if nothing was. */
  readonly stopPlaying: () => void;
  readonly rename: (branch: string, name: string) => void;
  /** With all that leaves it. Gives back what puts it back. */
  readonly remove: (branch: string) => () => void;
  readonly note: (text: string) => void;
}
