import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/ui/routes.ts';
import { Players } from '../support/players.ts';
import { store } from '../support/records.ts';
import { STATES, show } from '../support/states.ts';

const SCHEMES = ['light', 'dark'] as const;

/** What axe finds wrong, by rule and place; nothing is left out. */
async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
    expect.soft(found, colorScheme).toEqual([]);
  }
}

for (const { path } of ROUTES) {
  test(`axe finds nothing wrong at ${path}`, async ({ page }) => {
    const over = STATES.at(-1)?.match;
    const running = STATES.find(({ name }) => name === 'a result')?.match;
    if (over === undefined || running === undefined) throw new Error('no such states');
    // An open match, a finished one, and a record to be set aside: every screen has something to show.
    await store(page, {
      heads: [running.head, { ...over.head, id: 'over' }, { id: 'todo', title: 'buy milk' }],
      entries: [...running.entries, ...over.entries.map((entry) => ({ ...entry, match: 'over' }))],
      current: running.head.id,
    });
    await page.goto(`./#${path}`);
    await page.getByRole('main').waitFor();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page);
  });
}

for (const state of STATES) {
  test(`axe finds nothing wrong in ${state.name}`, async ({ page }) => {
    await page.clock.install();
    await show(new Players(page), state);
    await expectNoViolations(page);
  });
}
