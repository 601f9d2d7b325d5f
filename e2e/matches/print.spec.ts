import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { PRESETS } from '../../src/engine/options.ts';
import { messages } from '../../src/i18n/every.ts';
import { PAD_KINDS } from '../../src/pads/kinds.ts';
import { pagesOf } from '../support/pdf.ts';
import type { PrintedText } from '../support/pdf.ts';
import { storeMatches } from '../support/records.ts';
import { scoredMatch } from '../support/scored-match.ts';
import type { Scored } from '../support/scored-match.ts';

const t = messages('en');
const PAPERS = ['A4', 'Letter'] as const;
/** Points; what is smaller is not read by lamplight. */
const SMALLEST = 8;

/** So many deals, Maria's and Jan's by turns. */
function turns(count: number, maria: Scored, jan: Scored): readonly Scored[] {
  return Array.from({ length: count }, (_, at) => (at % 2 === 0 ? maria : jan));
}

const MADE: Scored = ['0NT P P', 7];
const DOWN: Scored = ['0NT P P', 5];
/** Six deals and a tie-break. */
const SIX = scoredMatch(PRESETS.basic, [
  ...turns(4, ['2S X P', 8], ['2NT P P', 7]),
  ['2S P P', 8],
  ['3NT X XX', 9],
]);
/** Twenty deals in which one player writes a figure above the line in every one, and ten below it: a pad is never longer. */
const TWENTY = scoredMatch(PRESETS.rubber, turns(20, MADE, DOWN));
/** Three times as long, a game to each player and a third under way. */
const SIXTY = scoredMatch(PRESETS.rubber, [
  ...turns(20, MADE, DOWN),
  ...turns(20, DOWN, MADE),
  ...turns(18, MADE, MADE),
]);

/** Unfolds how each score came about. */
function howScored(page: Page): Locator {
  return page.locator('summary', { hasText: t.score.howScored });
}

async function printed(page: Page, format: 'A4' | 'Letter'): Promise<readonly (readonly PrintedText[])[]> {
  // As from the browser's own menu: nothing of the page tells where it ends.
  return pagesOf(await page.pdf({ format, preferCSSPageSize: false }));
}

function smallest(pages: readonly (readonly PrintedText[])[]): number {
  return Math.min(...pages.flat().map(({ size }) => size));
}

function words(page: readonly PrintedText[] | undefined): string {
  return (page ?? []).map(({ text }) => text).join(' ');
}

for (const [name, match] of Object.entries({ 'six deals': SIX, 'a rubber of twenty deals': TWENTY })) {
  test(`${name} and how they were scored print on one page, in type that can be read`, async ({ page }) => {
    await storeMatches(page, match);
    await page.goto('./#/sheet');
    await howScored(page).waitFor();
    for (const parts of ['folded', 'open']) {
      if (parts === 'open') await howScored(page).click();
      for (const format of PAPERS) {
        const pages = await printed(page, format);
        expect(pages, `${format}, ${parts}`).toHaveLength(1);
        expect(words(pages[0])).toContain('Maria');
        expect(smallest(pages), `${format}, ${parts}`).toBeGreaterThanOrEqual(SMALLEST);
        // The screen's own headings and buttons are no part of a sheet.
        expect(words(pages[0])).not.toContain(t.score.copyText);
      }
    }
  });
}

test('a longer rubber is broken between games, and the names stand over each page', async ({ page }) => {
  await storeMatches(page, SIXTY);
  await page.goto('./#/sheet');
  await howScored(page).waitFor();
  for (const format of PAPERS) {
    const pages = await printed(page, format);
    expect(pages.length, format).toBeGreaterThan(1);
    expect(smallest(pages)).toBeGreaterThanOrEqual(SMALLEST);
    // The names and what they have, then a game from its beginning.
    for (const one of pages.slice(1))
      expect(words(one)).toMatch(/^Maria .*?Jan .*?(First|Second|Third) game · /);
    expect(words(pages.at(-1))).toContain(t.score.total);
    expect(words(pages[0])).not.toContain(t.score.total);
  }
});

test('every card of scoring tables prints on one page', async ({ page }) => {
  for (const kind of PAD_KINDS) {
    await page.goto(`./#/scoring/${kind}`);
    await page.getByRole('article', { name: t.score.sheetTitle(kind) }).waitFor();
    for (const format of PAPERS) {
      const pages = await printed(page, format);
      expect(pages, `${kind}, ${format}`).toHaveLength(1);
      expect(smallest(pages), kind).toBeGreaterThanOrEqual(SMALLEST);
      expect(words(pages[0])).toContain(t.scoring.short.split(':')[0]);
    }
  }
});

test('the sheet is saved as a table, and copied as text where the browser allows it', async ({ page }) => {
  await storeMatches(page, TWENTY);
  await page.goto('./#/sheet');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: t.score.saveCsv }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('Bridgette 2026-05-01.csv');
  const rows = (await readFile(await file.path(), 'utf8')).replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(rows).toHaveLength(21);
  expect(rows[20]).toBe('20,Jan,Jan,0NT,5,-1,50,0,0,0,900,0');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: t.score.copyText }).click();
  await expect(page.getByText(t.score.textCopied)).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Rubber Bridgette, 1 May 2026');
  expect(text.trimEnd().split('\n').at(-1)).toMatch(/^Total +900 +0$/);
});
