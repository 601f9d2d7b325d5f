import { useState } from 'react';
import { Link } from 'wouter';
import { opponent } from '../../engine/seat.ts';
import type { OwnView, SeatView } from '../../engine/view/types.ts';
import { useTable } from '../../store/index.ts';
import { AuctionHistory } from '../auction/AuctionHistory.tsx';
import { Dialog } from '../common/Dialog.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { ClaimForm } from './ClaimForm.tsx';
import { ContractPanel, OwnDiscards, UpcardPanel } from './DealPanel.tsx';
import { TakeBack } from './TakeBack.tsx';
import { LastTrick } from './TrickView.tsx';
import './questions.css';

interface TableMenuProps {
  readonly view: SeatView;
  readonly own: OwnView;
  readonly onClose: () => void;
}

/** Everything about the deal that a small screen has no room for, and what is not done every turn: taking back, claiming. */
export function TableMenu({ view, own, onClose }: TableMenuProps) {
  const t = useMessages();
  const name = useNames();
  const putAway = useTable((state) => state.putAway);
  const [claiming, setClaiming] = useState(false);
  const { claim } = view.legal;
  const { phase, deal } = view;
  if (claiming && claim !== null) {
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
              setClaiming(true);
            }}
          >
            {t.table.claim}
          </button>
        )}
        <button type="button" className="btn" onClick={putAway}>
          {t.table.notMyTurn}
        </button>
        <Link href="/" className="btn">
          {t.table.home}
        </Link>
      </div>
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
      <button type="button" className="btn" onClick={onClose}>
        {t.table.close}
      </button>
    </Dialog>
  );
}
