import type { Strain } from '../engine/cards.ts';
import { overOrShort } from '../engine/scoring/contract.ts';
import type { DealResult } from '../engine/scoring/contract.ts';
import { line, lineBelow, madeDoubledName, scoring } from '../engine/scoring/line.ts';
import { overtricks, trickScore, when } from '../engine/scoring/rubber.ts';
import { rubberMatch } from '../engine/scoring/rubberMatch.ts';
import { stepped, sumOf } from '../engine/scoring/sum.ts';
import type { ScoreLine, ScoringSystem } from '../engine/scoring/system.ts';
import { opponent } from '../engine/seat.ts';
import type { BySeat } from '../engine/seat.ts';
import { dealResult, isPassedOut } from './entry.ts';
import type { Honours, HonoursKind, PadResult } from './entry.ts';
import {
  CONTRACT_HONOURS,
  CONTRACT_MADE_DOUBLED,
  CONTRACT_SHORT,
  CONTRACT_SLAMS,
  CONTRACT_TERMS,
} from './tables.ts';

/** A rubber of contract bridge (R80). */
export const CONTRACT_BRIDGE: ScoringSystem<PadResult> = rubberMatch(contractLines, CONTRACT_TERMS);

/** The honours that count in a strain: trump honours in one hand, or without trumps the four aces (R80). */
export function contractHonours(strain: Strain): readonly (keyof typeof CONTRACT_HONOURS)[] {
  return strain === 'NT' ? ['aces'] : ['four', 'five'];
}

function contractLines(result: PadResult, vulnerable: BySeat<boolean>): readonly ScoreLine[] {
  if (isPassedOut(result)) return [];
  const { honours } = result;
  const tricks = tricksLines(dealResult(result), vulnerable[result.declarer]);
  return honours === undefined ? tricks : [...tricks, honoursLine(honours)];
}

function tricksLines(result: DealResult, vulnerable: boolean): readonly ScoreLine[] {
  const { declarer, doubled, level } = result;
  const over = overOrShort(result);
  if (over < 0) {
    const steps = when(vulnerable, CONTRACT_SHORT)[doubled];
    return [line('tricks-short', 'R80', opponent(declarer), sumOf(stepped(-over, steps)))];
  }
  const slams = when(vulnerable, CONTRACT_SLAMS);
  return scoring([
    lineBelow('trick-score', 'R80', declarer, trickScore(result)),
    line('overtricks', 'R80', declarer, overtricks(result, vulnerable)),
    line('small-slam', 'R80', declarer, level === 6 ? slams[6] : 0),
    line('grand-slam', 'R80', declarer, level === 7 ? slams[7] : 0),
    line(madeDoubledName(result), 'R80', declarer, CONTRACT_MADE_DOUBLED[doubled]),
  ]);
}

function honoursLine({ side, kind }: Honours): ScoreLine {
  return line('honours', 'R80', side, counts(kind) ? CONTRACT_HONOURS[kind] : 0);
}

function counts(kind: HonoursKind): kind is keyof typeof CONTRACT_HONOURS {
  return kind in CONTRACT_HONOURS;
}
