import { useRef, useState } from 'react';
import type { Seat } from '../../engine/seat.ts';
import type { SeatView } from '../../engine/view/types.ts';
import { useTable } from '../../store/index.ts';
import { FaceContext } from '../cards/FaceContext.ts';
import { FrameContext } from '../common/FrameContext.ts';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { NOTHING_TYPED } from '../keys/typing.ts';
import { useTableKeys } from '../keys/useTableKeys.ts';
import { useExchangeMotion } from '../motion/useExchangeMotion.ts';
import { LiveRegion } from '../table/LiveRegion.tsx';
import { nextStep } from '../table/nextStep.ts';
import './across.css';
import './side.css';
import './layers.css';
import './across-sizes.css';
import './across-phone.css';
import { CardIndex } from './CardIndex.tsx';
import { Layer } from './Layer.tsx';
import { Middle } from './Middle.tsx';
import { Side } from './Side.tsx';
import type { MenuPage } from './Side.tsx';
import { useSideOfKeys } from './useSideOfKeys.ts';

/**
 * A deal with the device lying flat between the players: North's side at the top, turned round, South's at the bottom. The page
 * holds what both may see, and of each hand its cards only while its player peeks.
 */
export function AcrossScreen() {
  const view = useTable((table) => table.view);
  return view?.turn == null ? null : <Across view={view} turn={view.turn} />;
}

interface AcrossProps {
  /** What everybody may see. */
  readonly view: SeatView;
  readonly turn: Seat;
}

function Across({ view, turn }: AcrossProps) {
  const t = useMessages();
  const name = useNames();
  const peeks = useTable((table) => table.peeks);
  const [menus, setMenus] = useState<Readonly<Record<Seat, MenuPage | null>>>({ N: null, S: null });
  const [north, setNorth] = useState<HTMLElement | null>(null);
  const [south, setSouth] = useState<HTMLElement | null>(null);
  const main = useRef<HTMLElement>(null);
  useExchangeMotion(main, view);
  const open = (seat: Seat, menu: MenuPage | null): void => setMenus((now) => ({ ...now, [seat]: menu }));
  const keys = useSideOfKeys(turn, peeks);
  const typed = useTableKeys(peeks[keys] ?? view, peeks[keys]?.own ?? null, {
    seat: keys,
    onMenu: () => open(keys, 'menu'),
    onAsk: () => open(keys, 'moves'),
  });
  const side = (seat: Seat) => (
    <Side
      seat={seat}
      view={view}
      element={seat === 'N' ? north : south}
      onElement={seat === 'N' ? setNorth : setSouth}
      typed={seat === keys ? typed : NOTHING_TYPED}
      menu={menus[seat]}
      onMenu={(menu) => open(seat, menu)}
    />
  );
  return (
    <main ref={main} className={`across across-${view.phase.name}`} data-turn={turn}>
      <h1 className="sr-only">{t.across.title(name('N'), name('S'))}</h1>
      <FaceContext value={CardIndex}>
        {side('N')}
        <FrameContext value={{ Frame: Layer, place: turn === 'N' ? north : south }}>
          <Middle view={view} />
        </FrameContext>
        {side('S')}
      </FaceContext>
      <LiveRegion view={view} next={t.table.toAct[nextStep(view)](name(turn))} />
    </main>
  );
}
