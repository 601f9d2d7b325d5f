import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** `npm run pictures`: not a test, so its files have another ending than the tests'. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: '../../test-results/pictures',
  reporter: 'line',
});
