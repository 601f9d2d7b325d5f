import type { Language } from './language.ts';
import type { DrillMessages } from './messages.ts';

/** Where the words of the drills are: apart from the others, for whoever never drills. */
const SOURCES = {
  en: async () => (await import('./en/drills.ts')).drills,
  nl: async () => (await import('./nl/drills.ts')).drills,
} satisfies Record<Language, () => Promise<DrillMessages>>;

/** Fetches the words of the drills. Fails when the code cannot be fetched; it can be asked for again. */
export function loadDrills(language: Language): Promise<DrillMessages> {
  return SOURCES[language]();
}
