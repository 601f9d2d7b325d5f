import { expect, it } from 'vitest';
import { measure } from '../../bench/size.ts';

/** Gzip bytes of JavaScript that a first visit may wait for. React alone takes some 68,000 of them. */
const FIRST_LOAD_BUDGET = 110_000;

it(`the first load stays within ${FIRST_LOAD_BUDGET / 1000} kB of JavaScript`, () => {
  const { firstLoad, files } = measure();
  expect(firstLoad, JSON.stringify(files, null, 1)).toBeLessThanOrEqual(FIRST_LOAD_BUDGET);
  expect(firstLoad).toBeGreaterThan(1000);
});
