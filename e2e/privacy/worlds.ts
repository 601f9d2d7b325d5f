import { expect } from '@playwright/test';
import type { Browser, Locator } from '@playwright/test';
import type { Action } from '../../src/engine/index.ts';
import type { Seat } from '../../src/engine/seat.ts';
import { messages } from '../../src/i18n/every.ts';
import { Cheat } from '../support/cheat.ts';
import { Film } from '../support/film.ts';
import { Players } from '../support/players.ts';
import type { TwinStep, Twins } from '../support/twins.ts';

const t = messages('en');
const SETTLE = 450;

/** One of the twin deals at a table of its own, with everything it shows written down. */
export interface World {
  readonly players: Players;
  readonly cheat: Cheat;
  readonly film: Film;
}

export type Worlds = readonly [World, World];

/** Both deals, dealt, at their first hand-over; across the table with the guides of a first match, which nobody has read. */
export async function startTwins(
  browser: Browser,
  { codes }: Twins,
  sitting: 'pass' | 'across' = 'pass',
): Promise<Worlds> {
  const start = async (code: string): Promise<World> => {
    const context = await browser.newContext(
      sitting === 'across' ? { storageState: { cookies: [], origins: [] } } : {},
    );
    const page = await context.newPage();
    const cheat = await Cheat.watch(page);
    const players = await Players.arrive(page);
    await players.startMatch({ preset: 'advanced', codes: [code], sitting });
    if (sitting === 'pass') await players.deal();
    else await press(players.button(t.shell.deal.deal));
    await page.mouse.move(0, 0);
    return { players, cheat, film: new Film(cheat.cdp) };
  };
  return Promise.all([start(codes[0]), start(codes[1])]);
}

export async function both<T>(worlds: Worlds, work: (world: World) => Promise<T>): Promise<readonly [T, T]> {
  return Promise.all([work(worlds[0]), work(worlds[1])]);
}

/** Presses without a pointer or a key, as a switch does: nothing is hovered, pressed in or focused on the way. */
export async function press(control: Locator): Promise<void> {
  await control.waitFor();
  await control.evaluate((element) => {
    (element as HTMLElement).click();
  });
}

export async function openQuietly({ players }: World, seat: Seat): Promise<void> {
  await players.page.getByRole('heading', { level: 1, name: t.table.overTo(players.names[seat]) }).waitFor();
  await players.page.clock.runFor(SETTLE);
  await press(players.button(t.table.openPlainly(players.names[seat])));
  await players.atTable(seat);
}

/** Does all of an action but its last press, and gives what that is to be. */
export async function prepare({ players }: World, { action, meaning }: TwinStep): Promise<Locator> {
  switch (action.type) {
    case 'capture':
      return players.button(/^Capture the /);
    case 'draw':
      return players.button(/^Draw \d+ cards$/);
    case 'discard':
      for (const card of action.cards) await press(players.card(card));
      return players.button(/^Discard \d+ cards$/);
    case 'call': {
      if (meaning === 'answer' || meaning === 'second-answer') return players.button(/^Answer /);
      const kinds = players.page.getByRole('group', { name: t.table.kindOfBid });
      const keyword = /-(.+)$/.exec(action.call)?.[1];
      const kind = kinds.getByRole('radio', {
        name: keyword === undefined ? t.table.natural : `${keyword}?`,
      });
      if ((await kind.count()) > 0) await press(kind);
      else await players.chooseKind(action.call);
      return players.callButton(action.call, meaning);
    }
    case 'play':
      return players.card(action.card);
    default:
      throw new Error(`${action.type} is not in the script`);
  }
}

/** Waits until nothing moves. */
export async function still({ players }: World): Promise<void> {
  await expect.poll(() => players.page.evaluate(() => document.getAnimations().length)).toBe(0);
}

/** Does a whole step, the hand-over before it included. */
export async function follow(worlds: Worlds, step: TwinStep): Promise<void> {
  const seat = seatOf(step.action);
  await both(worlds, async (world) => {
    if ((await world.players.handOverTo()) === seat) await openQuietly(world, seat);
    await finish(world, await prepare(world, step), step);
  });
}

/** The last press of a step, and the table or the hand-over that it leads to. */
export async function finish({ players }: World, last: Locator, { action, turn }: TwinStep): Promise<void> {
  const { page, names } = players;
  await press(last);
  // The same player may keep the turn: what was pressed is gone when it is done.
  await last.waitFor({ state: 'detached' });
  const heading = seatOf(action) === turn ? t.table.yourHand(names[turn]) : t.table.overTo(names[turn]);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

export function seatOf(action: Action): Seat {
  if (!('seat' in action)) throw new Error(`${action.type} is nobody's`);
  return action.seat;
}
