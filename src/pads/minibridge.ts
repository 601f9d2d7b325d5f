import type { Level } from '../engine/auction/call.ts';
import { STRAINS } from '../engine/cards.ts';
import type { Strain } from '../engine/cards.ts';
import { overOrShort } from '../engine/scoring/contract.ts';
import { line } from '../engine/scoring/line.ts';
import { dealsMatch } from '../engine/scoring/dealsMatch.ts';
import { trickScore } from '../engine/scoring/rubber.ts';
import { sumOf } from '../engine/scoring/sum.ts';
import type { ScoreLine, ScoringSystem } from '../engine/scoring/system.ts';
import { opponent } from '../engine/seat.ts';
import { bidOf, dealResult } from './entry.ts';
import type { PadBid, PadContract, PadResult } from './entry.ts';
import { MINIBRIDGE_BONUS, MINIBRIDGE_GAME, MINIBRIDGE_SHORT, MINIBRIDGE_TERMS } from './tables.ts';

/** What a declarer of Minibridge sets out to make (R82). */
export const AIMS = ['part', 'game'] as const;
export type Aim = (typeof AIMS)[number];

/** A game of Minibridge (R82). */
export const MINIBRIDGE: ScoringSystem<PadResult> = dealsMatch(minibridgeLines, MINIBRIDGE_TERMS);

/** The contracts that a declarer chooses from: a part-score or a game in any strain (R82). */
export const MINIBRIDGE_BIDS: readonly PadBid[] = AIMS.flatMap((aim) =>
  STRAINS.map((strain) => bidOf({ level: levelFor(aim, strain), strain })),
);

/** The level of a part-score or a game in a strain (R82). */
export function levelFor(aim: Aim, strain: Strain): Level {
  return aim === 'part' ? 1 : MINIBRIDGE_GAME[strain];
}

/** What a contract of Minibridge aims at (R82). */
export function aimOf({ level }: Pick<PadContract, 'level'>): Aim {
  return level === 1 ? 'part' : 'game';
}

function minibridgeLines(padResult: PadResult): readonly ScoreLine[] {
  const result = dealResult(padResult);
  const { declarer, strain, tricks } = result;
  const over = overOrShort(result);
  if (over < 0) {
    const penalty = sumOf([{ times: -over, each: MINIBRIDGE_SHORT }]);
    return [line('tricks-short', 'R82', opponent(declarer), penalty)];
  }
  const aim = aimOf(result);
  return [
    // Every trick over six counts, whatever was aimed at.
    line('trick-score', 'R82', declarer, trickScore({ level: (tricks - 6) as Level, strain, doubled: 0 })),
    line(aim === 'part' ? 'part-score' : 'game-score', 'R82', declarer, MINIBRIDGE_BONUS[aim]),
  ];
}
