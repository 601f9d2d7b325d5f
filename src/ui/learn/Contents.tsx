import { Link } from 'wouter';
import { COURSE } from '../../store/teaching/index.ts';
import type { Chapter } from '../../store/teaching/index.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { Page } from '../shell/Page.tsx';
import { addressOf, keyOf, placeOf } from './place.ts';
import { useCourseWords, useProgress } from './useLearning.ts';

/** The chapters of the course, and where the reader has come to. */
export function Contents() {
  const { learn: t, editor, lessons } = useMessages();
  const words = useCourseWords();
  const last = useProgress((progress) => progress.last);
  const some = useProgress((progress) => progress.done.size > 0 || progress.last !== null);
  const forget = useProgress((progress) => progress.forget);
  const groups = [...new Set(COURSE.map(({ group }) => group))];
  const first = COURSE[0];
  const place = placeOf(last) ?? (first === undefined ? null : { chapter: first, page: 1 });
  return (
    <Page title={t.title} className="learn">
      <p>{t.intro}</p>
      {place !== null && (
        <Link href={addressOf(place)} className="btn primary big">
          {last === null ? t.begin : t.goOn(words[place.chapter.id].title, place.page)}
        </Link>
      )}
      {groups.map((group) => (
        <section key={group} aria-labelledby={`learn-${group}`}>
          <h2 id={`learn-${group}`}>{t.group(group)}</h2>
          <ol role="list" className="chapters">
            {COURSE.filter((chapter) => chapter.group === group).map((chapter) => (
              <ChapterLine key={chapter.id} chapter={chapter} />
            ))}
          </ol>
        </section>
      ))}
      <section aria-labelledby="learn-reference">
        <h2 id="learn-reference">{t.reference}</h2>
        <ul role="list" className="chapters">
          {(['rules', 'words', 'history'] as const).map((what) => (
            <WayOn key={what} to={`/learn/${what}`} title={t[what]} about={t[`${what}Hint`]} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="learn-practice">
        <h2 id="learn-practice">{t.practice}</h2>
        <ul role="list" className="chapters">
          <WayOn to="/learn/drills" title={t.drills.title} about={t.drills.intro} />
          <WayOn to="/editor" title={editor.title} about={editor.intro} />
          <WayOn to="/lessons" title={lessons.title} about={t.lessonsHint} />
        </ul>
      </section>
      {some && (
        <button type="button" className="btn" onClick={forget}>
          {t.forget}
        </button>
      )}
    </Page>
  );
}

interface WayOnProps {
  readonly to: string;
  readonly title: string;
  readonly about: string;
}

function WayOn({ to, title, about }: WayOnProps) {
  return (
    <li>
      <Link href={to} className="panel chapter">
        <span className="chapter-title">{title}</span>
        <span>{about}</span>
      </Link>
    </li>
  );
}

function ChapterLine({ chapter }: { readonly chapter: Chapter }) {
  const t = useMessages().learn;
  const { title, summary } = useCourseWords()[chapter.id];
  const done = useProgress(
    (progress) => chapter.pages.filter((_, at) => progress.done.has(keyOf({ chapter, page: at + 1 }))).length,
  );
  return (
    <li>
      <Link href={addressOf({ chapter, page: 1 })} className="panel chapter">
        <span className="chapter-title">{title}</span>
        <span>
          <RichText text={summary} />
        </span>
        <small>{t.chapterDone(done, chapter.pages.length)}</small>
      </Link>
    </li>
  );
}
