import { expect, test } from '@playwright/test';
import { Players } from '../support/players.ts';
import { STATES, show } from '../support/states.ts';

/** Phone upright and lying, tablet, laptop, large screen. */
const SCREENS = [
  [360, 640],
  [640, 360],
  [820, 1180],
  [1366, 768],
  [1920, 1080],
] as const;
/** A window of 1280 × 1024 at 400 % (WCAG 1.4.10). */
const ZOOMED = [320, 256] as const;
/** Least side of what is pressed, in px; of cards in a fan it is the strip that is not covered. */
const FINGER = 44;
/** Points are whole pixels, sides are not: at either end one may be lost. */
const EDGES = 2;
/** WCAG 2.5.8 asks for this much; at 400 % it is drawn four times as large. */
const ZOOMED_FINGER = 24;

for (const state of STATES) {
  test(`everything has room in ${state.name}`, async ({ page }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await show(new Players(page), state);
    for (const [width, height] of [...SCREENS, ZOOMED]) {
      await page.setViewportSize({ width, height });
      const finger = (width === ZOOMED[0] ? ZOOMED_FINGER : FINGER) - EDGES;
      expect.soft(await page.evaluate(wrongIn, finger), `${width} × ${height}`).toEqual([]);
    }
  });
}

/** Runs in the page: what is wider than the screen, and which controls cannot be seen and hit on enough of their face. */
async function wrongIn(finger: number): Promise<readonly string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const wrong: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) wrong.push(`the page is ${scrollWidth} wide`);
  const top = document.querySelector('dialog[open]') ?? document.body;
  for (const control of top.querySelectorAll<HTMLElement>(
    'button, a[href], input, select, summary, textarea',
  )) {
    // A radio button or a check box is pressed by way of its label.
    const face = control.closest('label') ?? control;
    if (!face.checkVisibility({ visibilityProperty: true })) continue;
    // Links in running text are as high as the text (WCAG 2.5.8).
    if (control.matches('a') && getComputedStyle(control).display === 'inline') continue;
    face.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const [across, down] = visible(face);
    if (across < finger || down < finger) {
      const name = control.ariaLabel ?? face.textContent.trim();
      wrong.push(`${control.tagName.toLowerCase()} “${name}” shows ${across} × ${down}`);
    }
  }
  return wrong;

  /** The longest row and the longest column of points at which this is what is hit; longer than needed is not looked for. */
  function visible(face: HTMLElement): readonly [number, number] {
    const { left, right, top: upper, bottom } = face.getBoundingClientRect();
    const hit = (x: number, y: number): boolean => face.contains(document.elementFromPoint(x, y));
    const longest = (from: number, to: number, at: (place: number) => boolean): number => {
      let best = 0;
      let run = 0;
      for (let place = from + 0.25; place < to && best < finger; place += 1) {
        run = at(place) ? run + 1 : 0;
        best = Math.max(best, run);
      }
      return best;
    };
    let across = 0;
    for (let y = upper + 4; y < bottom && across < finger; y += 8) {
      across = Math.max(
        across,
        longest(left, right, (x) => hit(x, y)),
      );
    }
    let down = 0;
    for (let x = left + 4; x < right && down < finger; x += 8) {
      down = Math.max(
        down,
        longest(upper, bottom, (y) => hit(x, y)),
      );
    }
    return [across, down];
  }
}
