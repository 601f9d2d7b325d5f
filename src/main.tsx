// First, so that components' own styles come after what they build on.
import './ui/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openStore, StoreProvider } from './store/index.ts';
import { App } from './ui/App.tsx';
import { loadScreen, loadScreens } from './ui/common/lazyScreen.ts';
import { routeAt } from './ui/routes.ts';

/** Draws the app once the code of the screen at this address is here, so that a reload shows no screen before its own. */
async function start(root: HTMLElement): Promise<void> {
  const store = openStore();
  await loadScreen(routeAt(window.location.hash.slice(1)).component);
  createRoot(root).render(
    <StrictMode>
      <StoreProvider store={store}>
        <App />
      </StoreProvider>
    </StrictMode>,
  );
  await loadScreens();
}

const root = document.getElementById('root');
if (root !== null) void start(root);
