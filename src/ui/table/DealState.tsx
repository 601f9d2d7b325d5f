import { SEATS } from '../../engine/seat.ts';
import type { SeatView } from '../../engine/view/types.ts';
import { contractSign } from '../../i18n/index.ts';
import { useTable } from '../../store/index.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';

/** Where the match stands, in a line of tags: deal, contract, vulnerability, score. Public facts only. */
export function DealState({ view }: { readonly view: SeatView }) {
  const t = useMessages();
  const name = useNames();
  const prepared = useTable((state) => state.match?.prepared ?? false);
  const { deal, phase, sheet, options } = view;
  const rubber = options.scoring === 'rubber';
  const contract = phase.name === 'play' ? phase.contract : null;
  return (
    <ul role="list" className="deal-state" aria-label={t.table.stateOfDeal}>
      {deal !== null && (
        <li className="tag">
          {deal.tieBreak
            ? t.table.tieBreak
            : rubber
              ? t.table.dealNumber(deal.number)
              : t.table.dealOf(deal.number, 6)}
        </li>
      )}
      {prepared && <li className="tag">{t.table.prepared}</li>}
      {contract !== null && (
        <li className="tag brass">
          <RichText text={`${contractSign(contract)} ${t.table.by(name(contract.declarer))}`} />
        </li>
      )}
      {SEATS.map((seat) => (
        <li key={seat} className="tag">
          {t.table.score(name(seat), sheet.totals[seat])}
          {rubber && sheet.part[seat] > 0 && ` · ${t.table.part(sheet.part[seat])}`}
          {rubber && sheet.vulnerable[seat] && ` · ${t.table.vulnerable}`}
        </li>
      ))}
    </ul>
  );
}
