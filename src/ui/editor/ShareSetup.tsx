import { useEffect, useId, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { openPositionFile, openPositionLink } from '../../store/editor/index.ts';
import type { Came } from '../../store/editor/index.ts';
import { copyText } from '../common/copyText.ts';
import { saveFile } from '../common/saveFile.ts';
import { useMessages } from '../common/useMessages.ts';
import { linkReason } from '../link/linkReason.ts';
import { fileReason } from '../past/fileReason.ts';
import { useEditor, useEditorStore } from './EditorContext.ts';
import { SaveSetup } from './SaveSetup.tsx';

/** What was said of the last thing that was done. */
interface Said {
  readonly text: string;
  readonly wrong: boolean;
}

/** Keeping it, handing it on, and taking one in. */
export function ShareSetup() {
  const t = useMessages();
  const editor = useEditorStore();
  const good = useEditor(({ standing }) => standing.error === null);
  const [said, setSaid] = useState<Said | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.select();
  }, [address]);
  const taken = ({ title, draft }: Came): void => {
    editor.getState().replace(draft, title === '' ? undefined : title);
    setSaid({ text: t.editor.opened, wrong: false });
  };
  const refused = (why: string): void => setSaid({ text: `${t.editor.notOpened} ${why}`, wrong: true });
  const copy = async (): Promise<void> => {
    const letters = editor.getState().letters();
    if (letters === null) return;
    const link = `${location.href.replace(/#.*$/, '')}#/position/${letters}`;
    const done = await copyText(link);
    setAddress(done ? null : link);
    setSaid({ text: done ? t.editor.copied : t.editor.notCopied, wrong: !done });
  };
  const exportFile = (): void => {
    const text = editor.getState().file();
    if (text !== null) saveFile(`${t.editor.fileName}.json`, text);
  };
  const importFile = async (file: File): Promise<void> => {
    const read = await openPositionFile(file);
    if (read.ok) taken(read.value);
    else refused(fileReason(t, read.error));
  };
  return (
    <section className="panel editor-share" aria-labelledby="editor-share">
      <h2 id="editor-share">{t.editor.share}</h2>
      <SaveSetup />
      <div className="editor-buttons">
        <button type="button" className="btn" aria-disabled={!good} onClick={() => void copy()}>
          {t.editor.copyLink}
        </button>
        <button type="button" className="btn" aria-disabled={!good} onClick={exportFile}>
          {t.editor.export}
        </button>
        <FileButton label={t.editor.import} onFile={(file) => void importFile(file)} />
      </div>
      {said !== null && (
        <p role={said.wrong ? 'alert' : 'status'} className={said.wrong ? 'error' : undefined}>
          {said.text}
        </p>
      )}
      {address !== null && <input ref={field} readOnly value={address} aria-label={t.editor.link} />}
      <OpenLink
        onLink={(letters) => {
          const read = openPositionLink(letters);
          if (read.ok) taken(read.value);
          else refused(linkReason(t, read.error));
        }}
      />
    </section>
  );
}

function FileButton({ label, onFile }: { readonly label: string; readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="btn" onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) onFile(file);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}

/** A whole address, or the letters behind its last stroke. */
function OpenLink({ onLink }: { readonly onLink: (letters: string) => void }) {
  const t = useMessages().editor;
  const id = useId();
  const [text, setText] = useState('');
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onLink(text.trim().split('/').at(-1) ?? '');
  };
  return (
    <form className="typed-call" onSubmit={submit}>
      <label htmlFor={id}>{t.linkField}</label>
      <div className="editor-pair">
        <input id={id} value={text} autoComplete="off" onChange={(event) => setText(event.target.value)} />
        <button type="submit" className="btn">
          {t.openLink}
        </button>
      </div>
    </form>
  );
}
