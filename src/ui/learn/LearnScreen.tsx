import { useRef } from 'react';
import { useLocation } from 'wouter';
import { Arrival } from '../shell/Arrival.tsx';
import { Contents } from './Contents.tsx';
import { CoursePage } from './CoursePage.tsx';
import './learn.css';
import { keyOf, placeAt } from './place.ts';

/** Learning: the contents at #/learn, and a page of the course behind it. */
export function LearnScreen() {
  const [path] = useLocation();
  const place = placeAt(path);
  const screen = place === null ? 'contents' : keyOf(place);
  const arrivedRef = useRef(screen);
  return (
    <>
      {place === null ? <Contents /> : <CoursePage key={screen} place={place} />}
      <Arrival screen={screen} arrivedRef={arrivedRef} />
    </>
  );
}
