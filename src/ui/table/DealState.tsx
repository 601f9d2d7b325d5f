import type { Sheet } from '../../engine/scoring/system.ts';
import { SEATS } from '../../engine/seat.ts';
import type { Seat } from '../../engine/seat.ts';
import type { SeatView } from '../../engine/view/types.ts';
import type { Messages } from '../../i18n/index.ts';
import { useTable } from '../../store/index.ts';
import { dealTitle } from '../common/dealTitle.ts';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { Term } from '../help/Term.tsx';
import { ContractSign } from './ContractSign.tsx';

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
      {deal !== null && <li className="tag deal-number">{dealTitle(t, options.scoring, deal.number)}</li>}
      {view.sitting === 'open' && <li className="tag sits-open">{t.sitting.names.open}</li>}
      {prepared && <li className="tag prepared">{t.table.prepared}</li>}
      {contract !== null && (
        <li className="tag brass">
          <span>
            <ContractSign contract={contract} /> {t.table.by(name(contract.declarer))}
          </span>
        </li>
      )}
      <li className="tag match-score">
        {SEATS.map((seat) => t.table.score(name(seat), sheet.totals[seat])).join(t.table.separator)}
      </li>
      {rubber &&
        SEATS.map((seat) => {
          const facts = rubberFacts(t, sheet, seat);
          return (
            facts.length > 0 && (
              <li key={seat} className="tag">
                <Term of={sheet.vulnerable[seat] ? 'vulnerable' : 'partScore'}>
                  {[name(seat), ...facts].join(t.table.separator)}
                </Term>
              </li>
            )
          );
        })}
    </ul>
  );
}

/** What a rubber adds about a player: games, part-score, vulnerability (R67). */
function rubberFacts(t: Messages, sheet: Sheet, seat: Seat): string[] {
  const games = sheet.rows.at(-1)?.rubber?.games[seat] ?? 0;
  return [
    ...(games > 0 ? [t.table.games(games)] : []),
    ...(sheet.part[seat] > 0 ? [t.table.part(sheet.part[seat])] : []),
    ...(sheet.vulnerable[seat] ? [t.table.vulnerable] : []),
  ];
}
