import { useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useMessages } from '../common/useMessages.ts';
import { Arrival } from '../shell/Arrival.tsx';
import { Opening } from '../shell/Opening.tsx';
import { Page } from '../shell/Page.tsx';
import { LinkedLesson } from './LinkedLesson.tsx';
import { Maker } from './Maker.tsx';
import { TakenPage } from './TakenPage.tsx';
import { useFreshLessons, useLessons } from './useLessons.ts';

/** One lesson: made at `#/lesson/<id>`, taken at `#/lesson/<id>/take/<page>`, come by link at `#/lesson/link/<letters>`. */
export function LessonScreen() {
  const [path] = useLocation();
  const [, , id = '', what = '', number = ''] = path.split('/');
  const taking = what === 'take';
  const screen = id === 'link' ? 'link' : `${id}/${taking ? number : ''}`;
  const arrivedRef = useRef(screen);
  return (
    <>
      {id === 'link' ? <LinkedLesson /> : <Kept key={screen} id={id} page={taking ? number : null} />}
      <Arrival screen={screen} arrivedRef={arrivedRef} />
    </>
  );
}

function Kept({ id, page }: { readonly id: string; readonly page: string | null }) {
  useFreshLessons();
  const t = useMessages().lessons;
  const ready = useLessons(({ status }) => status === 'ready');
  const lesson = useLessons(({ lessons }) => lessons.find((one) => one.id === id));
  if (!ready) return <Opening />;
  if (lesson === undefined) {
    return (
      <Page title={t.title} className="lessons">
        <p role="alert">{t.notThere}</p>
        <Link href="/lessons" className="btn">
          {t.toLessons}
        </Link>
      </Page>
    );
  }
  return page === null ? <Maker lesson={lesson} /> : <TakenPage lesson={lesson} number={page} />;
}
