import { useEffect, useMemo, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { createEditor, draftOf, newDraft, setups } from '../../store/editor/index.ts';
import type { EditorState, Setups } from '../../store/editor/index.ts';
import { positionIn, withPosition } from '../../store/lessons/index.ts';
import type { Page } from '../../teaching/lesson.ts';
import { useMessages } from '../common/useMessages.ts';
import { EditorContext, useEditor, useEditorStore } from '../editor/EditorContext.ts';
import { EditorForm } from '../editor/EditorForm.tsx';
import { ShelfContext } from '../editor/ShelfContext.ts';
import { useSaved } from '../editor/useSaved.ts';
import { Opening } from '../shell/Opening.tsx';

interface SetUpDealProps {
  /** What is changed and not used yet is kept under this name. */
  readonly id: string;
  readonly page: Page;
  /** In: the page with its new deal, or as it was. */
  readonly onDone: (page: Page) => void;
}

/** The deal of a page in the editor of deals. */
export function SetUpDeal({ id, page, onDone }: SetUpDealProps) {
  const t = useMessages().lessons;
  const shelf = useMemo(() => setups(), []);
  const [editor, setEditor] = useState<StoreApi<EditorState> | null>(null);
  const { position } = page;
  useEffect(() => {
    let left = false;
    void open(shelf, id, position).then((opened) => !left && setEditor(opened));
    return () => {
      left = true;
    };
  }, [shelf, id, position]);
  if (editor === null) return <Opening />;
  const done = (used: Page): void => {
    void shelf.keepUnsaved(id, null);
    onDone(used);
  };
  return (
    <ShelfContext value={shelf}>
      <EditorContext value={editor}>
        <EditorForm note={t.setUpNote} own={<TakeSaved />}>
          <Use page={page} onDone={done} />
        </EditorForm>
      </EditorContext>
    </ShelfContext>
  );
}

async function open(shelf: Setups, id: string, position: Page['position']): Promise<StoreApi<EditorState>> {
  const draft = position === null ? newDraft() : draftOf(position);
  const unsaved = await shelf.unsaved(id).catch(() => null);
  return createEditor({ setup: { id, title: '', draft }, unsaved, shelf });
}

/** Back to the lesson, with the deal or without it. */
function Use({ page, onDone }: Pick<SetUpDealProps, 'page' | 'onDone'>) {
  const t = useMessages().lessons;
  const editor = useEditorStore();
  const good = useEditor(({ standing }) => standing.error === null);
  const use = (): void => {
    const position = positionIn(editor.getState().draft);
    if (position !== null) onDone(withPosition(page, position));
  };
  return (
    <div className="lesson-buttons">
      <button type="button" className="btn primary" aria-disabled={!good} onClick={use}>
        {t.useDeal}
      </button>
      <button type="button" className="btn" onClick={() => onDone(page)}>
        {t.notNow}
      </button>
    </div>
  );
}

/** A saved set-up in the place of this one. */
function TakeSaved() {
  const t = useMessages().lessons;
  const editor = useEditorStore();
  const saved = useSaved() ?? [];
  if (saved.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="take-saved">
      <h2 id="take-saved">{t.savedDeals}</h2>
      <div className="lesson-buttons">
        {saved.map(({ id, title, draft }) => (
          <button key={id} type="button" className="btn" onClick={() => editor.getState().replace(draft)}>
            {title}
          </button>
        ))}
      </div>
    </section>
  );
}
