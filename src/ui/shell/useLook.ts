import { useLayoutEffect } from 'react';
import { useSettings } from '../../store/index.ts';

/** Puts what was chosen for the look on the root, where the tokens read it; without an attribute the device decides. */
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
  }, [theme, suits, size, motion]);
}
