import { useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { OtherTable } from '../../store/index.ts';
import type { TableState } from '../../store/index.ts';
import { NamesContext } from '../common/useNames.ts';
import { useMessages } from '../common/useMessages.ts';
import { TableScreen } from '../screens/TableScreen.tsx';
import { Page } from '../shell/Page.tsx';
import { CallsMade } from './CallsMade.tsx';
import { CardsMade } from './CardsMade.tsx';
import { CardGrid } from './CardGrid.tsx';
import { useEditor, useEditorStore } from './EditorContext.ts';
import { FillRest } from './FillRest.tsx';
import { Hands } from './Hands.tsx';
import { SavedList } from './SavedList.tsx';
import { ShareSetup } from './ShareSetup.tsx';
import { StandingNote } from './StandingNote.tsx';
import { StartFields } from './StartFields.tsx';
import { SavedContext, useCount } from './useSaved.ts';
import './editor.css';

interface EditorFormProps {
  readonly note?: string;
  /** In the place of what keeps a set-up and hands it on: whoever uses it for something else does that. */
  readonly own?: ReactNode;
  /** What can be done with it beside that, at the top. */
  readonly children?: ReactNode;
}

/** All there is to a set-up, from the cards to the saved ones; or the table it is played on. */
export function EditorForm({ note, own, children }: EditorFormProps) {
  const t = useMessages();
  const [table, setTable] = useState<StoreApi<TableState> | null>(null);
  const title = useEditor((editor) => editor.title);
  const start = useEditor((editor) => editor.draft.start);
  const count = useCount();
  useUndoKeys(table === null);
  // From far down the set-up one comes to the top of the table, where the way back is.
  useLayoutEffect(() => {
    if (table !== null) window.scrollTo(0, 0);
  }, [table]);
  if (table !== null) {
    return (
      <OtherTable table={table}>
        <div className="editor-table">
          <button type="button" className="btn" onClick={() => setTable(null)}>
            {t.editor.back}
          </button>
          <TableScreen />
        </div>
      </OtherTable>
    );
  }
  return (
    <NamesContext value={t.editor.names}>
      <SavedContext value={count}>
        <Page title={title === '' ? t.editor.title : title} className="editor">
          <p>{note ?? t.editor.intro}</p>
          {children}
          <Steps />
          <div className="editor-columns">
            <div className="editor-column">
              <CardGrid />
              <Hands />
              <FillRest />
            </div>
            <div className="editor-column">
              <StartFields />
              {start !== 'exchange' && <CallsMade />}
              {start === 'play' && <CardsMade />}
              <StandingNote onPlay={setTable} />
              {own ?? (
                <>
                  <ShareSetup />
                  <SavedList />
                </>
              )}
            </div>
          </div>
        </Page>
      </SavedContext>
    </NamesContext>
  );
}

/** Back and forth through what was done. */
function Steps() {
  const t = useMessages().editor;
  const { canUndo, canRedo, undo, redo } = useEditor((editor) => editor);
  return (
    <div className="editor-steps">
      <button type="button" className="btn" aria-disabled={!canUndo} onClick={undo}>
        {t.undo}
      </button>
      <button type="button" className="btn" aria-disabled={!canRedo} onClick={redo}>
        {t.redo}
      </button>
    </div>
  );
}

/** Control (or Command) and Z, but for what is being typed. */
function useUndoKeys(on: boolean): void {
  const editor = useEditorStore();
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (typing || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      if (event.shiftKey) editor.getState().redo();
      else editor.getState().undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [editor, on]);
}
