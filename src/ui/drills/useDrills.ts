import { use } from 'react';
import { useStore } from 'zustand';
import { loadDrills } from '../../i18n/drills.ts';
import type { DrillMessages } from '../../i18n/messages.ts';
import { createDrills } from '../../store/teaching/index.ts';
import type { Drills } from '../../store/teaching/index.ts';
import { useMessages } from '../common/useMessages.ts';

let drills: ReturnType<typeof createDrills> | null = null;

/** The drills of this device, read when they are first asked for. */
export function useDrills<T>(selector: (drills: Drills) => T): T {
  return useStore((drills ??= createDrills()), selector);
}

/** The words of the drills in the language that is set. A screen waits for them. */
export function useDrillWords(): DrillMessages {
  return use(loadDrills(useMessages().language));
}
