import { Redirect } from 'wouter';
import { usePads } from '../../store/pads/index.ts';
import { useMessages } from '../common/useMessages.ts';
import '../score/result.css';
import { ScoreSheet } from '../score/ScoreSheet.tsx';
import { SheetBar } from '../score/SheetBar.tsx';
import { SheetTools } from '../score/SheetTools.tsx';
import { Opening } from '../shell/Opening.tsx';
import { WithPads } from './WithPads.tsx';

/** The sheet of the pad in use, as the printed pads look: to read, to print, to copy. */
export function PadSheetScreen() {
  return (
    <WithPads until={<Opening />}>
      <PadSheet />
    </WithPads>
  );
}

function PadSheet() {
  const { pads, words } = useMessages();
  const pad = usePads((state) => state.pad);
  if (pad === null) return <Redirect to="/pads" replace />;
  const { view, names, startedAt } = pad;
  const { kind, options } = view.setup;
  return (
    <main className="sheet-screen">
      <SheetBar back={{ href: '/pad', words: pads.backToPad }} />
      <SheetTools
        sheet={view.sheet}
        kind={kind}
        names={names}
        firstDealer={view.firstDealer}
        date={startedAt}
      />
      <ScoreSheet
        sheet={view.sheet}
        kind={kind}
        names={names}
        options={options}
        facts={[words.date(startedAt)]}
        stopped={view.stopped}
      />
    </main>
  );
}
