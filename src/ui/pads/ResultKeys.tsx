import { useState } from 'react';
import type { Level } from '../../engine/auction/call.ts';
import { overOrShort } from '../../engine/scoring/contract.ts';
import { SEATS } from '../../engine/seat.ts';
import { overSign } from '../../i18n/index.ts';
import type { HonoursKind } from '../../pads/index.ts';
import { honoursHeld } from '../../store/pads/index.ts';
import { useMessages } from '../common/useMessages.ts';
import type { DraftProps } from './ContractKeys.tsx';
import { tricksOn } from './draft.ts';
import { Keys } from './Keys.tsx';

/** The tricks: the usual results first, then all there are; and the honours, where the game counts them. */
export function ResultKeys({ pad, draft, onChange, level }: DraftProps & { readonly level: Level }) {
  const { pads } = useMessages();
  const usual = tricksOn(level, false);
  const hidden = draft.tricks !== null && !usual.includes(draft.tricks);
  const [asked, setAsked] = useState(false);
  const all = asked || hidden;
  return (
    <div className="result-keys">
      <Keys
        legend={pads.tricks}
        className="results"
        columns={7}
        keys={tricksOn(level, all).map((tricks) => ({
          value: tricks,
          face: <ResultFace level={level} tricks={tricks} />,
        }))}
        value={draft.tricks}
        onPick={(tricks) => onChange({ tricks })}
      >
        {!all && (
          <button
            type="button"
            className="more-key"
            aria-label={pads.allResults}
            onClick={() => setAsked(true)}
          >
            …
          </button>
        )}
      </Keys>
      <HonoursKeys pad={pad} draft={draft} onChange={onChange} />
    </div>
  );
}

function ResultFace({ level, tricks }: { readonly level: Level; readonly tricks: number }) {
  const { pads } = useMessages();
  const over = overOrShort({ level, tricks });
  return (
    <>
      <span aria-hidden="true" className="over">
        {overSign({ level, tricks })}
      </span>
      <small aria-hidden="true">{tricks}</small>
      <span className="sr-only">{pads.result(over, tricks)}</span>
    </>
  );
}

function HonoursKeys({ pad: { game, names }, draft, onChange }: DraftProps) {
  const { pads, score } = useMessages();
  const { strain, declarer, honours } = draft;
  if (strain === null || declarer === null) return null;
  const kinds = game.honours(strain);
  if (kinds.length === 0) return null;
  const side = honours?.side ?? declarer;
  const words = (kind: HonoursKind): string => score.honours(honoursHeld(kind, game.ruling), strain);
  const said = honours === null ? pads.noHonours : words(honours.kind);
  return (
    <details className="honours">
      <summary>
        {pads.honours}: <b>{said}</b>
      </summary>
      <Keys<string>
        legend={pads.honours}
        className="wordy"
        columns={2}
        keys={[
          { value: '', face: pads.noHonours },
          ...kinds.map((kind) => ({ value: kind, face: words(kind) })),
        ]}
        value={honours?.kind ?? ''}
        onPick={(value) => {
          const kind = kinds.find((one) => one === value);
          onChange({ honours: kind === undefined ? null : { side, kind } });
        }}
      />
      {honours !== null && (
        <Keys
          legend={pads.heldBy}
          keys={SEATS.map((seat) => ({ value: seat, face: <bdi>{names[seat]}</bdi> }))}
          value={side}
          onPick={(held) => onChange({ honours: { ...honours, side: held } })}
        />
      )}
    </details>
  );
}
