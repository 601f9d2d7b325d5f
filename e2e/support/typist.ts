import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Seat } from '../../src/engine/seat.ts';
import { messages } from '../../src/i18n/every.ts';
import { Players } from './players.ts';

const t = messages('en');
/** More stops than any screen has. */
const STOPS = 80;
const HOLD = 550;
const SETTLE = 450;

/** Somebody who has a keyboard, and nothing else. */
export class Typist {
  private readonly players: Players;

  constructor(readonly page: Page) {
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
