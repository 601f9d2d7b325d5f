// First, so that components' own styles come after what they build on.
import './ui/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { languageFor, loadFirst, loadWhole } from './i18n/index.ts';
import { openStore, StoreProvider } from './store/index.ts';
import type { Store } from './store/index.ts';
import { App } from './ui/App.tsx';
import { loadScreen, loadScreens } from './ui/common/lazyScreen.ts';
import { routeAt } from './ui/routes.ts';

/** How long the first screen waits for what is stored, in ms: with a device that is slow to answer, the app says so. */
const PATIENCE = 500;

/**
 * Draws the app once the code of the screen at this address, its words, and the match on the table are here, so that a reload shows
 * no screen before its own. What fails to come is left to the moment it is shown.
 */
async function start(root: HTMLElement): Promise<void> {
  const store = openStore();
  const language = languageFor(store.settings.getState().language, navigator.languages);
  const { path, component } = routeAt(window.location.hash.slice(1));
  const load = path === '/' ? loadFirst : loadWhole;
  await Promise.allSettled([loadScreen(component), load(language), ready(store)]);
  // A failure is told by the boundary and its report; the console would quote its message, which may name a card.
  createRoot(root, { onCaughtError: () => undefined }).render(
    <StrictMode>
      <StoreProvider store={store}>
        <App />
      </StoreProvider>
    </StrictMode>,
  );
  await drawn();
  await loadScreens();
  // Without its code the app works on; it is only not made ready for use without a network.
  await store.device
    .getState()
    .watch()
    .catch(() => undefined);
}

/** Resolves when what is stored has been read, or is not to be waited for any longer. */
function ready({ table }: Store): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    table.subscribe(({ status }) => {
      if (status === 'ready') resolve();
    });
  });
}

/** Resolves behind the next frame, so that nothing comes between the first screen and its paint; in a hidden page, which has none, at once. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    const next = () => setTimeout(resolve);
    if (document.visibilityState === 'hidden') next();
    else requestAnimationFrame(next);
  });
}

const root = document.getElementById('root');
if (root !== null) void start(root);
