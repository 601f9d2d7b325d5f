import { expect, test } from '@playwright/test';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { formatCode } from '../../src/engine/codes.ts';
import { messages } from '../../src/i18n/every.ts';
import { EVEN, packWith } from '../../tests/support/match.ts';
import { drawnWhole } from '../support/drawn.ts';
import { Players } from '../support/players.ts';

const t = messages('en');
const code = formatCode(packWith(EVEN));
/** Of the app, in ms: a new hand-over is deaf for DEAD, a hold lasts HOLD. */
const DEAD = 400;
const HOLD = 500;

/** Ways to press and to let go. */
interface Finger {
  readonly down: (target: Locator) => Promise<void>;
  readonly up: () => Promise<void>;
}

const FINGERS: Readonly<
  Record<'mouse' | 'touch' | 'Enter' | 'Space', (page: Page, cdp: CDPSession) => Finger>
> = {
  mouse: (page) => ({
    down: async (target) => {
      const { x, y } = await middle(target);
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    up: () => page.mouse.up(),
  }),
  touch: (_, cdp) => ({
    down: async (target) => {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [await middle(target)] });
    },
    up: async () => {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
  }),
  Enter: (page) => key(page, 'Enter'),
  Space: (page) => key(page, 'Space'),
};

function key(page: Page, name: string): Finger {
  return {
    down: async (target) => {
      await target.focus();
      await page.keyboard.down(name);
    },
    up: () => page.keyboard.up(name),
  };
}

test.use({ hasTouch: true });

test('holding opens by mouse, touch, Enter and Space, in real time, and letting go does nothing more', async ({
  page,
}) => {
  await page.goto('/');
  const players = new Players(page);
  const cdp = await page.context().newCDPSession(page);
  await players.startMatch({ codes: [code] });
  await players.deal();
  for (const [name, finger] of Object.entries(FINGERS)) {
    await test.step(name, async () => {
      const { down, up } = finger(page, cdp);
      await afterDeadTime(page);
      await down(holdButton(players));
      await players.atTable('S');
      await drawnWhole(page);
      const opened = await page.content();
      await up();
      expect(await page.content()).toBe(opened);
      await putAway(players);
    });
  }
});

test('letting go early opens nothing, and says why', async ({ page }) => {
  const { players, cdp } = await dealtWithStoppedClock(page);
  for (const [name, finger] of Object.entries(FINGERS)) {
    await test.step(name, async () => {
      const { down, up } = finger(page, cdp);
      await page.clock.runFor(DEAD + 1);
      await down(holdButton(players));
      await page.clock.runFor(HOLD - 1);
      await up();
      await page.clock.runFor(10 * HOLD);
      await expect(page.getByText(t.table.holdHint.short)).toBeVisible();
      expect(await players.handOverTo()).toBe('S');
    });
  }
});

test('a press that began while the hand-over was deaf never opens it, however long it lasts', async ({
  page,
}) => {
  const { players, cdp } = await dealtWithStoppedClock(page);
  for (const [name, finger] of Object.entries(FINGERS)) {
    await test.step(name, async () => {
      const { down, up } = finger(page, cdp);
      await down(holdButton(players));
      await expect(page.getByText(t.table.holdHint.early)).toBeVisible();
      await page.clock.runFor(10 * HOLD);
      expect(await players.handOverTo()).toBe('S');
      await up();
      await page.clock.runFor(10 * HOLD);
      expect(await players.handOverTo()).toBe('S');
      await players.open('S');
      await putAway(players);
    });
  }
});

test('the second click of a double click opens nothing, however slow it is', async ({ page }) => {
  const { players } = await dealtWithStoppedClock(page);
  await page.clock.runFor(DEAD + 1);
  for (const button of [players.button(t.table.openPlainly(players.names.S)), holdButton(players)]) {
    const { x, y } = await middle(button);
    await page.mouse.move(x, y);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await page.clock.runFor(10 * HOLD);
    expect(await players.handOverTo()).toBe('S');
  }
});

test('without holding: the plain button by mouse, touch and key, and either button pressed by a switch', async ({
  page,
}) => {
  const { players } = await dealtWithStoppedClock(page);
  const plain = players.button(t.table.openPlainly(players.names.S));
  const bare = (button: Locator) => button.evaluate((element) => (element as HTMLElement).click());
  const ways: Readonly<Record<string, () => Promise<void>>> = {
    mouse: () => plain.click(),
    touch: () => plain.tap(),
    Enter: () => plain.press('Enter'),
    Space: () => plain.press('Space'),
    'a switch': () => bare(plain),
    'a switch on the holding button': () => bare(holdButton(players)),
  };
  for (const [name, press] of Object.entries(ways)) {
    await test.step(name, async () => {
      // A second tap at once would be half of a double tap.
      if (name !== 'touch') await press();
      expect(await players.handOverTo(), 'still deaf').toBe('S');
      if (name !== 'touch') await expect(page.getByText(t.table.holdHint.early)).toBeVisible();
      await page.clock.runFor(DEAD + 1);
      await press();
      await players.atTable('S');
      await putAway(players);
    });
  }
});

test('a hold does not go on, and nothing opens, in a page that is hidden meanwhile', async ({ page }) => {
  const { players, cdp } = await dealtWithStoppedClock(page);
  for (const [name, finger] of Object.entries(FINGERS)) {
    await test.step(name, async () => {
      const { down, up } = finger(page, cdp);
      await page.clock.runFor(DEAD + 1);
      await down(holdButton(players));
      await page.clock.runFor(HOLD / 2);
      await setVisibility(page, 'hidden');
      await page.clock.runFor(10 * HOLD);
      await setVisibility(page, 'visible');
      await page.clock.runFor(10 * HOLD);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.table.overTo(players.names.S));
      await up();
      await players.open('S');
      await putAway(players);
    });
  }
});

test('what hides the page while the hand-over is being opened wins', async ({ page }) => {
  const { players } = await dealtWithStoppedClock(page);
  const plain = players.button(t.table.openPlainly(players.names.S));
  await page.clock.runFor(DEAD + 1);
  await plain.evaluate((element) => {
    (element as HTMLElement).click();
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  });
  // The look is on its way to the disk; a press is only heard when it has got there.
  await expect(async () => {
    expect(await players.handOverTo()).toBe('S');
    await page.clock.runFor(DEAD + 1);
    await plain.click({ timeout: 1000 });
    await players.atTable('S');
  }).toPass();
});

async function dealtWithStoppedClock(page: Page): Promise<{ players: Players; cdp: CDPSession }> {
  const players = await Players.arrive(page);
  await players.startMatch({ codes: [code] });
  await page.clock.pauseAt(Date.now() + 60_000);
  await players.deal();
  return { players, cdp: await page.context().newCDPSession(page) };
}

function holdButton(players: Players): Locator {
  return players.button(t.table.hold(players.names.S));
}

async function putAway(players: Players): Promise<void> {
  await players.page.keyboard.press('Escape');
  await expect(players.page.getByRole('heading', { level: 1 })).toHaveText(t.table.overTo(players.names.S));
}

/** Waits for longer than the hand-over is deaf: a timer set later than its own, for as long, rings later. */
async function afterDeadTime(page: Page): Promise<void> {
  await page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), DEAD + 1);
}

async function middle(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}
