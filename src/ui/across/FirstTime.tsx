import type { Seat } from '../../engine/seat.ts';
import type { SeatView } from '../../engine/view/types.ts';
import { useSettings } from '../../store/index.ts';
import { useNames } from '../common/useNames.ts';
import { Guide } from '../help/Guide.tsx';
import { guideFor, guideMark } from '../help/guides.ts';

interface FirstTimeProps {
  readonly view: SeatView;
  readonly seat: Seat;
}

/** The guides of a player to act, one after the other: how one peeks, then the phase. */
export function FirstTime({ view, seat }: FirstTimeProps) {
  const name = useNames()(seat);
  const knowsPeek = useSettings((settings) => settings.guideSeen.includes(guideMark('peek', name)));
  const guide = knowsPeek ? guideFor(view) : 'peek';
  return guide !== null && <Guide guide={guide} player={name} />;
}
