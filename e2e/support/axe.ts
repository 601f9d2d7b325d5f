import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const THEMES = ['light', 'dark', 'contrast'] as const;

/** What axe cannot decide by itself, and why that is no fault here. Anything else it leaves open fails. */
const EXPLAINED: Readonly<Record<string, string>> = {
  'th-has-data-cells': 'Before the opening call the auction has its two columns, and no call in them yet.',
  'color-contrast':
    'The table is a gradient and cards overlap: tests/unit/contrast.test.ts computes every pair from the tokens.',
};

/** What axe finds wrong or leaves open without an explanation, by rule and place; nothing is left out. */
export async function expectNothingWrong(page: Page): Promise<void> {
  for (const theme of THEMES) {
    await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme);
    // Of the rules that find nothing no list is kept of where. Legacy: axe opens no second page to gather what frames say, as there are none.
    const axe = new AxeBuilder({ page })
      .options({ resultTypes: ['violations', 'incomplete'] })
      .setLegacyMode();
    // What is not about colours is the same in every theme.
    const { violations, incomplete } = await (
      theme === THEMES[0] ? axe : axe.withRules('color-contrast')
    ).analyze();
    const found = [...violations, ...incomplete.filter(({ id }) => EXPLAINED[id] === undefined)].flatMap(
      ({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
    expect.soft(found, theme).toEqual([]);
  }
}
