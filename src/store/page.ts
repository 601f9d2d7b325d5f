/** What the table needs of the page: its events, and whether it can be seen. */
export interface Page {
  readonly document: Pick<Document, 'addEventListener' | 'visibilityState'>;
  readonly window: Pick<Window, 'addEventListener'>;
}

/**
 * Calls `cover` at once whenever the page is hidden, left or frozen, or comes back out of the back-forward cache; then it may have
 * slept for long, so `back` is called too.
 */
export function coverWhenHidden({ document, window }: Page, cover: () => void, back: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') cover();
  });
  document.addEventListener('freeze', cover);
  window.addEventListener('pagehide', cover);
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    cover();
    back();
  });
}
