// First, so that components' own styles come after what they build on.
import './ui/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openStore, StoreProvider } from './store/index.ts';
import { App } from './ui/App.tsx';
import { loadScreens } from './ui/common/lazyScreen.ts';

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <StoreProvider store={openStore()}>
        <App />
      </StoreProvider>
    </StrictMode>,
  );
}

// The other screens' code, once the first has been drawn.
setTimeout(() => void loadScreens(), 1000);
