import { COURSE } from '../../store/teaching/index.ts';
import type { Chapter } from '../../store/teaching/index.ts';

/** A page of the course; `page` counts from 1. */
export interface Place {
  readonly chapter: Chapter;
  readonly page: number;
}

/** The page at an address such as `/learn/exchange/2`; the chapter's first where the number is none, `null` for the contents. */
export function placeAt(path: string): Place | null {
  const [, , id, number] = path.split('/');
  const chapter = COURSE.find((one) => one.id === id);
  if (chapter === undefined) return null;
  const page = Number(number);
  return { chapter, page: Number.isInteger(page) && page >= 1 && page <= chapter.pages.length ? page : 1 };
}

export function addressOf({ chapter, page }: Place): string {
  return `/learn/${chapter.id}/${page}`;
}

/** How a page is kept among those that are done. */
export function keyOf({ chapter, page }: Place): string {
  return `${chapter.id}.${page}`;
}

/** The page of a key, `null` if the course has none (any more). */
export function placeOf(key: string | null): Place | null {
  const [id = '', page = ''] = (key ?? '').split('.');
  return placeAt(`/learn/${id}/${page}`);
}

/** The page after it, in the next chapter if need be; `null` after the last. */
export function after({ chapter, page }: Place): Place | null {
  if (page < chapter.pages.length) return { chapter, page: page + 1 };
  const next = COURSE[COURSE.indexOf(chapter) + 1];
  return next === undefined ? null : { chapter: next, page: 1 };
}

/** The page before it; `null` before the first. */
export function before({ chapter, page }: Place): Place | null {
  if (page > 1) return { chapter, page: page - 1 };
  const last = COURSE[COURSE.indexOf(chapter) - 1];
  return last === undefined ? null : { chapter: last, page: last.pages.length };
}
