import { useState } from 'react';
import { SEATS } from '../../engine/seat.ts';
import type { OpenPad } from '../../store/pads/index.ts';
import { usePads } from '../../store/pads/index.ts';
import { Dialog } from '../common/Dialog.tsx';
import { useMessages } from '../common/useMessages.ts';
import type { PadAct } from './usePadAct.ts';
import { usePadSaid } from './usePadSaid.ts';

/** Both may agree to end early (R69, R80, R91): the button, and in a dialog what it means. */
export function StopPad({ pad, act }: { readonly pad: OpenPad; readonly act: PadAct }) {
  const { pads } = useMessages();
  const [open, setOpen] = useState(false);
  const stopped = usePads((state) => state.preview)({ type: 'stop' });
  if (stopped?.ok !== true) return null;
  return (
    <>
      <button type="button" className="btn" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {pads.stop}
      </button>
      {open && (
        <Dialog title={pads.stopTitle} onClose={() => setOpen(false)}>
          <WhatStoppingMeans pad={pad} bonuses={stopped.value.sheet.bonuses} />
          <div className="row">
            <button
              type="button"
              className="btn danger"
              onClick={() => {
                setOpen(false);
                act({ type: 'stop' });
              }}
            >
              {pads.bothAgree}
            </button>
            <button type="button" className="btn primary" onClick={() => setOpen(false)}>
              {pads.playOn}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

interface MeansProps {
  readonly pad: OpenPad;
  readonly bonuses: OpenPad['view']['sheet']['bonuses'];
}

function WhatStoppingMeans({ pad, bonuses }: MeansProps) {
  const { pads, score } = useMessages();
  const { name } = usePadSaid(pad);
  if (pad.game.form === 'deals') return <p>{pads.stopDeals}</p>;
  const items = SEATS.flatMap((seat) =>
    bonuses
      .filter((bonus) => bonus.seat === seat)
      .map((bonus) => `${name(seat)} ${score.points(bonus.amount)} (${score.part(bonus.name, null)})`),
  );
  return (
    <p>
      {pads.stopRubber} {items.length > 0 && pads.stopBonuses(items)}
    </p>
  );
}
