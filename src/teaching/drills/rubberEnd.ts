import { scoringOf } from '../../engine/scoring/index.ts';
import type { DealResult, Sheet } from '../../engine/scoring/index.ts';
import { SEATS, bySeat } from '../../engine/seat.ts';
import type { BySeat } from '../../engine/seat.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { chance, different, mixed, until } from './chance.ts';
import { someResult } from './results.ts';
import type { Asks, DrillLevel, Option, Question } from './question.ts';

const DEALS_AT_MOST = 7;

/** Games and the end of a rubber (R67–R69). 1: who is vulnerable; 2: the bonus that closes it; 3: who wins, by the totals. */
export function rubberEnd(level: DrillLevel, random: RandomBelow): Question {
  if (level === 1) return vulnerable(random);
  return level === 2 ? closing(random) : winner(random);
}

/** A rubber sheet of these deals (R62–R69). */
export function rubberSheet(results: readonly DealResult[], stopped: boolean): Sheet {
  return scoringOf({ scoring: 'rubber', redoubledBonus: 200 }).sheet(results, stopped);
}

function vulnerable(random: RandomBelow): Question {
  return until(() => {
    const results = someDeals(random);
    const sheet = rubberSheet(results, false);
    // Where nobody is near a game there is nothing to find out; and each answer comes often enough.
    const reached = SEATS.filter((seat) => sheet.vulnerable[seat]).length;
    if (sheet.complete || (reached === 0 && chance(75, random)) || (reached === 1 && chance(50, random)))
      return null;
    const all: readonly Option[] = [{ type: 'seat', seat: 'N' }, { type: 'seat', seat: 'S' }, BOTH, NOBODY];
    const right = vulnerableOption(sheet.vulnerable);
    return ask({ type: 'vulnerable', results }, 1, right, different(right, all, 3, random), random);
  });
}

const NOBODY: Option = { type: 'nobody' };
const BOTH: Option = { type: 'both' };

function vulnerableOption({ N, S }: BySeat<boolean>): Option {
  if (N && S) return BOTH;
  return N || S ? { type: 'seat', seat: N ? 'N' : 'S' } : NOBODY;
}

function closing(random: RandomBelow): Question {
  return until(() => {
    const results = someDeals(random);
    const { complete } = rubberSheet(results, false);
    const stopped = !complete;
    const sheet = rubberSheet(results, stopped);
    const paid = bySeat((seat) =>
      sheet.bonuses.filter((line) => line.seat === seat).reduce((sum, { amount }) => sum + amount, 0),
    );
    if (paid.N + paid.S === 0 || (stopped && chance(50, random))) return null;
    const right: Option = { type: 'bonuses', bonuses: paid };
    const wrong = different(right, bonusMistakes(paid), 3, random);
    const question = ask({ type: 'closing', results, stopped }, 2, right, wrong, random);
    return { ...question, lines: sheet.bonuses };
  });
}

/** The other player's, the other rubber bonus, a game or part-score forgotten or paid to both. */
function bonusMistakes({ N, S }: BySeat<number>): readonly Option[] {
  const amounts = [0, 50, 300, 350, 500, 700];
  const near = amounts.flatMap((amount) => [
    { N: amount, S },
    { N, S: amount },
  ]);
  return [{ N: S, S: N }, ...near]
    .filter((bonuses) => bonuses.N + bonuses.S > 0)
    .map((bonuses): Option => ({ type: 'bonuses', bonuses }));
}

function winner(random: RandomBelow): Question {
  return until(() => {
    const results = someDeals(random);
    const { complete, totals } = rubberSheet(results, false);
    const sheet = rubberSheet(results, !complete);
    const last = sheet.rows.at(-1)?.rubber?.game ?? null;
    // The trap: who won the rubber, or led before the bonuses, is not the winner.
    const trap = complete ? sheet.winner !== last : totals.N > totals.S !== sheet.totals.N > sheet.totals.S;
    if (sheet.winner === null || (!trap && chance(80, random))) return null;
    const option = (who: 'N' | 'S' | 'draw'): Option => ({
      type: 'then',
      then: { name: 'over', winner: who },
    });
    const right = option(sheet.winner);
    const wrong = different(right, (['N', 'S', 'draw'] as const).map(option), 2, random);
    return ask({ type: 'rubber-winner', results, stopped: !complete }, 3, right, wrong, random);
  });
}

function ask(
  asks: Extract<Asks, { results: unknown }>,
  level: DrillLevel,
  right: Option,
  wrong: ReturnType<typeof different>,
  random: RandomBelow,
): Question {
  const rulings: Question['rulings'] =
    asks.type === 'vulnerable' ? ['R67', 'R62'] : 'stopped' in asks && asks.stopped ? ['R69'] : ['R68'];
  const data = { kind: 'rubber-end', level, asks, position: null, moves: [], hidden: [], lines: [] } as const;
  return { ...data, rulings, ...mixed({ option: right }, wrong, random) };
}

/** Deals of a rubber up to a place in it, or to its end. */
function someDeals(random: RandomBelow): readonly DealResult[] {
  const results: DealResult[] = [];
  const most = 2 + random(DEALS_AT_MOST - 1);
  while (results.length < most && !rubberSheet(results, false).complete) {
    results.push(
      someResult({ doubled: [0, 0, 0, 0, 1], over: [0, 0, 0, 1, -1, -2], bids: RUBBER_BIDS }, random),
    );
  }
  return results;
}

/** Part-scores and games. */
const RUBBER_BIDS = ['1NT', '2C', '2H', '2S', '3D', '3C', '2NT', '3NT', '4H', '4S', '5C', '5D'] as const;
