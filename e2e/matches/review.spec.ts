import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { unseenPack } from '../../src/engine/exchange.ts';
import { replay } from '../../src/engine/index.ts';
import { dealPhase } from '../../src/engine/match/state.ts';
import { messages } from '../../src/i18n/every.ts';
import { linkTo } from '../support/links.ts';
import { storeMatches } from '../support/records.ts';
import type { SavedMatch } from '../support/records.ts';
import { matchOf } from '../support/states.ts';

const t = messages('en');
const steps = (page: Page) => page.getByRole('group', { name: t.review.bar });
const said = (page: Page) => page.getByText(/^Step \d+ of \d+\./).locator('..');

test('R48: a finished deal is walked by keys, from its result', async ({ page }) => {
  await storeMatches(page, matchOf('a result'));
  await page.goto('./#/table');
  await page.getByRole('link', { name: t.review.open }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.review.title('Deal 2 of 6'));
  await expect(said(page)).toContainText('Step 0 of');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  await expect(said(page)).toContainText('Step 2 of');
  await page.keyboard.press('End');
  await expect(page.getByRole('table', { name: t.score.scoreOfDeal })).toBeVisible();
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('table', { name: t.score.scoreOfDeal })).toHaveCount(0);
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: t.review.pause })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: t.review.play })).toBeVisible();
});

test('a copy is played on and kept, the deal stays what it was', async ({ page }) => {
  await storeMatches(page, matchOf('a result'));
  await page.goto('./#/review/2');
  await steps(page).waitFor();
  await page.getByRole('button', { name: t.review.playOn }).click();
  await expect(page.getByText(t.review.copy)).toBeVisible();
  await page.getByRole('button', { name: /^Draw/ }).click();
  await page.getByRole('button', { name: t.review.backToReview }).click();
  await expect(page.getByText(t.review.onCopy(t.review.copyName(1)))).toBeVisible();
  await page.reload();
  const branches = page.getByRole('region', { name: t.review.branches });
  await branches.getByRole('button', { name: /^Try 1/ }).click();
  await expect(page.getByText(t.review.onCopy(t.review.copyName(1)))).toBeVisible();
  await page.getByRole('button', { name: t.review.toMain }).click();
  await page.keyboard.press('End');
  await expect(page.getByRole('table', { name: t.score.scoreOfDeal })).toBeVisible();
});

test('a link opens the deal at its step', async ({ page }) => {
  await page.goto(`./#/review/link/${linkTo(matchOf('a result'), 1)}/5`);
  await expect(said(page)).toContainText('Step 5 of');
  await expect(page.getByRole('region', { name: t.score.handOf(t.link.names.N) })).toBeVisible();
});

/** The same match, the cards that nobody has drawn in another order. */
function twinOf(match: SavedMatch): SavedMatch {
  const played = replay({ setup: match.head.setup, log: match.entries.map(({ action }) => action) });
  const phase = played.ok ? dealPhase(played.value) : null;
  if (phase === null) throw new Error('no deal is running');
  const hidden = unseenPack(phase.exchange).length;
  return {
    ...match,
    entries: match.entries.map((entry) =>
      entry.action.type === 'deal'
        ? { ...entry, action: { ...entry.action, pack: turned(entry.action.pack, hidden) } }
        : entry,
    ),
  };
}

function turned<T>(pack: readonly T[], hidden: number): readonly T[] {
  return [...pack.slice(0, -hidden), ...pack.slice(-hidden).reverse()];
}

/** The whole page but for the strokes of its drawings: the figures of the courts may come a moment later. */
async function pageOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const drawing of copy.querySelectorAll('svg')) drawing.replaceChildren();
    return copy.innerHTML;
  });
}

test('R9: nothing in the review of a running deal tells how the pack lies', async ({ page }) => {
  const match = matchOf('the open table: 25 cards');
  const seen: string[][] = [];
  for (const world of [match, twinOf(match)]) {
    const pages: string[] = [];
    await storeMatches(page, world);
    await page.goto('./#/review/1');
    await steps(page).waitFor();
    await page.keyboard.press('Home');
    for (;;) {
      pages.push(await pageOf(page));
      const forward = page.getByRole('button', { name: t.review.forward });
      if ((await forward.getAttribute('aria-disabled')) === 'true') break;
      await page.keyboard.press('ArrowRight');
    }
    await page.getByRole('button', { name: t.review.playOn }).click();
    await page.getByText(t.review.copy).waitFor();
    pages.push(await pageOf(page));
    seen.push(pages);
  }
  expect(seen[0]?.length).toBeGreaterThan(2);
  expect(seen[1]).toEqual(seen[0]);
});
