import { create } from 'zustand';
import { useSettings, useTable } from '../../store/index.ts';

/** Enough for what one screen moves. */
const REMEMBERED = 8;

/** What has been shown moving: a hand that is put away and opened again lies still. */
const useMoved = create<{ readonly keys: readonly string[] }>(() => ({ keys: [] }));

/** Do things move here, and has what this key names not moved yet? And a function that says it has. */
export function useOnce(key: string): readonly [boolean, () => void] {
  const wanted = useSettings((settings) => settings.motion !== 'off');
  const match = useTable((table) => table.match?.id ?? '');
  const whole = `${match} ${key}`;
  const moved = useMoved((state) => state.keys.includes(whole));
  return [
    wanted && !moved && !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    () => {
      useMoved.setState(({ keys }) => ({ keys: [...keys.slice(1 - REMEMBERED), whole] }));
    },
  ];
}
