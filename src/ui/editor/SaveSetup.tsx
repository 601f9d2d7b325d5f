import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '../common/useMessages.ts';
import { useEditor } from './EditorContext.ts';
import { useSavedCount } from './useSaved.ts';

/** Longest name of a set-up. */
const LONGEST = 100;

/** The name it is saved under. */
export function SaveSetup() {
  const t = useMessages().editor;
  const field = useId();
  const { id, title, saved, save } = useEditor((editor) => editor);
  const [name, setName] = useState(title);
  const [said, setSaid] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const [, navigate] = useLocation();
  const changed = useSavedCount();
  const keep = async (asNew: boolean): Promise<void> => {
    setWrong(name.trim() === '');
    setSaid(name.trim() === '' ? t.nameMissing : null);
    if (name.trim() === '') return;
    const kept = await save(name, asNew);
    setWrong(kept === null);
    setSaid(kept === null ? t.notSaved : t.saved(name.trim()));
    changed();
    if (kept !== null && kept !== id) navigate(`/editor/${kept}`, { replace: true });
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void keep(false);
  };
  return (
    <form className="typed-call" onSubmit={submit} noValidate>
      <label htmlFor={field}>{t.name}</label>
      <div className="editor-pair">
        <input
          id={field}
          value={name}
          maxLength={LONGEST}
          autoComplete="off"
          aria-invalid={wrong}
          onChange={(event) => {
            setName(event.target.value);
            setSaid(null);
          }}
        />
        <button type="submit" className="btn primary">
          {t.save}
        </button>
        {id !== null && (
          <button type="button" className="btn" onClick={() => void keep(true)}>
            {t.saveAs}
          </button>
        )}
      </div>
      {said !== null && (
        <p role={wrong ? 'alert' : 'status'} className={wrong ? 'error' : undefined}>
          {said}
        </p>
      )}
      {!saved && said === null && <p className="hint">{t.unsavedChanges}</p>}
    </form>
  );
}
