import { Suspense, useContext, useState } from 'react';
import { Link } from 'wouter';
import { opponent } from '../../engine/seat.ts';
import type { Seat } from '../../engine/seat.ts';
import type { SeatView } from '../../engine/view/types.ts';
import { useTable } from '../../store/index.ts';
import { AuctionHistory } from '../auction/AuctionHistory.tsx';
import { FrameContext } from '../common/FrameContext.ts';
import { LanguageSwitch } from '../common/LanguageSwitch.tsx';
import { lazyScreen } from '../common/lazyScreen.ts';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { KeysButton } from '../help/KeysHelp.tsx';
import type { MovesProps } from '../help/MovesProps.ts';
import { ChangeSitting } from '../sitting/ChangeSitting.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import { ContractPanel, OwnDiscards, UpcardPanel } from './DealPanel.tsx';
import { TakeBack } from './TakeBack.tsx';
import { LastTrick } from './TrickView.tsx';
import './questions.css';

const LegalMoves = lazyScreen<MovesProps>(async () => (await import('../help/LegalMoves.tsx')).LegalMoves);

interface TableMenuProps {
  readonly view: SeatView;
  /** Whose menu it is. */
  readonly seat: Seat;
  readonly onClose: () => void;
  /** Goes straight to what may be done now. */
  readonly asking?: boolean;
}

/** Everything about the deal that a small screen has no room for, and what is not done every turn: taking back, claiming. */
export function TableMenu({ view, seat, onClose, asking = false }: TableMenuProps) {
  const t = useMessages();
  const { Frame } = useContext(FrameContext);
  const putAway = useTable((state) => state.putAway);
  const isCopy = useTable((state) => state.match?.id === '');
  const [inside, setInside] = useState<'moves' | 'claim' | null>(asking ? 'moves' : null);
  const { claim } = view.legal;
  const { own } = view;
  const close = (
    <button type="button" className="btn" onClick={onClose}>
      {t.table.close}
    </button>
  );
  if (inside === 'moves' && own !== null) {
    return (
      <Frame title={t.help.moves.title} onClose={onClose}>
        <Suspense fallback={null}>
          <LegalMoves view={view} own={own} />
        </Suspense>
        {close}
      </Frame>
    );
  }
  if (inside === 'claim' && claim !== null) {
    return (
      <Frame title={t.table.claim} onClose={onClose}>
        <ClaimForm seat={seat} most={claim.most} onDone={onClose} />
      </Frame>
    );
  }
  return (
    <Frame title={t.table.menu} onClose={onClose}>
      <div className="menu-actions">
        {own !== null && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              setInside('moves');
            }}
          >
            {t.help.moves.title}
          </button>
        )}
        <TakeBack view={view} seat={seat} />
        {claim !== null && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              setInside('claim');
            }}
          >
            {t.table.claim}
          </button>
        )}
        {view.open !== null && view.deal !== null && !isCopy && (
          <Link href={`/review/${view.deal.number}`} className="btn">
            {t.review.open}
          </Link>
        )}
        {view.sitting !== 'pass' && <ChangeSitting view={view} />}
        {view.sitting === 'pass' && (
          <button type="button" className="btn" onClick={putAway}>
            {t.table.notMyTurn}
          </button>
        )}
        <KeysButton label={t.help.keys.title} />
        <LanguageSwitch inDialog />
        <Link href="/" className="btn">
          {t.table.home}
        </Link>
      </div>
      <MenuState view={view} seat={seat} />
      {close}
    </Frame>
  );
}

/** The panels that a small screen leaves out. */
function MenuState({ view, seat }: Pick<TableMenuProps, 'view' | 'seat'>) {
  const t = useMessages();
  const name = useNames();
  const { phase, deal, own } = view;
  const thrown = deal?.thrown[opponent(seat)] ?? 0;
  // Where the device is passed, the exchange shows it, and explains it there.
  const hasUpcard = phase.name !== 'exchange' || view.sitting === 'across';
  return (
    <div className="menu-state">
      {phase.name === 'play' && (
        <>
          <LastTrick phase={phase} asked />
          <ContractPanel phase={phase} />
        </>
      )}
      {hasUpcard && deal !== null && <UpcardPanel deal={deal} own={own} />}
      {(phase.name === 'play' || phase.name === 'auction') && deal !== null && (
        <AuctionHistory calls={phase.calls} dealer={deal.dealer} />
      )}
      {!hasUpcard && own !== null && <OwnDiscards own={own} />}
      {thrown > 0 && <p className="menu-thrown">{t.table.thrown(name(opponent(seat)), thrown)}</p>}
    </div>
  );
}
