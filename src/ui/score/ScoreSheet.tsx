import { useId } from 'react';
import { presetOf } from '../../engine/options.ts';
import type { Options } from '../../engine/options.ts';
import type { ScoringName, Sheet } from '../../engine/scoring/system.ts';
import type { BySeat } from '../../engine/seat.ts';
import { useMessages } from '../common/useMessages.ts';
import { DealsPad } from './DealsPad.tsx';
import { RubberPad } from './RubberPad.tsx';
import { ScoreParts } from './ScoreParts.tsx';
import { Standing } from './Standing.tsx';
import './sheet.css';
import './print.css';

export interface ScoreSheetProps {
  readonly sheet: Sheet;
  readonly names: BySeat<string>;
  readonly scoring: ScoringName;
  /** Names the preset under the title, and the bonus of R64 where it is not the usual one. */
  readonly options?: Options;
  /** Instead of the scoring's own title. */
  readonly title?: string;
  /** When the match began. */
  readonly date?: number;
  /** Both agreed to stop before the match was decided (R91); a sheet of six deals cannot tell by itself. */
  readonly stopped?: boolean;
}

/**
 * The sheet of a match, drawn like the printed pad: a column a player, a row a deal, or for a rubber the line with scores
 * above and below it. It knows nothing of where the results come from, so the table and the score pad share it.
 */
export function ScoreSheet({
  sheet,
  names,
  scoring,
  options,
  title,
  date,
  stopped = false,
}: ScoreSheetProps) {
  const t = useMessages();
  const titleId = useId();
  const facts = [
    ...(date === undefined ? [] : [t.words.date(date)]),
    ...(options === undefined ? [] : [t.words.preset(presetOf(options))]),
  ];
  return (
    <article
      className={scoring === 'rubber' ? 'sheet paper sheet-rubber' : 'sheet paper'}
      aria-labelledby={titleId}
    >
      <header>
        <h2 id={titleId}>{title ?? t.score.sheetTitle(scoring)}</h2>
        {facts.length > 0 && <p className="sheet-facts">{facts.join(' · ')}</p>}
      </header>
      <div className="sheet-pad">
        {scoring === 'rubber' ? (
          <RubberPad sheet={sheet} names={names} labelledBy={titleId} />
        ) : (
          <DealsPad sheet={sheet} names={names} labelledBy={titleId} />
        )}
        <Standing sheet={sheet} names={names} stopped={stopped} />
        {scoring === 'summary' && <p className="sheet-note">{t.score.summaryNote}</p>}
        {scoring === 'rubber' && options?.redoubledBonus === 250 && (
          <p className="sheet-note">{t.score.redoubledNote(options.redoubledBonus)}</p>
        )}
      </div>
      <ScoreParts sheet={sheet} names={names} />
    </article>
  );
}
