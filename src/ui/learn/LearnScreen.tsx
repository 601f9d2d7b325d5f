import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Arrival } from '../shell/Arrival.tsx';
import { Contents } from './Contents.tsx';
import { CoursePage } from './CoursePage.tsx';
import './learn.css';
import { keyOf, placeAt } from './place.ts';
import { GlossaryScreen } from './reference/GlossaryScreen.tsx';
import { HistoryScreen } from './reference/HistoryScreen.tsx';
import { RulesScreen } from './reference/RulesScreen.tsx';
import { TryScreen } from './reference/TryScreen.tsx';

/** Learning: the contents at #/learn, and behind it a page of the course, the rules, the words of the game, its history. */
export function LearnScreen() {
  const [path] = useLocation();
  const place = placeAt(path);
  const screen = place === null ? path : keyOf(place);
  const arrivedRef = useRef(screen);
  return (
    <>
      {place === null ? reference(path) : <CoursePage key={screen} place={place} />}
      <Arrival screen={screen} arrivedRef={arrivedRef} />
    </>
  );
}

/** What is looked up at an address such as `/learn/rules/R44`; the contents for all else. */
function reference(path: string): ReactNode {
  const [, , what, rule] = path.split('/');
  switch (what) {
    case 'rules':
      return <RulesScreen at={rule} />;
    case 'try':
      return <TryScreen key={path} rule={rule} />;
    case 'words':
      return <GlossaryScreen />;
    case 'history':
      return <HistoryScreen />;
    default:
      return <Contents />;
  }
}
