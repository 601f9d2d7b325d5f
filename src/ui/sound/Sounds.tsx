import { useEffect, useRef } from 'react';
import { useSettings, useTable } from '../../store/index.ts';
import { playSound } from './playSound.ts';
import { soundOf } from './soundOf.ts';

/** Makes the table heard, if that was chosen. Without it not even the code of the sounds is fetched. */
export function Sounds() {
  const on = useSettings((settings) => settings.sound === 'on');
  const view = useTable((table) => table.view);
  const refusal = useTable((table) => table.refusal);
  const match = useTable((table) => table.match);
  const heardRef = useRef({ view, refusal, match });
  useEffect(() => {
    const now = { view, refusal, match };
    const sound = soundOf(heardRef.current, now);
    heardRef.current = now;
    if (on && sound !== null) playSound(sound);
  }, [on, view, refusal, match]);
  return null;
}
