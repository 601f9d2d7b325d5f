import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { messages } from '../../src/i18n/every.ts';

const { pads: t, score, shell } = messages('en');

/** What is pressed for one deal: declarer, level, suit; what was made of it. */
type Deal = readonly [declarer: string, level: string, suit: string, made: string];

async function newPad(page: Page, game: string): Promise<void> {
  await page.goto('./');
  await page.getByRole('link', { name: shell.home.scorePad }).click();
  await page.getByRole('radio', { name: game, exact: true }).check();
  await page.getByRole('textbox', { name: 'First player' }).fill('Maria');
  await page.getByRole('textbox', { name: 'Second player' }).fill('Jan');
  await page.getByRole('button', { name: t.start }).click();
  await expect(page.getByRole('heading', { level: 1, name: game })).toBeVisible();
}

function key(page: Page, group: string, name: string): Locator {
  // A radio button is pressed by way of its label.
  return page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true });
}

const rows = (page: Page): Locator => page.getByRole('button', { name: /^(Deal \d|Tie-break)/ });

/** Enters a deal, contract and result apart, and counts the taps. */
async function enter(page: Page, [declarer, level, suit, made]: Deal): Promise<number> {
  let taps = 0;
  const tap = async (what: Locator): Promise<void> => {
    await what.tap();
    taps += 1;
  };
  await tap(key(page, t.declarer, declarer));
  const aim = page.getByRole('group', { name: t.aim });
  await tap((await aim.isVisible()) ? aim.getByRole('radio', { name: level }) : key(page, t.level, level));
  await tap(key(page, t.suit, suit));
  await tap(page.getByRole('button', { name: t.contractLater }));
  await expect(page.getByText(t.waits).first()).toBeAttached();
  await tap(page.getByRole('radio', { name: made }));
  await tap(page.getByRole('button', { name: t.enter }));
  await expect(page.getByText(t.waits)).toHaveCount(0);
  return taps;
}

const GAME = (who: string): Deal => [who, '5', 'clubs', 'just made, 11 tricks'];
const FULL: Readonly<Record<string, readonly Deal[]>> = {
  'Six-Deal Bridgette': Array.from({ length: 6 }, () => GAME('Maria')),
  'Hawaii Bridgette': Array.from({ length: 6 }, () => GAME('Jan')),
  'Rubber Bridgette': [GAME('Maria'), GAME('Maria')],
  'Bridgette, summary edition': Array.from({ length: 6 }, () => GAME('Maria')),
  'Contract bridge': [GAME('Jan'), GAME('Maria'), GAME('Jan')],
  'Auction bridge with royals': [GAME('Jan'), GAME('Jan')],
  Minibridge: Array.from({ length: 4 }, () => ['Maria', 'game', 'hearts', 'just made, 10 tricks'] as const),
};

test.describe('by touch on a phone held upright', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [game, deals] of Object.entries(FULL)) {
    test(`a pad of ${game} is filled to its end, six taps a deal`, async ({ page }) => {
      await newPad(page, game);
      for (const deal of deals) expect(await enter(page, deal)).toBe(6);
      await expect(page.getByRole('heading', { name: /wins the match/ })).toBeVisible();
    });
  }
});

test('by keys a pad is filled, corrected, cut and mended, with a reload between the two steps', async ({
  page,
}) => {
  await newPad(page, 'Six-Deal Bridgette');
  const type = async (text: string): Promise<void> => {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await type('m4s');
  await expect(page.getByText(t.waits).first()).toBeAttached();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Deal 1 of 6' })).toBeVisible();
  await type('+1');
  await expect(page.getByText(t.waits)).toHaveCount(0);
  for (const [at, deal] of ['j3nt=', 'm2h-1', 'j1c+2', 'm6d=', 'j4hx-2'].entries()) {
    await type(deal);
    if (at < 4) await expect(rows(page)).toHaveCount(at + 2);
  }
  await expect(page.getByRole('heading', { name: 'Maria wins the match' })).toBeFocused();

  // Deal 5 was one short: Tab and arrows reach everything.
  await page.getByRole('button', { name: /^Deal 5/ }).press('Enter');
  await page.getByRole('button', { name: t.edit }).press('Enter');
  await key(page, t.tricks, 'just made, 12 tricks').press('ArrowLeft');
  await page.getByRole('button', { name: t.save }).press('Enter');
  await expect(page.getByText(`${t.changed}, `)).toBeVisible();
  await page.getByRole('button', { name: /^Deal 1/ }).press('Enter');
  await page.getByRole('button', { name: t.remove }).press('Enter');
  await expect(rows(page)).toHaveCount(5);
  await page.keyboard.press('Control+z');
  await expect(rows(page)).toHaveCount(6);
  await page.getByRole('link', { name: t.sheet }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: score.sheet })).toBeVisible();
});
