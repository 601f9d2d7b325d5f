import { useLayoutEffect, useRef } from 'react';
import type { Trick } from '../../engine/view/types.ts';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { TrickCards } from '../table/TrickView.tsx';
import './last-trick.css';

/** Trick 13 beside the score: the deal is over with it, and both players want to see it. */
export function LastTrickOfDeal({ trick }: { readonly trick: Trick }) {
  const { table } = useMessages();
  const name = useNames();
  return (
    <section className="deal-trick" aria-label={table.trickNumber(13)}>
      <h2>{table.trickNumber(13)}</h2>
      <TrickCards trick={trick} />
      <p>{table.wonBy(name(trick.winner))}</p>
    </section>
  );
}

interface LastTrickScreenProps {
  readonly trick: Trick;
  readonly onCollect: () => void;
}

/** Trick 13 by itself, before the score, for players who collect tricks by hand. */
export function LastTrickScreen({ trick, onCollect }: LastTrickScreenProps) {
  const { table, score } = useMessages();
  const name = useNames();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <main className="result deal-trick-alone">
      <h1 ref={heading} tabIndex={-1}>
        {table.trickNumber(13)}
      </h1>
      <TrickCards trick={trick} />
      <p>{table.wonBy(name(trick.winner))}</p>
      <button type="button" className="btn primary" onClick={onCollect}>
        {score.toScore}
      </button>
    </main>
  );
}
