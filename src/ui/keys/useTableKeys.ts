import { useLayoutEffect, useEffectEvent, useState } from 'react';
import type { Seat } from '../../engine/seat.ts';
import type { OwnView, SeatView } from '../../engine/view/types.ts';
import { useSettings, useTable } from '../../store/index.ts';
import { useFirstMessages } from '../common/useMessages.ts';
import { dialogOpen, isFree } from './keyTarget.ts';
import { NOTHING_TYPED, typeLetter, untypeLetter } from './typing.ts';
import type { Nameable, Typed } from './typing.ts';

interface Kept {
  /** In which state of the match, and by whom. */
  readonly at: number;
  readonly by: Seat | undefined;
  readonly typed: Typed;
}

const NOTHING_KEPT: Kept = { at: -1, by: undefined, typed: NOTHING_TYPED };

interface TableKeys {
  /** Whose keys they are; `null` where nobody is to act. */
  readonly seat: Seat | null;
  readonly onMenu: () => void;
  readonly onAsk: () => void;
}

/**
 * The keys of the table. Escape puts the hand away, or clears what was typed; the letters (M, U, W, Shift and H, and those that name
 * a call or a card) can be turned off. What is typed holds for one state of the match. Enter is left to the button that has got the
 * focus by typing, so that confirming is as always. `own`: that player's cards, `null` while they are covered and nothing can be named.
 */
export function useTableKeys(view: SeatView, own: OwnView | null, { seat, onMenu, onAsk }: TableKeys): Typed {
  const putAway = useTable((state) => state.putAway);
  const dispatch = useTable((state) => state.dispatch);
  const { language } = useFirstMessages();
  const on = useSettings((settings) => settings.shortcuts) === 'on';
  const [kept, setKept] = useState<Kept>(NOTHING_KEPT);
  const still = kept.at === view.length && kept.by === own?.seat;
  const typed = on && still ? kept.typed : NOTHING_TYPED;
  const type = (next: Typed): void => setKept({ at: view.length, by: own?.seat, typed: next });
  const nameable: Nameable = {
    cards: own?.hand ?? [],
    language,
    calls:
      own === null || view.phase.name !== 'auction' ? 'none' : view.options.cueBids ? 'all' : 'no-cue-bids',
  };

  function takeBack(): void {
    // Where there is nothing to take back, trying says why.
    if (seat === null) return;
    const way = view.legal.undo[seat];
    void dispatch({ type: way === 'ask' ? 'ask-undo' : 'undo', seat });
  }

  function command(event: KeyboardEvent): boolean {
    switch (event.key.toLowerCase()) {
      case 'm':
        onMenu();
        return true;
      case 'w':
        onAsk();
        return true;
      case 'u':
        if (!event.repeat) takeBack();
        return true;
      case 'h':
        // Without Shift it begins a heart.
        if (event.shiftKey) putAway();
        return event.shiftKey;
      default:
        return false;
    }
  }

  function edit(event: KeyboardEvent): void {
    if (event.key === 'Backspace') {
      type(untypeLetter(typed, nameable));
    } else if (event.key === 'Enter') {
      if (typed.call === null && typed.card === null) event.preventDefault();
      type(NOTHING_TYPED);
    } else if (event.key.length > 1 && event.key !== 'Shift') {
      type(NOTHING_TYPED);
    }
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !dialogOpen()) {
      if (typed.text === '') putAway();
      else type(NOTHING_TYPED);
      return;
    }
    // `?` opens the help, wherever one is.
    if (!on || event.key === '?' || !isFree(event)) return;
    if (event.key.length === 1 && event.key !== ' ') {
      const begun = typed.text !== '';
      if (!begun && command(event)) event.preventDefault();
      else if (own !== null) {
        const next = typeLetter(typed, event.key, nameable);
        if (next === null) return;
        event.preventDefault();
        type(next);
      }
    } else if (typed.text !== '') edit(event);
  });

  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    // A finger or the mouse has gone elsewhere: so has the thought.
    const drop = (): void => setKept(NOTHING_KEPT);
    window.addEventListener('keydown', listen);
    window.addEventListener('pointerdown', drop);
    return () => {
      window.removeEventListener('keydown', listen);
      window.removeEventListener('pointerdown', drop);
    };
  }, []);
  return typed;
}
