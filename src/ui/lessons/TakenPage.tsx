import { Link } from 'wouter';
import type { Lesson } from '../../teaching/lesson.ts';
import { useMessages } from '../common/useMessages.ts';
import { LessonPage } from '../learn/LessonPage.tsx';
import type { Ways } from '../learn/ways.ts';
import { Page } from '../shell/Page.tsx';

interface TakenPageProps {
  readonly lesson: Lesson;
  /** Out of the address: the first page where it is none. */
  readonly number: string;
}

/** A page of a teacher's lesson as a learner has it. */
export function TakenPage({ lesson, number }: TakenPageProps) {
  const { learn, lessons: t } = useMessages();
  const { id, pages } = lesson;
  const title = lesson.title.trim() === '' ? t.unnamed : lesson.title;
  const asked = Number(number);
  const at = Number.isInteger(asked) && asked >= 1 && asked <= pages.length ? asked : 1;
  const page = pages[at - 1];
  const address = (to: number): string => `/lesson/${id}/take/${to}`;
  if (page === undefined) {
    return (
      <Page title={title} className="lessons">
        <p>{t.empty}</p>
        <Link href={`/lesson/${id}`} className="btn">
          {t.change}
        </Link>
      </Page>
    );
  }
  const ways: Ways = {
    place: learn.place(title, at, pages.length),
    back: at > 1 ? address(at - 1) : null,
    next: at < pages.length ? { href: address(at + 1), label: learn.next } : null,
    out: [
      { href: '/lessons', label: t.toLessons },
      { href: `/lesson/${id}`, label: t.change },
    ],
  };
  const named = page.words.title.trim() === '' ? { ...page, words: { ...page.words, title } } : page;
  return <LessonPage page={named} ways={ways} />;
}
