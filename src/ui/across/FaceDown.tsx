import type { Seat } from '../../engine/seat.ts';
import { CardBack } from '../cards/CardBack.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';

/** A hand that nobody looks at: as many backs as it has cards, lying where their faces will. */
export function FaceDown({ seat, held }: { readonly seat: Seat; readonly held: number }) {
  const t = useMessages();
  const name = useNames();
  return (
    <div className="hand face-down">
      <p className="sr-only">{t.table.holds(name(seat), held)}</p>
      <div className="fan" aria-hidden="true">
        <ol role="list" style={{ '--n': held }}>
          {Array.from({ length: held }, (_, at) => (
            <li key={at}>
              <span className="card">
                <CardBack />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
