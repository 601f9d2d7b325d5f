import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** What comes one paint behind the rest (src/ui/common/Later.tsx) while it is not there: the figures of the courts, the sheet under a result. */
const TO_COME = '.court:not(:has(> .fine)), .result-sheet:empty';

/** Waits until nothing of the screen is still to come, before all of it is looked at. */
export async function drawnWhole(page: Page): Promise<void> {
  await expect(page.locator(TO_COME)).toHaveCount(0);
}
