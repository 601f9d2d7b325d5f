import { expect, test } from '@playwright/test';
import { messages } from '../../src/i18n/every.ts';
import { title } from '../support/results.ts';
import { Typist } from '../support/typist.ts';

const t = messages('en');

test('a whole match by keyboard alone, from New match to the rematch', async ({ page }) => {
  test.slow();
  await page.clock.install();
  await page.goto('/');
  const typist = new Typist(page);

  await test.step('New match', async () => {
    await typist.pressOn(page.getByRole('link', { name: t.shell.home.newMatch }));
    await typist.type(t.shell.newMatch.name.N, 'Maria');
    await typist.type(t.shell.newMatch.name.S, 'Jan');
    await typist.pressOn(typist.button(t.shell.newMatch.start));
  });

  await test.step('the cut', async () => {
    const first = typist.button(/^Card 1 of 55/);
    await typist.tabTo(first);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await expect(typist.button(/^Card 55 of 55/)).toBeFocused();
    // A colon does not count, and the player picks again; equal cards there are none.
    const deal = typist.button(t.shell.deal.deal);
    const down = typist.button(/^Card \d+ of 55, face down$/);
    for (let pick = 0; pick < 5 && !(await deal.isVisible()); pick += 1) {
      const left = await down.count();
      await typist.press('Enter');
      // Each pick is saved before it shows; a key pressed meanwhile is dropped.
      await expect(async () => {
        expect((await deal.isVisible()) || (await down.count()) < left).toBe(true);
      }).toPass();
      await page.keyboard.press('ArrowLeft');
    }
    await typist.pressOn(deal);
  });

  await test.step('the exchange', () => exchange(typist));
  await test.step('the auction', () => auction(typist));

  await test.step('Escape puts the hand away, and closes the menu', async () => {
    // The bidder of the last pass leads: the same hand stays open. The cover over a pass that is still being saved would be another.
    await page.getByRole('main', { name: t.table.play, exact: true }).waitFor();
    await typist.press('Escape');
    await expect(title(page)).toHaveText(/^Over to /);
    await typist.open();
    await typist.pressOn(typist.button(t.table.menu));
    await expect(page.getByRole('dialog')).toBeVisible();
    await typist.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(typist.button(t.table.menu)).toBeFocused();
  });

  await test.step('thirteen tricks', async () => {
    for (let card = 1; card <= 26; card += 1) {
      if (
        await title(page)
          .filter({ hasText: /^Over to / })
          .isVisible()
      )
        await typist.open();
      const left = await typist.hand().count();
      await typist.cardWhere(/, playable$/);
      await typist.press(card % 2 === 0 ? 'Enter' : 'Space');
      // The turn goes over, or the same player leads on with a card fewer.
      if (card < 26) {
        const over = page.getByRole('heading', { level: 1, name: /^Over to / });
        await expect
          .poll(async () => (await over.isVisible()) || (await typist.hand().count()) < left)
          .toBe(true);
      }
    }
  });

  await test.step('the result', async () => {
    await expect(page.getByRole('table', { name: t.score.scoreOfDeal })).toBeVisible();
    await typist.kept();
  });

  for (let deal = 2; deal <= 6; deal += 1) {
    await test.step(`deal ${deal}, whose tricks are claimed`, async () => {
      await typist.pressOn(typist.button(t.shell.deal.deal));
      await expect(page.getByText(t.table.dealOf(deal, 6)).first()).toBeVisible();
      await exchange(typist);
      await auction(typist);
      // One player wins them all, so that the match is not level after six.
      await claim(typist, deal % 2 === 0 ? 13 : 0);
    });
  }

  await test.step('the end of the match, and once more', async () => {
    await expect(page.getByText(t.score.matchOver)).toBeVisible();
    await typist.kept();
    await typist.pressOn(typist.button(t.score.rematch));
    await expect(title(page)).toHaveText(t.shell.cut.title);
  });
});

/** Both draw, one with Enter, the other with the space bar, and throw away the first cards of the hand. */
async function exchange(typist: Typist): Promise<void> {
  const { page } = typist;
  for (const key of ['Enter', 'Space']) {
    await typist.open(key);
    const draw = typist.button(/^Draw \d+ cards$/);
    const count = Number(/\d+/.exec((await draw.textContent()) ?? '')?.[0]);
    await typist.pressOn(draw, key);
    // The table is the same before and after, and what is pressed while the draw is being saved is dropped.
    await expect(page.getByText(t.table.discardPrompt(count, count))).toBeVisible();
    await typist.cardWhere(/./);
    for (let card = 0; card < count; card += 1) {
      await typist.press(key);
      await page.keyboard.press('ArrowRight');
    }
    await expect(page.getByText(t.table.discardPrompt(0, count))).toBeVisible();
    await typist.pressOn(typist.button(/^Discard \d+ cards$/), key);
  }
}

/** The dealer makes the lowest bid, and both pass. */
async function auction(typist: Typist): Promise<void> {
  const { page } = typist;
  // The dealer, who has just discarded, opens.
  const bids = page.locator('.bids button:not([aria-disabled])');
  await typist.pressOn(bids.first());
  await typist.open();
  await typist.pressOn(typist.button('Pass'));
  await typist.open();
  await typist.pressOn(typist.button('Pass'), 'Space');
}

/** Whoever leads claims all tricks or none; the opponent agrees. */
async function claim(typist: Typist, tricks: 0 | 13): Promise<void> {
  const { page } = typist;
  await page.getByRole('main', { name: t.table.play, exact: true }).waitFor();
  await typist.pressOn(typist.button(t.table.menu));
  await typist.pressOn(page.getByRole('dialog').getByRole('button', { name: t.table.claim }));
  await typist.tabTo(page.getByRole('radio', { name: '0', exact: true }));
  // Up from the first is the last.
  await typist.press(tricks === 13 ? 'ArrowUp' : 'Space');
  await expect(page.getByRole('radio', { name: String(tricks), exact: true })).toBeChecked();
  await typist.pressOn(typist.button(t.table.claimMake(tricks, 13)));
  await typist.open();
  await typist.pressOn(typist.button(t.table.accept));
  await expect(page.getByRole('table', { name: t.score.scoreOfDeal })).toBeVisible();
}
