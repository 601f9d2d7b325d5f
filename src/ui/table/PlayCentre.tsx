import { useEffect } from 'react';
import type { MouseEvent } from 'react';
import type { Card } from '../../engine/cards.ts';
import { suitOf } from '../../engine/cards.ts';
import type { OwnView, PlayView, SeatView } from '../../engine/view/types.ts';
import type { Messages } from '../../i18n/index.ts';
import { useSettings, useTable } from '../../store/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { OwnSide } from './OwnSide.tsx';
import { BarSign, CurrentTrick } from './TrickView.tsx';
import { useChoice } from './useChoice.ts';
import { useConfirm } from './useConfirm.ts';
import { useLyingTrick } from './useLyingTrick.ts';

/** How long a player sees the trick before the only legal card plays itself, in ms. */
const FORCED_WAIT = 1000;

interface PlayCentreProps {
  readonly view: SeatView;
  readonly own: OwnView;
  readonly phase: PlayView;
}

/** The play: the trick in the middle, the bar as a sign, the hand to play from (R42–R47). */
export function PlayCentre(props: PlayCentreProps) {
  const t = useMessages();
  const { view, own, phase } = props;
  return (
    <>
      <section className="table-centre play" aria-label={t.table.trick}>
        <h2 className="sr-only">{t.table.trick}</h2>
        <CurrentTrick phase={phase} seat={own.seat} />
        <BarSign phase={phase} playable={view.legal.cards} />
      </section>
      <PlaySide {...props} />
    </>
  );
}

/** The hand to play from. */
export function PlaySide({ view, own, phase }: PlayCentreProps) {
  const t = useMessages();
  const dispatch = useTable((state) => state.dispatch);
  const dismiss = useTable((state) => state.dismissRefusal);
  const [chosen, choose] = useChoice<Card>(view.length);
  const needsConfirm = useConfirm();
  const { seat } = own;
  const { cards } = view.legal;
  const card = chosen[0];
  const { waits, collect } = useLyingTrick(phase);
  const playsItself = useForced(view, waits);

  function tap(tapped: Card, event: MouseEvent): void {
    const legal = cards.includes(tapped);
    // What is not allowed is tried at once, so that the reason is shown.
    if (legal && needsConfirm(event)) {
      dismiss();
      choose(tapped === card ? [] : [tapped]);
    } else void dispatch({ type: 'play', seat, card: tapped });
  }

  return (
    <OwnSide
      view={view}
      own={own}
      prompt={waits ? t.table.collectPrompt : playsItself ? t.table.forcedPrompt : promptFor(t, phase, seat)}
      playable={cards}
      chosen={chosen}
      fresh={[]}
      mode={waits ? null : 'play'}
      onTap={waits ? () => undefined : tap}
    >
      {waits && (
        <button
          type="button"
          className="btn primary"
          onClick={(event) => {
            // The button goes; the keyboard finds itself in the hand.
            const side = event.currentTarget.closest('.own-side');
            side?.querySelector<HTMLElement>('.hand [tabindex="0"]')?.focus();
            collect();
          }}
        >
          {t.table.collect}
        </button>
      )}
      {!waits && card !== undefined && (
        <button
          type="button"
          className="btn primary"
          onClick={() => void dispatch({ type: 'play', seat, card })}
        >
          {t.table.playCard(t.words.card(card))}
        </button>
      )}
    </OwnSide>
  );
}

/**
 * Plays the only legal card, if that was chosen in the settings: here, where its player has opened the hand, and nowhere else. It
 * waits for a moment, for a trick to be collected, and for a dialog to be closed. Gives whether it is about to.
 */
function useForced(view: SeatView, waits: boolean): boolean {
  const wanted = useSettings((settings) => settings.forced === 'on');
  const dispatch = useTable((state) => state.dispatch);
  const { turn, legal } = view;
  const only = legal.cards.length === 1 ? legal.cards[0] : undefined;
  const card = wanted && !waits ? only : undefined;
  useEffect(() => {
    if (card === undefined || turn === null) return;
    const again = setInterval(() => {
      if (document.querySelector('dialog[open]') === null) void dispatch({ type: 'play', seat: turn, card });
    }, FORCED_WAIT);
    return () => {
      clearInterval(again);
    };
  }, [card, turn, dispatch]);
  return card !== undefined;
}

function promptFor(t: Messages, phase: PlayView, seat: OwnView['seat']): string {
  if (phase.led === null)
    return phase.last?.winner === seat && phase.last.leader !== seat ? t.table.leadOn : t.table.leadPrompt;
  const suit = suitOf(phase.led);
  return suit === null ? t.table.followColonPrompt : t.table.followPrompt(t.words.suit(suit));
}
