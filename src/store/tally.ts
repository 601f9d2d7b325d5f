import type { FinishedDeal } from '../engine/match/state.ts';
import type { BySeat, Seat } from '../engine/seat.ts';

/** A finished deal in short: what was bid and made, what it brought, and of a deal at the table how cards were exchanged. */
export interface TallyDeal {
  readonly declarer: Seat;
  readonly level: number;
  readonly strain: string;
  readonly doubled: number;
  readonly tricks: number;
  readonly points: BySeat<number>;
  readonly exchange: { readonly dealer: Seat; readonly drawn: number; readonly capture: Seat | null } | null;
}

/** One text for all deals of a match: it costs a list of ten thousand matches next to nothing until somebody asks for it. */
export function tallyOf(deals: readonly TallyDeal[]): string {
  return deals.map(wordsOf).join('|');
}

function wordsOf({ declarer, level, strain, doubled, tricks, points, exchange }: TallyDeal): string {
  const result = `${declarer}${level}${strain}${'X'.repeat(doubled)} ${tricks} ${points.N} ${points.S}`;
  return exchange === null
    ? result
    : `${result} ${exchange.dealer} ${exchange.drawn} ${exchange.capture ?? '-'}`;
}

/** A deal of the table as the tally has it. */
export function tallyDeal({ result, exchange }: FinishedDeal, points: BySeat<number>): TallyDeal {
  const { declarer, level, strain, doubled, tricks } = result;
  const { dealer, drawn, capture } = exchange;
  return {
    ...{ declarer, level, strain, doubled, tricks, points },
    exchange: { dealer, drawn: drawn[dealer].length, capture: capture?.seat ?? null },
  };
}
