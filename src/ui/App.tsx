import { Suspense, useRef } from 'react';
import { Router, useLocation } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { useTable } from '../store/index.ts';
import { LettersContext, MessagesContext, MissingLanguageContext } from './common/useMessages.ts';
import { HelpKey } from './help/KeysHelp.tsx';
import { routeAt } from './routes.ts';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Notices } from './shell/Notices.tsx';
import './shell/shell.css';
import { Arrival } from './shell/Arrival.tsx';
import { Opening } from './shell/Opening.tsx';
import { useLanguage } from './shell/useLanguage.ts';
import { usePutAwayOnLeaving } from './shell/usePutAwayOnLeaving.ts';
import { useLook } from './shell/useLook.ts';
import { useTitle } from './shell/useTitle.ts';

/** The whole app, inside a StoreProvider. */
export function App() {
  return (
    <Router hook={useHashLocation}>
      <Words />
    </Router>
  );
}

/** Gives the words, and the letters on the cards, to everything below. */
function Words() {
  const { messages, letters, missing } = useLanguage();
  return (
    <MessagesContext value={messages}>
      <LettersContext value={letters}>
        <MissingLanguageContext value={missing}>
          <Shell />
        </MissingLanguageContext>
      </LettersContext>
    </MessagesContext>
  );
}

function Shell() {
  const [path] = useLocation();
  const route = routeAt(path);
  const starting = useTable((table) => table.status === 'starting');
  useLook();
  useTitle(route);
  usePutAwayOnLeaving();
  const arrivedRef = useRef(route.path);
  const Screen = starting ? Opening : route.component;
  return (
    <div className="app">
      <Notices />
      <HelpKey />
      <ErrorBoundary key={route.path}>
        <Suspense fallback={<Opening />}>
          <Screen />
          <Arrival screen={route.path} arrivedRef={arrivedRef} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
