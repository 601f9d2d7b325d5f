import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { StateStorage } from 'zustand/middleware';
import { PRESET_NAMES } from '../engine/options.ts';

const KEY = 'bridgette:settings';
const VERSION = 1;

/** When a call or card is asked about once more before it is made: after a touch, always, never. */
const CONFIRMS = ['touch', 'always', 'never'] as const;
const THEMES = ['system', 'light', 'dark'] as const;

/** Each field by itself: one that cannot be used falls back, the others stay. */
const ChoicesSchema = v.object({
  confirm: v.fallback(v.picklist(CONFIRMS), 'touch'),
  theme: v.fallback(v.picklist(THEMES), 'system'),
  lastNames: v.fallback(v.nullable(v.object({ N: v.string(), S: v.string() })), null),
  lastPreset: v.fallback(v.nullable(v.picklist(PRESET_NAMES)), null),
});

export type Choices = Readonly<v.InferOutput<typeof ChoicesSchema>>;

export interface Settings extends Choices {
  readonly setConfirm: (confirm: Choices['confirm']) => void;
  readonly setTheme: (theme: Choices['theme']) => void;
  /** What New match offers next time. */
  readonly setLast: (names: Choices['lastNames'], preset: Choices['lastPreset']) => void;
}

/**
 * The settings, kept in the browser's small storage where it can be used and in memory where it cannot: losing one is a pity, not a
 * loss. `local` gives that storage and may throw.
 */
export function createSettings(local: () => StateStorage = () => localStorage): StoreApi<Settings> {
  return createStore<Settings>()(
    persist(
      (set) => ({
        confirm: 'touch',
        theme: 'system',
        lastNames: null,
        lastPreset: null,
        setConfirm: (confirm) => set({ confirm }),
        setTheme: (theme) => set({ theme }),
        setLast: (lastNames, lastPreset) => set({ lastNames, lastPreset }),
      }),
      {
        name: KEY,
        version: VERSION,
        storage: createJSONStorage<Choices>(() => quiet(local)),
        partialize: ({ confirm, theme, lastNames, lastPreset }) => ({
          confirm,
          theme,
          lastNames,
          lastPreset,
        }),
        // Older and newer settings are read for what they still say.
        migrate: (stored) => stored as Choices,
        merge: (stored, settings) => {
          const read = v.safeParse(ChoicesSchema, stored);
          return read.success ? { ...settings, ...read.output } : settings;
        },
      },
    ),
  );
}

/** Storage that swallows its failures, and reads as nothing what is not JSON. */
function quiet(local: () => StateStorage): StateStorage {
  const attempt = <T>(work: () => T): T | null => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  return {
    getItem: (name) =>
      attempt(() => {
        const text = local().getItem(name);
        if (typeof text === 'string') JSON.parse(text);
        return text;
      }),
    setItem: (name, value) => attempt(() => local().setItem(name, value)),
    removeItem: (name) => attempt(() => local().removeItem(name)),
  };
}
