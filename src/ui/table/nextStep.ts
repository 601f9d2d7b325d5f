import type { Messages } from '../../i18n/index.ts';
import type { SeatView } from '../../engine/view/types.ts';

/** What the player whose turn it is has to do, as a key of `table.toAct`. */
export function nextStep(view: SeatView): keyof Messages['table']['toAct'] {
  if (view.undoAsked !== null) return 'answerUndo';
  const { phase } = view;
  switch (phase.name) {
    case 'exchange':
      return phase.step;
    case 'auction':
      return phase.calls.length === 0 ? 'open' : 'call';
    case 'play':
      if (phase.claim !== null) return 'answerClaim';
      return phase.led === null ? 'lead' : 'follow';
    default:
      return 'call';
  }
}
