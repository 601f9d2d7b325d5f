import type { CourseWords } from './courseWords.ts';
import type { Language } from './language.ts';

/** Where the words of the course are: apart from all others, since few matches need them. */
const SOURCES = {
  en: async () => (await import('./en/course/index.ts')).course,
  nl: async () => (await import('./nl/course/index.ts')).course,
} satisfies Record<Language, () => Promise<CourseWords>>;

const here = new Map<Language, CourseWords>();
const coming = new Map<Language, Promise<CourseWords>>();

/** The words of the course, once they have been fetched. */
export function courseHere(language: Language): CourseWords | null {
  return here.get(language) ?? null;
}

/** Fetches the words of the course. Fails when the code cannot be fetched; asked again, it tries again. */
export function loadCourse(language: Language): Promise<CourseWords> {
  const known = coming.get(language);
  if (known !== undefined) return known;
  const loading = SOURCES[language]();
  coming.set(language, loading);
  loading.then(
    (words) => here.set(language, words),
    () => coming.delete(language),
  );
  return loading;
}
