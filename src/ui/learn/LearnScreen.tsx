import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { lazyScreen } from '../common/lazyScreen.ts';
import { Arrival } from '../shell/Arrival.tsx';
import { Contents } from './Contents.tsx';
import { CoursePage } from './CoursePage.tsx';
import './learn.css';
import { keyOf, placeAt } from './place.ts';
import { GlossaryScreen } from './reference/GlossaryScreen.tsx';
import { HistoryScreen } from './reference/HistoryScreen.tsx';
import { RulesScreen } from './reference/RulesScreen.tsx';
import { TryScreen } from './reference/TryScreen.tsx';

const DrillsScreen = lazyScreen<{ readonly wanted: string | undefined }>(
  async () => (await import('../drills/DrillsScreen.tsx')).DrillsScreen,
);

/** Learning: the contents at #/learn, and behind it a page of the course, the drills, the rules, the words of the game, its history. */
export function LearnScreen() {
  const [path] = useLocation();
  const place = placeAt(path);
  const screen = place === null ? path : keyOf(place);
  const arrivedRef = useRef(screen);
  return (
    <>
      {place === null ? beside(path) : <CoursePage key={screen} place={place} />}
      <Arrival screen={screen} arrivedRef={arrivedRef} />
    </>
  );
}

/** What is at an address such as `/learn/rules/R44` or `/learn/drills/winner`; the contents for all else. */
function beside(path: string): ReactNode {
  const [, , what, which] = path.split('/');
  switch (what) {
    case 'drills':
      return <DrillsScreen wanted={which} />;
    case 'rules':
      return <RulesScreen at={which} />;
    case 'try':
      return <TryScreen key={path} rule={which} />;
    case 'words':
      return <GlossaryScreen />;
    case 'history':
      return <HistoryScreen />;
    default:
      return <Contents />;
  }
}
