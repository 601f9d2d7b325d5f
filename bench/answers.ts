/**
 * How the page answers a finger: measured in the page, by the browser's clock, so that Playwright's own looks, which are slow on
 * a slowed-down machine, are in no figure.
 */

/** An answer of the page to a tap. */
export interface Answer {
  /** From the lifting of the finger to the paint that shows what came of it, in ms. */
  readonly time: number;
  /** How long each task lasted that kept the page busy for more than 50 ms, from the tap until it was quiet again; in ms. */
  readonly tasks: readonly number[];
}

declare global {
  interface Window {
    /** Waits for the answer to the next tap; `null` if nothing has come of it in so many ms. */
    readonly nextAnswer: (patience: number) => Promise<Answer | null>;
  }
}

/**
 * Runs in the page, before the app. A tap begins with the time the browser gives the finger's lifting, and ends with the first task
 * after the frame that shows the change of the document: by then its style, layout and painting are done and handed to the
 * compositor. (The browser's own event timing ends at the next frame after the event, and a card is accepted later: when it is
 * stored.)
 */
export function watchAnswers(): void {
  /** The screen may draw what can wait behind what was asked for; that counts as a task of this tap. */
  const QUIET = 250;
  let lifted: number | null = null;
  let tell: (answer: { readonly from: number; readonly to: number }) => void = () => undefined;
  const tasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });

  const answer = new MutationObserver(() => {
    if (lifted === null) return;
    const from = lifted;
    lifted = null;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => tell({ from, to: performance.now() });
    requestAnimationFrame(() => {
      port2.postMessage(null);
    });
  });
  answer.observe(document, { subtree: true, childList: true, characterData: true });
  addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      lifted = timeStamp;
    },
    true,
  );

  const nextAnswer = (patience: number): Promise<Answer | null> =>
    new Promise((resolve) => {
      const giveUp = setTimeout(() => {
        lifted = null;
        resolve(null);
      }, patience);
      tell = ({ from, to }) => {
        clearTimeout(giveUp);
        setTimeout(() => {
          const during = tasks.filter(({ startTime, duration }) => startTime + duration > from);
          resolve({ time: to - from, tasks: during.map(({ duration }) => duration) });
        }, QUIET);
      };
    });
  Object.assign(window, { nextAnswer });
}
