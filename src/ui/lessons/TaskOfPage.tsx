import type { Move, Page, Task } from '../../teaching/lesson.ts';
import { LESSON_LIMITS } from '../../store/lessons/index.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { moveWords } from '../learn/moveWords.ts';

interface TaskOfPageProps {
  readonly page: Page;
  readonly onChange: (changed: Partial<Page>) => void;
  readonly onRecord: () => void;
}

/** What the reader is asked to do: the moves that are right, as the teacher made them at the table. */
export function TaskOfPage({ page: { task }, onChange, onRecord }: TaskOfPageProps) {
  const t = useMessages();
  const right = task?.right ?? [];
  return (
    <section className="panel" aria-labelledby="task-of-page">
      <h2 id="task-of-page">{t.lessons.task}</h2>
      <p>{right.length === 0 ? t.lessons.noTask : t.lessons.tasks(right.length)}</p>
      {right.length > 0 && (
        <ul role="list" className="right-moves">
          {right.map((move, at) => (
            <li key={at}>
              <RichText text={moveWords(t, move)} />{' '}
              <button
                type="button"
                className="btn"
                aria-label={t.lessons.removeMove(moveWords(t, move))}
                onClick={() => onChange({ task: taskOf(right.toSpliced(at, 1), task) })}
              >
                {t.lessons.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      {right.length < LESSON_LIMITS.moves && (
        <button type="button" className={right.length === 0 ? 'btn primary' : 'btn'} onClick={onRecord}>
          {right.length === 0 ? t.lessons.record : t.lessons.recordAnother}
        </button>
      )}
    </section>
  );
}

function taskOf([first, ...others]: readonly Move[], task: Task | null): Task | null {
  return first === undefined ? null : { right: [first, ...others], rulings: task?.rulings ?? [] };
}
