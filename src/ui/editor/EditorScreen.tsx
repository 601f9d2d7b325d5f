import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { StoreApi } from 'zustand/vanilla';
import { createEditor, setups } from '../../store/editor/index.ts';
import type { EditorState, Setups } from '../../store/editor/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { Opening } from '../shell/Opening.tsx';
import { Page } from '../shell/Page.tsx';
import { EditorContext } from './EditorContext.ts';
import { EditorForm } from './EditorForm.tsx';
import { ShelfContext } from './ShelfContext.ts';

/** A deal is set up: a new one, or the saved one that the address names. */
export function EditorScreen() {
  const [path] = useLocation();
  const shelf = useMemo(() => setups(), []);
  const [opened, setOpened] = useState<Opened | null>(null);
  const id = path.split('/')[2] ?? '';
  // A new set-up gets its own address when it is saved, and goes on.
  const here = opened !== null && (opened.id === id || opened.editor?.getState().id === id);
  useEffect(() => {
    let left = false;
    if (!here) {
      void open(shelf, id).then((editor) => {
        if (!left) setOpened({ id, editor });
      });
    }
    return () => {
      left = true;
    };
  }, [shelf, id, here]);
  if (!here) return <Opening />;
  return (
    <ShelfContext value={shelf}>
      {opened.editor === null ? (
        <NotThere />
      ) : (
        <EditorContext value={opened.editor}>
          <EditorForm key={opened.id} />
        </EditorContext>
      )}
    </ShelfContext>
  );
}

interface Opened {
  readonly id: string;
  /** `null`: there is no such set-up. */
  readonly editor: StoreApi<EditorState> | null;
}

async function open(shelf: Setups, address: string): Promise<StoreApi<EditorState> | null> {
  const id = address === '' ? null : address;
  try {
    const setup = id === null ? null : await shelf.get(id);
    if (id !== null && setup === null) return null;
    return createEditor({ setup, unsaved: await shelf.unsaved(id), shelf });
  } catch {
    // Without storage one can set up a deal all the same.
    return id === null ? createEditor({ setup: null, unsaved: null, shelf }) : null;
  }
}

function NotThere() {
  const t = useMessages();
  const [, navigate] = useLocation();
  return (
    <Page title={t.editor.title} className="editor">
      <div className="panel" role="alert">
        <p>{t.editor.notThere}</p>
        <button type="button" className="btn" onClick={() => navigate('/editor', { replace: true })}>
          {t.editor.fresh}
        </button>
      </div>
    </Page>
  );
}
