import type { DrillMessages } from './messages.ts';
import { onDemand } from './onDemand.ts';

/** The words of the drills, for whoever drills. */
export const loadDrills = onDemand<DrillMessages>({
  en: async () => (await import('./en/drills.ts')).drills,
  nl: async () => (await import('./nl/drills.ts')).drills,
});
