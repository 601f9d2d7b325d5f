import { onDemand } from './onDemand.ts';

/** The words of the course: apart from all others, since few matches need them. */
export const loadCourse = onDemand({
  en: async () => (await import('./en/course/index.ts')).course,
  nl: async () => (await import('./nl/course/index.ts')).course,
});
