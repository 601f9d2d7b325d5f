import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { newSetupId, standingOf } from '../../store/editor/index.ts';
import type { Setup } from '../../store/editor/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { useEditor } from './EditorContext.ts';
import { useShelf } from './ShelfContext.ts';
import { useSaved, useSavedCount } from './useSaved.ts';

/** The saved set-ups of the device: opened, renamed, duplicated, deleted, and the deletion undone. */
export function SavedList() {
  const t = useMessages().editor;
  const saved = useSaved();
  const shelf = useShelf();
  const changed = useSavedCount();
  const here = useEditor((editor) => editor.id);
  const [, navigate] = useLocation();
  const [removed, setRemoved] = useState<Setup | null>(null);
  const [wrong, setWrong] = useState(false);
  const doing = async (work: Promise<void>): Promise<boolean> => {
    const done = await work.then(
      () => true,
      () => false,
    );
    setWrong(!done);
    changed();
    return done;
  };
  const remove = async (setup: Setup): Promise<void> => {
    if (!(await doing(shelf.remove(setup.id)))) return;
    setRemoved(setup);
    if (setup.id === here) navigate('/editor');
  };
  return (
    <section className="panel editor-list" aria-labelledby="editor-list">
      <h2 id="editor-list">{t.list}</h2>
      {wrong && (
        <p className="error" role="alert">
          {t.notSaved}
        </p>
      )}
      {removed !== null && (
        <p role="status" className="removed">
          {t.removed(removed.title)}{' '}
          <button
            type="button"
            className="btn"
            onClick={() => {
              void doing(shelf.keep(removed));
              setRemoved(null);
            }}
          >
            {t.restore}
          </button>
        </p>
      )}
      {saved?.length === 0 && <p>{t.none}</p>}
      {saved !== null && saved.length > 0 && (
        <ul role="list">
          {saved.map((setup) => (
            <Line
              key={setup.id}
              setup={setup}
              here={setup.id === here}
              onRename={(title) => void doing(shelf.keep({ ...setup, title }))}
              onDuplicate={() =>
                void doing(shelf.keep({ ...setup, id: newSetupId(), title: t.copyOf(setup.title) }))
              }
              onRemove={() => void remove(setup)}
            />
          ))}
        </ul>
      )}
      {here !== null && (
        <Link href="/editor" className="btn">
          {t.fresh}
        </Link>
      )}
    </section>
  );
}

interface LineProps {
  readonly setup: Setup;
  readonly here: boolean;
  readonly onRename: (title: string) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

function Line({ setup: { id, title, draft }, here, onRename, onDuplicate, onRemove }: LineProps) {
  const t = useMessages().editor;
  const [name, setName] = useState<string | null>(null);
  const whole = standingOf(draft).error === null;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (name !== null && name.trim() !== '') onRename(name.trim());
    setName(null);
  };
  return (
    <li className="saved-line">
      <div>
        <Link href={`/editor/${id}`} aria-label={t.openOne(title)} aria-current={here ? 'page' : undefined}>
          {title}
        </Link>{' '}
        <small>
          {t.starts[draft.start]}
          {whole ? '' : ` · ${t.incomplete}`}
        </small>
      </div>
      {name === null ? (
        <div className="editor-buttons">
          <button
            type="button"
            className="btn"
            aria-label={t.renameOne(title)}
            onClick={() => {
              setName(title);
            }}
          >
            {t.rename}
          </button>
          <button type="button" className="btn" aria-label={t.duplicateOne(title)} onClick={onDuplicate}>
            {t.duplicate}
          </button>
          <button type="button" className="btn" aria-label={t.removeOne(title)} onClick={onRemove}>
            {t.remove}
          </button>
        </div>
      ) : (
        <form className="editor-pair" onSubmit={submit}>
          <input
            value={name}
            maxLength={100}
            aria-label={t.name}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- The button that was pressed is gone, and this is what it asked for.
            autoFocus
            onChange={(event) => setName(event.target.value)}
          />
          <button type="submit" className="btn">
            {t.save}
          </button>
        </form>
      )}
    </li>
  );
}
