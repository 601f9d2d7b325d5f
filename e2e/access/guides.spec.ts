import { expect, test } from '@playwright/test';
import { messages } from '../../src/i18n/every.ts';
import { Players } from '../support/players.ts';
import { crowded } from '../support/room.ts';
import { STATES, show } from '../support/states.ts';

const t = messages('en');
/** Hits are on whole pixels, sides are not. */
const FINGER = 44 - 1.25;
const WINDOWS = [
  [360, 640],
  [390, 844],
  [640, 360],
  [820, 1180],
  [1180, 820],
  [1366, 768],
  [1920, 1080],
] as const;

test.use({ storageState: { cookies: [], origins: [] }, contextOptions: { reducedMotion: 'reduce' } });

for (const name of [
  'the exchange, to draw',
  'the opening call',
  'an auction with cue-bids',
  'a trick to follow to',
  'a lead under a bar',
  'a result',
]) {
  test(`the guide covers nothing in ${name}`, async ({ page }) => {
    const state = STATES.find((one) => one.name === name);
    if (state === undefined) throw new Error('no such state');
    await page.clock.install();
    await show(new Players(page), state);
    const guide = page.getByRole('complementary', { name: t.help.guide.label });
    await expect(guide).toBeVisible();
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      // On a phone what lies below may be scrolled to. A result is longer than its screen; so is a long auction under a guide.
      const whole = height > 700 && name !== 'a result' && name !== 'an auction with cue-bids';
      const wrong = await page.evaluate(crowded, { finger: FINGER, text: 0, width, whole });
      expect.soft(wrong, `${width} × ${height}`).toEqual([]);
      const covered = await guide.evaluate((element) => {
        const box = element.getBoundingClientRect();
        return [...document.querySelectorAll('.card, .bidding-box, .panel:not(.guide), .btn')]
          .filter((other) => !element.contains(other) && other.checkVisibility({ visibilityProperty: true }))
          .filter((other) => {
            const its = other.getBoundingClientRect();
            const wide = Math.min(box.right, its.right) - Math.max(box.left, its.left);
            return wide > 1 && Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top) > 1;
          })
          .map((other) => other.className);
      });
      expect.soft(covered, `${width} × ${height}`).toEqual([]);
    }
  });
}
