import { expect, test } from '@playwright/test';
import { SEATS, opponent } from '../../src/engine/seat.ts';
import type { Seat } from '../../src/engine/seat.ts';
import { Side } from '../support/across.ts';
import { cardsIn } from '../support/cheat.ts';
import { twinsWith } from '../support/twins.ts';
import type { TwinStep } from '../support/twins.ts';
import { both, press, seatOf, startTwins, still } from './worlds.ts';
import type { World, Worlds } from './worlds.ts';

/** After so many cards the play shows nothing new. */
const CARDS = 6;

test.use({ viewport: { width: 1180, height: 820 } });

// Twin deals differ in one hidden card of `secret`. While that player does not peek, nothing on the page may tell which of the two it is.
for (const secret of SEATS) {
  test(`across the table nothing tells apart twins that differ in a card of ${secret}, unless ${secret} peeks`, async ({
    browser,
  }) => {
    test.slow();
    const twins = twinsWith(secret);
    const lead = twins.steps.findIndex(({ action }) => action.type === 'play');
    const worlds = await startTwins(browser, twins, 'across');
    let turn: Seat = 'S';
    let open: TwinStep['open'] = new Set(twins.upcards);
    let phase = '';
    for (const step of twins.steps.slice(0, lead + CARDS)) {
      const seat = seatOf(step.action);
      const other = opponent(seat);
      expect(seat).toBe(turn);
      await test.step(`${seat}: ${step.action.type}`, async () => {
        await expectEqual(worlds, seat, open);
        // Once in each phase the opponent peeks as well, before and meanwhile.
        if (phase !== step.phase) {
          await peek(worlds, other);
          await expectTold(worlds, other === secret);
          await peek(worlds, seat);
          await expectTold(worlds, true);
          await cover(worlds, other);
        } else await peek(worlds, seat);
        await expectTold(worlds, seat === secret);
        await both(worlds, (world) => finish(world, step));
        await cover(worlds, seat);
      });
      ({ turn, open, phase } = step);
    }
    for (const { cheat } of worlds) expect(cheat.console).toEqual([]);
  });
}

const sideOf = ({ players }: World, seat: Seat): Side => new Side(players, seat);

async function peek(worlds: Worlds, seat: Seat): Promise<void> {
  await both(worlds, async (world) => {
    await press(sideOf(world, seat).peek);
    await sideOf(world, seat).cover.waitFor();
  });
}

async function cover(worlds: Worlds, seat: Seat): Promise<void> {
  await both(worlds, async (world) => {
    await press(sideOf(world, seat).cover);
    await sideOf(world, seat).peek.waitFor();
  });
}

/** Nobody peeks: the page is the same in both worlds, and names no card that has not lain on the table. */
async function expectEqual(worlds: Worlds, turn: Seat, open: TwinStep['open']): Promise<void> {
  await both(worlds, async (world) => {
    await sideOf(world, turn).yourTurn.waitFor();
    await still(world);
  });
  const [here, there] = await both(worlds, (world) => world.cheat.look());
  expect(there).toEqual(here);
  expect(cardsIn(here).filter((card) => !open.has(card))).toEqual([]);
}

/** Somebody peeks: does the page tell the worlds apart, as it must when it shows the card in which they differ, and only then? */
async function expectTold(worlds: Worlds, told: boolean): Promise<void> {
  await both(worlds, still);
  const [here, there] = await both(worlds, (world) => world.cheat.look());
  if (told) expect(there.html).not.toBe(here.html);
  else expect(there).toEqual(here);
}

/** All of an action, and what it leads to. */
async function finish(world: World, { action, meaning, turn }: TwinStep): Promise<void> {
  const side = sideOf(world, seatOf(action));
  if (action.type === 'discard') for (const card of action.cards) await press(side.card(card));
  if (action.type === 'call' && meaning !== 'answer' && meaning !== 'second-answer')
    await press(side.kindOf(action));
  const last = side.last(action, meaning);
  await press(last);
  await last.waitFor({ state: 'detached' });
  await sideOf(world, turn).yourTurn.waitFor();
}
