import { beforeEach, describe, expect, it } from 'vitest';
import { PACK } from '../../../src/engine/cards.ts';
import { formatCode } from '../../../src/engine/codes.ts';
import type { Sitting } from '../../../src/engine/index.ts';
import { SEATS } from '../../../src/engine/seat.ts';
import type { Seat } from '../../../src/engine/seat.ts';
import { shuffledPack } from '../../../src/engine/shuffle.ts';
import type { Page } from '../../../src/store/page.ts';
import { seeded } from '../../support/random.ts';
import { REQUEST, emptyDevice, openTab, playStep, settled, storedLog, storedState } from './support.ts';
import type { Tab } from './support.ts';

beforeEach(emptyDevice);

/** N deals, so S, the receiver, is the first to act. */
const PACKED = shuffledPack(seeded(21));

async function dealt(
  sitting: Sitting,
  pack = PACKED,
  parts: Parameters<typeof openTab>[0] = {},
): Promise<Tab> {
  emptyDevice();
  const tab = await openTab(parts);
  await tab
    .now()
    .newMatch({ ...REQUEST, sitting, prepared: { codes: [formatCode(pack)], firstDealer: 'N' } });
  await tab.now().deal(null);
  return tab;
}

const types = async (tab: Tab) => (await storedLog(tab.now().match!.id)).map(({ action }) => action.type);
const cardsIn = (value: unknown): string[] =>
  PACK.filter((card) => JSON.stringify(value).includes(`"${card}"`));
const published = (tab: Tab): string => JSON.stringify(tab.now()).replaceAll(/"[0-9a-f]{32}"/g, '"id"');
const swap = (a: number, b: number) =>
  PACKED.map((card, at) => (at === a ? PACKED[b]! : at === b ? PACKED[a]! : card));
/** What everybody sees just after the deal. */
const UPCARD = [PACKED[26]!];

describe('the open table', () => {
  it('shows both hands from the deal on, without a hand-over, through a whole deal', async () => {
    const tab = await dealt('open');
    expect(tab.now()).toMatchObject({ opened: 'S', view: { viewer: 'open', open: { N: {}, S: {} } } });
    for (let step = 0; tab.now().view!.deal?.number === 1; step += 1) {
      expect(tab.now().opened).toBe(tab.now().view!.turn);
      expect(step).toBeLessThan(200);
      await playStep(tab, seeded(step + 1));
    }
    expect(await types(tab)).not.toContain('look');
    expect(tab.states.every(({ refusal }) => refusal === null)).toBe(true);
    expect(tab.now()).toMatchObject({ opened: null, view: { open: null } });
  });

  it('stays open when the page is hidden or the hand put away', async () => {
    const page = fakePage();
    const tab = await dealt('open', PACKED, { page: page as unknown as Page });
    page.hide();
    tab.now().putAway();
    expect(tab.now()).toMatchObject({ opened: 'S', view: { viewer: 'open' } });
  });

  it('takes back for either player', async () => {
    const tab = await dealt('open');
    await tab.now().dispatch({ type: 'draw', seat: 'S' });
    await tab.now().dispatch({ type: 'undo', seat: 'N' });
    expect(tab.now()).toMatchObject({ refusal: null, view: { phase: { step: 'draw' } } });
  });

  it('is changed to by both: until the second yes nothing of a hand is published', async () => {
    const tab = await dealt('pass');
    await tab.now().open('S');
    await tab.now().dispatch({ type: 'sit', seat: 'S', sitting: 'open' });
    expect(tab.now()).toMatchObject({
      opened: null,
      view: { viewer: 'public', turn: null, legal: { answerSit: 'N' } },
    });
    expect(cardsIn(tab.now())).toEqual(UPCARD);
    for (const seat of SEATS) {
      await tab.now().open(seat);
      await tab.now().peek(seat);
      await tab.now().dispatch({ type: 'draw', seat });
      expect(tab.now().opened).toBeNull();
      expect(cardsIn(tab.now())).toEqual(UPCARD);
    }
    // Nor by who asked, nor after a reload.
    await tab.now().dispatch({ type: 'answer-sit', seat: 'S', accept: true });
    expect(tab.now().refusal?.error.code).toBe('not-your-turn');
    const again = await openTab();
    expect(cardsIn(again.now())).toEqual(UPCARD);
    await tab.now().dispatch({ type: 'answer-sit', seat: 'N', accept: false });
    expect(cardsIn(tab.now())).toEqual(UPCARD);
    expect(tab.now()).toMatchObject({ opened: null, view: { sitting: 'pass', turn: 'S' } });
    await tab.now().dispatch({ type: 'sit', seat: 'N', sitting: 'open' });
    await tab.now().dispatch({ type: 'answer-sit', seat: 'S', accept: true });
    expect(tab.now()).toMatchObject({ opened: 'S', view: { viewer: 'open', sitting: 'open' } });
    // And back: covered in the same update.
    await tab.now().dispatch({ type: 'sit', seat: 'N', sitting: 'pass' });
    expect(tab.now()).toMatchObject({ opened: null, view: { viewer: 'public', open: null } });
    expect(cardsIn(tab.now())).toEqual(UPCARD);
  });

  it.each([0, 1])(
    'twins of both hands are equal while the question waits, and differ after the yes: seed %i',
    async (seed) => {
      const twins = [PACKED, swap(2 * seed, 2 * seed + 1)];
      const texts: { asked: string; yes: string }[] = [];
      for (const pack of twins) {
        const tab = await dealt('pass', pack);
        await tab.now().dispatch({ type: 'sit', seat: 'N', sitting: 'open' });
        await settled();
        const asked = published(tab);
        await tab.now().dispatch({ type: 'answer-sit', seat: 'S', accept: true });
        texts.push({ asked, yes: published(tab) });
      }
      expect(texts[1]!.asked).toBe(texts[0]!.asked);
      expect(texts[1]!.yes).not.toBe(texts[0]!.yes);
    },
  );

  it('is kept by a rematch, as the players sit then', async () => {
    const tab = await dealt('pass');
    await tab.now().dispatch({ type: 'sit', seat: 'N', sitting: 'open' });
    await tab.now().dispatch({ type: 'answer-sit', seat: 'S', accept: true });
    await tab.now().rematch();
    expect(tab.now().view?.sitting).toBe('open');
  });
});

