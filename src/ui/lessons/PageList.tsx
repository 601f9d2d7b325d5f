import { useState } from 'react';
import { LESSON_LIMITS, insertPage, movePage, newPage, withoutPage } from '../../store/lessons/index.ts';
import type { Lesson, Page } from '../../teaching/lesson.ts';
import { useMessages } from '../common/useMessages.ts';
import { useLessons } from './useLessons.ts';

interface PageListProps {
  readonly lesson: Lesson;
  /** The page whose form is shown, from 0. */
  readonly at: number;
  readonly onChoose: (at: number) => void;
}

/** The pages in their order: chosen, added, moved, copied, deleted, and the deletion undone. */
export function PageList({ lesson, at, onChoose }: PageListProps) {
  const t = useMessages().lessons;
  const keep = useLessons((state) => state.keep);
  const [removed, setRemoved] = useState<{ readonly page: Page; readonly at: number } | null>(null);
  const { pages } = lesson;
  const page = pages[at];
  const full = pages.length >= LESSON_LIMITS.pages;
  const put = (place: number, added: Page): void => {
    keep(insertPage(lesson, place, added));
    onChoose(place);
  };
  const move = (to: number): void => {
    keep(movePage(lesson, at, to));
    onChoose(to);
  };
  return (
    <nav className="panel page-list" aria-label={t.pages}>
      <ol role="list">
        {pages.map(({ words }, place) => (
          <li key={place}>
            <button type="button" className="btn" aria-pressed={place === at} onClick={() => onChoose(place)}>
              {t.pageName(place + 1, words.title.trim())}
            </button>
          </li>
        ))}
      </ol>
      <div className="lesson-buttons">
        <button type="button" className="btn" disabled={full} onClick={() => put(pages.length, newPage())}>
          {t.addPage}
        </button>
        {page !== undefined && (
          <>
            <button type="button" className="btn" disabled={full} onClick={() => put(at + 1, page)}>
              {t.copyPage}
            </button>
            <button type="button" className="btn" disabled={at === 0} onClick={() => move(at - 1)}>
              {t.pageUp}
            </button>
            <button
              type="button"
              className="btn"
              disabled={at === pages.length - 1}
              onClick={() => move(at + 1)}
            >
              {t.pageDown}
            </button>
            <button
              type="button"
              className="btn"
              onClick={() => {
                setRemoved({ page, at });
                keep(withoutPage(lesson, at));
              }}
            >
              {t.removePage}
            </button>
          </>
        )}
      </div>
      <div role="status">
        {removed !== null && (
          <p className="lesson-removed">
            {t.pageRemoved}{' '}
            <button
              type="button"
              className="btn"
              onClick={() => {
                put(removed.at, removed.page);
                setRemoved(null);
              }}
            >
              {t.undo}
            </button>
          </p>
        )}
      </div>
    </nav>
  );
}
