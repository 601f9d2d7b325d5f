import { useState } from 'react';
import { SEATS } from '../../engine/seat.ts';
import type { PadAction, PadView } from '../../pads/index.ts';
import { usePads } from '../../store/pads/index.ts';
import type { OpenPad } from '../../store/pads/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { usePadSaid } from './usePadSaid.ts';

/** Does something to the pad. */
export type PadAct = (action: PadAction) => void;

interface Acting {
  readonly act: PadAct;
  /** What was done last, for a screen reader; `id` grows, so that the same is said again. */
  readonly said: { readonly id: number; readonly text: string };
}

/** The one way to the pad for its screen, which says aloud what came of it. */
export function usePadAct(pad: OpenPad): Acting {
  const { pads, score } = useMessages();
  const words = usePadSaid(pad);
  const dispatch = usePads((state) => state.dispatch);
  const preview = usePads((state) => state.preview);
  const [said, setSaid] = useState({ id: 0, text: '' });

  function sentence(action: PadAction, after: PadView): string {
    switch (action.type) {
      case 'insert':
      case 'edit':
        return words.written(after, action.at);
      case 'delete':
        return `${pads.saidRemoved(words.deal(action.at))} ${standing(after)}`;
      case 'undo':
        return `${pads.saidUndone} ${standing(after)}`;
      case 'redo':
        return `${pads.saidRedone} ${standing(after)}`;
      default:
        return standing(after);
    }
  }

  function standing({ sheet }: PadView): string {
    return `${score.total}: ${SEATS.map((seat) => pads.brings(words.name(seat), sheet.totals[seat])).join(', ')}.`;
  }

  return {
    said,
    act(action) {
      const next = preview(action);
      const text = next?.ok === true ? sentence(action, next.value) : '';
      setSaid(({ id }) => ({ id: id + 1, text }));
      void dispatch(action);
    },
  };
}
