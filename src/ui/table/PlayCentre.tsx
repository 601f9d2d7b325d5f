import type { MouseEvent } from 'react';
import type { Card } from '../../engine/cards.ts';
import { suitOf } from '../../engine/cards.ts';
import type { OwnView, PlayView, SeatView } from '../../engine/view/types.ts';
import type { Messages } from '../../i18n/index.ts';
import { useTable } from '../../store/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { OwnSide } from './OwnSide.tsx';
import { BarSign, CurrentTrick } from './TrickView.tsx';
import { useChoice } from './useChoice.ts';
import { useConfirm } from './useConfirm.ts';

interface PlayCentreProps {
  readonly view: SeatView;
  readonly own: OwnView;
  readonly phase: PlayView;
}

/** The play: the trick in the middle, the bar as a sign, the hand to play from (R42–R47). */
export function PlayCentre({ view, own, phase }: PlayCentreProps) {
  const t = useMessages();
  const dispatch = useTable((state) => state.dispatch);
  const [chosen, choose] = useChoice<Card>(view.length);
  const needsConfirm = useConfirm();
  const { seat } = own;
  const { cards } = view.legal;
  const card = chosen[0];

  function tap(tapped: Card, event: MouseEvent): void {
    const legal = cards.includes(tapped);
    // What is not allowed is tried at once, so that the reason is shown.
    if (legal && needsConfirm(event)) choose(tapped === card ? [] : [tapped]);
    else void dispatch({ type: 'play', seat, card: tapped });
  }

  return (
    <>
      <section className="table-centre play" aria-label={t.table.trick}>
        <CurrentTrick phase={phase} seat={seat} />
        <BarSign phase={phase} playable={cards} />
      </section>
      <OwnSide
        view={view}
        own={own}
        prompt={promptFor(t, phase, seat)}
        playable={cards}
        chosen={chosen}
        fresh={[]}
        mode="play"
        onTap={tap}
      >
        {card !== undefined && (
          <button
            type="button"
            className="btn primary"
            onClick={() => void dispatch({ type: 'play', seat, card })}
          >
            {t.table.playCard(t.words.card(card))}
          </button>
        )}
      </OwnSide>
    </>
  );
}

function promptFor(t: Messages, phase: PlayView, seat: OwnView['seat']): string {
  if (phase.led === null)
    return phase.last?.winner === seat && phase.last.leader !== seat ? t.table.leadOn : t.table.leadPrompt;
  const suit = suitOf(phase.led);
  return suit === null ? t.table.followColonPrompt : t.table.followPrompt(t.words.suit(suit));
}
