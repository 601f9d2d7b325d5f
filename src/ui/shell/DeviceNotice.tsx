import { useState } from 'react';
import { useLocation } from 'wouter';
import { useDevice, useTable } from '../../store/index.ts';
import { useMessages } from '../common/useMessages.ts';

/**
 * Why the browser asks what it asks; and, on Home and between deals, that a new version is ready. In a deal nothing is said of it:
 * taking it loads the page anew.
 */
export function DeviceNotice() {
  const t = useMessages().device;
  const asking = useDevice((device) => device.keeping === 'asking');
  const update = useDevice((device) => device.update);
  const between = useTable((table) => table.view?.deal == null);
  const [path] = useLocation();
  const [later, setLater] = useState(false);
  const due = path === '/' || (between && (path === '/table' || path === '/sheet'));
  return (
    <>
      {asking && <p className="notice calm">{t.asking}</p>}
      {update !== 'none' && due && !later && (
        <div className="notice calm">
          <p>{update === 'blocked' ? t.blocked : t.ready}</p>
          <TakeUpdate />
          <button type="button" className="btn" onClick={() => setLater(true)}>
            {t.later}
          </button>
        </div>
      )}
    </>
  );
}

/** The button that loads the page anew with the new version. */
export function TakeUpdate() {
  const t = useMessages().device;
  const takeUpdate = useDevice((device) => device.takeUpdate);
  return (
    <button type="button" className="btn" onClick={() => void takeUpdate()}>
      {t.take}
    </button>
  );
}
