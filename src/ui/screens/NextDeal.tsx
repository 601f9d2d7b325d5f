import { useId, useState } from 'react';
import { opponent } from '../../engine/seat.ts';
import { useTable } from '../../store/index.ts';
import { CardBack } from '../cards/CardBack.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { ChangeSitting } from '../sitting/ChangeSitting.tsx';
import './nextDeal.css';

const PACK = 55;
const MIDDLE = 27;

/**
 * The button that deals; where the receiver cuts the shuffled pack first (R6), that cut; and sitting another way from here on.
 * Nothing while no deal is due.
 */
export function NextDeal() {
  const view = useTable((table) => table.view);
  const match = useTable((table) => table.match);
  if (view?.legal.deal !== true || match === null) return null;
  // A prepared pack stays as it was prepared.
  const cuts = match.receiverCuts && view.sheet.rows.length >= match.preparedDeals;
  return (
    <>
      {/* Counted in the log, so that the next deal starts with a pack in the middle again. */}
      {cuts ? <CutAndDeal key={view.length} /> : <Deal cutAt={null} />}
      <ChangeSitting view={view} />
    </>
  );
}

function Deal({ cutAt }: { readonly cutAt: number | null }) {
  const t = useMessages().shell.deal;
  const deal = useTable((table) => table.deal);
  const busy = useTable((table) => table.busy);
  return (
    <button
      type="button"
      className="btn primary big"
      aria-disabled={busy}
      onClick={() => !busy && void deal(cutAt)}
    >
      {cutAt === null ? t.deal : t.cutAndDeal}
    </button>
  );
}

function CutAndDeal() {
  const t = useMessages().shell.deal;
  const name = useNames();
  const dealer = useTable((table) =>
    table.view?.phase.name === 'between' ? table.view.phase.nextDealer : null,
  );
  const [lifted, setLifted] = useState(MIDDLE);
  const id = useId();
  return (
    <section className="next-deal panel" aria-labelledby={`${id}-title`}>
      {dealer !== null && <h2 id={`${id}-title`}>{t.receiverCuts(name(opponent(dealer)))}</h2>}
      <SplitPack lifted={lifted} />
      <label htmlFor={id}>{t.lift}</label>
      <input
        id={id}
        type="range"
        min={1}
        max={PACK - 1}
        value={lifted}
        onChange={(event) => setLifted(event.target.valueAsNumber)}
        aria-valuetext={t.lifted(lifted, PACK - lifted)}
      />
      <p className="num" aria-hidden="true">
        {t.lifted(lifted, PACK - lifted)}
      </p>
      <Deal cutAt={lifted} />
    </section>
  );
}

/** The pack in two parts, each as thick as it has cards. */
function SplitPack({ lifted }: { readonly lifted: number }) {
  return (
    <div className="split-pack" aria-hidden="true">
      <Stack cards={lifted} raised />
      <Stack cards={PACK - lifted} />
    </div>
  );
}

function Stack({ cards, raised = false }: { readonly cards: number; readonly raised?: boolean }) {
  return (
    <span className={raised ? 'stack raised' : 'stack'} style={{ '--cards': cards }}>
      <CardBack />
    </span>
  );
}
