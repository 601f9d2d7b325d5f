import type { Seat } from '../../engine/seat.ts';
import { useSettings } from '../../store/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { usePeek } from './usePeek.ts';

interface PeekButtonProps {
  readonly seat: Seat;
  readonly side: HTMLElement | null;
}

/** Shows the player's own hand, and covers it; while a finger slides from it, what that finger would choose. */
export function PeekButton({ seat, side }: PeekButtonProps) {
  const { across } = useMessages();
  const name = useNames()(seat);
  const way = useSettings((settings) => settings.peek);
  const { peeking, under, handlers } = usePeek(seat, side);
  return (
    <>
      <button
        type="button"
        className="btn peek"
        aria-label={peeking ? across.coverHand(name) : across.peekAt(name)}
        {...handlers}
      >
        <span>{peeking ? across.cover : across.peek}</span>
        <small>{peeking ? across.coverHow[way] : across.peekHow[way]}</small>
      </button>
      {under !== null && (
        <p className="lift" aria-hidden="true">
          {across.liftOn(under)}
        </p>
      )}
    </>
  );
}
