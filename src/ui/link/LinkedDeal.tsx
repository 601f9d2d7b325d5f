import { useState } from 'react';
import { presetOf } from '../../engine/options.ts';
import { SEATS, opponent } from '../../engine/seat.ts';
import type { LinkedDeal as Linked } from '../../store/link/index.ts';
import { NamesContext } from '../common/useNames.ts';
import { useMessages } from '../common/useMessages.ts';
import { DealDetails } from '../score/DealDetails.tsx';
import { OpenHand } from '../score/OpenHand.tsx';
import '../score/result.css';
import { ResultTitle } from '../score/ResultSlip.tsx';
import { ScoreSum } from '../score/ScoreSum.tsx';

interface LinkedDealProps {
  readonly linked: Linked;
  readonly onPlay: () => void;
  readonly onReview: () => void;
}

/** What a shared deal was, without a card of it; its hands are folded away, so that it can still be played. */
export function LinkedDeal({ linked, onPlay, onReview }: LinkedDealProps) {
  const { link, review } = useMessages();
  return (
    <NamesContext value={link.names}>
      <p>{link.intro}</p>
      <h2 className="result-title">
        <ResultTitle result={linked.deal.result} />
      </h2>
      <div className="link-deal">
        <Facts linked={linked} />
        <section className="paper slip" aria-labelledby="link-score">
          <h2 id="link-score" className="sr-only">
            {link.score}
          </h2>
          <ScoreSum row={linked.row} bonuses={[]} />
        </section>
      </div>
      <div className="link-play">
        <button type="button" className="btn primary big" onClick={onPlay}>
          {link.play}
        </button>
        <p className="hint">{link.playHint}</p>
      </div>
      <Hands linked={linked} />
      <p>
        <button type="button" className="btn" onClick={onReview}>
          {review.open}
        </button>
      </p>
    </NamesContext>
  );
}

function Facts({ linked: { options, deal, row } }: { readonly linked: Linked }) {
  const { link, words, score, shell } = useMessages();
  const preset = presetOf(options);
  const left = deal.hands.N.length - deal.tricks.length;
  const { claim } = deal;
  const vulnerable = SEATS.filter((seat) => row.rubber?.vulnerable[seat]).map((seat) => link.names[seat]);
  return (
    <dl className="link-facts">
      <Fact name={shell.newMatch.scoring} value={score.sheetTitle(options.scoring)} />
      <Fact name={link.rules} value={words.preset(preset)} />
      <Fact name={link.dealer} value={link.names[deal.dealer]} />
      {row.rubber !== null && (
        <Fact name={link.vulnerable} value={vulnerable.length === 0 ? link.nobody : words.list(vulnerable)} />
      )}
      {claim !== null && (
        <Fact
          name={link.claim}
          value={score.claimed(link.names[claim.seat], link.names[opponent(claim.seat)], claim.tricks, left)}
        />
      )}
    </dl>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Not in the page before somebody asks for it. */
function Hands({ linked: { deal } }: { readonly linked: Linked }) {
  const { link, table } = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <details className="fold panel" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{link.look}</summary>
      {open ? (
        <div className="link-hands">
          {SEATS.map((seat) => (
            <OpenHand
              key={seat}
              seat={seat}
              hand={deal.hands[seat]}
              strain={deal.contract.strain}
              roles={[
                ...(deal.dealer === seat ? [table.dealer] : []),
                ...(deal.contract.declarer === seat ? [table.declarer] : []),
              ]}
            />
          ))}
          <DealDetails deal={deal} />
        </div>
      ) : null}
    </details>
  );
}
