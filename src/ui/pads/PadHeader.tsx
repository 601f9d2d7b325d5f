import { Fragment } from 'react';
import { SEATS } from '../../engine/seat.ts';
import type { Seat } from '../../engine/seat.ts';
import { partsOfBid } from '../../store/pads/index.ts';
import type { OpenPad } from '../../store/pads/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { StrainSign } from './PadSign.tsx';

/** The two sides: names, totals, who deals, and in a rubber all that bears on the next deal. */
export function PadHeader({ pad }: { readonly pad: OpenPad }) {
  const { score } = useMessages();
  return (
    <section className="pad-sides" aria-label={score.standing}>
      {SEATS.map((seat) => (
        <Side key={seat} pad={pad} seat={seat} />
      ))}
    </section>
  );
}

function Side({ pad: { names, view }, seat }: { readonly pad: OpenPad; readonly seat: Seat }) {
  const { pads, score, table } = useMessages();
  const { deal, sheet } = view;
  const vulnerable = deal?.vulnerable[seat] === true;
  const games = sheet.rows.at(-1)?.rubber?.games[seat] ?? 0;
  const facts = [
    ...(deal?.dealer === seat ? [{ words: pads.deals, look: 'brass' }] : []),
    ...(vulnerable ? [{ words: table.vulnerable, look: 'vulnerable' }] : []),
    ...(games > 0 && !vulnerable ? [{ words: pads.games(games), look: '' }] : []),
    ...(deal !== null && sheet.part[seat] > 0 ? [{ words: pads.part(sheet.part[seat]), look: '' }] : []),
  ];
  return (
    <div className="pad-side">
      <h2>
        <bdi>{names[seat]}</bdi>
      </h2>
      <p className="pad-total num">
        <span className="sr-only">{score.total} </span>
        {score.points(sheet.totals[seat])}
      </p>
      <div className="pad-facts">
        {facts.length > 0 && (
          <ul role="list">
            {facts.map(({ words, look }) => (
              <li key={words} className={`tag ${look}`}>
                {words}
              </li>
            ))}
          </ul>
        )}
      </div>
      {deal?.needs != null && (
        <p className="game-bids">
          {pads.needs(deal.needs[seat])}:{' '}
          <span className="game-bid-list">
            {deal.gameBids[seat].map((bid) => {
              const { level, strain } = partsOfBid(bid);
              return (
                <Fragment key={bid}>
                  <span className="game-bid">
                    {level}
                    <StrainSign strain={strain} />
                  </span>{' '}
                </Fragment>
              );
            })}
          </span>
        </p>
      )}
    </div>
  );
}