describe('across the table', () => {
  it('shows a hand exactly while its player peeks, both at once if they like', async () => {
    const tab = await dealt('across');
    expect(tab.now()).toMatchObject({
      opened: null,
      view: { viewer: 'public' },
      peeks: { N: null, S: null },
    });
    await Promise.all([tab.now().peek('S'), tab.now().peek('N')]);
    expect(tab.now()).toMatchObject({
      opened: null,
      view: { viewer: 'public' },
      peeks: { N: { viewer: 'N' }, S: { viewer: 'S' } },
    });
    tab.now().cover('S');
    expect(tab.now()).toMatchObject({ peeks: { N: { viewer: 'N' }, S: null } });
    await tab.now().peek('S');
    tab.now().putAway();
    expect(tab.now()).toMatchObject({ peeks: { N: null, S: null } });
    expect(cardsIn(tab.now())).toEqual(UPCARD);
  });

  it('logs the look of the player to act, once, and never the other’s', async () => {
    const tab = await dealt('across');
    await tab.now().peek('N');
    await tab.now().peek('S');
    tab.now().cover('S');
    await tab.now().peek('S');
    expect(await types(tab)).toEqual(['deal', 'look']);
  });

  it('takes a private action only from a player who peeks; the peek goes on', async () => {
    const tab = await dealt('across');
    await tab.now().peek('N');
    await tab.now().dispatch({ type: 'draw', seat: 'S' });
    expect(tab.now().refusal?.error.code).toBe('not-your-turn');
    await tab.now().peek('S');
    await tab.now().dispatch({ type: 'draw', seat: 'S' });
    const cards = tab.now().peeks.S!.own!.drawn;
    await tab.now().dispatch({ type: 'discard', seat: 'S', cards });
    expect(tab.now()).toMatchObject({
      refusal: null,
      view: { turn: 'N' },
      peeks: { N: { viewer: 'N' }, S: { viewer: 'S' } },
    });
  });

  it('does not uncover what was covered while the look was being saved', async () => {
    const tab = await dealt('across');
    const peek = tab.now().peek('S');
    tab.now().cover('S');
    await peek;
    expect(tab.states.every(({ peeks }) => peeks.S === null)).toBe(true);
  });

  it('ends every peek when the page is hidden, and lets nobody peek then', async () => {
    const page = fakePage();
    const tab = await dealt('across', PACKED, { page: page as unknown as Page });
    await tab.now().peek('S');
    await tab.now().peek('N');
    page.hide();
    expect(cardsIn(tab.now())).toEqual(UPCARD);
    await tab.now().peek('S');
    expect(cardsIn(tab.now())).toEqual(UPCARD);
  });

  it('ends every peek with another way of sitting, and with the deal', async () => {
    const tab = await dealt('across');
    await tab.now().peek('N');
    await tab.now().dispatch({ type: 'sit', seat: 'N', sitting: 'pass' });
    expect(tab.now()).toMatchObject({
      opened: null,
      view: { viewer: 'public' },
      peeks: { N: null, S: null },
    });
    await tab.now().peek('N');
    expect(cardsIn(tab.now())).toEqual(UPCARD);
  });

  it('a refusal, which may tell about a hand, goes with the peek', async () => {
    const tab = await dealt('across');
    await tab.now().peek('S');
    await tab.now().dispatch({ type: 'discard', seat: 'S', cards: [] });
    expect(tab.now().refusal?.error.code).toBe('draw-first');
    tab.now().cover('S');
    expect(tab.now().refusal).toBeNull();
  });

  it.each<readonly [what: string, peeks: readonly Seat[], places: readonly [number, number]]>([
    ['no peek: a card of each hand', [], [0, 1]],
    ['S peeks: a card of N’s and one of the pack', ['S'], [1, 40]],
    ['N peeks: a card of S’s and one of the pack', ['N'], [0, 40]],
    ['both peek: two of the pack', ['N', 'S'], [30, 40]],
  ])('twins are equal. %s', async (_, peeks, [a, b]) => {
    const texts: string[] = [];
    for (const pack of [PACKED, swap(a, b)]) {
      const tab = await dealt('across', pack);
      for (const seat of peeks) await tab.now().peek(seat);
      await settled();
      texts.push(published(tab));
    }
    expect(texts[1]).toBe(texts[0]);
  });

  it('a peek holds that player’s cards only', async () => {
    const tab = await dealt('across');
    await tab.now().peek('S');
    const state = await storedState(tab.now().match!.id);
    expect(state.phase.name).toBe('exchange');
    if (state.phase.name !== 'exchange') return;
    const { hands } = state.phase.exchange;
    expect(cardsIn(tab.now()).sort()).toEqual([...hands.S, ...UPCARD].sort());
  });
});

interface FakePage {
  readonly document: EventTarget & { visibilityState: string };
  readonly window: EventTarget;
  hide(): void;
}

function fakePage(): FakePage {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  return {
    document,
    window: new EventTarget(),
    hide() {
      document.visibilityState = 'hidden';
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}
