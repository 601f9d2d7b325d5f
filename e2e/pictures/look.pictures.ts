/**
 * Pictures to look at, in `reports/pictures`: every screen and state on a phone, a tablet and a laptop in the default look, and some
 * that show most in every theme, in other suits and on other screens. `PICTURES` picks by a regular expression on the names.
 */
import { test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { SCREENS } from '../support/screens.ts';
import { setElsewhere } from '../support/set-elsewhere.ts';

const FOLDER = 'reports/pictures';
const wanted = new RegExp(process.env.PICTURES ?? '', 'i');

interface Shot {
  readonly width: number;
  readonly height: number;
  readonly theme?: 'light' | 'dark' | 'contrast';
  readonly suits?: 'safe' | 'two';
  readonly size?: 'large' | 'projector';
  readonly forced?: boolean;
  readonly language?: 'nl';
}

const EVERYWHERE: readonly Shot[] = [
  { width: 360, height: 640, theme: 'light' },
  { width: 820, height: 1180, theme: 'dark' },
  { width: 1366, height: 768, theme: 'light' },
];

/** Looks that are worth a picture of a few screens. */
const CLOSER: readonly Shot[] = [
  { width: 640, height: 360, theme: 'dark' },
  { width: 800, height: 600, theme: 'light', size: 'projector' },
  { width: 1366, height: 768, theme: 'dark', size: 'projector' },
  { width: 1366, height: 768, theme: 'contrast' },
  { width: 1366, height: 768, theme: 'dark', forced: true },
  { width: 1920, height: 1080, theme: 'dark', suits: 'safe' },
  { width: 1180, height: 820, theme: 'light', size: 'large' },
  { width: 3840, height: 2160, theme: 'light', suits: 'two', size: 'projector' },
  { width: 1920, height: 1080, theme: 'light', size: 'projector' },
  { width: 3840, height: 2160, theme: 'dark' },
  { width: 820, height: 1180, theme: 'contrast', suits: 'safe' },
  { width: 360, height: 640, theme: 'dark', language: 'nl' },
  { width: 1366, height: 768, theme: 'light', language: 'nl' },
];
const SHOWN_CLOSER =
  /^\/$|^\/settings|cut|hand-over in the auction|discard|cue-bids|trick to follow|bar|result|sheet|help|Open table/;

for (const screen of SCREENS) {
  test(screen.name, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await screen.show(page);
    const shots = [...EVERYWHERE, ...(SHOWN_CLOSER.test(screen.name) ? CLOSER : [])];
    for (const shot of shots) {
      const name = nameOf(screen.name, shot);
      if (wanted.test(name)) await shoot(page, shot, `${FOLDER}/${name}.png`);
    }
  });
}

async function shoot(page: Page, shot: Shot, path: string): Promise<void> {
  const { width, height, theme = 'light', suits = 'four', size = 'normal', forced = false } = shot;
  await page.emulateMedia({ forcedColors: forced ? 'active' : 'none' });
  await setElsewhere(page, { theme, suits, size, language: shot.language ?? 'en' });
  // After the look: a resize is what the layout listens to.
  await page.setViewportSize({ width: width + 1, height });
  await page.setViewportSize({ width, height });
  await page.evaluate(() => {
    scrollTo(0, 0);
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  await page.screenshot({ path, animations: 'disabled' });
}

function nameOf(screen: string, { width, height, theme, suits, size, forced, language }: Shot): string {
  const place = screen.replace(/^\/$/, 'home').replace(/\W+/g, '-').replace(/^-/, '');
  const look = [theme, suits, size, forced === true ? 'forced' : undefined, language].filter(Boolean);
  return [place, `${width}x${height}`, ...look].join(' ');
}
