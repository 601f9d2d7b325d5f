import { useCallback, useEffect, useMemo } from 'react';
import { useMessages } from '../common/useMessages.ts';
import { LessonPage } from './LessonPage.tsx';
import { addressOf, after, before, keyOf } from './place.ts';
import type { Place } from './place.ts';
import { useCourseWords, useProgress } from './useLearning.ts';
import type { Ways } from './ways.ts';

/** A page of the course: a table of it and the words of the language make a page of a lesson. */
export function CoursePage({ place }: { readonly place: Place }) {
  const { chapter, page: number } = place;
  const words = useCourseWords()[chapter.id].pages[number - 1];
  const table = chapter.pages[number - 1];
  const visit = useProgress((progress) => progress.visit);
  const finish = useProgress((progress) => progress.finish);
  const key = keyOf(place);
  useEffect(() => visit(key), [visit, key]);
  const done = useCallback(() => finish(key), [finish, key]);
  const ways = useWays(place);
  const page = useMemo(
    () => (words === undefined || table === undefined ? null : { ...table, words }),
    [table, words],
  );
  return page === null ? null : <LessonPage page={page} ways={ways} onDone={done} />;
}

function useWays(place: Place): Ways {
  const t = useMessages().learn;
  const chapters = useCourseWords();
  const { chapter, page } = place;
  const [back, next] = [before(place), after(place)];
  return {
    place: t.place(chapters[chapter.id].title, page, chapter.pages.length),
    back: back === null ? null : addressOf(back),
    next:
      next === null
        ? null
        : {
            href: addressOf(next),
            label: next.chapter === chapter ? t.next : t.nextChapter(chapters[next.chapter.id].title),
          },
    out: [{ href: '/learn', label: t.toContents }],
  };
}
