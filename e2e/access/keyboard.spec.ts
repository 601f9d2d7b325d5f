import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Seat } from '../../src/engine/seat.ts';
import { messages } from '../../src/i18n/every.ts';
import { Players } from '../support/players.ts';
import { title } from '../support/results.ts';

const t = messages('en');
/** More stops than any screen has. */
const STOPS = 80;
const HOLD = 550;
const SETTLE = 450;

/** Somebody who has a keyboard, and nothing else. */
class Typist {
  private readonly players: Players;

  constructor(private readonly page: Page) {
    this.players = new Players(page);
  }

  button(name: string | RegExp): Locator {
    return this.players.button(name);
  }

  /** Goes on with Tab until this has the focus, which has to be seen on the whole way. */
  async tabTo(goal: Locator): Promise<void> {
    await goal.waitFor();
    for (let stop = 0; stop < STOPS; stop += 1) {
      if (await goal.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
      // After the last stop the browser's own buttons have their turn, which have no element here.
      const focus = await this.page.evaluate(focused);
      expect(focus.shown || focus.name === 'BODY', `the focus is seen on ${focus.name}`).toBe(true);
    }
    throw new Error(`Tab does not come to ${String(goal)}`);
  }

  /** Presses what has the focus, and the focus is somewhere afterwards. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.kept();
  }

  async kept(): Promise<void> {
    await expect.poll(async () => (await this.page.evaluate(focused)).name, 'the focus').not.toBe('BODY');
  }

  async pressOn(goal: Locator, key = 'Enter'): Promise<void> {
    await this.tabTo(goal);
    await this.press(key);
  }

  async type(label: string, words: string): Promise<void> {
    await this.tabTo(this.page.getByRole('textbox', { name: label }));
    await this.page.keyboard.type(words);
  }

  /** From the hand-over to the table, holding a key. Gives whose turn it is. */
  async open(key = 'Enter'): Promise<Seat> {
    const heading = this.page.getByRole('heading', { level: 1, name: /^Over to / });
    await heading.waitFor();
    await this.kept();
    const seat = (await this.players.handOverTo()) ?? 'N';
    await this.page.clock.runFor(SETTLE);
    await this.tabTo(this.button(t.table.hold(this.players.names[seat])));
    await this.page.keyboard.down(key);
    await this.page.clock.runFor(HOLD);
    await this.page.keyboard.up(key);
    await this.players.atTable(seat);
    await this.kept();
    return seat;
  }

  /** The cards of the open hand. */
  hand(): Locator {
    return this.page.getByRole('region', { name: /’s hand$/ }).getByRole('button');
  }

  /** One Tab into the hand, then arrows to the first card that fits. */
  async cardWhere(fits: RegExp): Promise<void> {
    const labels = await this.hand().evaluateAll((cards) => cards.map((card) => card.ariaLabel ?? ''));
    const goal = labels.findIndex((label) => fits.test(label));
    if (goal === -1) throw new Error(`no card is ${String(fits)}`);
    await this.tabTo(this.page.locator('.hand button[tabindex="0"]'));
    await this.page.keyboard.press('Home');
    for (let step = 0; step < goal; step += 1) await this.page.keyboard.press('ArrowRight');
    await expect(this.hand().nth(goal)).toBeFocused();
  }
}

/** Runs in the page: what has the focus, and whether one sees that. */
function focused(): { readonly name: string; readonly shown: boolean } {
  const element = document.activeElement as HTMLElement;
  // A radio button may show it on its label or on what is drawn in its stead, a card on its picture.
  const around = [element.closest('label'), element.nextElementSibling, element.firstElementChild];
  const faces = [element, ...around].filter((face) => face !== null);
  const marked = faces.some((face) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(face);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  });
  const box = (element.closest('label') ?? element).getBoundingClientRect();
  const inView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  return {
    name:
      element === document.body ? 'BODY' : `${element.tagName} ${element.ariaLabel ?? element.textContent}`,
    shown: marked && inView,
  };
}

