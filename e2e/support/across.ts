import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import type { Meaning } from '../../src/engine/auction/call.ts';
import type { Action } from '../../src/engine/index.ts';
import type { Card } from '../../src/engine/cards.ts';
import type { Seat } from '../../src/engine/seat.ts';
import { messages } from '../../src/i18n/every.ts';
import type { Players } from './players.ts';

const t = messages('en');

/** One player's side of a table that lies between the players: what is on it, and what that player does there. */
export class Side {
  readonly region: Locator;
  private readonly name: string;

  constructor(players: Players, seat: Seat) {
    this.name = players.names[seat];
    this.region = players.page.getByRole('region', { name: t.across.side(this.name), exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.region.getByRole('button', { name, exact: typeof name === 'string' });
  }

  get peek(): Locator {
    return this.button(t.across.peekAt(this.name));
  }

  get cover(): Locator {
    return this.button(t.across.coverHand(this.name));
  }

  get yourTurn(): Locator {
    return this.region.getByText(t.across.yourTurn);
  }

  card(card: Card): Locator {
    return this.button(new RegExp(`^${t.words.card(card)},`));
  }

  /** The kind of bid that a call needs, if the box has to be turned to it. */
  kindOf(action: Action & { readonly type: 'call' }): Locator {
    const keyword = /-(.+)$/.exec(action.call)?.[1];
    const kinds = this.region.getByRole('group', { name: t.table.kindOfBid });
    return kinds.getByRole('radio', { name: keyword === undefined ? t.table.natural : `${keyword}?` });
  }

  /** The last control of an action, when the hand is shown and cards or kind have been chosen. */
  last(action: Action, meaning?: Meaning): Locator {
    switch (action.type) {
      case 'capture':
        return this.button(/^Capture the /);
      case 'draw':
        return this.button(/^Draw \d+ cards$/);
      case 'discard':
        return this.button(/^Discard \d+ cards$/);
      case 'call':
        return meaning === 'answer' || meaning === 'second-answer'
          ? this.button(/^Answer /)
          : this.button(t.words.call(action.call, meaning));
      case 'play':
        return this.card(action.card);
      default:
        throw new Error(`${action.type} is not done here`);
    }
  }

  /** Nothing but backs. */
  async expectCovered(): Promise<void> {
    await expect(this.peek).toBeVisible();
    await expect(this.region.getByRole('toolbar')).toHaveCount(0);
  }
}
