import type { Result } from '../../engine/result.ts';
import type { BySeat, Seat } from '../../engine/seat.ts';
import type { Worth } from '../../engine/scoring/index.ts';
import type {
  PadAction,
  PadContract,
  PadError,
  PadGame,
  PadKind,
  PadSetup,
  PadView,
} from '../../pads/index.ts';
import type { AsideSummary, Emptied, NamesError, Saving } from '../types.ts';

/** What a new pad asks for. */
export interface NewPad extends PadSetup {
  readonly names: BySeat<string>;
}

/** The pad in use. */
export interface OpenPad {
  readonly id: string;
  readonly names: BySeat<string>;
  readonly startedAt: number;
  /** What may be entered on it. */
  readonly game: PadGame;
  readonly view: PadView;
}

/** A line in the list of pads, kept beside the pad. */
export interface PadSummary {
  readonly id: string;
  readonly players: BySeat<string>;
  /** Entries of the log. */
  readonly length: number;
  /** The finished deals in short (tally.ts), for statistics. */
  readonly tally: string;
  readonly kind: PadKind;
  readonly names: BySeat<string>;
  readonly startedAt: number;
  readonly changedAt: number;
  /** Deals that are scored. */
  readonly deals: number;
  readonly totals: BySeat<number>;
  /** `null` while the pad is open. */
  readonly outcome: { readonly winner: Seat | 'draw' | null; readonly stopped: boolean } | null;
}

export interface PadsState {
  /** `starting` until storage has been read (or found unusable). */
  readonly status: 'starting' | 'ready';
  readonly pad: OpenPad | null;
  /** The last refusal, until the next accepted action or `dismissRefusal`; `id` grows with each. */
  readonly refusal: { readonly id: number; readonly error: PadError } | null;
  readonly saving: Saving;
  /** Another tab went on with this pad and it was loaded afresh; shown until dismissed. */
  readonly movedElsewhere: boolean;
  /** The browser was found to have emptied storage; shown until dismissed. */
  readonly emptied: Emptied | null;
  /** Something is being saved; input is inert. */
  readonly busy: boolean;
  /** Open and finished pads, those last changed first. */
  readonly pads: readonly PadSummary[];
  readonly aside: readonly AsideSummary<PadError>[];

  /** One door for everything that is done to the pad. A refusal sets `refusal` and changes nothing else. */
  readonly dispatch: (action: PadAction) => Promise<void>;
  /** What the pad would look like, or why it may not; nothing is done. `null` without a pad. */
  readonly preview: (action: PadAction) => Result<PadView, PadError> | null;
  /** What a contract and its defeat would bring as the next deal. `null` without a pad. */
  readonly worth: (contract: PadContract) => Worth | null;
  /** Starts a pad and takes it in use; the old one stays open. Returns what was wrong, empty if nothing. */
  readonly newPad: (request: NewPad) => Promise<readonly NamesError[]>;
  /** An empty pad of the same players and game; who dealt second now deals first. */
  readonly again: () => Promise<void>;
  /** Takes another pad in use; `false` if it cannot be read, and all is as it was. */
  readonly resume: (id: string) => Promise<boolean>;
  /** Pads were removed, renamed or added in storage: everything is read anew. */
  readonly relist: () => Promise<void>;
  /** Tries at once to store what is not stored yet, as the next action would. */
  readonly saveAgain: () => Promise<void>;
  readonly dismissRefusal: () => void;
  readonly dismissMoved: () => void;
  readonly dismissEmptied: () => void;
  /** The whole of one set-aside record, as text for a download. */
  readonly asideText: (id: string) => Promise<string>;
}
