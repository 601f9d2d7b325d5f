import type { Seat } from '../../engine/seat.ts';
import { tricksNeeded } from '../../engine/scoring/contract.ts';
import type { PlayView, SeatView } from '../../engine/view/types.ts';
import { CardBack } from '../cards/CardBack.tsx';
import { useRoom } from '../common/room.ts';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';

/** The opponent's side: name, role, face-down cards by number, tricks won. */
export function OpponentStrip({ view, seat }: { readonly view: SeatView; readonly seat: Seat }) {
  const t = useMessages();
  const name = useNames();
  const held = view.deal?.held[seat] ?? 0;
  return (
    <section className="opponent" aria-label={t.table.holds(name(seat), held)}>
      <h2 className="sr-only">{t.table.holds(name(seat), held)}</h2>
      <PlayerName view={view} seat={seat} />
      <div className="backs" aria-hidden="true">
        {Array.from({ length: held }, (_, at) => (
          <CardBack key={at} />
        ))}
      </div>
    </section>
  );
}

/** A player's name with the roles and tricks that everybody knows. */
export function PlayerName({ view, seat }: { readonly view: SeatView; readonly seat: Seat }) {
  const t = useMessages();
  const name = useNames();
  const { phase, deal } = view;
  return (
    <p className="player-name">
      <span className="name">{name(seat)}</span>
      {phase.name === 'play' ? (
        <>
          {phase.contract.declarer === seat && <span className="tag brass">{t.table.declarer}</span>}
          <Tricks phase={phase} seat={seat} />
        </>
      ) : (
        deal?.dealer === seat && <span className="tag brass">{t.table.dealer}</span>
      )}
    </p>
  );
}

/** Tricks won; the declarer's beside those that the contract takes. */
function Tricks({ phase: { contract, won }, seat }: { readonly phase: PlayView; readonly seat: Seat }) {
  const t = useMessages();
  // Beside the name a phone has room for the figures only.
  const narrow = useRoom('phone');
  if (contract.declarer !== seat) return <span className="tag">{t.words.tricks(won[seat])}</span>;
  return (
    <span className="tag">
      <span>
        {t.table.ofTricks(won[seat], tricksNeeded(contract))}{' '}
        <span className={narrow ? 'sr-only' : undefined}>{t.table.ofTricksUnit}</span>
      </span>
    </span>
  );
}
