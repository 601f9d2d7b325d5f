import { parseResult } from '../../../src/engine/scoring/index.ts';
import type { DealResult, ScoreLine, ScoringSystem } from '../../../src/engine/scoring/index.ts';
import type { Seat } from '../../../src/engine/seat.ts';

/** The result written `N 3NT=`: who declared, and the notation of rulings §1. */
export function result(text: string): DealResult {
  const [declarer, notation] = text.split(' ') as [Seat, string];
  const parsed = parseResult(notation, declarer);
  if (parsed === null) throw new Error(`not a result: ${text}`);
  return parsed;
}

export function results(...texts: readonly string[]): readonly DealResult[] {
  return texts.map(result);
}

/** Lines as short text: `N part-score 200`, with ` below` after what stands below the line. */
export function written(lines: readonly ScoreLine[]): readonly string[] {
  return lines.map(
    ({ name, seat, amount, where }) => `${seat} ${name} ${amount}${where === 'below' ? ' below' : ''}`,
  );
}

/** What one result scores after `earlier` ones, as short text. */
export function scored(
  system: ScoringSystem,
  text: string,
  ...earlier: readonly string[]
): readonly string[] {
  return written(system.lines(result(text), results(...earlier)));
}

/** What one result brings, whoever gets it. */
export function total(system: ScoringSystem, text: string, ...earlier: readonly string[]): number {
  return system.lines(result(text), results(...earlier)).reduce((sum, { amount }) => sum + amount, 0);
}
