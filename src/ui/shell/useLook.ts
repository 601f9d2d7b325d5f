import { useLayoutEffect } from 'react';
import { useSettings } from '../../store/index.ts';
import { onResize, roomNow } from '../common/room.ts';

/**
 * Puts what was chosen for the look on the root, where the tokens read it; without an attribute the device decides. The room that
 * is left at this size stands beside it, for the layouts.
 */
export function useLook(): void {
  const theme = useSettings((settings) => settings.theme);
  const suits = useSettings((settings) => settings.suits);
  const size = useSettings((settings) => settings.size);
  const motion = useSettings((settings) => settings.motion);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    for (const [name, value] of Object.entries({ theme, suits, size, motion })) {
      if (value === 'system') Reflect.deleteProperty(dataset, name);
      else dataset[name] = value;
    }
    const measure = (): void => {
      dataset.room = roomNow();
    };
    measure();
    return onResize(measure);
  }, [theme, suits, size, motion]);
}
