import type { Lesson, Page } from './lesson.ts';

/** A page without a word and with an empty table. */
export function newPage(): Page {
  return {
    words: { title: '', text: '', good: '', wrong: '', nudge: '' },
    position: null,
    hidden: [],
    task: null,
  };
}

/** The lesson with `page` in the place of the one `at`, from 0; behind the last one a new one. */
export function withPage(lesson: Lesson, at: number, page: Page): Lesson {
  return { ...lesson, pages: lesson.pages.toSpliced(at, 1, page) };
}

/** The lesson with `page` put in before the one `at`. */
export function insertPage(lesson: Lesson, at: number, page: Page): Lesson {
  return { ...lesson, pages: lesson.pages.toSpliced(at, 0, page) };
}

export function withoutPage(lesson: Lesson, at: number): Lesson {
  return { ...lesson, pages: lesson.pages.toSpliced(at, 1) };
}

/** The lesson with the page `from` where the one `to` was. */
export function movePage(lesson: Lesson, from: number, to: number): Lesson {
  const page = lesson.pages[from];
  return page === undefined ? lesson : insertPage(withoutPage(lesson, from), to, page);
}
