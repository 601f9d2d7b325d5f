import { useRef } from 'react';
import { Redirect } from 'wouter';
import { opponent } from '../../engine/seat.ts';
import type { Seat } from '../../engine/seat.ts';
import { useTable } from '../../store/index.ts';
import type { SeatView } from '../../store/index.ts';
import { AcrossScreen } from '../across/AcrossScreen.tsx';
import { facing } from '../across/facing.ts';
import { Turned } from '../across/Turned.tsx';
import { useManyFingers } from '../across/useManyFingers.ts';
import { Arrival } from '../shell/Arrival.tsx';
import { useKeepAwake } from '../shell/useKeepAwake.ts';
import { SittingQuestion } from '../sitting/SittingQuestion.tsx';
import { Sounds } from '../sound/Sounds.tsx';
import { Cut } from './Cut.tsx';
import { DealScreen } from './DealScreen.tsx';
import { ElsewhereScreen } from './ElsewhereScreen.tsx';
import { HandOverScreen } from './HandOverScreen.tsx';
import { ResultScreen } from './ResultScreen.tsx';
import { TableScreen } from './TableScreen.tsx';

/**
 * The match at #/table: which of its screens is a pure function of the view and of who has opened the hand-over, so a step of the
 * match is never a step of the history, and a reload starts at the hand-over.
 */
export function MatchScreen() {
  const view = useTable((table) => table.view);
  const opened = useTable((table) => table.opened);
  const elsewhere = useTable((table) => table.elsewhere);
  const stage = elsewhere ? 'elsewhere' : stageOf(view);
  const arrivedRef = useRef(stage);
  useKeepAwake(stage === 'deal');
  useManyFingers(view?.sitting === 'across');
  if (view === null) return <Redirect to="/" replace />;
  return (
    <>
      {elsewhere ? <ElsewhereScreen /> : <Stage view={view} opened={opened} />}
      <Arrival screen={stage} arrivedRef={arrivedRef} />
      <Sounds />
    </>
  );
}

interface StageProps {
  readonly view: SeatView;
  readonly opened: Seat | null;
}

function Stage({ view, opened }: StageProps) {
  const match = useTable((table) => table.match);
  const { sitAsked } = view;
  const across = view.sitting === 'across';
  if (across && view.deal !== null && sitAsked === null) return <AcrossScreen />;
  const screen =
    sitAsked === null ? (
      <Screen view={view} opened={opened} />
    ) : (
      // Asked anew, it is another question.
      <SittingQuestion
        key={view.length}
        view={view}
        asker={sitAsked.seat}
        decides={opponent(sitAsked.seat)}
      />
    );
  if (!across || match === null) return screen;
  return (
    <Turned key={stageOf(view)} to={facing(view, match)}>
      {screen}
    </Turned>
  );
}

function Screen({ view, opened }: StageProps) {
  switch (view.phase.name) {
    case 'cut':
      return <Cut phase={view.phase} />;
    case 'between':
      return view.phase.last === null ? <DealScreen phase={view.phase} /> : <ResultScreen />;
    case 'over':
      return <ResultScreen />;
    default:
      return opened !== null && opened === view.turn ? <TableScreen /> : <HandOverScreen />;
  }
}

/** What counts as arriving somewhere new. Within a deal the hand-over and the table see to the focus themselves. */
function stageOf(view: SeatView | null): string {
  const name = view?.phase.name ?? '';
  return view?.deal == null ? name : 'deal';
}
