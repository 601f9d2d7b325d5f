import { useLayoutEffect } from 'react';
import { useSettings } from '../../store/index.ts';

/** Puts the chosen theme on the root, where the tokens read it; without the attribute the device decides. */
export function useTheme(): void {
  const theme = useSettings((settings) => settings.theme);
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (theme === 'system') root.removeAttribute('data-theme');
    else root.dataset.theme = theme;
  }, [theme]);
}
