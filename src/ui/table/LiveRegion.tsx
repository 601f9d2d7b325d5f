import { useState } from 'react';
import type { SeatView } from '../../engine/view/types.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';

interface LiveRegionProps {
  readonly view: SeatView;
  /** What it says besides: where no screen comes in between, who is to act now. */
  readonly next?: string;
}

/**
 * Says to a screen reader what has just become known to everybody: a call, a card, a trick and its bar, how many cards were drawn.
 * It is empty when the table is opened (the hand-over has told the news) and gone when the table is put away. What a hand holds is
 * not an event, so it cannot be said here.
 */
export function LiveRegion({ view, next }: LiveRegionProps) {
  const t = useMessages();
  const name = useNames();
  const [told, setTold] = useState({ length: view.length, from: view.length });
  // Nothing is lost when two entries come in one update: all that is newer than what was on the screen before is said.
  if (told.length !== view.length) setTold({ length: view.length, from: Math.min(told.length, view.length) });
  const news = view.news.filter((event) => event.at >= told.from && told.length === view.length);
  return (
    <div className="sr-only" role="status">
      {news.map((event) => (
        <p key={`${event.at} ${event.type}`}>
          <RichText text={t.table.happened(event, name)} />
        </p>
      ))}
      {next !== undefined && <p>{next}</p>}
    </div>
  );
}
