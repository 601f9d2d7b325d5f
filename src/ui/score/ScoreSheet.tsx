import { useId } from 'react';
import type { Sheet } from '../../engine/scoring/system.ts';
import type { BySeat } from '../../engine/seat.ts';
import type { PadKind, PadOptions, PadResult } from '../../pads/index.ts';
import { PAD_FORMS } from '../../pads/kinds.ts';
import { useMessages } from '../common/useMessages.ts';
import { DealsPad } from './DealsPad.tsx';
import { RubberPad } from './RubberPad.tsx';
import { ScoreParts } from './ScoreParts.tsx';
import { Standing } from './Standing.tsx';
import './sheet.css';
import '../styles/print.css';
import './print.css';

export interface ScoreSheetProps {
  readonly sheet: Sheet<PadResult>;
  /** The game, which decides on the pad it is drawn as. */
  readonly kind: PadKind;
  readonly names: BySeat<string>;
  /** Names the bonus of R64 where it is not the usual one. */
  readonly options?: PadOptions;
  /** What stands under the title: when it was, by which rules. */
  readonly facts?: readonly string[];
  /** Both agreed to stop before the match was decided (R91); a sheet of six deals cannot tell by itself. */
  readonly stopped?: boolean;
}

/**
 * The sheet of any game, drawn like the printed pad: a column a player, a row a deal, or for a rubber the line with scores
 * above and below it. It knows nothing of where the results come from: the table and the score pads share it.
 */
export function ScoreSheet({ sheet, kind, names, options, facts = [], stopped = false }: ScoreSheetProps) {
  const { score } = useMessages();
  const titleId = useId();
  const bridge = PAD_FORMS[kind] === 'bridge';
  return (
    <article
      className={bridge ? 'sheet leaf paper sheet-rubber' : 'sheet leaf paper'}
      aria-labelledby={titleId}
    >
      <header>
        <h2 id={titleId}>{score.sheetTitle(kind)}</h2>
        {facts.length > 0 && <p className="sheet-facts">{facts.join(' · ')}</p>}
      </header>
      <div className="sheet-pad">
        {bridge ? (
          <RubberPad sheet={sheet} kind={kind} names={names} labelledBy={titleId} />
        ) : (
          <DealsPad sheet={sheet} kind={kind} names={names} labelledBy={titleId} />
        )}
        <Standing sheet={sheet} names={names} stopped={stopped} />
        {kind === 'summary' && <p className="sheet-note">{score.summaryNote}</p>}
        {kind === 'rubber' && options?.redoubledBonus === 250 && (
          <p className="sheet-note">{score.redoubledNote(options.redoubledBonus)}</p>
        )}
      </div>
      <ScoreParts sheet={sheet} names={names} />
    </article>
  );
}
