import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { StateStorage } from 'zustand/middleware';
import { PRESET_NAMES } from '../engine/options.ts';

const KEY = 'bridgette:settings';
const VERSION = 1;

/** What can be chosen among a few; the first of each is the default. */
export const CHOICES = {
  /** `system`: whichever of our languages the browser's reader prefers. */
  language: ['system', 'en', 'nl'],
  /** The rank letters on cards: those of the language, A K Q J, or A H V B. */
  letters: ['language', 'en', 'nl'],
  /** When a call or card is asked about once more before it is made: after a touch, always, never. */
  confirm: ['touch', 'always', 'never'],
  /** Across the table: how a player looks at their hand, by holding a button or by tapping it. */
  peek: ['hold', 'tap'],
  theme: ['system', 'light', 'dark', 'contrast'],
  suits: ['four', 'safe', 'two'],
  size: ['normal', 'large', 'projector'],
  /** `system` moves unless the device asks for less. */
  motion: ['system', 'off'],
  sound: ['off', 'on'],
  /** How long a finished trick lies: until the next lead collects it, or until it is tapped. */
  trick: ['lead', 'tap'],
  /** Is a card that is the only legal one played by itself, once its player has opened the hand-over? */
  forced: ['off', 'on'],
  /** The suits of a hand from left to right. */
  suitOrder: ['SHDC', 'SHCD', 'CDHS'],
  ranks: ['descending', 'ascending'],
  trumpsLeft: ['off', 'on'],
  colons: ['right', 'left'],
  /** Letters as shortcuts at the table, and typed calls and cards. */
  shortcuts: ['on', 'off'],
} as const;

const pick = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  v.fallback(v.picklist(values), values[0]);

type Picks = { readonly [Name in keyof typeof CHOICES]: ReturnType<typeof pick<(typeof CHOICES)[Name]>> };

/** Each field by itself: one that is missing or cannot be used falls back, the others stay. */
const ChoicesSchema = v.object({
  ...(Object.fromEntries(Object.entries(CHOICES).map(([name, values]) => [name, pick(values)])) as Picks),
  /** What New match offers next time. */
  lastNames: v.fallback(v.nullable(v.object({ N: v.string(), S: v.string() })), null),
  lastPreset: v.fallback(v.nullable(v.picklist(PRESET_NAMES)), null),
  /** When everything was last exported, or the last match was; `null` if never. */
  lastBackup: v.fallback(v.nullable(v.number()), null),
  /** The guides of the first match that were read, each with its reader. */
  guideSeen: v.fallback(v.array(v.string()), []),
});

export type Choices = Readonly<v.InferOutput<typeof ChoicesSchema>>;

export interface Settings extends Choices {
  /** Takes effect and is kept at once. */
  readonly choose: (choices: Partial<Choices>) => void;
}

/**
 * The settings, kept in the browser's small storage where it can be used and in memory where it cannot: losing one is a pity, not a
 * loss. `local` gives that storage and may throw.
 */
export function createSettings(local: () => StateStorage = () => localStorage) {
  return createStore<Settings>()(
    persist(
      (set) => ({
        ...v.parse(ChoicesSchema, {}),
        choose: (choices) => set(choices),
      }),
      {
        name: KEY,
        version: VERSION,
        storage: createJSONStorage<Choices>(() => quiet(local)),
        partialize: (settings) => v.parse(ChoicesSchema, settings),
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

/** What another tab sets applies here too; else the next choice here would write this tab's older ones over it. */
export function followOtherTabs(
  settings: ReturnType<typeof createSettings>,
  page: Pick<Window, 'addEventListener'>,
): void {
  page.addEventListener('storage', ({ key, newValue }) => {
    // Another version's are left alone: each would write its own form of them over the other's, without end.
    if (key === KEY && newValue?.endsWith(`"version":${VERSION}}`)) void settings.persist.rehydrate();
  });
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
