import { useLayoutEffect } from 'react';
import { SEATS } from '../../engine/seat.ts';
import { useTable } from '../../store/index.ts';
import { FaceContext } from '../cards/FaceContext.ts';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import './across.css';
import './side.css';
import './layers.css';
import './across-sizes.css';
import { CardIndex } from './CardIndex.tsx';
import { Middle } from './Middle.tsx';
import { Reading } from './Reading.tsx';
import { Side } from './Side.tsx';

/**
 * A deal with the device lying flat between the players: North's side at the top, turned round, South's at the bottom. The page
 * holds what both may see, and of each hand its cards only while its player peeks.
 */
export function AcrossScreen() {
  const t = useMessages();
  const name = useNames();
  const view = useTable((table) => table.view);
  const putAway = useTable((table) => table.putAway);
  useLayoutEffect(() => {
    const cover = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') putAway();
    };
    window.addEventListener('keydown', cover);
    return () => {
      window.removeEventListener('keydown', cover);
    };
  }, [putAway]);
  if (view === null) return null;
  return (
    <main className={`across across-${view.phase.name}`}>
      <h1 className="sr-only">{t.across.title(name('N'), name('S'))}</h1>
      <FaceContext value={CardIndex}>
        <Side seat="N" view={view} />
        <div className="between">
          {SEATS.map((seat) => (
            <Reading key={seat} view={view} seat={seat} />
          ))}
          <Middle view={view} />
        </div>
        <Side seat="S" view={view} />
      </FaceContext>
    </main>
  );
}
