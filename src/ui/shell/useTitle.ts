import { useLayoutEffect } from 'react';
import { useFirstMessages } from '../common/useMessages.ts';
import type { Route } from '../routes.ts';

/** The page's title names the screen. It shows in tabs, histories and over shoulders, so it never says anything of a match. */
export function useTitle(route: Route): void {
  const { appName, documentTitle, screens } = useFirstMessages().shell;
  const title = route.path === '/' ? appName : documentTitle(screens[route.title]);
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
