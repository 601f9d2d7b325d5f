/** Draws the icons that have to be PNG from the ones drawn as SVG: `npm run icons`, and commit what it makes. */

import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserFlags, ensureBrowser } from './browser.mjs';

const PLAIN = 'public/favicon.svg';
/** Fills the whole square, with the drawing in the middle four fifths: systems cut their own shape out of it. */
const MASKABLE = 'public/icons/maskable.svg';

/** @type {readonly { source: string, size: number, file: string }[]} */
const ICONS = [
  { source: PLAIN, size: 192, file: 'icon-192' },
  { source: PLAIN, size: 512, file: 'icon-512' },
  { source: MASKABLE, size: 192, file: 'maskable-192' },
  { source: MASKABLE, size: 512, file: 'maskable-512' },
  { source: MASKABLE, size: 180, file: 'apple-touch-icon' },
];

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags() });
const page = await browser.newPage();
for (const { source, size, file } of ICONS) {
  const drawing = Buffer.from(readFileSync(source)).toString('base64');
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin: 0"><img style="display: block" width="${size}" height="${size}" alt="" src="data:image/svg+xml;base64,${drawing}">`,
  );
  await page.screenshot({ path: `public/icons/${file}.png`, omitBackground: true });
}
await browser.close();
