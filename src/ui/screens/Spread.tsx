import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { CutView } from '../../engine/view/types.ts';
import { CardBack } from '../cards/CardBack.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';

interface SpreadProps {
  /** Cards in the spread. */
  readonly size: number;
  readonly turned: CutView['turned'];
  readonly onPick: (place: number) => void;
}

/**
 * The pack spread in rows, every back a button. One of them is a tab stop; arrow keys move among the rest, up and down by a
 * row as it is laid out now.
 */
export function Spread({ size, turned, onPick }: SpreadProps) {
  const t = useMessages();
  const name = useNames();
  const list = useRef<HTMLUListElement>(null);
  const [stop, setStop] = useState(0);
  const faceUp = new Map(turned.map((one) => [one.place, one]));
  const places = Array.from({ length: size }, (_, place) => place);

  const move = (event: KeyboardEvent) => {
    const goal = placeAfter(event.key, stop, size, rowLength(list.current));
    if (goal === null) return;
    event.preventDefault();
    setStop(goal);
    list.current?.querySelector<HTMLElement>(`[data-place="${goal}"]`)?.focus();
  };

  return (
    // The keys are an extra of the buttons inside, which work by themselves.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul ref={list} role="list" className="spread" aria-label={t.shell.cut.spread} onKeyDown={move}>
      {places.map((place) => {
        const up = faceUp.get(place);
        return (
          <li key={place} className={up === undefined ? undefined : 'up'}>
            <button
              type="button"
              data-place={place}
              tabIndex={place === stop ? 0 : -1}
              aria-disabled={up !== undefined}
              aria-label={
                up === undefined
                  ? t.shell.cut.back(place + 1, size)
                  : t.shell.cut.turned(name(up.seat), t.words.card(up.card))
              }
              onFocus={() => setStop(place)}
              onClick={() => {
                if (up === undefined) onPick(place);
              }}
            >
              {up === undefined ? <CardBack /> : <CardFace card={up.card} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Where a key leads from a place; `null` for keys that do not move. */
function placeAfter(key: string, place: number, size: number, row: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -row,
    ArrowDown: row,
  };
  if (key === 'Home') return 0;
  if (key === 'End') return size - 1;
  const step = steps[key];
  if (step === undefined) return null;
  return Math.min(size - 1, Math.max(0, place + step));
}

/** How many cards the first row holds. */
function rowLength(list: HTMLElement | null): number {
  const cells = [...(list?.children ?? [])] as HTMLElement[];
  const top = cells[0]?.offsetTop;
  return Math.max(1, cells.filter((cell) => cell.offsetTop === top).length);
}
