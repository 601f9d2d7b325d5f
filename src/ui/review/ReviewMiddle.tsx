import { Fragment, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { SEATS } from '../../engine/seat.ts';
import type { PlayView } from '../../engine/view/types.ts';
import type { ReviewView } from '../../store/teaching/index.ts';
import { AuctionHistory } from '../auction/AuctionHistory.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { ResultTitle } from '../score/ResultSlip.tsx';
import { ScoreSum } from '../score/ScoreSum.tsx';
import { ContractPanel, UpcardPanel } from '../table/DealPanel.tsx';
import { PackAndUpcard } from '../table/ExchangeCentre.tsx';
import { LittleCards } from '../table/LittleCards.tsx';
import { BarSign, EmptyTrick, TrickCard, TrickCards } from '../table/TrickView.tsx';
import type { Look } from './useLook.ts';

interface MiddleProps {
  readonly moment: ReviewView;
  readonly look: Look;
}

/** What lies between the hands: the exchange, the auction, the trick, or the result; beside it what else is public then. */
export function ReviewMiddle({ moment, look }: MiddleProps) {
  const { table } = moment;
  const { phase, deal } = table;
  switch (phase.name) {
    case 'exchange':
      return <Exchange moment={moment} look={look} />;
    case 'auction':
      return (
        <Between>
          {deal !== null && <UpcardPanel deal={deal} own={null} />}
          {deal !== null && <AuctionHistory calls={phase.calls} dealer={deal.dealer} />}
        </Between>
      );
    case 'play':
      return (
        <Between>
          <ContractPanel phase={phase} />
          <Trick phase={phase} moment={moment} />
          {deal !== null && <AuctionHistory calls={phase.calls} dealer={deal.dealer} />}
        </Between>
      );
    default:
      return <Result moment={moment} />;
  }
}

function Exchange({ moment, look }: MiddleProps) {
  const { score } = useMessages();
  const name = useNames();
  const { table, drawn, discards } = moment;
  const shown = SEATS.filter((seat) => seat !== look.hidden);
  return (
    <Between>
      {table.deal !== null && <PackAndUpcard deal={table.deal} explained />}
      <dl className="review-exchange">
        {shown.map((seat) => (
          <Fragment key={seat}>
            <Cards title={score.drawn(name(seat))} cards={drawn[seat]} />
            <Cards title={score.discards(name(seat))} cards={discards[seat]} />
          </Fragment>
        ))}
      </dl>
    </Between>
  );
}

function Cards({ title, cards }: { readonly title: string } & Parameters<typeof LittleCards>[0]) {
  if (cards.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <LittleCards cards={cards} />
      </dd>
    </div>
  );
}

interface TrickProps {
  readonly phase: PlayView;
  readonly moment: ReviewView;
}

/** The trick in progress; after its second card the whole of it, until the next is led. */
function Trick({ phase, moment }: TrickProps) {
  const t = useMessages();
  const name = useNames();
  const { led, last, leader, won } = phase;
  const number = won.N + won.S + (led === null && last !== null ? 0 : 1);
  return (
    <section className="review-trick" aria-label={t.table.trick}>
      <p className="no-trick">{t.table.trickNumber(number)}</p>
      {led !== null ? (
        <div className="trick">
          <TrickCard card={led} caption={t.table.led(name(leader))} />
          <span className="slot" />
        </div>
      ) : last !== null ? (
        <>
          <TrickCards trick={last} />
          <p>{t.table.wonBy(name(last.winner))}</p>
        </>
      ) : (
        <EmptyTrick />
      )}
      <BarSign phase={phase} playable={moment.legal.cards} />
    </section>
  );
}

/** What was bid and made, and what it scored. */
function Result({ moment: { table } }: { readonly moment: ReviewView }) {
  const t = useMessages();
  const { phase, sheet } = table;
  const last = phase.name === 'between' || phase.name === 'over' ? phase.last : null;
  const row = sheet.rows.at(-1);
  const trick = last?.tricks[12];
  if (last === null) return null;
  return (
    <Between>
      <section className="paper review-result" aria-label={t.score.scoreOfDeal}>
        <h2>
          <ResultTitle result={last.result} />
        </h2>
        {row !== undefined && <ScoreSum row={row} bonuses={sheet.bonuses} />}
      </section>
      {trick !== undefined && (
        <section className="review-trick" aria-label={t.table.trick}>
          <p className="no-trick">{t.table.trickNumber(13)}</p>
          <TrickCards trick={trick} />
        </section>
      )}
      <AuctionHistory calls={last.calls} dealer={last.dealer} />
    </Between>
  );
}

/** The calls that came last are in sight, however many there were. */
function Between({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const calls = place.current?.querySelector('.auction-history');
    if (calls != null) calls.scrollTop = calls.scrollHeight;
  });
  return (
    <div className="review-middle" ref={place}>
      {children}
    </div>
  );
}
