import { Link, useLocation } from 'wouter';
import { PRESETS } from '../../engine/options.ts';
import { PAD_KINDS } from '../../pads/kinds.ts';
import { useTable } from '../../store/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { Page } from '../shell/Page.tsx';
import { ScoringCard } from '../tables/ScoringCard.tsx';

/** The cards of scoring tables. The address names the game; without one it is that of the match on the table. */
export function ScoringTables() {
  const { scoring, score } = useMessages();
  const [path] = useLocation();
  const options = useTable(({ view }) => view?.options ?? PRESETS.basic);
  const kind = PAD_KINDS.find((one) => path.endsWith(`/${one}`)) ?? options.scoring;
  return (
    <Page title={scoring.title} className="scoring-screen">
      <nav className="scoring-games no-print" aria-label={scoring.games}>
        {PAD_KINDS.map((one) => (
          // Back leads to where the cards were asked for, not through the cards.
          <Link
            key={one}
            className="btn"
            href={`/scoring/${one}`}
            replace
            aria-current={one === kind ? 'page' : undefined}
          >
            {score.sheetTitle(one)}
          </Link>
        ))}
      </nav>
      <ScoringCard kind={kind} redoubledBonus={options.redoubledBonus} />
      <div className="row no-print">
        <button type="button" className="btn primary" onClick={() => window.print()}>
          {score.print}
        </button>
        <button type="button" className="btn" onClick={() => window.history.back()}>
          {scoring.back}
        </button>
      </div>
    </Page>
  );
}
