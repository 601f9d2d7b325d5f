import { useEffect, useState } from 'react';
import { useDevice, useTable } from '../../store/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { TakeUpdate } from './DeviceNotice.tsx';

/** The truth about this browser: does it open the app without a network, keep the matches, and have the newest version? */
export function OnThisDevice() {
  const t = useMessages().device;
  const offline = useDevice((device) => device.offline);
  const space = useDevice((device) => device.space);
  const look = useDevice((device) => device.look);
  // Should its code not come, what stands here stays true: nothing is promised.
  useEffect(() => void look().catch(() => undefined), [look]);
  return (
    <section className="panel on-this-device" aria-labelledby="on-this-device">
      <h2 id="on-this-device">{t.title}</h2>
      <p>{t.offline[offline]}</p>
      <NewVersion />
      <Keeping />
      {space !== null && <p>{t.space(t.size(space.used), t.size(space.quota))}</p>}
    </section>
  );
}

function NewVersion() {
  const t = useMessages().device;
  const update = useDevice((device) => device.update);
  const playing = useTable((table) => table.view?.deal != null);
  if (update === 'none') return null;
  if (playing) return <p>{t.waits}</p>;
  return (
    <>
      <p>{update === 'blocked' ? t.blocked : t.ready}</p>
      <p>
        <TakeUpdate />
      </p>
    </>
  );
}

/** Does it keep the matches? If not, the button that asks for it, and a word when asking did not help. */
function Keeping() {
  const t = useMessages().device;
  const keeping = useDevice((device) => device.keeping);
  const keep = useDevice((device) => device.keep);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <p>{t.keeping[keeping]}</p>
      {keeping === 'at-will' && (
        <p>
          <button
            type="button"
            className="btn"
            onClick={() =>
              void keep()
                .catch(() => undefined)
                .then(() => setAsked(true))
            }
          >
            {t.ask}
          </button>
        </p>
      )}
      <p role="status">{asked && keeping === 'at-will' ? t.refused : ''}</p>
    </>
  );
}
