import { useTable } from '../../store/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { firstDealerOf } from '../score/firstDealerOf.ts';
import { MatchSheet } from '../score/MatchSheet.tsx';
import { ShareFold } from '../score/ShareFold.tsx';
import { SheetBar } from '../score/SheetBar.tsx';
import { SheetTools } from '../score/SheetTools.tsx';
import '../score/result.css';

/**
 * The sheet of the match on the table, to read and to print. It shows public results only, so anybody may look at any time;
 * leaving the table has put the hand away, and the way back leads to the hand-over.
 */
export function SheetScreen() {
  const { score } = useMessages();
  const match = useTable((state) => state.match);
  const view = useTable((state) => state.view);
  return (
    <main className="sheet-screen">
      <SheetBar back={match === null ? null : { href: '/table', words: score.backToTable }} />
      {match === null || view === null ? (
        <p>{score.noMatch}</p>
      ) : (
        <>
          <SheetTools
            sheet={view.sheet}
            kind={view.options.scoring}
            names={match.names}
            firstDealer={firstDealerOf(view)}
            date={match.startedAt}
          />
          <MatchSheet view={view} match={match} />
          <ShareFold sheet={view.sheet} scoring={view.options.scoring} />
        </>
      )}
    </main>
  );
}
