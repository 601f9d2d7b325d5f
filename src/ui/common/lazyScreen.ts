import { lazy } from 'react';
import type { ComponentType } from 'react';

interface Module<Props> {
  readonly default: ComponentType<Props>;
}

const loaders = new Map<unknown, () => Promise<unknown>>();

/**
 * A screen, or a part of one, that the first load does without. Its code comes when it is first shown, or before, right behind the first screen
 * (`loadScreens`), so that a page which stays open needs no network for it.
 */
export function lazyScreen<Props = object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: Module<Props> | null = null;
  const bring = async (): Promise<Module<Props>> => (loaded = { default: await load() });
  const screen: ComponentType<Props> = lazy(() => (loaded === null ? bring() : atOnce(loaded)));
  loaders.set(screen, bring);
  return screen;
}

/** Fetches the code of one screen, if it has not come with the first load. A failure is left to the moment it is shown. */
export async function loadScreen(screen: unknown): Promise<void> {
  await Promise.allSettled([loaders.get(screen)?.()]);
}

/** Fetches the code of all screens, one behind the other: all at once would keep a slow device from the screen that is shown. */
export async function loadScreens(): Promise<void> {
  for (const screen of loaders.keys()) await loadScreen(screen);
}

/** What is here already is drawn at once: even a settled promise would put the waiting screen up for a third of a second. */
function atOnce<T>(value: T): Promise<T> {
  return { then: (done: (value: T) => unknown) => done(value) } as Promise<T>;
}
