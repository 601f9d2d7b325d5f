import type { Seat } from '../../engine/seat.ts';
import type { ReviewView } from '../../store/teaching/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { ReviewHand } from '../review/ReviewHand.tsx';
import { ReviewMiddle } from '../review/ReviewMiddle.tsx';
import '../review/review.css';
import { ContractSign } from '../table/ContractSign.tsx';

interface DrillTableProps {
  readonly moment: ReviewView;
  readonly hidden: readonly Seat[];
}

/** What lies on the table when the question is put: to be looked at, not played. */
export function DrillTable({ moment, hidden }: DrillTableProps) {
  const { learn, table } = useMessages();
  const name = useNames();
  const { phase } = moment.table;
  const look = { hands: 'then', hidden: hidden[0] ?? null, future: 'shown' } as const;
  return (
    <div className="review-table drill-table" role="group" aria-label={learn.drills.table}>
      {phase.name === 'play' && (
        <p className="tag brass drill-contract">
          <ContractSign contract={phase.contract} /> {table.by(name(phase.contract.declarer))}
        </p>
      )}
      <ReviewHand seat="N" moment={moment} look={look} />
      <ReviewMiddle moment={moment} look={look} />
      <ReviewHand seat="S" moment={moment} look={look} />
    </div>
  );
}
