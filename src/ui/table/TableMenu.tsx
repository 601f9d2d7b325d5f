import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { opponent } from '../../engine/seat.ts';
import type { OwnView, SeatView } from '../../engine/view/types.ts';
import { useTable } from '../../store/index.ts';
import { AuctionHistory } from '../auction/AuctionHistory.tsx';
import { Dialog } from '../common/Dialog.tsx';
import { LanguageSwitch } from '../common/LanguageSwitch.tsx';
import { lazyScreen } from '../common/lazyScreen.ts';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { KeysButton } from '../help/KeysHelp.tsx';
import type { MovesProps } from '../help/LegalMoves.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import { ContractPanel, OwnDiscards, UpcardPanel } from './DealPanel.tsx';
import { TakeBack } from './TakeBack.tsx';
import { LastTrick } from './TrickView.tsx';
import './questions.css';

const LegalMoves = lazyScreen<MovesProps>(async () => (await import('../help/LegalMoves.tsx')).LegalMoves);

interface TableMenuProps {
  readonly view: SeatView;
  readonly own: OwnView;
  readonly onClose: () => void;
  /** Goes straight to what may be done now. */
  readonly asking?: boolean;
}

/** Everything about the deal that a small screen has no room for, and what is not done every turn: taking back, claiming. */
export function TableMenu({ view, own, onClose, asking = false }: TableMenuProps) {
  const t = useMessages();
  const putAway = useTable((state) => state.putAway);
  const [inside, setInside] = useState<'moves' | 'claim' | null>(asking ? 'moves' : null);
  const { claim } = view.legal;
  const close = (
    <button type="button" className="btn" onClick={onClose}>
      {t.table.close}
    </button>
  );
  if (inside === 'moves') {
    return (
      <Dialog title={t.help.moves.title} onClose={onClose}>
        <Suspense fallback={null}>
          <LegalMoves view={view} own={own} />
        </Suspense>
        {close}
      </Dialog>
    );
  }
  if (inside === 'claim' && claim !== null) {
    return (
      <Dialog title={t.table.claim} onClose={onClose}>
        <ClaimForm seat={own.seat} most={claim.most} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog title={t.table.menu} onClose={onClose}>
      <div className="menu-actions">
        <TakeBack view={view} seat={own.seat} />
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
        <button
          type="button"
          className="btn"
          onClick={() => {
            setInside('moves');
          }}
        >
          {t.help.moves.title}
        </button>
        <button type="button" className="btn" onClick={putAway}>
          {t.table.notMyTurn}
        </button>
        <KeysButton label={t.help.keys.title} />
        <LanguageSwitch />
        <Link href="/" className="btn">
          {t.table.home}
        </Link>
      </div>
      <MenuState view={view} own={own} />
      {close}
    </Dialog>
  );
}

/** The panels that a small screen leaves out. */
function MenuState({ view, own }: Pick<TableMenuProps, 'view' | 'own'>) {
  const t = useMessages();
  const name = useNames();
  const { phase, deal } = view;
  return (
    <div className="menu-state">
      {phase.name === 'play' && (
        <>
          <LastTrick phase={phase} />
          <ContractPanel phase={phase} />
        </>
      )}
      {phase.name !== 'exchange' && deal !== null && <UpcardPanel deal={deal} own={own} />}
      {(phase.name === 'play' || phase.name === 'auction') && deal !== null && (
        <AuctionHistory calls={phase.calls} dealer={deal.dealer} />
      )}
      {phase.name === 'exchange' && <OwnDiscards own={own} />}
      <p className="menu-thrown">
        {t.table.thrown(name(opponent(own.seat)), deal?.thrown[opponent(own.seat)] ?? 0)}
      </p>
    </div>
  );
}
