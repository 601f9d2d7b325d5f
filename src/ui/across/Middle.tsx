import type { DealView, PhaseView, SeatView } from '../../engine/view/types.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { DealState } from '../table/DealState.tsx';
import { PackAndUpcard } from '../table/ExchangeCentre.tsx';
import { nextStep } from '../table/nextStep.ts';
import { BarSign, CurrentTrick } from '../table/TrickView.tsx';

/** What lies between the players. Cards are legible from both sides; the words face the player to act. */
export function Middle({ view }: { readonly view: SeatView }) {
  const t = useMessages();
  const name = useNames();
  const { turn, phase, deal } = view;
  if (turn === null || deal === null) return null;
  const last = view.news.at(-1);
  return (
    <section className="middle" data-facing={turn} aria-label={t.across.middle}>
      <h2 className="sr-only">{t.across.middle}</h2>
      <DealState view={view} />
      <OnTheTable phase={phase} deal={deal} turn={turn} />
      {/* A screen reader is told by the live region. */}
      <p className="happens" aria-hidden="true">
        {last !== undefined && phase.name !== 'play' && <RichText text={t.table.happened(last, name)} />}
        {/* Whose card is waited for stands in its place. */}
        {(phase.name !== 'play' || phase.led === null) && (
          <strong>{t.table.toAct[nextStep(view)](name(turn))}</strong>
        )}
      </p>
    </section>
  );
}

interface OnTheTableProps {
  readonly phase: PhaseView;
  readonly deal: DealView;
  readonly turn: NonNullable<SeatView['turn']>;
}

function OnTheTable({ phase, deal, turn }: OnTheTableProps) {
  const t = useMessages();
  switch (phase.name) {
    case 'auction': {
      const last = phase.calls.at(-1);
      return (
        <>
          <PackAndUpcard deal={deal} />
          {last !== undefined && (
            <p className="last-call num" aria-hidden="true">
              <RichText text={t.words.callSign(last.call, last.meaning)} />
            </p>
          )}
        </>
      );
    }
    case 'play':
      return (
        <>
          <CurrentTrick phase={phase} seat={turn} />
          {/* Whether the bar leaves its player anything else to lead is told by the hand alone. */}
          <BarSign phase={phase} playable={[]} />
        </>
      );
    default:
      return <PackAndUpcard deal={deal} />;
  }
}
