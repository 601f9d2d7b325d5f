import { expect, test } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { SEATS } from '../../src/engine/seat.ts';
import { cardsIn } from '../support/cheat.ts';
import { samePicture } from '../support/film.ts';
import { twinsWith } from '../support/twins.ts';
import type { TwinStep } from '../support/twins.ts';
import { both, finish, openQuietly, prepare, seatOf, startTwins, still } from './worlds.ts';
import type { World, Worlds } from './worlds.ts';

/** So many hand-overs of each phase are filmed. */
const FILMED = 3;

// Twin deals differ in one hidden card. Whatever anybody but its holder may look at must not show which of the two it is.
for (const secret of SEATS) {
  test(`nothing at any hand-over of a whole deal tells apart twins that differ in a card of ${secret}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const twins = twinsWith(secret);
    const worlds = await startTwins(browser, twins);
    await expectEqualHandOvers(worlds, new Set(twins.upcards));

    const filmed = { exchange: 0, auction: 0, play: 0 };
    let covered = true;
    for (const step of twins.steps) {
      const seat = seatOf(step.action);
      if (covered) {
        await both(worlds, (world) => openQuietly(world, seat));
        await expectNothingMovedOver(worlds);
      }
      await expectHiddenFrom(worlds, seat === secret);
      covered = step.turn !== seat;
      const last = await both(worlds, (world) => prepare(world, step));
      const film = covered && filmed[step.phase]++ < FILMED;
      if (film) await both(worlds, startFilm);
      await both(worlds, (world) => finish(world, last[worlds.indexOf(world)] as Locator, step));
      if (film) await expectEqualFilms(worlds);
      if (covered) await expectEqualHandOvers(worlds, step.open);
    }
    for (const { cheat } of worlds) {
      expect(cheat.console).toEqual([]);
      expect(cheat.requests.filter((url) => !url.startsWith(String(baseURL)))).toEqual([]);
    }
  });
}

/** An opened table: its holder sees the card in which the twins differ, the opponent nothing of it. */
async function expectHiddenFrom(worlds: Worlds, holder: boolean): Promise<void> {
  await both(worlds, still);
  const [here, there] = await both(worlds, (world) => world.cheat.look());
  if (holder) expect(there.html).not.toBe(here.html);
  else expect(there).toEqual(here);
}

/** At a hand-over: nothing tells the twins apart, no card is named that has not lain on the table, nothing moves or moved. */
async function expectEqualHandOvers(worlds: Worlds, open: TwinStep['open']): Promise<void> {
  const [here, there] = await both(worlds, (world) => world.cheat.look());
  expect(there).toEqual(here);
  expect(here.moving).toBe(0);
  expect(cardsIn(here).filter((card) => !open.has(card))).toEqual([]);
  for (const { cheat } of worlds) {
    const commits = await cheat.commits();
    const handOvers = commits.filter((commit) => commit.screen === 'hand-over');
    expect(handOvers.map((commit) => commit.html)).toEqual([here.html]);
    expect(commits.filter((commit) => commit.moving > 0)).toEqual([]);
  }
}

/** Opened: nothing that moved before went on into the player's own table. */
async function expectNothingMovedOver(worlds: Worlds): Promise<void> {
  for (const { cheat } of worlds) {
    const [first] = await cheat.commits();
    expect(first).toEqual({ screen: 'table', html: '', moving: 0 });
  }
}

async function startFilm(world: World): Promise<void> {
  await still(world);
  await world.film.start();
}

/** From the last press on: frames of the mover's own table as it was, then of the hand-over, which is the same in both worlds. */
async function expectEqualFilms(worlds: Worlds): Promise<void> {
  const [here, there] = worlds;
  const light = here.players.page;
  const shows = async (pictures: readonly string[], picture: string): Promise<boolean> => {
    for (const other of pictures) if (await samePicture(light, other, picture)) return true;
    return false;
  };
  let handOver: string | undefined;
  await expect
    .poll(async () => {
      handOver = here.film.after().at(-1);
      const other = there.film.after().at(-1);
      if (handOver === undefined || other === undefined) return false;
      return (await samePicture(light, handOver, other)) && !(await shows(here.film.before(), handOver));
    })
    .toBe(true);
  await both(worlds, ({ film }) => film.stop());
  for (const { film } of worlds) {
    const kinds: string[] = [];
    for (const picture of film.after()) {
      if (await shows([handOver ?? ''], picture)) kinds.push('hand-over');
      else kinds.push((await shows(film.before(), picture)) ? 'table' : 'something else');
    }
    expect(kinds.filter((kind, at) => kind !== kinds[at - 1]).join(', ')).toMatch(/^(table, )?hand-over$/);
  }
}
