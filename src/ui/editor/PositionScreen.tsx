import { useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { createEditor, openPositionLink, setups } from '../../store/editor/index.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { linkReason } from '../link/linkReason.ts';
import { Page } from '../shell/Page.tsx';
import { EditorContext } from './EditorContext.ts';
import { EditorForm } from './EditorForm.tsx';
import { ShelfContext } from './ShelfContext.ts';

/** A set-up that came by link, in the editor. The address is cleared of it at once: it is in no entry of the history after that. */
export function PositionScreen() {
  const [path, navigate] = useLocation();
  const [letters, setLetters] = useState('');
  const here = path.split('/').slice(2).join('/');
  if (here !== '' && here !== letters) setLetters(here);
  useLayoutEffect(() => {
    if (here !== '') navigate('/position', { replace: true });
  }, [here, navigate]);
  return <Opened key={letters} letters={letters} />;
}

function Opened({ letters }: { readonly letters: string }) {
  const t = useMessages();
  const shelf = useMemo(() => setups(), []);
  const opened = useMemo(() => openPositionLink(letters), [letters]);
  const editor = useMemo(
    () => (opened.ok ? createEditor({ setup: null, unsaved: null, came: opened.value, shelf }) : null),
    [opened, shelf],
  );
  if (opened.ok && editor !== null) {
    return (
      <ShelfContext value={shelf}>
        <EditorContext value={editor}>
          <EditorForm note={t.editor.came} />
        </EditorContext>
      </ShelfContext>
    );
  }
  if (opened.ok) return null;
  const empty = opened.error.code === 'link-empty';
  return (
    <Page title={empty ? t.editor.title : t.link.refused} className="editor">
      <div className="panel" role={empty ? undefined : 'alert'}>
        <p>
          <RichText text={empty ? t.editor.linkGone : linkReason(t, opened.error)} />
        </p>
        {!empty && <p>{t.link.nothingChanged}</p>}
      </div>
    </Page>
  );
}
