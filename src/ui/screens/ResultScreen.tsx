import { useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'wouter';
import { SEATS } from '../../engine/seat.ts';
import type { Seat } from '../../engine/seat.ts';
import type { FinishedView, SeatView } from '../../engine/view/types.ts';
import { useTable } from '../../store/index.ts';
import type { TableMatch } from '../../store/index.ts';
import { Later } from '../common/Later.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { DealDetails } from '../score/DealDetails.tsx';
import { Guide } from '../help/Guide.tsx';
import { dealTitle } from '../common/dealTitle.ts';
import { goTo } from '../score/goTo.ts';
import { LastTrickOfDeal, LastTrickScreen } from '../score/LastTrickOfDeal.tsx';
import { MatchEnd } from '../score/MatchEnd.tsx';
import { OpenHand } from '../score/OpenHand.tsx';
import '../score/result.css';
import { ResultSlip, ResultTitle } from '../score/ResultSlip.tsx';
import { MatchSheet } from '../score/MatchSheet.tsx';
import { ShareFold } from '../score/ShareFold.tsx';
import { StopAnswer, StopMatch } from '../score/StopMatch.tsx';
import { useLastTrickOf } from '../table/useLyingTrick.ts';
import { NextDeal } from './NextDeal.tsx';

/** After a deal: what was bid and made, the score, both hands, the sheet; then the next deal, or the end of the match. */
export function ResultScreen() {
  const view = useTable((state) => state.view);
  const match = useTable((state) => state.match);
  const phase = view?.phase;
  const [trick, collect] = useLastTrickOf(
    phase?.name === 'between' || phase?.name === 'over' ? phase.last : null,
  );
  if (view === null || match === null || phase === undefined) return null;
  if (trick !== null) return <LastTrickScreen trick={trick} onCollect={collect} />;
  if (phase.name === 'over') {
    return (
      <main className="result">
        <MatchEnd sheet={view.sheet} />
        {phase.last !== null && (
          <Deal view={view} deal={phase.last} title={<LastDealTitle deal={phase.last} />} />
        )}
        <SheetOf view={view} match={match} />
      </main>
    );
  }
  if (phase.name !== 'between' || phase.last === null) return null;
  return <BetweenDeals view={view} match={match} deal={phase.last} nextDealer={phase.nextDealer} />;
}

interface BetweenDealsProps {
  readonly view: SeatView;
  readonly match: TableMatch;
  readonly deal: FinishedView;
  readonly nextDealer: Seat | null;
}

function BetweenDeals({ view, match, deal, nextDealer }: BetweenDealsProps) {
  const { score } = useMessages();
  const next = useRef<HTMLHeadingElement>(null);
  return (
    <main className="result">
      <Deal
        view={view}
        deal={deal}
        title={
          <>
            <ArrivalTitle deal={deal} />
            <button type="button" className="btn primary to-next" onClick={() => goTo(next)}>
              {score.toNextDeal}
            </button>
            <Guide guide="result" player="" />
          </>
        }
      />
      <SheetOf view={view} match={match}>
        <WhatNext view={view} nextDealer={nextDealer} heading={next} />
      </SheetOf>
    </main>
  );
}

/** The screen's heading takes the focus: the result comes without a change of address. */
function ArrivalTitle({ deal }: { readonly deal: FinishedView }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      <ResultTitle result={deal.result} />
    </h1>
  );
}

function LastDealTitle({ deal }: { readonly deal: FinishedView }) {
  return (
    <h2 className="result-title">
      <ResultTitle result={deal.result} />
    </h2>
  );
}

interface DealProps {
  readonly view: SeatView;
  readonly deal: FinishedView;
  readonly title: ReactNode;
}

function Deal({ view, deal, title }: DealProps) {
  const t = useMessages();
  const trick = deal.tricks[12];
  return (
    <div className="result-deal">
      <header className="result-head">
        <p className="tag">{dealTitle(t, view.options.scoring, deal.number)}</p>
        {title}
      </header>
      <ResultSlip view={view} deal={deal} />
      {trick !== undefined && <LastTrickOfDeal trick={trick} />}
      <section className="open-hands" aria-label={t.score.bothHands}>
        <h2>{t.score.bothHands}</h2>
        {SEATS.map((seat) => (
          <OpenHand
            key={seat}
            seat={seat}
            hand={deal.hands[seat]}
            strain={deal.contract.strain}
            roles={[
              ...(deal.dealer === seat ? [t.table.dealer] : []),
              ...(deal.contract.declarer === seat ? [t.table.declarer] : []),
            ]}
          />
        ))}
      </section>
      <p>
        <Link className="btn" href={`/review/${deal.number}`}>
          {t.review.open}
        </Link>
      </p>
      <Later>
        <DealDetails deal={deal}>
          <ShareFold sheet={view.sheet} scoring={view.options.scoring} only={deal.number} />
        </DealDetails>
      </Later>
    </div>
  );
}

interface SheetOfProps {
  readonly view: SeatView;
  readonly match: TableMatch;
  readonly children?: ReactNode;
}

function SheetOf({ view, match, children }: SheetOfProps) {
  return (
    <div className="result-sheet">
      <Later>
        <MatchSheet view={view} match={match} />
        {children}
      </Later>
    </div>
  );
}

interface WhatNextProps {
  readonly view: SeatView;
  readonly nextDealer: Seat | null;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The next deal and the way to stop before it; while somebody has asked to stop, the answer. */
function WhatNext({ view, nextDealer, heading }: WhatNextProps) {
  const { score } = useMessages();
  const name = useNames();
  const decides = view.legal.answerStop;
  if (decides !== null) return <StopAnswer view={view} decides={decides} heading={heading} />;
  return (
    <section className="what-next" aria-labelledby="next-title">
      <h2 id="next-title" ref={heading} tabIndex={-1}>
        {score.nextDeal}
      </h2>
      {view.sheet.tieBreak && <p className="tie-break">{score.tieBreakNext(view.sheet.totals.N)}</p>}
      {nextDealer !== null && <p>{score.dealsNext(name(nextDealer))}</p>}
      <NextDeal />
      <Link href="/" className="btn">
        {score.later}
      </Link>
      <StopMatch view={view} />
    </section>
  );
}
