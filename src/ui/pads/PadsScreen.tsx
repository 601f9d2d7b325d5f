import { usePads } from '../../store/pads/index.ts';
import type { PadSummary } from '../../store/pads/index.ts';
import { useMessages } from '../common/useMessages.ts';
import '../screens/home.css';
import { Opening } from '../shell/Opening.tsx';
import { Page } from '../shell/Page.tsx';
import { NewPadForm } from './NewPadForm.tsx';
import { PadNotices } from './PadNotices.tsx';
import './pads.css';
import { PadsAside } from './PadsAside.tsx';
import { usePadLine } from './usePadLine.ts';
import { useShowPad } from './useShowPad.ts';
import { WithPads } from './WithPads.tsx';

/** The pads to go on with, and a new one. */
export function PadsScreen() {
  return (
    <WithPads until={<Opening />}>
      <Pads />
    </WithPads>
  );
}

function Pads() {
  const { pads: t } = useMessages();
  const pads = usePads((state) => state.pads);
  const { show, failed } = useShowPad();
  const open = pads.filter(({ outcome }) => outcome === null);
  const finished = pads.filter(({ outcome }) => outcome !== null);
  return (
    <>
      <PadNotices />
      <Page title={t.title} className="pads-screen">
        <p className="pads-intro">{t.intro}</p>
        {failed && (
          <p className="panel" role="alert">
            {t.notOpened}
          </p>
        )}
        <PadList title={t.open} pads={open} action={t.resumeShort} name={t.resume} onAction={show} />
        <NewPadForm titled={pads.length > 0} />
        <PadList title={t.finished} pads={finished} action={t.showShort} name={t.show} onAction={show} />
        <PadsAside />
      </Page>
    </>
  );
}

interface PadListProps {
  readonly title: string;
  readonly pads: readonly PadSummary[];
  readonly action: string;
  readonly name: (players: string) => string;
  readonly onAction: (id: string) => Promise<void>;
}

function PadList({ title, pads, action, name, onAction }: PadListProps) {
  if (pads.length === 0) return null;
  return (
    <section className="match-list">
      <h2>{title}</h2>
      <ul role="list" className="panel">
        {pads.map((pad) => (
          <PadLine key={pad.id} pad={pad} action={action} name={name} onAction={onAction} />
        ))}
      </ul>
    </section>
  );
}

type PadLineProps = Omit<PadListProps, 'title' | 'pads'> & { readonly pad: PadSummary };

function PadLine({ pad, action, name, onAction }: PadLineProps) {
  const { score } = useMessages();
  const line = usePadLine(pad);
  if (line === null) return null;
  return (
    <li className="match-line">
      <div>
        <p className="players">{line.players}</p>
        <p>
          {line.stand} · {line.score}
        </p>
        <p className="hint">
          {score.sheetTitle(pad.kind)} · {line.when}
        </p>
      </div>
      <button
        type="button"
        className="btn"
        aria-label={name(line.players)}
        onClick={() => void onAction(pad.id)}
      >
        {action}
      </button>
    </li>
  );
}
