import { DEALS_IN_MATCH } from '../../engine/options.ts';
import type { Sheet } from '../../engine/scoring/system.ts';
import type { Seat } from '../../engine/seat.ts';
import type { Messages } from '../../i18n/index.ts';
import type { PadResult } from '../../pads/index.ts';

interface EndWords {
  /** Who has won, or that nobody has. */
  readonly title: string;
  /** What the two totals do not say by themselves; `null` if there is nothing to add. */
  readonly reason: string | null;
}

/** The end of a match or a pad in words. In: the sheet of one that is decided or stopped. */
export function endWords(
  { score }: Messages,
  sheet: Sheet<PadResult>,
  name: (seat: Seat) => string,
): EndWords {
  const { winner, rows } = sheet;
  if (winner === 'draw') return { title: score.drawnMatch, reason: reasonOf() };
  if (winner === null) return { title: score.stoppedAfter(rows.length), reason: score.noWinner };
  return { title: score.winner(name(winner)), reason: reasonOf() };

  function reasonOf(): string | null {
    const last = rows.at(-1)?.rubber;
    if (last == null) return rows.length > DEALS_IN_MATCH ? score.byTieBreak : null;
    if (!sheet.complete) return sheet.bonuses.length > 0 ? score.rubberStopped : null;
    if (last.game === null || winner === null) return null;
    if (winner === 'draw') return score.rubberYetDraw(name(last.game), sheet.totals.N);
    return winner === last.game
      ? score.rubberTo(name(winner))
      : score.rubberYetMatchTo(name(last.game), name(winner));
  }
}
