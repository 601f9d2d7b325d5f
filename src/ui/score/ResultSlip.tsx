import { SEATS, opponent } from '../../engine/seat.ts';
import type { FinishedView, SeatView } from '../../engine/view/types.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { ScoreSum } from './ScoreSum.tsx';

interface ResultSlipProps {
  readonly view: SeatView;
  readonly deal: FinishedView;
}

/** A finished deal on a slip of paper: a claim that ended it, the score as a sum, and where that leaves the match. */
export function ResultSlip({ view, deal }: ResultSlipProps) {
  const { score } = useMessages();
  const name = useNames();
  const { sheet } = view;
  const row = sheet.rows.at(-1);
  const { claim } = deal;
  // The trick in progress belongs to the tricks a claim is about (R49), so only finished ones are taken off.
  const left = deal.hands.N.length - deal.tricks.length;
  return (
    <section className="paper slip" aria-label={score.scoreOfDeal}>
      {claim !== null && (
        <p className="slip-claim">
          {score.claimed(name(claim.seat), name(opponent(claim.seat)), claim.tricks, left)}
        </p>
      )}
      {row !== undefined && <ScoreSum row={row} bonuses={sheet.bonuses} />}
      <div className="totals">
        <p>{score.standing}</p>
        <dl>
          {SEATS.map((seat) => (
            <div key={seat}>
              <dt>{name(seat)}</dt>
              <dd>{score.points(sheet.totals[seat])}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** `4♠ doubled by Maria` and, on a line of its own, `made with 2 overtricks`: the words of a heading. */
export function ResultTitle({ result }: { readonly result: FinishedView['result'] }) {
  const { score, words } = useMessages();
  const name = useNames();
  const sign = words.contractSign({ ...result, doubled: 0 });
  return (
    <>
      <RichText text={score.contractBy(result, sign, name(result.declarer))} />
      <span className="sr-only">: </span>
      <span className="made">{score.made(result)}</span>
    </>
  );
}
