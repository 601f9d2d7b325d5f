import { expect, test } from '@playwright/test';
import { messages } from '../../src/i18n/every.ts';
import { cardsIn } from '../support/cheat.ts';
import { twinsWith } from '../support/twins.ts';
import type { TwinStep } from '../support/twins.ts';
import { both, follow, openQuietly, press, startTwins, still } from './worlds.ts';
import type { Worlds } from './worlds.ts';

const t = messages('en');
const twins = twinsWith('S');
/** The first card that S, who holds the secret, lays on N's: N is to act then. */
const REPLY = twins.steps.findIndex(
  ({ action, phase, turn }) =>
    phase === 'play' && action.type === 'play' && action.seat === 'S' && turn === 'N',
);
const open = (twins.steps[REPLY] as TwinStep).open;

async function toReply(worlds: Worlds): Promise<void> {
  for (const step of twins.steps.slice(0, REPLY + 1)) await follow(worlds, step);
}

const button = (worlds: Worlds, name: string | RegExp) =>
  both(worlds, ({ players }) => press(players.button(name)));

test('taking back, asked for, refused and agreed to, shows nobody the other hand', async ({ browser }) => {
  test.slow();
  const worlds = await startTwins(browser, twins);
  await toReply(worlds);

  await test.step('S asks when N has looked', async () => {
    await both(worlds, (world) => openQuietly(world, 'N'));
    await button(worlds, t.table.putAway);
    await button(worlds, /^Ask .* take back/);
    await expectEqual(worlds, 'N');
    await both(worlds, (world) => openQuietly(world, 'N'));
    await expectEqual(worlds, null);
  });
  await test.step('N refuses', async () => {
    await button(worlds, t.table.goOn);
    await expectEqual(worlds, null);
  });
  await test.step('N acts and takes it back before S looks', async () => {
    await follow(worlds, twins.steps[REPLY + 1] as TwinStep);
    await expectEqual(worlds, 'S');
    await button(worlds, /^Take back/);
    await expectEqual(worlds, 'N');
    await both(worlds, (world) => openQuietly(world, 'N'));
    await expectEqual(worlds, null);
  });
  await test.step('N acts, S looks, N asks, S agrees', async () => {
    await follow(worlds, twins.steps[REPLY + 1] as TwinStep);
    await both(worlds, (world) => openQuietly(world, 'S'));
    await button(worlds, t.table.putAway);
    await expectEqual(worlds, 'S');
    await button(worlds, /^Ask .* take back/);
    await expectEqual(worlds, 'S');
    await both(worlds, (world) => openQuietly(world, 'S'));
    await button(worlds, t.table.agree);
    await expectEqual(worlds, 'N');
    await both(worlds, (world) => openQuietly(world, 'N'));
    await expectEqual(worlds, null);
  });
});

test('R49: a claim shows the hand to the opponent who opens it, and to nobody before or after', async ({
  browser,
}) => {
  test.slow();
  const worlds = await startTwins(browser, twins);
  const lead = twins.steps.findIndex(({ turn }, at) => turn === 'S' && at >= REPLY);
  for (const step of twins.steps.slice(0, lead + 1)) await follow(worlds, step);
  await both(worlds, async (world) => {
    if ((await world.players.handOverTo()) !== null) await openQuietly(world, 'S');
    await press(world.players.button(t.table.menu));
    await press(world.players.page.getByRole('dialog').getByRole('button', { name: t.table.claim }));
    await press(world.players.page.getByRole('radio', { name: '2', exact: true }));
    await press(world.players.button(/^Claim 2/));
  });
  await expectEqual(worlds, 'N');
  await both(worlds, (world) => openQuietly(world, 'N'));
  const [here, there] = await both(worlds, (world) => world.cheat.look());
  expect(cardsIn(here)).toContain(twins.cards[0]);
  expect(cardsIn(there)).toContain(twins.cards[1]);
  await button(worlds, t.table.playOn);
  await expectEqual(worlds, 'S');
});

/** The hand-over to a player, or N's opened table (`null`): the same in both worlds. */
async function expectEqual(worlds: Worlds, over: 'N' | 'S' | null): Promise<void> {
  await both(worlds, async ({ players }) => {
    const name = over === null ? t.table.yourHand(players.names.N) : t.table.overTo(players.names[over]);
    await players.page.getByRole('heading', { level: 1, name }).waitFor();
  });
  await both(worlds, still);
  const [here, there] = await both(worlds, (world) => world.cheat.look());
  expect(there).toEqual(here);
  if (over !== null) {
    const known = new Set([...open, ...(twins.steps[REPLY + 1] as TwinStep).open]);
    expect(cardsIn(here).filter((card) => !known.has(card))).toEqual([]);
  }
}
