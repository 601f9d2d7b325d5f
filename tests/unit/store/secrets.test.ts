import { beforeEach, describe, expect, it } from 'vitest';
import type { Card } from '../../../src/engine/cards.ts';
import { PACK } from '../../../src/engine/cards.ts';
import { formatCode } from '../../../src/engine/codes.ts';
import { view } from '../../../src/engine/index.ts';
import { shuffledPack } from '../../../src/engine/shuffle.ts';
import { seeded } from '../../support/random.ts';
import { LIVELY, REQUEST, emptyDevice, openTab, playStep, settled, storedState } from './support.ts';
import type { Tab } from './support.ts';

beforeEach(emptyDevice);

const cardsIn = (text: string): Set<string> => new Set(PACK.filter((card) => text.includes(`"${card}"`)));
/** Ids and the random source differ from device to device; the matches do not. */
const published = (tab: Tab): string => JSON.stringify(tab.now()).replaceAll(/"[0-9a-f]{32}"/g, '"id"');

async function prepared(pack: readonly Card[]): Promise<Tab> {
  emptyDevice();
  const tab = await openTab({}, 1);
  await tab.now().newMatch({ ...REQUEST, prepared: { codes: [formatCode(pack)], firstDealer: 'N' } });
  await tab.now().deal(null);
  return tab;
}

describe('the published state', () => {
  it('holds no card but those of the view that its viewer may see', async () => {
    for (let seed = 1; seed <= 4; seed += 1) {
      emptyDevice();
      const tab = await openTab({}, seed);
      await tab.now().newMatch({ ...REQUEST, olderTricksOpen: seed % 2 === 0 });
      const below = seeded(seed);
      let covered = 0;
      for (let step = 0; step < 120; step += 1) {
        await playStep(tab, below, LIVELY);
        const state = await storedState(tab.now().match!.id);
        for (const putAway of [false, true]) {
          if (putAway) tab.now().putAway();
          const { opened } = tab.now();
          covered += opened === null ? 1 : 0;
          const allowed = cardsIn(JSON.stringify(view(state, opened ?? 'public')));
          expect([...cardsIn(JSON.stringify(tab.now()))].filter((card) => !allowed.has(card))).toEqual([]);
        }
      }
      expect(covered).toBeGreaterThan(120);
    }
  });

  it('is the same for two packs that differ in hidden cards only: after the deal, covered or opened', async () => {
    for (let seed = 1; seed <= 5; seed += 1) {
      const pack = shuffledPack(seeded(seed));
      const swap = (a: number, b: number): readonly Card[] =>
        pack.map((card, at) => (at === a ? pack[b]! : at === b ? pack[a]! : card));
      // Even places to 24 are S's hand, the receiver's; odd ones N's; 26 is the upcard; the rest is to be drawn (R5).
      const twins: readonly (readonly [twin: readonly Card[], opened: boolean])[] = [
        [swap(0, 1), false],
        [swap(2, 40), false],
        [swap(1, 30), true],
        [swap(3, 54), true],
        [swap(27, 50), true],
      ];
      for (const [twin, opened] of twins) {
        const texts: string[] = [];
        for (const one of [pack, twin]) {
          const tab = await prepared(one);
          if (opened) await tab.now().open('S');
          await settled();
          texts.push(published(tab));
        }
        expect(texts[1]).toBe(texts[0]);
      }
    }
  });

  it('differs where the change is one that its viewer does see', async () => {
    const pack = shuffledPack(seeded(1));
    const texts: string[] = [];
    for (const one of [pack, pack.map((card, at) => (at === 0 ? pack[1]! : at === 1 ? pack[0]! : card))]) {
      const tab = await prepared(one);
      await tab.now().open('S');
      texts.push(published(tab));
    }
    expect(texts[1]).not.toBe(texts[0]);
  });

  it('tells nothing of the prepared packs still to come', async () => {
    const codes = [1, 2, 3].map((seed) => formatCode(shuffledPack(seeded(seed))));
    const tab = await openTab();
    await tab.now().newMatch({ ...REQUEST, prepared: { codes, firstDealer: 'S' } });
    expect([...cardsIn(published(tab))]).toEqual([]);
    for (const code of codes) expect(published(tab)).not.toContain(code);
  });
});
