import { useState } from 'react';
import type { ReactNode } from 'react';
import { COLONS, SUITS } from '../../engine/cards.ts';
import type { Seat } from '../../engine/seat.ts';
import { MOST_POINTS } from '../../store/editor/index.ts';
import type { HandWish, Range } from '../../store/editor/index.ts';
import { SuitSymbol } from '../cards/SuitSymbol.tsx';
import { useMessages } from '../common/useMessages.ts';

interface HandWishesProps {
  readonly seat: Seat;
  readonly wish: HandWish;
  readonly onChange: (wish: HandWish) => void;
}

/** Cards of a whole hand. */
const WHOLE = 13;
const COLON_WISHES = ['any', 'some', 'none', ...COLONS] as const;

/** What one hand should be like. */
export function HandWishes({ seat, wish, onChange }: HandWishesProps) {
  const t = useMessages();
  return (
    <fieldset className="hand-wishes">
      <legend>{t.editor.wishFor(t.editor.names[seat])}</legend>
      <RangeFields
        what={t.editor.points}
        range={wish.points}
        most={MOST_POINTS}
        onChange={(points) => onChange({ ...wish, points })}
      >
        {t.editor.points}
      </RangeFields>
      {[...SUITS].reverse().map((suit) => (
        <RangeFields
          key={suit}
          what={t.words.suit(suit)}
          range={wish.length[suit]}
          most={WHOLE}
          onChange={(range) => onChange({ ...wish, length: { ...wish.length, [suit]: range } })}
        >
          <SuitSymbol suit={suit} />
        </RangeFields>
      ))}
      <label className="field">
        {t.editor.colon}
        <select
          value={wish.colon ?? 'any'}
          onChange={(event) => {
            const colon = COLON_WISHES.find((one) => one === event.target.value) ?? 'any';
            onChange({ ...wish, colon: colon === 'any' ? null : colon });
          }}
        >
          {COLON_WISHES.map((one) => (
            <option key={one} value={one}>
              {one === 'any' || one === 'some' || one === 'none'
                ? t.editor.colonWish[one]
                : t.words.card(one)}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}

interface RangeFieldsProps {
  readonly what: string;
  readonly range: Range;
  readonly most: number;
  readonly onChange: (range: Range) => void;
  readonly children: ReactNode;
}

function RangeFields({ what, range, most, onChange, children }: RangeFieldsProps) {
  const t = useMessages().editor;
  return (
    <div className="range">
      <span aria-hidden="true" className="range-what">
        {children}
      </span>
      <NumberField
        label={t.from(what)}
        value={range.from}
        most={most}
        onChange={(from) => onChange({ ...range, from })}
      />
      <span aria-hidden="true">–</span>
      <NumberField
        label={t.to(what)}
        value={range.to}
        most={most}
        onChange={(to) => onChange({ ...range, to })}
      />
    </div>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** While it is being typed, it may be empty. */
function NumberField({ label, value, most, onChange }: NumberFieldProps) {
  const [text, setText] = useState<string | null>(null);
  return (
    <input
      type="number"
      inputMode="numeric"
      min={0}
      max={most}
      value={text ?? value}
      aria-label={label}
      onChange={(event) => {
        const typed = Math.trunc(Number(event.target.value));
        setText(event.target.value);
        if (event.target.value !== '' && typed >= 0) onChange(Math.min(most, typed));
      }}
      onBlur={() => setText(null)}
    />
  );
}
