import { presetOf } from '../../engine/options.ts';
import type { SeatView } from '../../engine/view/types.ts';
import type { TableMatch } from '../../store/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { DealLinkContext } from './DealLink.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';

interface MatchSheetProps {
  readonly view: SeatView;
  readonly match: TableMatch;
}

/** The sheet of the match on the table: public results only, whoever may be looking. */
export function MatchSheet({ view, match }: MatchSheetProps) {
  const { words } = useMessages();
  return (
    <DealLinkContext value={toReview}>
      <ScoreSheet
        sheet={view.sheet}
        kind={view.options.scoring}
        names={match.names}
        options={view.options}
        facts={[words.date(match.startedAt), words.preset(presetOf(view.options))]}
        stopped={view.phase.name === 'over' && view.phase.stopped}
      />
    </DealLinkContext>
  );
}

function toReview(deal: number): string {
  return `/review/${deal}`;
}
