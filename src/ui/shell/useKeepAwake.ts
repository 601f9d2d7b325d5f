import { useEffect } from 'react';

/**
 * Keeps the screen from going to sleep while `wanted`: people think for long over a card. The browser takes the lock away with every
 * hiding of the page, so it is asked for again when the page is back. Where there is none, or it is refused, nothing is lost.
 */
export function useKeepAwake(wanted: boolean): void {
  useEffect(() => {
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    if (!wanted || wakeLock === undefined) return;
    const lock = keepAwake(wakeLock);
    document.addEventListener('visibilitychange', lock.renew);
    lock.renew();
    return () => {
      document.removeEventListener('visibilitychange', lock.renew);
      lock.end();
    };
  }, [wanted]);
}

function keepAwake(wakeLock: WakeLock) {
  let held: WakeLockSentinel | null = null;
  let ended = false;
  async function take(): Promise<void> {
    if (document.visibilityState !== 'visible' || held?.released === false) return;
    const lock = await wakeLock.request('screen');
    // It came too late.
    if (ended) await lock.release();
    else held = lock;
  }
  return {
    renew: () => void take().catch(() => undefined),
    end() {
      ended = true;
      void held?.release().catch(() => undefined);
    },
  };
}
