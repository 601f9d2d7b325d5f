import type { ChapterId } from '../teaching/course/chapters.ts';
import type { PageWords } from '../teaching/lesson.ts';

/** What is read in a chapter of the course: as many pages as the chapter has tables. */
export interface ChapterWords {
  readonly title: string;
  /** A sentence for the list of chapters. */
  readonly summary: string;
  readonly pages: readonly PageWords[];
}

/** The whole course in one language. A chapter without words does not compile. */
export type CourseWords = Readonly<Record<ChapterId, ChapterWords>>;

/** A page that asks nothing of the reader. */
export function reading(title: string, text: string): PageWords {
  return { title, text, good: '', wrong: '', nudge: '' };
}
