import { LESSON_LIMITS } from '../../store/lessons/index.ts';
import type { Page, PageWords } from '../../teaching/lesson.ts';
import { useMessages } from '../common/useMessages.ts';
import { DealOfPage } from './DealOfPage.tsx';
import { TaskOfPage } from './TaskOfPage.tsx';

interface PageFormProps {
  readonly page: Page;
  readonly onChange: (changed: Partial<Page>) => void;
  readonly onSetUp: () => void;
  readonly onRecord: () => void;
}

/** One page: what is read, what lies on the table, what is asked, and what is said of the answer. */
export function PageForm({ page, onChange, onSetUp, onRecord }: PageFormProps) {
  const t = useMessages().lessons;
  const { words, task } = page;
  const field = (name: keyof PageWords, rows: number) => (
    <label className="field">
      {t.fields[name]}
      {rows === 1 ? (
        <input
          value={words[name]}
          maxLength={LESSON_LIMITS.title}
          autoComplete="off"
          onChange={(event) => onChange({ words: { ...words, [name]: event.target.value } })}
        />
      ) : (
        <textarea
          rows={rows}
          value={words[name]}
          maxLength={LESSON_LIMITS.text}
          onChange={(event) => onChange({ words: { ...words, [name]: event.target.value } })}
        />
      )}
    </label>
  );
  return (
    <div className="page-form">
      <section className="panel" aria-label={t.reading}>
        {field('title', 1)}
        {field('text', 4)}
        <p className="hint">{t.textHint}</p>
      </section>
      <DealOfPage page={page} onChange={onChange} onSetUp={onSetUp} />
      {page.position !== null && <TaskOfPage page={page} onChange={onChange} onRecord={onRecord} />}
      {task !== null && (
        <section className="panel" aria-label={t.answering}>
          {field('good', 2)}
          {field('wrong', 2)}
          {field('nudge', 2)}
        </section>
      )}
    </div>
  );
}
