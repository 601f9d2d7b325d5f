/** Everything that a page lets out of the device, as somebody gets it who presses every button there is for it. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { messages } from '../../src/i18n/every.ts';
import { goTo } from './go-to.ts';

const t = messages('en');

/** What was let out, by what it is. */
export type Outgoing = Readonly<Record<string, string>>;

declare global {
  interface Window {
    readonly copiedTexts: string[];
  }
}

/** Notes what is copied: two browsers may share one clipboard. */
export async function noteCopies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const copiedTexts: string[] = [];
    Object.assign(window, { copiedTexts });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(void copiedTexts.push(text)) },
    });
  });
}

/** From the sheet of the match on the table: its print, text and CSV, and links to its deals. */
export async function fromSheet(page: Page): Promise<Outgoing> {
  await goTo(page, '/sheet', t.score.sheet);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button(t.score.copyText).click();
  await expect(page.getByText(t.score.textCopied)).toBeVisible();
  const csv = await saved(page, () => button(t.score.saveCsv).click());
  await page.getByText(t.link.shareOne).click();
  const deals = await page
    .getByRole('combobox', { name: t.link.which })
    .getByRole('option')
    .allTextContents();
  await button(t.link.copy).click();
  await expect(page.getByText(t.link.copied)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const print = await page.evaluate(() => document.body.innerText);
  await page.emulateMedia({ media: null });
  const copied = await page.evaluate(() => window.copiedTexts.splice(0));
  expect(copied).toHaveLength(2);
  return { csv, deals: deals.join('\n'), print, ...Object.fromEntries(copied.entries()) };
}

/** From past matches, of which there are so many: one of them, several and all, in both formats. */
export async function fromPast(page: Page, count: number): Promise<Outgoing> {
  await goTo(page, '/past', t.past.title);
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await expect(boxes).toHaveCount(count);
  const all = await exported(page, t.files.exportAll, 'json');
  // Those last changed stand first: the running one.
  await boxes.nth(0).check();
  const one = await exported(page, t.files.export, 'json');
  const oneAsText = await exported(page, t.files.export, 'text');
  await boxes.nth(1).check();
  const severalAsText = await exported(page, t.files.export, 'text');
  return { all, one, oneAsText, severalAsText };
}

async function exported(page: Page, start: string, format: 'json' | 'text'): Promise<string> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button(start).click();
  await page.getByRole('radio', { name: t.files.formats[format] }).check();
  await button(t.files.write).click();
  return saved(page, () => button(t.files.save).click());
}

/** Name and bytes of the file that is saved. */
async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const bytes = await readFile(await download.path());
  return `${download.suggestedFilename()}\n${bytes.toString('utf8')}`;
}
