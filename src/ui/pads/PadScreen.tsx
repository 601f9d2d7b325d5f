import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, Redirect } from 'wouter';
import { opponent } from '../../engine/seat.ts';
import type { OpenPad } from '../../store/pads/index.ts';
import { usePads } from '../../store/pads/index.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { dialogOpen, takesLetters } from '../keys/keyTarget.ts';
import { Opening } from '../shell/Opening.tsx';
import { useKeepAwake } from '../shell/useKeepAwake.ts';
import { EntryPanel } from './EntryPanel.tsx';
import './pad.css';
import { PadEnd } from './PadEnd.tsx';
import { PadHeader } from './PadHeader.tsx';
import { PadNotices } from './PadNotices.tsx';
import { PadRows } from './PadRows.tsx';
import { RenamePlayers } from './RenamePlayers.tsx';
import { RowDialog } from './RowDialog.tsx';
import { StopPad } from './StopPad.tsx';
import { usualTarget } from './target.ts';
import type { Target } from './target.ts';
import { usePadAct } from './usePadAct.ts';
import type { PadAct } from './usePadAct.ts';
import { usePadSaid } from './usePadSaid.ts';
import { WithPads } from './WithPads.tsx';

/** The pad in use. */
export function PadScreen() {
  return (
    <WithPads until={<Opening />}>
      <Pad />
    </WithPads>
  );
}

function Pad() {
  const pad = usePads((state) => state.pad);
  // Another pad begins with an empty keypad.
  return pad === null ? <Redirect to="/pads" replace /> : <OpenPadScreen key={pad.id} pad={pad} />;
}

function OpenPadScreen({ pad }: { readonly pad: OpenPad }) {
  const { pads, score } = useMessages();
  const { act, said } = usePadAct(pad);
  const [open, setOpen] = useState<number | null>(null);
  const [asked, setAsked] = useState<Target | null>(null);
  const arrivedRef = useRef(false);
  const { view, game } = pad;
  useKeepAwake(view.deal !== null);
  usePadUndo(pad, act);
  const target = asked ?? usualTarget(view);
  const row = open === null ? undefined : view.rows[open];
  const choose = (chosen: Target | null): void => {
    setOpen(null);
    setAsked(chosen);
  };
  return (
    <>
      <PadNotices />
      <main className="pad-screen">
        <header className="pad-bar">
          <Link className="btn" href="/">
            {pads.home}
          </Link>
          <h1 tabIndex={-1}>{score.sheetTitle(game.kind)}</h1>
          <UndoRedo pad={pad} act={act} />
        </header>
        <div className="paper pad-paper">
          <PadHeader pad={pad} />
          <PadRows pad={pad} chosen={asked?.at ?? null} onOpen={setOpen} />
        </div>
        {asked === null && view.deal === null ? (
          <PadEnd pad={pad} act={act} arrivedRef={arrivedRef} />
        ) : (
          <EntryPanel
            key={`${target.kind} ${target.at} ${view.rows[target.at]?.id ?? 'new'}`}
            pad={pad}
            target={target}
            act={act}
            onDone={() => choose(null)}
            arrivedRef={arrivedRef}
          />
        )}
        <More pad={pad} act={act} />
      </main>
      {open !== null && row !== undefined && (
        <RowDialog
          pad={pad}
          at={open}
          row={row}
          onEdit={() => choose({ kind: 'edit', at: open })}
          onInsert={() => choose({ kind: 'insert', at: open })}
          onDelete={() => {
            choose(null);
            act({ type: 'delete', at: open });
          }}
          onClose={() => setOpen(null)}
        />
      )}
      <div className="sr-only" role="status">
        {said.text !== '' && (
          <p key={said.id}>
            <RichText text={said.text} />
          </p>
        )}
      </div>
    </>
  );
}

interface ActProps {
  readonly pad: OpenPad;
  readonly act: PadAct;
}

function UndoRedo({ pad: { view }, act }: ActProps) {
  const { pads } = useMessages();
  return (
    <div className="undo-redo">
      <button
        type="button"
        className="btn"
        aria-disabled={!view.canUndo}
        onClick={() => view.canUndo && act({ type: 'undo' })}
      >
        {pads.undo}
      </button>
      <button
        type="button"
        className="btn"
        aria-disabled={!view.canRedo}
        onClick={() => view.canRedo && act({ type: 'redo' })}
      >
        {pads.redo}
      </button>
    </div>
  );
}

/** What is needed now and then. */
function More({ pad, act }: ActProps) {
  const { pads } = useMessages();
  const { name } = usePadSaid(pad);
  const other = opponent(pad.view.firstDealer);
  return (
    <nav className="pad-more" aria-label={pads.more}>
      <Link className="btn" href="/pad-sheet">
        {pads.sheet}
      </Link>
      {pad.view.deal !== null && (
        <Link className="btn" href="/pads">
          {pads.otherPad}
        </Link>
      )}
      {pad.view.deal !== null && (
        <button type="button" className="btn" onClick={() => act({ type: 'deal-first', seat: other })}>
          {pads.dealtFirst(name(other))}
        </button>
      )}
      <RenamePlayers pad={pad} />
      <StopPad pad={pad} act={act} />
    </nav>
  );
}

/** Ctrl+Z and Ctrl+Y, or Shift+Ctrl+Z, as everywhere. */
function usePadUndo({ view }: OpenPad, act: PadAct): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    // In a field they are the field's own.
    if (takesLetters(event.target) || dialogOpen()) return;
    const key = event.key.toLowerCase();
    const redo = key === 'y' || (key === 'z' && event.shiftKey);
    if (!redo && key !== 'z') return;
    event.preventDefault();
    if (redo ? view.canRedo : view.canUndo) act({ type: redo ? 'redo' : 'undo' });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
