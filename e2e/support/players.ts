import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Call, Meaning } from '../../src/engine/auction/call.ts';
import type { Card } from '../../src/engine/cards.ts';
import type { PresetName } from '../../src/engine/options.ts';
import type { Seat } from '../../src/engine/seat.ts';
import type { Sitting } from '../../src/engine/view/types.ts';
import { messages } from '../../src/i18n/every.ts';

const t = messages('en');
/** The corner of a card that its neighbours in the fan leave uncovered, in px. */
export const CORNER = { x: 12, y: 16 };
/** Longer than the time in which a new hand-over is deaf, and than a hold; in ms of the page's own clock. */
export const SETTLE = 450;
export const HOLD = 550;

export interface MatchSetup {
  readonly preset?: PresetName;
  /** Passing the device, if not said otherwise. */
  readonly sitting?: Sitting;
  /** Prepared deals; N deals first if not said otherwise. Without codes the players cut. */
  readonly codes?: readonly string[];
  readonly firstDealer?: Seat;
  readonly olderTricksOpen?: boolean;
  readonly receiverCuts?: boolean;
}

/**
 * Two people at one device, acting through what the screen shows and names, and nothing else. The page's timers are moved by
 * hand, so that half a second of holding costs none.
 */
export class Players {
  readonly names: Readonly<Record<Seat, string>> = { N: 'Maria', S: 'Jan' };

  constructor(readonly page: Page) {}

  /** Opens the app with its clock under control. */
  static async arrive(page: Page, address = '/'): Promise<Players> {
    await page.clock.install();
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return new Players(page);
  }

  /** Presses something as these players do: with the mouse. */
  protected async press(control: Locator, position?: typeof CORNER): Promise<void> {
    await control.click(position === undefined ? {} : { position });
  }

  /** A call or a card that is pressed is made; fingers have to confirm it. */
  protected async confirm(): Promise<void> {
    return Promise.resolve();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  async startMatch(setup: MatchSetup = {}): Promise<void> {
    const { page } = this;
    await this.press(page.getByRole('link', { name: t.shell.home.newMatch }).first());
    await page.getByRole('textbox', { name: t.shell.newMatch.name.N }).fill(this.names.N);
    await page.getByRole('textbox', { name: t.shell.newMatch.name.S }).fill(this.names.S);
    await this.press(page.getByRole('radio', { name: t.words.preset(setup.preset ?? 'basic') }));
    if (setup.sitting !== undefined)
      await this.press(page.getByRole('radio', { name: t.sitting.names[setup.sitting] }));
    if (setup.codes !== undefined) {
      await this.press(page.getByText(t.shell.newMatch.prepared, { exact: true }));
      await page.getByLabel(t.shell.newMatch.codes).fill(setup.codes.join('\n'));
      const dealer = this.names[setup.firstDealer ?? 'N'];
      await page
        .getByRole('group', { name: t.shell.newMatch.firstDealer })
        .getByRole('radio', { name: dealer })
        .check();
    }
    if (setup.olderTricksOpen === true || setup.receiverCuts === true) {
      await this.press(page.getByText(t.shell.newMatch.options, { exact: true }));
      const { olderTricksOpen, receiverCuts } = t.shell.newMatch;
      if (setup.olderTricksOpen === true)
        await this.press(page.getByRole('checkbox', { name: olderTricksOpen }));
      if (setup.receiverCuts === true) await this.press(page.getByRole('checkbox', { name: receiverCuts }));
    }
    await this.press(this.button(t.shell.newMatch.start));
  }

  /** The next deal, from wherever it is offered. */
  async deal(): Promise<void> {
    await this.press(this.button(t.shell.deal.deal));
    await this.page.getByRole('heading', { name: /^Over to / }).waitFor();
  }

  /** The player named by the hand-over takes the device, by the plain button. */
  async open(seat: Seat): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(t.table.overTo(this.names[seat]));
    await this.page.clock.runFor(SETTLE);
    await this.press(this.button(t.table.openPlainly(this.names[seat])));
    await this.atTable(seat);
  }

  /** The same by holding, with the mouse. */
  async hold(seat: Seat): Promise<void> {
    await this.page.clock.runFor(SETTLE);
    const box = await this.button(t.table.hold(this.names[seat])).boundingBox();
    if (box === null) throw new Error('nothing to hold');
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await this.page.mouse.down();
    await this.page.clock.runFor(HOLD);
    await this.page.mouse.up();
    await this.atTable(seat);
  }

