import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { Players } from '../support/players.ts';
import { codeOf, dealAndExchange } from '../support/script.ts';

/** What moves now, with how long it takes, in ms. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => !(animation instanceof CSSTransition))
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
  );

test('motion is short, waits for no input, and ends with the hand: the hand-over stands still from its first frame', async ({
  page,
}) => {
  // All that moves stops where it starts, so that it can be met.
  await page.addInitScript(() => {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called on the element below
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      animation.pause();
      return animation;
    };
  });
  const players = await Players.arrive(page);
  await players.startMatch({ codes: [codeOf()] });
  await players.deal();
  await players.open('S');
  expect(await moving(page)).toHaveLength(13);
  // The cards are still on their way, and the next thing can be done.
  await players.button(/^Draw /).click();
  await players.button(/^Discard /).waitFor();
  const times = await moving(page);
  expect(times.length).toBeGreaterThan(13);
  expect(Math.max(...times)).toBeLessThanOrEqual(250);
  for (const card of await players.button(/, just drawn$/).all())
    await card.evaluate((button) => (button as HTMLElement).click());
  await players.button(/^Discard /).click();
  await page.getByRole('heading', { name: /^Over to / }).waitFor();
  expect(await moving(page)).toEqual([]);
  await players.open('N');
  expect(await moving(page)).toHaveLength(1);
  await expect(page.locator('.backs.moving')).toBeAttached();
  await players.button('Put away').click();
  await page.getByRole('heading', { name: /^Over to / }).waitFor();
  expect(await moving(page)).toEqual([]);
  await expect(page.locator('.backs')).toHaveCount(0);
});

test('nothing moves for who wants less of it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const players = await Players.arrive(page);
  await players.startMatch({ codes: [codeOf()] });
  await dealAndExchange(players, 'N');
  await players.call('N', '1S');
  await players.call('S', 'P');
  await players.call('N', 'P');
  await players.play('N', 'SA');
  await players.open('S');
  expect(await moving(page)).toEqual([]);
});
