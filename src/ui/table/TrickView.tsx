import type { Card } from '../../engine/cards.ts';
import { opponent } from '../../engine/seat.ts';
import type { Seat } from '../../engine/seat.ts';
import type { PlayView, Trick } from '../../engine/view/types.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { Term } from '../help/Term.tsx';
import { useTrickMotion } from '../motion/useTrickMotion.ts';
import './trick.css';
import { useLyingTrick } from './useLyingTrick.ts';

interface CurrentTrickProps {
  readonly phase: PlayView;
  readonly seat: Seat;
}

/** The finished trick for as long as it lies, then the trick in progress. */
export function CurrentTrick({ phase, seat }: CurrentTrickProps) {
  const { lies } = useLyingTrick(phase);
  const { place, way, leaving } = useTrickMotion(phase, lies);
  return (
    <div className="trick-place" ref={place}>
      {phase.last !== null && lies ? (
        <FinishedTrick trick={phase.last} />
      ) : (
        <TrickInProgress phase={phase} seat={seat} />
      )}
      {leaving !== null && (
        <div className="leaving" aria-hidden="true" ref={way}>
          <TrickCards trick={leaving} />
        </div>
      )}
    </div>
  );
}

function FinishedTrick({ trick }: { readonly trick: Trick }) {
  const t = useMessages();
  const name = useNames();
  return (
    <>
      <TrickCards trick={trick} />
      <p className="trick-winner">
        {t.table.happened({ type: 'trick', trick: { ...trick, followEffect: null } }, name)}
      </p>
    </>
  );
}

function TrickInProgress({ phase, seat }: CurrentTrickProps) {
  const t = useMessages();
  const name = useNames();
  if (phase.led === null)
    return (
      <>
        <EmptyTrick />
        <p className="no-trick">{t.table.trickNumber(phase.won.N + phase.won.S + 1)}</p>
      </>
    );
  return (
    <div className="trick">
      <TrickCard card={phase.led} caption={t.table.led(name(phase.leader))} />
      <figure className="trick-card waiting">
        <span className="card slot" />
        <figcaption>{t.table.toAct.follow(name(seat))}</figcaption>
      </figure>
    </div>
  );
}

/** Two places for cards. */
export function EmptyTrick() {
  return (
    <div className="trick" aria-hidden="true">
      <span className="slot" />
      <span className="slot" />
    </div>
  );
}

interface LastTrickProps {
  readonly phase: PlayView;
  /** It is shown though it may lie in the middle: it was asked for, or a question lies there. */
  readonly asked?: boolean;
}

/**
 * The last trick, once more, when it has left the middle; until then its place is kept, so that nothing moves. Older ones if the
 * match shows them (R48).
 */
export function LastTrick({ phase, asked = false }: LastTrickProps) {
  const t = useMessages();
  const name = useNames();
  const { last } = phase;
  const { lies } = useLyingTrick(phase);
  return (
    <section className="panel last-trick" aria-label={t.table.lastTrick}>
      <h2>{t.table.lastTrick}</h2>
      {last === null ? (
        <p>{t.table.noTrick}</p>
      ) : lies && !asked ? (
        <>
          <EmptyTrick />
          <p>{t.table.stillLies}</p>
        </>
      ) : (
        <>
          <TrickCards trick={last} />
          <p>{t.table.wonBy(name(last.winner))}</p>
        </>
      )}
      {phase.older.length > 1 && (
        <details>
          <summary>{t.table.olderTricks}</summary>
          <ol className="older-tricks">
            {phase.older.map((trick, at) => (
              <li key={at}>
                <RichText
                  text={`${t.words.cardSign(trick.led)} – ${t.words.cardSign(trick.followed)}, ${t.table.wonBy(name(trick.winner))}`}
                />
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

/** Both cards of a finished trick, the winner's marked by a word. */
export function TrickCards({ trick }: { readonly trick: Trick }) {
  const t = useMessages();
  const name = useNames();
  const follower = opponent(trick.leader);
  return (
    <div className="trick">
      <TrickCard
        card={trick.led}
        caption={t.table.led(name(trick.leader))}
        won={trick.winner === trick.leader}
      />
      <TrickCard
        card={trick.followed}
        caption={t.table.followed(name(follower))}
        won={trick.winner === follower}
      />
    </div>
  );
}

interface TrickCardProps {
  readonly card: Card;
  readonly caption: string;
  readonly won?: boolean;
}

/** A card of a trick, and whose it is. */
export function TrickCard({ card, caption, won = false }: TrickCardProps) {
  const t = useMessages();
  return (
    <figure className={won ? 'trick-card won' : 'trick-card'}>
      <span className="card" role="img" aria-label={t.words.card(card)}>
        <CardFace card={card} />
      </span>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

interface BarSignProps {
  readonly phase: PlayView;
  /** What the player to lead may play: a bar that leaves them nothing else has no effect. */
  readonly playable: readonly Card[];
}

/** The bar as a plain sign on the table (R47). */
export function BarSign({ phase, playable }: BarSignProps) {
  const t = useMessages();
  const { bar } = phase;
  if (bar === null || phase.led !== null) return null;
  const suit = t.words.suit(bar.suit);
  const idle = playable.some((card) => card[0] === bar.suit);
  return (
    <p className="bar-sign">
      <strong>{idle ? t.table.barIdle(capital(suit)) : t.table.barSign(suit)}</strong>
      <Term of="bar">{t.table.barWhy(t.words.card(bar.colon), t.words.card(bar.met))}</Term>
    </p>
  );
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
