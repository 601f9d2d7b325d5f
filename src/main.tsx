// First, so that components' own styles come after what they build on.
import './ui/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { StoreApi } from 'zustand/vanilla';
import { languageFor, loadFirst, loadWhole } from './i18n/index.ts';
import { openStore, StoreProvider } from './store/index.ts';
import { App } from './ui/App.tsx';
import { loadScreen, loadScreens } from './ui/common/lazyScreen.ts';
import { routeAt } from './ui/routes.ts';
import { PadAtHome } from './ui/screens/Home.tsx';

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
  const pads = path.startsWith('/pad') || (path === '/' && store.pads.some());
  await Promise.allSettled([
    loadScreen(component),
    load(language),
    ready(store.table),
    ...(pads ? [loadScreen(PadAtHome), store.pads.open().then(ready)] : []),
  ]);
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
  // So that the way to them need not wait.
  await store.pads.open().catch(() => undefined);
  // Without its code the app works on; it is only not made ready for use without a network.
  await store.device
    .getState()
    .watch()
    .catch(() => undefined);
}

/** Resolves when what is stored has been read, or is not to be waited for any longer. */
function ready(stored: StoreApi<{ readonly status: 'starting' | 'ready' }>): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    const look = ({ status }: { readonly status: 'starting' | 'ready' }) => {
      if (status === 'ready') resolve();
    };
    look(stored.getState());
    stored.subscribe(look);
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
