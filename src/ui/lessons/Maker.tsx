import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LESSON_LIMITS, withPage } from '../../store/lessons/index.ts';
import type { Lesson, Page as PageOfLesson } from '../../teaching/lesson.ts';
import { useMessages } from '../common/useMessages.ts';
import { Page } from '../shell/Page.tsx';
import { PageForm } from './PageForm.tsx';
import { PageList } from './PageList.tsx';
import { RecordMove } from './RecordMove.tsx';
import { SetUpDeal } from './SetUpDeal.tsx';
import { ShareLesson } from './ShareLesson.tsx';
import './lessons.css';
import { useLessons } from './useLessons.ts';

/** Where a teacher makes a lesson. Everything is kept as it is typed. */
export function Maker({ lesson }: { readonly lesson: Lesson }) {
  const keep = useLessons((state) => state.keep);
  const [chosen, setChosen] = useState(0);
  const [at, page] = chosenOf(lesson, chosen);
  const [doing, setDoing] = useState<'setting-up' | 'recording' | null>(null);
  const change = (changed: Partial<PageOfLesson>): void => {
    if (page !== null) keep(withPage(lesson, at, { ...page, ...changed }));
  };
  if (page !== null && doing === 'setting-up') {
    return (
      <SetUpDeal
        id={`lesson-${lesson.id}-${at}`}
        page={page}
        onDone={(changed) => {
          change(changed);
          setDoing(null);
        }}
      />
    );
  }
  if (page?.position != null && doing === 'recording') {
    return (
      <RecordMove
        page={page}
        position={page.position}
        onDone={(task) => {
          change({ task });
          setDoing(null);
        }}
      />
    );
  }
  return (
    <Whole lesson={lesson} at={at} onChoose={setChosen}>
      {page !== null && (
        <PageForm
          key={at}
          page={page}
          onChange={change}
          onSetUp={() => setDoing('setting-up')}
          onRecord={() => setDoing('recording')}
        />
      )}
    </Whole>
  );
}

function chosenOf({ pages }: Lesson, chosen: number): readonly [number, PageOfLesson | null] {
  const at = Math.max(0, Math.min(chosen, pages.length - 1));
  return [at, pages[at] ?? null];
}

interface WholeProps {
  readonly lesson: Lesson;
  readonly at: number;
  readonly onChoose: (at: number) => void;
  readonly children: ReactNode;
}

/** What belongs to the lesson as a whole, around the form of one page. */
function Whole({ lesson, at, onChoose, children }: WholeProps) {
  const t = useMessages().lessons;
  const keep = useLessons((state) => state.keep);
  const keeping = useLessons((state) => state.keeping);
  return (
    <Page title={lesson.title.trim() === '' ? t.unnamed : lesson.title} className="lessons maker">
      <div className="maker-top">
        <label className="field">
          {t.lessonTitle}
          <input
            value={lesson.title}
            maxLength={LESSON_LIMITS.title}
            autoComplete="off"
            onChange={(event) => keep({ ...lesson, title: event.target.value })}
          />
        </label>
        <p role="status" className="hint">
          {t.keeping[keeping]}
        </p>
      </div>
      <div className="maker-columns">
        <div className="maker-side">
          <PageList lesson={lesson} at={at} onChoose={onChoose} />
          <div className="lesson-buttons">
            <Link href={`/lesson/${lesson.id}/take/${at + 1}`} className="btn primary">
              {t.preview}
            </Link>
            <Link href="/lessons" className="btn">
              {t.toLessons}
            </Link>
          </div>
          <ShareLesson lesson={lesson} />
        </div>
        {children}
      </div>
    </Page>
  );
}
