import type { Level } from '../../engine/auction/call.ts';
import type { Doubled } from '../../engine/scoring/contract.ts';
import { tricksNeeded } from '../../engine/scoring/contract.ts';
import type { Seat } from '../../engine/seat.ts';
import type { Honours, PadBid, PadContract, PadEntry, PadGame, PadStrain } from '../../pads/index.ts';
import { TRICKS_IN_DEAL, aimOf, bidOf, isPassedOut, levelFor, partsOfBid } from '../../store/pads/index.ts';

/** A row while it is being put together on the keypad. */
export interface Draft {
  readonly declarer: Seat | null;
  readonly level: Level | null;
  readonly strain: PadStrain | null;
  readonly doubled: Doubled;
  readonly tricks: number | null;
  readonly honours: Honours | null;
}

export const NO_DRAFT: Draft = {
  declarer: null,
  level: null,
  strain: null,
  doubled: 0,
  tricks: null,
  honours: null,
};

/** The keypad as it stands when a row is taken up again. */
export function draftOf(entry: PadEntry): Draft {
  if (isPassedOut(entry)) return NO_DRAFT;
  const { declarer, level, strain, doubled, tricks, honours } = entry;
  return { declarer, level, strain, doubled, tricks, honours: honours ?? null };
}

/** The contract, once nothing of it is missing. */
export function contractOf({ declarer, level, strain, doubled }: Draft): PadContract | null {
  return declarer === null || level === null || strain === null ? null : { declarer, level, strain, doubled };
}

/** The row that a draft says, once its contract is whole. */
export function entryOf(draft: Draft): PadEntry | null {
  const contract = contractOf(draft);
  if (contract === null) return null;
  const { tricks, honours } = draft;
  return honours === null ? { ...contract, tricks } : { ...contract, tricks, honours };
}

/** A draft with something else in it. What the game then has no more is left out: honours of another strain, a bid that is none. */
export function withPart(game: PadGame, before: Draft, part: Partial<Draft>): Draft {
  const draft = game.kind === 'minibridge' ? aimed({ ...before, ...part }) : { ...before, ...part };
  const { level, strain, honours } = draft;
  const noBid = level !== null && strain !== null && !game.bids.includes(bidOf({ level, strain }));
  const lost = honours !== null && (strain === null || !game.honours(strain).includes(honours.kind));
  return {
    ...draft,
    // What was picked last stays.
    level: noBid && part.level === undefined ? null : level,
    strain: noBid && part.level !== undefined ? null : strain,
    honours: lost ? null : honours,
  };
}

/** In Minibridge one aims at a part-score or a game; how high that is, the strain says (R82). */
function aimed(draft: Draft): Draft {
  const { level, strain } = draft;
  if (level === null || strain === null || strain === 'R') return draft;
  return { ...draft, level: levelFor(aimOf({ level }), strain) };
}

/** The levels to choose from. 0NT, which exists in one strain only, is a key of its own. */
export function levelsOf({ bids }: PadGame): readonly Level[] {
  return [...new Set(bids.map((bid) => partsOfBid(bid).level))].filter((level) => level > 0).sort();
}

/** The bid of six tricks, where there is one (R13). */
export function lowestBid({ bids }: PadGame): PadBid | null {
  return bids.find((bid) => partsOfBid(bid).level === 0) ?? null;
}

/** How many of the usual results are on offer at first. */
const USUAL = 6;
const MOST_OVER = 2;

/** The tricks that a declarer can take, few to many: all, or those that are usual in a contract on this level. */
export function tricksOn(level: Level, all: boolean): readonly number[] {
  const every = Array.from({ length: TRICKS_IN_DEAL + 1 }, (_, tricks) => tricks);
  if (all) return every;
  const most = Math.min(TRICKS_IN_DEAL, tricksNeeded({ level }) + MOST_OVER);
  return every.slice(most - USUAL + 1, most + 1);
}
