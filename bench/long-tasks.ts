declare global {
  interface Window {
    /** The longest task since it was last asked, in ms; 0 if none was over 50. */
    readonly longest: () => number;
    /** How long it takes until something stands in the page, from a click on what does it, in ms. */
    readonly timed: (click: string, until: string) => Promise<number>;
  }
}

/** Runs in the page, before the app: watches for tasks over 50 ms. */
export function watchTasks(): void {
  let most = 0;
  const observer = new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) most = Math.max(most, duration);
  });
  observer.observe({ type: 'longtask' });
  const longest = (): number => {
    for (const { duration } of observer.takeRecords()) most = Math.max(most, duration);
    const found = most;
    most = 0;
    return found;
  };
  const painted = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
  const timed = async (click: string, until: string): Promise<number> => {
    const from = performance.now();
    document.querySelector<HTMLElement>(click)?.click();
    while (document.querySelector(until) === null) await painted();
    await painted();
    return performance.now() - from;
  };
  Object.assign(window, { longest, timed });
}
