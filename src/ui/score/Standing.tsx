import type { Sheet } from '../../engine/scoring/system.ts';
import type { BySeat } from '../../engine/seat.ts';
import { isolate } from '../../i18n/index.ts';
import type { PadResult } from '../../pads/index.ts';
import { useMessages } from '../common/useMessages.ts';

interface StandingProps {
  readonly sheet: Sheet<PadResult>;
  readonly names: BySeat<string>;
  readonly stopped: boolean;
}

/** One line under a sheet: who leads or has won, and by how much. */
export function Standing({ sheet, names, stopped }: StandingProps) {
  const { score } = useMessages();
  if (sheet.rows.length === 0) return null;
  const { N, S } = sheet.totals;
  const margin = Math.abs(N - S);
  const ahead = isolate(N > S ? names.N : names.S);
  return <p className="sheet-standing">{sentence()}</p>;

  function sentence(): string {
    if (sheet.winner === 'draw') return score.draw;
    if (sheet.winner !== null) return score.wins(isolate(names[sheet.winner]), margin);
    if (stopped) return score.stoppedNoWinner;
    return margin === 0 ? score.level : score.leads(ahead, margin);
  }
}
