import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { OpenPad } from '../../store/pads/index.ts';
import { useSettings } from '../../store/index.ts';
import { useFirstMessages } from '../common/useMessages.ts';
import { isFree } from '../keys/keyTarget.ts';
import { withPart } from './draft.ts';
import type { Draft } from './draft.ts';
import { saysPassedOut, typedEntry } from './typedEntry.ts';

/** What has been typed, and whether it says nothing, or that everybody passed. */
export interface TypedText {
  readonly text: string;
  readonly missing: boolean;
  readonly passedOut: boolean;
}

const NOTHING: TypedText = { text: '', missing: false, passedOut: false };

interface PadKeys {
  readonly pad: OpenPad;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly tricksOnly: boolean;
  /** Enter, behind something typed. */
  readonly onEnter: () => void;
  /** Enter, behind what says that everybody passed. */
  readonly onPassOut: () => void;
}

/** Letters typed anywhere on the screen press the keys of the keypad. They can be turned off, as at the table. */
export function usePadKeys({ pad, draft, onDraft, tricksOnly, onEnter, onPassOut }: PadKeys): TypedText {
  const on = useSettings((settings) => settings.shortcuts) === 'on';
  const { language } = useFirstMessages();
  const [typed, setTyped] = useState(NOTHING);
  /** The keypad before the first letter: what is typed is read anew with each. */
  const [before, setBefore] = useState(draft);

  function type(text: string, from: Draft): void {
    const context = { game: pad.game, names: pad.names, language, draft: from, tricksOnly };
    const passedOut = saysPassedOut(text, context);
    const part = passedOut || text.trim() === '' ? {} : typedEntry(text, context);
    setTyped({ text, missing: part === null, passedOut });
    onDraft(part === null ? from : withPart(pad.game, from, part));
  }

  function edit(key: string): void {
    if (key === 'Backspace') type(typed.text.slice(0, -1), before);
    else if (key === 'Escape') type('', before);
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!on || !isFree(event) || event.key === '?') return;
    const begun = typed.text !== '';
    if (event.key.length === 1 && (begun || event.key !== ' ')) {
      event.preventDefault();
      if (!begun) setBefore(draft);
      type(typed.text + event.key, begun ? before : draft);
    } else if (begun && event.key === 'Enter') {
      event.preventDefault();
      // A sign alone is a result that is still being typed.
      if (typed.missing || /[+-]$/.test(typed.text)) return;
      setTyped(NOTHING);
      if (typed.passedOut) onPassOut();
      else onEnter();
    } else if (begun) edit(event.key);
  });

  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    // A finger or the mouse has gone elsewhere: what was typed stays on the keypad, and is done with.
    const drop = (): void => setTyped(NOTHING);
    window.addEventListener('keydown', listen);
    window.addEventListener('pointerdown', drop);
    return () => {
      window.removeEventListener('keydown', listen);
      window.removeEventListener('pointerdown', drop);
    };
  }, []);
  return on ? typed : NOTHING;
}
