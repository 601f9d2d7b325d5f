import type { Page } from '@playwright/test';
import { messages } from '../src/i18n/every.ts';
import { inBrowser } from './browser.ts';
import { watchTasks } from './long-tasks.ts';
import { fill } from './past-records.ts';
import { print } from './print.ts';
import { randomMatches } from './random-matches.ts';

const MATCHES = 10_000;
const t = messages('en');

/** The list of ten thousand matches: until it is up (aim: below 200 ms), scrolled through, and searched. */
export default async function past(): Promise<void> {
  await inBrowser({ viewport: { width: 820, height: 1180 } }, async (context) => {
    const page = await context.newPage();
    await page.addInitScript(watchTasks);
    await fill(page, randomMatches(MATCHES));
    await page.goto('./');
    await page.getByRole('link', { name: t.shell.home.allPast(MATCHES) }).waitFor();
    await page.evaluate(() => window.longest());
    await list(page);
    await scroll(page);
    await search(page);
  });
}

async function list(page: Page): Promise<void> {
  const time = await page.evaluate(() => window.timed('a[href="#/past"]', '.past-list > li'));
  print(time, `ms from Home to the list of ${MATCHES} matches`);
  await page.waitForTimeout(1000);
  print(await page.evaluate(() => window.longest()), 'ms longest task while it comes up');
}

async function scroll(page: Page): Promise<void> {
  const frames = await page.evaluate(async () => {
    const slow: number[] = [];
    let before = performance.now();
    for (let step = 1; step <= 120; step += 1) {
      window.scrollTo(0, (document.documentElement.scrollHeight * step) / 121);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = performance.now();
      slow.push(now - before);
      before = now;
    }
    return slow.sort((a, b) => a - b);
  });
  print(frames[Math.floor(frames.length * 0.95)] ?? NaN, 'ms a frame, 95 %, jumping through all of it');
  print(await page.evaluate(() => window.longest()), 'ms longest task while scrolling');
  await page.evaluate(() => window.scrollTo(0, 0));
}

async function search(page: Page): Promise<void> {
  const field = page.getByRole('searchbox');
  const count = page
    .getByRole('status')
    .filter({ hasText: t.past.count(1, { matches: MATCHES, pads: 0 }, String).slice(1, 8) });
  const from = Date.now();
  await field.pressSequentially('maria');
  await count.first().waitFor();
  print(Date.now() - from, 'ms to type a name of five letters and see what is found');
  print(await page.evaluate(() => window.longest()), 'ms longest task while searching');
}