  /** Waits for the table as this player sees it. */
  async atTable(seat: Seat): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: t.table.yourHand(this.names[seat]) }).waitFor();
  }

  /** Whose hand-over is on the screen; `null` if it is none. */
  async handOverTo(): Promise<Seat | null> {
    const heading = await this.page.getByRole('heading', { level: 1 }).textContent();
    if (heading === t.table.overTo(this.names.N)) return 'N';
    return heading === t.table.overTo(this.names.S) ? 'S' : null;
  }

  /** Opens the hand-over if this player does not have the device yet. */
  async take(seat: Seat): Promise<void> {
    const mine = this.page.getByRole('heading', { level: 1, name: t.table.yourHand(this.names[seat]) });
    const over = this.page.getByRole('heading', { level: 1, name: t.table.overTo(this.names[seat]) });
    await mine.or(over).waitFor();
    if (await over.isVisible()) await this.open(seat);
  }

  /** A card in the opened hand. */
  card(card: Card): Locator {
    return this.button(new RegExp(`^${t.words.card(card)},`));
  }

  async capture(seat: Seat): Promise<void> {
    await this.take(seat);
    await this.press(this.button(/^Capture the /));
  }

  async draw(seat: Seat): Promise<void> {
    await this.take(seat);
    await this.press(this.button(/^Draw \d+ cards$/));
    await this.button(/^Discard \d+ cards$/).waitFor();
  }

  async discard(seat: Seat, cards: readonly Card[]): Promise<void> {
    await this.take(seat);
    for (const card of cards) await this.press(this.card(card), CORNER);
    await this.press(this.button(/^Discard \d+ cards$/));
  }

  /** Throws away what was just drawn, so that the dealt hand is kept. */
  async discardDrawn(seat: Seat): Promise<void> {
    await this.take(seat);
    for (const card of await this.button(new RegExp(`, ${t.table.fresh}$`)).all()) {
      await this.press(card, CORNER);
    }
    await this.press(this.button(/^Discard \d+ cards$/));
  }

  /** A call. `meaning` tells a recue-bid from a double. */
  async call(seat: Seat, call: Call, meaning?: Meaning): Promise<void> {
    await this.take(seat);
    if (meaning === 'answer' || meaning === 'second-answer') {
      await this.press(this.page.getByRole('button', { name: /^Answer / }));
      await this.confirm();
      return;
    }
    await this.chooseKind(call);
    await this.press(this.callButton(call, meaning));
    await this.confirm();
  }

  /** Turns the bidding box to the keyword of a cue-bid, or back to natural bids, and on a small screen to the level. */
  async chooseKind(call: Call): Promise<void> {
    await this.callButton('P').waitFor();
    const levels = this.page.getByRole('group', { name: t.table.level });
    const level = /^\d/.exec(call)?.[0];
    if (level !== undefined && (await levels.count()) > 0) {
      await this.press(levels.getByRole('radio', { name: level }));
    }
    const kinds = this.page.getByRole('group', { name: t.table.kindOfBid });
    const keyword = /-(.+)$/.exec(call)?.[1];
    const list = this.page.getByRole('combobox', { name: t.table.kindOfBid });
    if ((await list.count()) > 0) await list.selectOption(keyword ?? '');
    if ((await kinds.count()) === 0) return;
    await this.press(
      kinds.getByRole('radio', { name: keyword === undefined ? t.table.natural : `${keyword}?` }),
    );
  }

  callButton(call: Call, meaning?: Meaning): Locator {
    return this.button(t.words.call(call, meaning));
  }

  async play(seat: Seat, card: Card): Promise<void> {
    await this.take(seat);
    await this.press(this.card(card));
    await this.confirm();
    // The same player may lead on: the next card must not be tried before this one is on the table.
    await this.card(card).waitFor({ state: 'detached' });
  }

  async openMenu(): Promise<Locator> {
    await this.press(this.button(t.table.menu));
    return this.page.getByRole('dialog');
  }

  async claim(seat: Seat, tricks: number): Promise<void> {
    await this.take(seat);
    const menu = await this.openMenu();
    await this.press(menu.getByRole('button', { name: t.table.claim }));
    await this.press(this.page.getByRole('radio', { name: String(tricks), exact: true }));
    await this.press(this.page.getByRole('button', { name: /^(Claim \d|Concede)/ }));
  }

  async answerClaim(seat: Seat, accept: boolean): Promise<void> {
    await this.take(seat);
    await this.press(this.button(accept ? t.table.accept : t.table.playOn));
  }

  /** The sentence that says why the last thing tried is not allowed. */
  refusal(): Locator {
    return this.page.getByRole('alert');
  }
}
