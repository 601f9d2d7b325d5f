import type { Locator } from '@playwright/test';
import type { Seat } from '../../src/engine/seat.ts';
import { messages } from '../../src/i18n/every.ts';
import { Fingers } from './fingers.ts';
import { HOLD, Players, SETTLE } from './players.ts';
import type { CORNER } from './players.ts';

const t = messages('en');

/** Two people with fingers, and nothing else but the keys on the glass for their names. */
export class TouchingPlayers extends Players {
  protected override async press(control: Locator, position?: typeof CORNER): Promise<void> {
    await control.tap(position === undefined ? {} : { position });
  }

  protected override async confirm(): Promise<void> {
    await this.press(this.button(/^(?:Call|Play) /));
  }

  /** A finger that lies on the round button for half a second. */
  override async open(seat: Seat): Promise<void> {
    const fingers = await Fingers.on(this.page);
    await this.page.getByRole('heading', { level: 1, name: t.table.overTo(this.names[seat]) }).waitFor();
    await this.page.clock.runFor(SETTLE);
    await fingers.press(0, this.button(t.table.hold(this.names[seat])));
    await this.page.clock.runFor(HOLD);
    await fingers.lift(0);
    await this.atTable(seat);
  }
}
