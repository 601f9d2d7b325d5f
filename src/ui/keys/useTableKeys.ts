import { useLayoutEffect, useEffectEvent, useState } from 'react';
import type { OwnView, SeatView } from '../../engine/view/types.ts';
import { useSettings, useTable } from '../../store/index.ts';
import { useFirstMessages } from '../common/useMessages.ts';
import { isFree, layerOpen } from './keyTarget.ts';
import { NOTHING_TYPED, typeLetter, untypeLetter } from './typing.ts';
import type { Nameable, Typed } from './typing.ts';

interface TableKeys {
  readonly onMenu: () => void;
  readonly onAsk: () => void;
}

/**
 * The keys of the table. Escape puts the hand away, or clears what was typed; the letters (M, U, W, Shift and H, and those that name
 * a call or a card) can be turned off. What is typed holds for one state of the match. Enter is left to the button that has got the
 * focus by typing, so that confirming is as always.
 */
export function useTableKeys(view: SeatView, own: OwnView, { onMenu, onAsk }: TableKeys): Typed {
  const putAway = useTable((state) => state.putAway);
  const dispatch = useTable((state) => state.dispatch);
  const { language } = useFirstMessages();
  const on = useSettings((settings) => settings.shortcuts) === 'on';
  const [kept, setKept] = useState({ at: -1, typed: NOTHING_TYPED });
  const typed = on && kept.at === view.length ? kept.typed : NOTHING_TYPED;
  const type = (next: Typed): void => setKept({ at: view.length, typed: next });
  const nameable: Nameable = {
    cards: own.hand,
    language,
    calls: view.phase.name !== 'auction' ? 'none' : view.options.cueBids ? 'all' : 'no-cue-bids',
  };

  function takeBack(): void {
    // Where there is nothing to take back, trying says why.
    const way = view.legal.undo[own.seat];
    void dispatch({ type: way === 'ask' ? 'ask-undo' : 'undo', seat: own.seat });
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
    if (event.key === 'Escape' && !layerOpen()) {
      if (typed.text === '') putAway();
      else type(NOTHING_TYPED);
      return;
    }
    // `?` opens the help, wherever one is.
    if (!on || event.key === '?' || !isFree(event)) return;
    if (event.key.length === 1 && event.key !== ' ') {
      const begun = typed.text !== '';
      if (!begun && command(event)) event.preventDefault();
      else {
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
    const drop = (): void => setKept({ at: -1, typed: NOTHING_TYPED });
    window.addEventListener('keydown', listen);
    window.addEventListener('pointerdown', drop);
    return () => {
      window.removeEventListener('keydown', listen);
      window.removeEventListener('pointerdown', drop);
    };
  }, []);
  return typed;
}
