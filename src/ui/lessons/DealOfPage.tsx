import { SEATS } from '../../engine/seat.ts';
import type { Seat } from '../../engine/seat.ts';
import { turnAt } from '../../store/lessons/index.ts';
import type { Page } from '../../teaching/lesson.ts';
import { RadioCards } from '../common/RadioCards.tsx';
import { RichText } from '../common/RichText.tsx';
import { NamesContext } from '../common/useNames.ts';
import { useMessages } from '../common/useMessages.ts';
import { OpenHand } from '../score/OpenHand.tsx';

interface DealOfPageProps {
  readonly page: Page;
  readonly onChange: (changed: Partial<Page>) => void;
  readonly onSetUp: () => void;
}

const NOBODY = 'none';

/** The deal that lies on the table of a page, and which hand of it lies face down. */
export function DealOfPage({ page, onChange, onSetUp }: DealOfPageProps) {
  const { learn, lessons: t } = useMessages();
  const { position, hidden, task } = page;
  if (position === null) {
    return (
      <section className="panel" aria-labelledby="deal-of-page">
        <h2 id="deal-of-page">{t.deal}</h2>
        <p>{t.noDeal}</p>
        <button type="button" className="btn" onClick={onSetUp}>
          {t.setUp}
        </button>
      </section>
    );
  }
  const turn = turnAt(position);
  // Whoever is asked for a move has to see the cards.
  const free = SEATS.filter((seat) => task === null || seat !== turn);
  return (
    <section className="panel" aria-labelledby="deal-of-page">
      <h2 id="deal-of-page">{t.deal}</h2>
      <NamesContext value={learn.names}>
        <div className="deal-of-page">
          {SEATS.map((seat) => (
            <OpenHand key={seat} seat={seat} hand={position.hands[seat]} strain="NT" roles={[]} />
          ))}
        </div>
      </NamesContext>
      {turn !== null && (
        <p>
          <RichText text={t.standing(t.starts[position.start], learn.names[turn])} />
        </p>
      )}
      <RadioCards<Seat | typeof NOBODY>
        legend={t.faceDown}
        values={[NOBODY, ...free]}
        labels={{ none: t.nobody, ...learn.names }}
        value={hidden[0] ?? NOBODY}
        onChange={(seat) => onChange({ hidden: seat === NOBODY ? [] : [seat] })}
      />
      <div className="lesson-buttons">
        <button type="button" className="btn" onClick={onSetUp}>
          {t.changeDeal}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => onChange({ position: null, hidden: [], task: null })}
        >
          {t.takeDealAway}
        </button>
      </div>
    </section>
  );
}
