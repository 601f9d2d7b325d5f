import type { ComponentType } from 'react';
import type { Messages } from '../i18n/index.ts';
import { About } from './screens/About.tsx';
import { Home } from './screens/Home.tsx';
import { MatchScreen } from './screens/MatchScreen.tsx';
import { NewMatch } from './screens/NewMatch.tsx';
import { SetAside } from './screens/SetAside.tsx';
import { Settings } from './screens/Settings.tsx';
import { SheetScreen } from './screens/SheetScreen.tsx';

export interface Route {
  readonly path: string;
  /** Names the screen in the page's title: the screen, never anything of the match. */
  readonly title: keyof Messages['shell']['screens'];
  readonly component: ComponentType;
}

const HOME: Route = { path: '/', title: 'home', component: Home };

/** Every screen with an address of its own. The steps of a match share one: Back never walks through them. */
export const ROUTES: readonly Route[] = [
  HOME,
  { path: '/new', title: 'newMatch', component: NewMatch },
  { path: '/table', title: 'table', component: MatchScreen },
  { path: '/sheet', title: 'sheet', component: SheetScreen },
  { path: '/settings', title: 'settings', component: Settings },
  { path: '/about', title: 'about', component: About },
  { path: '/aside', title: 'aside', component: SetAside },
];

/** The screen at an address; Home for addresses nobody knows. */
export function routeAt(path: string): Route {
  return ROUTES.find((route) => route.path === path) ?? HOME;
}
