import { DEALS_IN_MATCH } from '../../engine/options.ts';
import type { BySeat } from '../../engine/seat.ts';
import { plainSheet } from '../../files/sheet/plain.ts';
import type { ResultLine, Results } from '../../files/sheet/results.ts';
import type { Messages } from '../../i18n/index.ts';
import type { PadKind } from '../../pads/index.ts';

/** A sheet as text to be pasted anywhere, in the words of a language. In: when the match began. */
export function sheetText(
  { score, words }: Messages,
  results: Results,
  kind: PadKind,
  names: BySeat<string>,
  date: number,
): string {
  const breaksTie = (deal: number) => !results.rubber && deal > DEALS_IN_MATCH;
  return plainSheet(results, names, {
    title: `${score.sheetTitle(kind)}, ${words.date(date)}`,
    deal: score.deal,
    number: (deal) => (breaksTie(deal) ? score.tieBreak : String(deal)),
    note: ({ played }: ResultLine) =>
      played === null
        ? score.passedOut
        : `${words.resultSign({ ...played.contract, tricks: played.tricks })} ${score.by(names[played.contract.declarer])}`,
    points: score.points,
    above: score.above,
    below: score.below,
    bonus: score.closingBonus,
    total: score.total,
  });
}
