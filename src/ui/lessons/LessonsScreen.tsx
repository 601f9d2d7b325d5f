import { useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { newLessonId, newPage, readLesson } from '../../store/lessons/index.ts';
import type { Lesson } from '../../teaching/lesson.ts';
import { useMessages } from '../common/useMessages.ts';
import { fileReason } from '../past/fileReason.ts';
import { Opening } from '../shell/Opening.tsx';
import { Page } from '../shell/Page.tsx';
import './lessons.css';
import { useFreshLessons, useLessons } from './useLessons.ts';

/** The lessons of this device: made, taken, copied, deleted, and taken in from a file. */
export function LessonsScreen() {
  const t = useMessages().lessons;
  useFreshLessons();
  const ready = useLessons(({ status }) => status === 'ready');
  const lessons = useLessons((state) => state.lessons);
  const keep = useLessons((state) => state.keep);
  const [, navigate] = useLocation();
  if (!ready) return <Opening />;
  const make = (): void => {
    const id = newLessonId();
    keep({ id, title: '', pages: [newPage()] });
    navigate(`/lesson/${id}`);
  };
  return (
    <Page title={t.title} className="lessons">
      <p>{t.intro}</p>
      <div className="lesson-buttons">
        <button type="button" className="btn primary" onClick={make}>
          {t.make}
        </button>
        <ImportLesson />
        <Link href="/learn" className="btn">
          {t.toCourse}
        </Link>
      </div>
      <Removed />
      {lessons.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ul role="list" className="lesson-list">
          {lessons.map((lesson) => (
            <Line key={lesson.id} lesson={lesson} />
          ))}
        </ul>
      )}
    </Page>
  );
}

function Line({ lesson }: { readonly lesson: Lesson }) {
  const t = useMessages().lessons;
  const keep = useLessons((state) => state.keep);
  const remove = useLessons((state) => state.remove);
  const title = lesson.title.trim() === '' ? t.unnamed : lesson.title;
  const copy = (): void =>
    keep({ ...lesson, id: newLessonId(), title: t.copyOf(title).slice(0, lesson.title.length + 20) });
  return (
    <li className="panel lesson-line">
      <div>
        <strong>{title}</strong> <small>{t.pageCount(lesson.pages.length)}</small>
      </div>
      <div className="lesson-buttons">
        <Link href={`/lesson/${lesson.id}/take/1`} className="btn primary" aria-label={t.takeOne(title)}>
          {t.take}
        </Link>
        <Link href={`/lesson/${lesson.id}`} className="btn" aria-label={t.changeOne(title)}>
          {t.change}
        </Link>
        <button type="button" className="btn" aria-label={t.duplicateOne(title)} onClick={copy}>
          {t.duplicate}
        </button>
        <button
          type="button"
          className="btn"
          aria-label={t.removeOne(title)}
          onClick={() => remove(lesson.id)}
        >
          {t.remove}
        </button>
      </div>
    </li>
  );
}

function Removed() {
  const t = useMessages().lessons;
  const removed = useLessons((state) => state.removed);
  const bringBack = useLessons((state) => state.bringBack);
  return (
    <div role="status">
      {removed !== null && (
        <p className="lesson-removed">
          {t.removed(removed.title.trim() === '' ? t.unnamed : removed.title)}{' '}
          <button type="button" className="btn" onClick={bringBack}>
            {t.undo}
          </button>
        </p>
      )}
    </div>
  );
}

/** A lesson out of a file: whole, or refused with the reason. */
function ImportLesson() {
  const t = useMessages();
  const add = useLessons((state) => state.add);
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<{ readonly text: string; readonly wrong: boolean } | null>(null);
  const take = async (file: File): Promise<void> => {
    const read = await readLesson(file);
    if (read.ok) {
      add(read.value);
      setSaid({ text: t.lessons.imported(read.value.title), wrong: false });
    } else setSaid({ text: `${t.lessons.refused} ${fileReason(t, read.error)}`, wrong: true });
  };
  return (
    <>
      <button type="button" className="btn" onClick={() => input.current?.click()}>
        {t.lessons.import}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t.lessons.choose}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) void take(file);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      {said !== null && (
        <p role={said.wrong ? 'alert' : 'status'} className="lesson-said-of-file">
          {said.text}
        </p>
      )}
    </>
  );
}
