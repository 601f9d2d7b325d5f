import { lazy } from 'react';
import { useDevice } from '../../store/index.ts';
import { Spare } from './Spare.tsx';

const DeviceNotice = lazy(async () => ({ default: (await import('./DeviceNotice.tsx')).DeviceNotice }));

/** News of the browser's, whose code comes when there is some. */
export function News() {
  const some = useDevice((device) => device.update !== 'none' || device.keeping === 'asking');
  if (!some) return null;
  return (
    <Spare>
      <DeviceNotice />
    </Spare>
  );
}
