import { SEATS } from '../../engine/seat.ts';
import type { Seat } from '../../engine/seat.ts';
import { isolate } from '../../i18n/index.ts';
import type { Messages } from '../../i18n/index.ts';
import type { PadContract, PadEntry, PadView } from '../../pads/index.ts';
import { aimOf, isPassedOut } from '../../store/pads/index.ts';
import type { OpenPad } from '../../store/pads/index.ts';
import { useMessages } from '../common/useMessages.ts';

interface PadWords {
  readonly name: (seat: Seat) => string;
  /** `Deal 3 of 6`, `Tie-break deal`. */
  readonly deal: (at: number) => string;
  /** `4 spades doubled`. */
  readonly contract: (contract: PadContract) => string;
  /** `4 spades by Maria, made with 1 overtrick`. */
  readonly entry: (entry: PadEntry) => string;
  /** A deal read aloud, with what it brings and where that leaves the match. */
  readonly written: (view: PadView, at: number) => string;
}

/** What is said of a pad in sentences. */
export function usePadSaid({ names, game, view: shown }: OpenPad): PadWords {
  const t = useMessages();
  const { pads, score } = t;
  const name = (seat: Seat): string => isolate(names[seat]);

  function deal(at: number, view = shown): string {
    if (game.deals === null) return pads.deal(at + 1);
    if (at < game.deals) return pads.dealOf(at + 1, game.deals);
    return isTieBreak(view, at) ? pads.tieBreak : pads.deal(at + 1);
  }

  function contract(of: PadContract): string {
    return contractInWords(t, game.kind === 'minibridge', of);
  }

  function entry(of: PadEntry): string {
    if (isPassedOut(of)) return score.passedOut;
    const { level, tricks, declarer } = of;
    const what = `${contract(of)} ${score.by(name(declarer))}`;
    return tricks === null ? what : `${what}, ${score.made({ level, tricks })}`;
  }

  function written(view: PadView, at: number): string {
    const row = view.rows[at];
    if (row === undefined) return '';
    const { totals } = view.sheet;
    const points = SEATS.filter((seat) => (row.scored?.points[seat] ?? 0) > 0).map((seat) =>
      pads.brings(name(seat), row.scored?.points[seat] ?? 0),
    );
    return [
      `${deal(at, view)}: ${entry(row.entry)}.`,
      ...(points.length > 0 ? [`${score.scores}: ${points.join(', ')}.`] : []),
      ...(row.scored === null
        ? []
        : [`${score.total}: ${SEATS.map((seat) => pads.brings(name(seat), totals[seat])).join(', ')}.`]),
      ...(view.deal === null || row.scored === null ? [] : [score.dealsNext(name(view.deal.dealer))]),
    ].join(' ');
  }

  return { name, deal, contract, entry, written };
}

/** Of a deal behind the last of a match: is it the one that decides? An edit can leave others there, which count for nothing (R60). */
export function isTieBreak({ rows, deal }: PadView, at: number): boolean {
  const row = rows[at];
  return row === undefined ? deal?.tieBreak === true : row.unscored !== 'after-the-end';
}

function contractInWords({ pads, words }: Messages, mini: boolean, contract: PadContract): string {
  const { level, strain, doubled } = contract;
  if (mini) return `${pads.strain(strain)} ${pads.aims[aimOf({ level })]}`;
  if (strain !== 'R') return words.contract({ level, strain, doubled });
  return [String(level), pads.strain(strain), ...(doubled > 0 ? [pads.doublings[doubled]] : [])].join(' ');
}
