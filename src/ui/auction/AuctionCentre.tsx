import type { MouseEvent } from 'react';
import type { Call } from '../../engine/auction/call.ts';
import type { AuctionView, CallRecord, OwnView, SeatView } from '../../engine/view/types.ts';
import type { Options } from '../../engine/options.ts';
import type { Messages } from '../../i18n/index.ts';
import { useTable } from '../../store/index.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { OwnSide } from '../table/OwnSide.tsx';
import { useChoice } from '../table/useChoice.ts';
import { useConfirm } from '../table/useConfirm.ts';
import { CallWords } from './AuctionHistory.tsx';
import { BiddingBox } from './BiddingBox.tsx';
import { passEnds } from './passEnds.ts';

interface AuctionCentreProps {
  readonly view: SeatView;
  readonly own: OwnView;
  readonly phase: AuctionView;
}

/** The auction: the bidding box with the answer that is owed, if one is, and the last calls where the whole history has no room. */
export function AuctionCentre({ view, own, phase }: AuctionCentreProps) {
  const t = useMessages();
  const dispatch = useTable((state) => state.dispatch);
  const dismiss = useTable((state) => state.dismissRefusal);
  const [chosen, choose] = useChoice<Call>(view.length);
  const needsConfirm = useConfirm();
  const { seat } = own;
  const { calls } = view.legal;
  const call = chosen[0] ?? null;
  const last = phase.calls.at(-1);

  function tap(tapped: Call, event: MouseEvent): void {
    if (calls.includes(tapped) && needsConfirm(event)) {
      // Why something else was not allowed is no longer the matter.
      dismiss();
      choose(tapped === call ? [] : [tapped]);
    } else void dispatch({ type: 'call', seat, call: tapped });
  }

  const meaning = (of: Call) =>
    of === 'X' && last !== undefined && isAnswer(last) ? 'recue-bid' : undefined;
  const answer = calls.find((legal) => legal === phase.answer);
  return (
    <>
      <section className="table-centre auction" aria-label={t.table.biddingBox}>
        <h2 className="sr-only">{t.table.biddingBox}</h2>
        <LastCalls calls={phase.calls} />
        <BiddingBox
          legal={calls}
          chosen={call}
          cueBids={view.options.cueBids}
          answer={answer ?? null}
          lists={view.sitting !== 'across'}
          meaning={meaning}
          onTap={tap}
        />
        {answer !== undefined && calls.length > 1 && <p className="evade">{t.table.evade}</p>}
      </section>
      <OwnSide
        view={view}
        own={own}
        prompt={promptFor(t, phase, view.options)}
        playable={own.hand}
        chosen={[]}
        fresh={[]}
        mode={null}
        onTap={() => undefined}
      >
        {call !== null && (
          <button
            type="button"
            className="btn primary"
            onClick={() => void dispatch({ type: 'call', seat, call })}
          >
            <span>
              <RichText text={t.table.make(t.words.callSign(call, meaning(call)))} />
            </span>
          </button>
        )}
      </OwnSide>
    </>
  );
}

/** The last three calls, for screens that have no room for the whole auction. */
function LastCalls({ calls }: { readonly calls: readonly CallRecord[] }) {
  const t = useMessages();
  const name = useNames();
  const from = Math.max(0, calls.length - 3);
  return (
    <ol className="last-calls" start={from + 1} aria-label={t.table.callBefore}>
      {calls.slice(from).map((record, at) => (
        <li key={from + at}>
          <span className="who">{name(record.seat)}</span> <CallWords record={record} />
        </li>
      ))}
    </ol>
  );
}

function isAnswer(record: CallRecord): boolean {
  return record.meaning === 'answer' || record.meaning === 'second-answer';
}

function promptFor(t: Messages, phase: AuctionView, options: Options): string {
  const last = phase.calls.at(-1);
  if (last === undefined) return t.table.openPrompt;
  if (isAnswer(last)) return t.table.afterAnswer;
  if (last.meaning === 'recue-bid') return t.table.answerAgainPrompt;
  if (phase.answer !== null && last.about !== null)
    return t.table.answerPrompt(t.words.asks(last.about.keyword));
  return passEnds(options, phase.calls) ? t.table.passEnds : t.table.yourCall;
}
