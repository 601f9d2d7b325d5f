import { lazy } from 'react';
import type { ComponentType } from 'react';

interface Module {
  readonly default: ComponentType;
}

const loaders = new Map<ComponentType, () => Promise<unknown>>();

/**
 * A screen that the first load does without. Its code comes when it is first shown, or before, right behind the first screen
 * (`loadScreens`), so that a page which stays open needs no network for it.
 */
export function lazyScreen(load: () => Promise<ComponentType>): ComponentType {
  let loaded: Module | null = null;
  const bring = async (): Promise<Module> => (loaded = { default: await load() });
  const screen = lazy(() => (loaded === null ? bring() : atOnce(loaded)));
  loaders.set(screen, bring);
  return screen;
}

/** Fetches the code of one screen, if it has not come with the first load. A failure is left to the moment it is shown. */
export async function loadScreen(screen: ComponentType): Promise<void> {
  await Promise.allSettled([loaders.get(screen)?.()]);
}

/** Fetches the code of all screens. */
export async function loadScreens(): Promise<void> {
  await Promise.all([...loaders.keys()].map(loadScreen));
}

/** What is here already is drawn at once: even a settled promise would put the waiting screen up for a third of a second. */
function atOnce<T>(value: T): Promise<T> {
  return { then: (done: (value: T) => unknown) => done(value) } as Promise<T>;
}