test('a whole deal by keyboard alone, from New match to the next deal', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const typist = new Typist(page);

  await test.step('New match', async () => {
    await typist.pressOn(page.getByRole('link', { name: t.shell.home.newMatch }));
    await typist.type(t.shell.newMatch.name.N, 'Maria');
    await typist.type(t.shell.newMatch.name.S, 'Jan');
    await typist.pressOn(typist.button(t.shell.newMatch.start));
  });

  await test.step('the cut', async () => {
    const first = typist.button(/^Card 1 of 55/);
    await typist.tabTo(first);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await expect(typist.button(/^Card 55 of 55/)).toBeFocused();
    // A colon does not count, and the player picks again; equal cards there are none.
    const deal = typist.button(t.shell.deal.deal);
    const down = typist.button(/^Card \d+ of 55, face down$/);
    for (let pick = 0; pick < 5 && !(await deal.isVisible()); pick += 1) {
      const left = await down.count();
      await typist.press('Enter');
      // Each pick is saved before it shows; a key pressed meanwhile is dropped.
      await expect(async () => {
        expect((await deal.isVisible()) || (await down.count()) < left).toBe(true);
      }).toPass();
      await page.keyboard.press('ArrowLeft');
    }
    await typist.pressOn(deal);
  });

  await test.step('the exchange', async () => {
    for (const key of ['Enter', 'Space']) {
      await typist.open(key);
      const draw = typist.button(/^Draw \d+ cards$/);
      const count = Number(/\d+/.exec((await draw.textContent()) ?? '')?.[0]);
      await typist.pressOn(draw, key);
      // The table is the same before and after, and what is pressed while the draw is being saved is dropped.
      await expect(page.getByText(t.table.discardPrompt(count))).toBeVisible();
      await typist.cardWhere(/./);
      for (let card = 0; card < count; card += 1) {
        await typist.press(key);
        await page.keyboard.press('ArrowRight');
      }
      await expect(page.getByText(t.table.discardPrompt(0))).toBeVisible();
      await typist.pressOn(typist.button(/^Discard \d+ cards$/), key);
    }
  });

  await test.step('the auction', async () => {
    // The dealer, who has just discarded, opens.
    const bids = page.locator('.bids button:not([aria-disabled])');
    await typist.pressOn(bids.first());
    await typist.open();
    await typist.pressOn(typist.button('Pass'));
    await typist.open();
    await typist.pressOn(typist.button('Pass'), 'Space');
  });

  await test.step('Escape puts the hand away, and closes the menu', async () => {
    // The bidder of the last pass leads: the same hand stays open. The cover over a pass that is still being saved would be another.
    await page.getByRole('main', { name: t.table.play, exact: true }).waitFor();
    await typist.press('Escape');
    await expect(title(page)).toHaveText(/^Over to /);
    await typist.open();
    await typist.pressOn(typist.button(t.table.menu));
    await expect(page.getByRole('dialog')).toBeVisible();
    await typist.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(typist.button(t.table.menu)).toBeFocused();
  });

  await test.step('thirteen tricks', async () => {
    for (let card = 1; card <= 26; card += 1) {
      if (
        await title(page)
          .filter({ hasText: /^Over to / })
          .isVisible()
      )
        await typist.open();
      const left = await typist.hand().count();
      await typist.cardWhere(/, playable$/);
      await typist.press(card % 2 === 0 ? 'Enter' : 'Space');
      // The turn goes over, or the same player leads on with a card fewer.
      if (card < 26) {
        const over = page.getByRole('heading', { level: 1, name: /^Over to / });
        await expect
          .poll(async () => (await over.isVisible()) || (await typist.hand().count()) < left)
          .toBe(true);
      }
    }
  });

  await test.step('the result, and the next deal', async () => {
    await expect(page.getByRole('table', { name: t.score.scoreOfDeal })).toBeVisible();
    await typist.kept();
    await typist.pressOn(typist.button(t.shell.deal.deal));
    await typist.open();
    await expect(page.getByText(t.table.dealOf(2, 6)).first()).toBeVisible();
  });
});
