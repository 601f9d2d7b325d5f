import { usePads } from '../../store/pads/index.ts';
import { useFirstMessages } from '../common/useMessages.ts';
import { usePadLine } from './usePadLine.ts';
import { useShowPad } from './useShowPad.ts';
import { WithPads } from './WithPads.tsx';

/** On Home: the pad that was used last, while there is more to write on it. */
export function PadAtHome() {
  return (
    <WithPads until={null}>
      <LastPad />
    </WithPads>
  );
}

function LastPad() {
  const t = useFirstMessages().shell;
  const last = usePads(({ pad, pads }) => pads.find(({ id }) => id === pad?.id) ?? pads[0] ?? null);
  const line = usePadLine(last);
  const { show, failed } = useShowPad();
  if (last === null || line === null || last.outcome !== null) return null;
  return (
    <section className="panel pad-at-home" aria-labelledby="pad-at-home">
      <div>
        <h2 id="pad-at-home">{t.home.padOf(line.players)}</h2>
        <p>
          {line.stand} · {line.score}
        </p>
        {failed && <p role="alert">{t.home.notOpened}</p>}
      </div>
      <button type="button" className="btn" onClick={() => void show(last.id)}>
        {t.home.goOnPad}
      </button>
    </section>
  );
}
