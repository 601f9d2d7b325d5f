import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { Players } from '../support/players.ts';
import { news, title } from '../support/results.ts';

/**
 * Single random words are all 0 from here on. Shuffled by them, the pack is in the order of a written hand but for the ace of
 * spades, which lies last; the three colons lie before it.
 */
async function knownSpread(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = ((words: Uint32Array<ArrayBuffer>) =>
      words.length === 1 ? words.fill(0) : real(words)) as typeof crypto.getRandomValues;
  });
}

function place(page: Page, at: number) {
  return page.getByRole('button', { name: `Card ${at} of 55, face down` });
}

/** Who picks now, or picks again. */
function asked(page: Page) {
  return page.getByRole('main').getByRole('status');
}

test('R3 R4: the higher card deals first, spades before hearts, and a colon is picked again', async ({
  page,
}) => {
  await knownSpread(page);
  const players = await Players.arrive(page);
  await players.startMatch();
  await expect(asked(page)).toHaveText('Maria, pick a card');
  await place(page, 52).click();
  await expect(asked(page)).toHaveText('Maria turned the Little colon. Colons do not count: pick again.');
  await place(page, 13).click();
  await expect(asked(page)).toHaveText('Jan, pick a card');
  // A card that lies open cannot be picked by the other.
  await page.getByRole('button', { name: 'Maria: ace of hearts' }).click({ force: true });
  await expect(asked(page)).toHaveText('Jan, pick a card');
  await place(page, 55).click();
  await expect(title(page)).toHaveText('Jan deals first');
  await expect(page.getByText('The ace of spades beats the ace of hearts.')).toBeVisible();
  await players.deal();
  await expect(title(page)).toHaveText('Over to Maria');
});

test('the spread stays where it is when a colon is turned, and a card', async ({ page }) => {
  await knownSpread(page);
  const players = await Players.arrive(page);
  await players.startMatch();
  const spread = page.locator('.spread');
  const tops = async (): Promise<readonly number[]> => {
    const found: number[] = [];
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [820, 1180],
      [1180, 820],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      found.push(Math.round(await spread.evaluate((list) => list.getBoundingClientRect().top + scrollY)));
    }
    return found;
  };
  const before = await tops();
  await place(page, 53).click();
  await expect(asked(page)).toContainText('pick again');
  expect(await tops()).toEqual(before);
  await place(page, 13).click();
  await expect(asked(page)).toHaveText('Jan, pick a card');
  expect(await tops()).toEqual(before);
});

test('R6: the receiver cuts the pack before the deal, where the match has it so', async ({ page }) => {
  await knownSpread(page);
  const players = await Players.arrive(page);
  await players.startMatch({ receiverCuts: true });
  await place(page, 13).click();
  await place(page, 55).click();
  await expect(page.getByRole('heading', { name: 'Maria cuts the pack' })).toBeVisible();
  const lift = page.getByRole('slider', { name: 'How many cards to lift' });
  await lift.fill('10');
  await expect(lift).toHaveAttribute('aria-valuetext', '10 lifted, 45 left on the table');
  await players.button('Cut and deal').click();
  // Ten lifted, the 37th of the pack lies in the 27th place (R5).
  await expect(news(page)).toContainText('Jan dealt; the three of diamonds was turned up.');
});
