import { SEATS } from '../../engine/seat.ts';
import type { Seat } from '../../engine/seat.ts';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import type { Look } from './useLook.ts';

interface LookChoiceProps {
  readonly look: Look;
  readonly onChange: (changed: Partial<Look>) => void;
}

const HANDS = ['then', 'dealt'] as const;

/** How the deal is shown: the hands then or as dealt, one of them face down, with or without what is to come. */
export function LookChoice({ look, onChange }: LookChoiceProps) {
  const { review: t } = useMessages();
  const name = useNames();
  return (
    <details className="fold panel">
      <summary>{t.look}</summary>
      <div className="review-look">
        <label className="field">
          {t.hands}
          <select
            value={look.hands}
            onChange={({ target }) => onChange({ hands: target.value as Look['hands'] })}
          >
            {HANDS.map((hands) => (
              <option key={hands} value={hands}>
                {t.handsAre[hands]}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          {t.hide}
          <select
            value={look.hidden ?? ''}
            onChange={({ target }) =>
              onChange({ hidden: target.value === '' ? null : (target.value as Seat) })
            }
          >
            <option value="">{t.hideNobody}</option>
            {SEATS.map((seat) => (
              <option key={seat} value={seat}>
                {name(seat)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={look.future === 'hidden'}
            onChange={({ target }) => onChange({ future: target.checked ? 'hidden' : 'shown' })}
          />
          {t.hideFuture}
        </label>
      </div>
    </details>
  );
}
