import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { startMatch } from '../../src/engine/index.ts';
import type { MatchState } from '../../src/engine/index.ts';
import { seeded } from '../../tests/support/random.ts';
import { setupWith } from '../../tests/support/match.ts';
import { playOut } from '../../tests/support/script.ts';
import { expectNothingWrong } from '../support/axe.ts';
import { guidesRead } from '../support/guides.ts';
import { Players } from '../support/players.ts';
import { savedMatch } from '../support/records.ts';
import type { SavedMatch } from '../support/records.ts';
import { crowded } from '../support/room.ts';
import type { Asked } from '../support/room.ts';
import { SCREENS } from '../support/screens.ts';
import { setElsewhere } from '../support/set-elsewhere.ts';
import { STATES, show } from '../support/states.ts';

/** Phone upright and lying, tablet upright and lying, laptop, large screen, 4K. */
const WINDOWS = [
  [360, 640],
  [640, 360],
  [820, 1180],
  [1180, 820],
  [1366, 768],
  [1920, 1080],
  [3840, 2160],
] as const;
const LANGUAGES = ['en', 'nl'] as const;
/** One after the other through the windows: what takes room is alike in all of them. */
const THEMES = ['light', 'dark', 'contrast'] as const;
/** A projector shows these, and the 800 × 600 of old ones. */
const PROJECTED = [
  [800, 600],
  ...WINDOWS.filter(([width, height]) => width >= 800 && height >= 600),
] as const;
const LARGE = [WINDOWS[0], WINDOWS[2], WINDOWS[4]] as const;
/** A window of 1280 × 1024 at 400 % (WCAG 1.4.10). */
const ZOOMED = [320, 256] as const;
/** Hits are on whole pixels, sides are not: at the ends of a stretch a little may be lost. */
const LOST = 1.25;
const FINGER = 44 - LOST;
/** WCAG 2.5.8 asks for this much; at 400 % it is drawn four times as large. */
const ZOOMED_FINGER = 24 - LOST;
/** What a reader may ask of any page (WCAG 1.4.12). */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
/** So faint a page is laid out and hit like any other, but Chromium does not paint it: nearly a third of the work of a look. */
const FAINT = 'html, dialog, [popover] { opacity: 0.0003 !important }';
/** The longest that New match takes. */
const LONG_NAMES = { N: 'Maximiliane von Hohenburg-Lang', S: 'Bartholomeus van der Hoogstraa' };

type Size = readonly [width: number, height: number];
const PLAIN = { finger: FINGER, text: 0, whole: false };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of SCREENS) {
  // Both on one page: to bring a screen up takes as long as to look at it several times.
  test(`axe finds nothing wrong, and everything has room, in ${screen.name}`, async ({ page }) => {
    // A list of every step of a deal, or of every rule, has much to be looked at.
    if (screen.name.startsWith('a review') || screen.name === '/learn/rules') test.slow();
    await screen.show(page);
    await expectNothingWrong(page);
    await addStyles(page, FAINT);
    // On a phone that lies on its side the table may scroll.
    const whole = screen.table || screen.name === 'the cut';
    for (const [shift, language] of LANGUAGES.entries()) {
      await setElsewhere(page, { language, size: 'normal' });
      for (const [at, size] of WINDOWS.entries()) {
        const theme = THEMES[(at + shift) % THEMES.length] ?? 'light';
        await look(page, size, { ...PLAIN, theme, whole: whole && size[1] > 400 }, `${language} ${theme}`);
      }
      await look(page, ZOOMED, { ...PLAIN, finger: ZOOMED_FINGER }, language);
      await setElsewhere(page, { language, size: 'projector' });
      for (const size of PROJECTED) {
        await look(page, size, { ...PLAIN, text: 24 }, `${language} projector`);
      }
    }
    // Between the two that are looked at everywhere, in the language that takes more room.
    await setElsewhere(page, { language: 'nl', size: 'large' });
    for (const size of LARGE) {
      // A phone has no room for two sides in large type; there it is passed.
      if (size !== WINDOWS[0] || !screen.name.startsWith('across')) await look(page, size, PLAIN, 'nl large');
    }
    await setElsewhere(page, { language: 'en', size: 'normal' });
    await addStyles(page, SPACED);
    // Across the table both sides have a fixed height: what does not fit there lies over what lies between them.
    const spaced = { ...PLAIN, covered: false };
    for (const size of [WINDOWS[0], WINDOWS[4]]) await look(page, size, spaced, 'spaced text');
  });
}

for (const name of ['an auction with cue-bids', 'a lead under a bar', 'the exchange, to discard']) {
  test(`the longest names have room in ${name}`, async ({ page }) => {
    const state = STATES.find((one) => one.name === name);
    if (state === undefined) throw new Error('no such state');
    const players = Object.assign(new Players(page), { names: LONG_NAMES });
    await guidesRead(page.context());
    await page.clock.install();
    await show(players, { ...state, match: withNames(state.match, LONG_NAMES) });
    const asked = { ...PLAIN, dots: true };
    for (const size of WINDOWS) await look(page, size, { ...asked, whole: size[1] > 640 });
  });
}

test('the top and the own side stay where they are from the exchange to the play', async ({ page }) => {
  const until = [
    ({ phase }: MatchState) => phase.name === 'exchange',
    ({ phase }: MatchState) => phase.name === 'auction',
    ({ phase }: MatchState) => phase.name === 'play',
  ];
  await guidesRead(page.context());
  await page.clock.install();
  const places: Record<string, unknown>[] = [];
  for (const reached of until) {
    const setup = setupWith();
    const { actions } = playOut(startMatch(setup), seeded(3), reached);
    await show(new Players(page), { name: '', opened: true, match: savedMatch('still', actions, setup) });
    const found: Record<string, unknown> = {};
    for (const size of WINDOWS) {
      await look(page, size, PLAIN);
      found[size.join(' × ')] = await page.evaluate(placesOfTable);
    }
    places.push(found);
  }
  expect(places[1]).toEqual(places[0]);
  expect(places[2]).toEqual(places[0]);
});

/** Runs in the page: where what stays through a deal lies, in px. Names are not the same for both, so their height counts. */
function placesOfTable(): Record<string, readonly number[]> {
  const box = (selector: string): DOMRect => {
    const found = document.querySelector(selector);
    if (found === null) throw new Error(`no ${selector}`);
    return found.getBoundingClientRect();
  };
  const round = Math.round;
  const menu = box('.table-buttons :last-child');
  const name = box('.opponent .name');
  const first = box('.hand li');
  const last = box('.hand li:last-child');
  const hand = { last: [round(last.top), innerHeight - round(box('.hand').bottom)] };
  return {
    menu: [round(menu.left), round(menu.top)],
    opponent: [round(name.left), round(name.top)],
    ...hand,
    // On a phone that lies on its side the bidding box takes room beside the hand, which has a row more then.
    ...(innerHeight > 400 ? { first: [round(first.top), round(first.width)] } : {}),
  };
}

function withNames({ head, entries }: SavedMatch, names: typeof LONG_NAMES): SavedMatch {
  const { N, S } = head.players;
  return { head: { ...head, players: { N: { ...N, name: names.N }, S: { ...S, name: names.S } } }, entries };
}

async function addStyles(page: Page, styles: string): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, styles);
}

async function look(page: Page, [width, height]: Size, asked: Omit<Asked, 'width'>, how = ''): Promise<void> {
  await page.setViewportSize({ width, height });
  const wrong = await page.evaluate(crowded, { ...asked, width });
  expect.soft(wrong, `${width} × ${height} ${how}`).toEqual([]);
}
