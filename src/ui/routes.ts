import type { ComponentType } from 'react';
import type { FirstMessages } from '../i18n/index.ts';
import { lazyScreen } from './common/lazyScreen.ts';
import { Home } from './screens/Home.tsx';

export interface Route {
  readonly path: string;
  /** Names the screen in the page's title: the screen, never anything of the match. */
  readonly title: keyof FirstMessages['shell']['screens'];
  readonly component: ComponentType;
}

const HOME: Route = { path: '/', title: 'home', component: Home };

/** Every screen with an address of its own. The steps of a match share one: Back never walks through them. */
export const ROUTES: readonly Route[] = [
  HOME,
  {
    path: '/new',
    title: 'newMatch',
    component: lazyScreen(async () => (await import('./screens/NewMatch.tsx')).NewMatch),
  },
  {
    path: '/table',
    title: 'table',
    component: lazyScreen(async () => (await import('./screens/MatchScreen.tsx')).MatchScreen),
  },
  {
    path: '/sheet',
    title: 'sheet',
    component: lazyScreen(async () => (await import('./screens/SheetScreen.tsx')).SheetScreen),
  },
  {
    path: '/scoring',
    title: 'scoring',
    component: lazyScreen(async () => (await import('./screens/ScoringTables.tsx')).ScoringTables),
  },
  {
    path: '/past',
    title: 'past',
    component: lazyScreen(async () => (await import('./past/PastScreen.tsx')).PastScreen),
  },
  {
    path: '/deal',
    title: 'deal',
    component: lazyScreen(async () => (await import('./link/LinkScreen.tsx')).LinkScreen),
  },
  {
    path: '/learn',
    title: 'learn',
    component: lazyScreen(async () => (await import('./learn/LearnScreen.tsx')).LearnScreen),
  },
  {
    path: '/lessons',
    title: 'lessons',
    component: lazyScreen(async () => (await import('./lessons/index.ts')).LessonsScreen),
  },
  {
    path: '/lesson',
    title: 'lessons',
    component: lazyScreen(async () => (await import('./lessons/index.ts')).LessonScreen),
  },
  {
    path: '/editor',
    title: 'editor',
    component: lazyScreen(async () => (await import('./editor/index.ts')).EditorScreen),
  },
  {
    path: '/position',
    title: 'editor',
    component: lazyScreen(async () => (await import('./editor/index.ts')).PositionScreen),
  },
  {
    path: '/review',
    title: 'review',
    component: lazyScreen(async () => (await import('./review/ReviewScreen.tsx')).ReviewScreen),
  },
  {
    path: '/pads',
    title: 'pads',
    component: lazyScreen(async () => (await import('./pads/index.ts')).PadsScreen),
  },
  {
    path: '/pad',
    title: 'pad',
    component: lazyScreen(async () => (await import('./pads/index.ts')).PadScreen),
  },
  {
    path: '/pad-sheet',
    title: 'sheet',
    component: lazyScreen(async () => (await import('./pads/index.ts')).PadSheetScreen),
  },
  {
    path: '/settings',
    title: 'settings',
    component: lazyScreen(async () => (await import('./screens/Settings.tsx')).Settings),
  },
  {
    path: '/about',
    title: 'about',
    component: lazyScreen(async () => (await import('./screens/About.tsx')).About),
  },
  {
    path: '/aside',
    title: 'aside',
    component: lazyScreen(async () => (await import('./screens/SetAside.tsx')).SetAside),
  },
];

/** The screen at an address, which its first part names: the rest is for the screen. Home for addresses nobody knows. */
export function routeAt(path: string): Route {
  const [screen = ''] = path.split('/').slice(1);
  return ROUTES.find((route) => route.path === `/${screen}`) ?? HOME;
}
