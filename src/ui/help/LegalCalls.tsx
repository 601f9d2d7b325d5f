import type { ReactNode } from 'react';
import {
  BIDS,
  KEYWORDS,
  bidHeight,
  bidOfHeight,
  isBid,
  isCueBid,
  strainOf,
} from '../../engine/auction/call.ts';
import type { Bid, Call } from '../../engine/auction/call.ts';
import { STRAINS } from '../../engine/cards.ts';
import { opponent } from '../../engine/seat.ts';
import type { AuctionView } from '../../engine/view/types.ts';
import { passEnds } from '../auction/passEnds.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import type { MovesProps } from './MovesProps.ts';

type CallsProps = MovesProps & { readonly phase: AuctionView };

/** The legal calls in words; of cue-bids and what belongs to them, what each asks and what it costs (R23 to R38). */
export function LegalCalls(props: CallsProps) {
  const t = useMessages();
  const { moves } = t.help;
  const { calls } = props.view.legal;
  const { answer } = props.phase;
  const other = useNames()(opponent(props.own.seat));
  const owed = calls.find((call) => call === answer);
  const bids = calls.filter(isBid).filter((bid) => bid !== owed);
  return (
    <dl className="calls">
      {owed !== undefined && (
        <Way title={moves.answer(t.words.callSign(owed))}>{moves.answerSays(other)}</Way>
      )}
      <SideCalls {...props} />
      {bids.length > 0 && (
        <Way title={owed === undefined ? moves.bids : moves.evadingBids} more={<Bids bids={bids} />}>
          {moves.bidsSay}
        </Way>
      )}
      <CueBids calls={calls} other={other} />
    </dl>
  );
}

interface WayProps {
  readonly title: string;
  /** What it means. */
  readonly children: string;
  readonly more?: ReactNode;
}

function Way({ title, children, more }: WayProps) {
  return (
    <div>
      <dt>
        <RichText text={title} />
      </dt>
      <dd>
        {more}
        <p>
          <RichText text={children} />
        </p>
      </dd>
    </div>
  );
}

/** Pass, Double and Redouble; straight after an answer recue-bid and transfer. As far as they are legal. */
function SideCalls({ view, own, phase }: CallsProps) {
  const t = useMessages();
  const name = useNames();
  const { moves } = t.help;
  const may = (call: Call): boolean => view.legal.calls.includes(call);
  const { standing, calls } = phase;
  const last = calls.at(-1);
  if (last?.meaning === 'answer' || last?.meaning === 'second-answer')
    return <AfterAnswer view={view} own={own} answer={last.call} />;
  const said = standing === null ? '' : t.words.contractSign(standing);
  const ends = view.options.auctionEnd === 'two-passes';
  const passSays = passEnds(view.options, calls) ? moves.passEnds : moves.passSays;
  return (
    <>
      {may('P') && (
        <Way title={moves.pass}>{standing === null ? '' : passSays(said, name(standing.declarer))}</Way>
      )}
      {may('X') && <Way title={moves.double}>{moves.doubleSays(said)}</Way>}
      {may('XX') && <Way title={moves.redouble}>{ends ? moves.redoubleEnds : moves.redoubleSays}</Way>}
    </>
  );
}

/** R35: the one who asked may ask for a second suit, or take the answer over. */
function AfterAnswer({ view, own, answer }: MovesProps & { readonly answer: Call }) {
  const t = useMessages();
  const name = useNames();
  const { moves } = t.help;
  const { calls } = view.legal;
  return (
    <>
      {calls.includes('X') && (
        <Way title={moves.recue}>
          {moves.recueSays(...range(t.words.callSign, answer, STRAINS.length - 1))}
        </Way>
      )}
      {calls.includes('T') && (
        <Way title={moves.transfer}>
          {moves.transferSays(t.words.callSign(answer), name(opponent(own.seat)))}
        </Way>
      )}
    </>
  );
}

/** The bids by strain, each row from its lowest to its highest. */
function Bids({ bids }: { readonly bids: readonly Bid[] }) {
  const t = useMessages();
  const rows = STRAINS.map((strain) => bids.filter((bid) => strainOf(bid) === strain));
  return (
    <ul role="list" className="bid-rows">
      {rows.map(([lowest, ...higher]) => {
        if (lowest === undefined) return null;
        const highest = higher.at(-1);
        const low = t.words.callSign(lowest);
        return (
          <li key={lowest}>
            <RichText
              text={highest === undefined ? low : t.help.moves.upTo(low, t.words.callSign(highest))}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Each bid that a cue-bid may name, the questions that go with it, and their common price. */
function CueBids({ calls, other }: { readonly calls: readonly Call[]; readonly other: string }) {
  const t = useMessages();
  const { moves } = t.help;
  return BIDS.map((bid) => {
    const keywords = KEYWORDS.filter((keyword) => calls.includes(`${bid}-${keyword}`));
    if (keywords.length === 0) return null;
    return (
      <Way
        key={bid}
        title={moves.cue(t.words.callSign(bid))}
        more={
          <ul>
            {keywords.map((keyword) => (
              <li key={keyword}>{moves.asksFor(t.words.keyword(keyword), t.words.asks(keyword))}</li>
            ))}
          </ul>
        }
      >
        {moves.cueCosts(...range(t.words.callSign, bid, STRAINS.length), other)}
      </Way>
    );
  });
}

/** Between which bids the answer lies: the next ones above the call, one for each strain that may be named (R28, R36). */
function range(sign: (call: Call) => string, call: Call, count: number): [string, string] {
  const height = isCueBid(call) ? 0 : bidHeight(call as Bid);
  const at = (steps: number): string => {
    const bid = bidOfHeight(height + steps);
    return bid === null ? '' : sign(bid);
  };
  return [at(1), at(count)];
}
