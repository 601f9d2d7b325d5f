import { useEffect, useLayoutEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { readLessonLink } from '../../store/lessons/index.ts';
import type { LessonMatter, LinkError } from '../../store/lessons/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { linkReason } from '../link/linkReason.ts';
import { Opening } from '../shell/Opening.tsx';
import { Page } from '../shell/Page.tsx';
import './lessons.css';
import { useLessons } from './useLessons.ts';

type Read =
  { readonly ok: true; readonly value: LessonMatter } | { readonly ok: false; readonly error: LinkError };

/** A lesson that came by link. The address is cleared of it at once; it is kept when one begins it. */
export function LinkedLesson() {
  const [path, navigate] = useLocation();
  const [letters, setLetters] = useState('');
  const [read, setRead] = useState<Read | null>(null);
  const here = path.split('/').slice(3).join('/');
  if (here !== '' && here !== letters) {
    setLetters(here);
    setRead(null);
  }
  useLayoutEffect(() => {
    if (here !== '') navigate('/lesson/link', { replace: true });
  }, [here, navigate]);
  useEffect(() => {
    let left = false;
    void readLessonLink(letters).then((opened) => !left && setRead(opened));
    return () => {
      left = true;
    };
  }, [letters]);
  const ready = useLessons(({ status }) => status === 'ready');
  if (read === null || !ready) return <Opening />;
  return read.ok ? <Found lesson={read.value} /> : <Refused error={read.error} />;
}

function Found({ lesson }: { readonly lesson: LessonMatter }) {
  const t = useMessages().lessons;
  const add = useLessons((state) => state.add);
  const [, navigate] = useLocation();
  return (
    <Page title={lesson.title.trim() === '' ? t.unnamed : lesson.title} className="lessons">
      <p>
        {t.came} {t.pageCount(lesson.pages.length)}.
      </p>
      <div className="lesson-buttons">
        <button
          type="button"
          className="btn primary"
          onClick={() => navigate(`/lesson/${add(lesson)}/take/1`)}
        >
          {t.take}
        </button>
        <Link href="/lessons" className="btn">
          {t.toLessons}
        </Link>
      </div>
      <p className="hint">{t.cameKept}</p>
    </Page>
  );
}

function Refused({ error }: { readonly error: LinkError }) {
  const t = useMessages();
  const empty = error.code === 'link-empty';
  return (
    <Page title={empty ? t.lessons.title : t.link.refused} className="lessons">
      <div className="panel" role={empty ? undefined : 'alert'}>
        <p>{empty ? t.lessons.linkGone : linkReason(t, error)}</p>
        {!empty && <p>{t.link.nothingChanged}</p>}
      </div>
      <Link href="/lessons" className="btn">
        {t.lessons.toLessons}
      </Link>
    </Page>
  );
}
