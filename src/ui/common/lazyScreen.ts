import { lazy } from 'react';
import type { ComponentType } from 'react';

interface Module {
  readonly default: ComponentType;
}

const loaders: (() => Promise<unknown>)[] = [];

/**
 * A screen that the first load does without. Its code comes when it is first shown, or before, in an idle moment
 * (`loadScreens`), so that a page which stays open needs no network for it.
 */
export function lazyScreen(load: () => Promise<ComponentType>): ComponentType {
  let loaded: Module | null = null;
  const bring = async (): Promise<Module> => (loaded = { default: await load() });
  loaders.push(bring);
  return lazy(() => (loaded === null ? bring() : atOnce(loaded)));
}

/** Fetches the code of all screens. A failure is left to the moment the screen is shown. */
export async function loadScreens(): Promise<void> {
  await Promise.allSettled(loaders.map((load) => load()));
}

/** What is here already is drawn at once: even a settled promise would put the waiting screen up for a third of a second. */
function atOnce<T>(value: T): Promise<T> {
  return { then: (done: (value: T) => unknown) => done(value) } as Promise<T>;
}
