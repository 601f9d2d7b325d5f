import type { PageTable } from '../lesson.ts';
import { CHAPTERS } from './chapters.ts';
import type { ChapterGroup, ChapterId } from './chapters.ts';
import { exchange } from './exchange.ts';
import { pack } from './pack.ts';

export type { ChapterGroup, ChapterId } from './chapters.ts';

/** A chapter without its words. */
export interface Chapter {
  readonly id: ChapterId;
  readonly group: ChapterGroup;
  readonly pages: readonly PageTable[];
}

const PAGES: Readonly<Record<ChapterId, readonly PageTable[]>> = {
  pack,
  exchange,
};

/** The course, chapter after chapter. */
export const COURSE: readonly Chapter[] = CHAPTERS.map((chapter) => ({
  ...chapter,
  pages: PAGES[chapter.id],
}));
