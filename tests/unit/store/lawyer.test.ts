/** What somebody might try who calls the table past its screens, to do what the rules or the hand-over forbid. */
import { beforeEach, describe, expect, it } from 'vitest';
import { PACK } from '../../../src/engine/cards.ts';
import type { Card } from '../../../src/engine/cards.ts';
import type { Action } from '../../../src/engine/index.ts';
import { formatCode } from '../../../src/engine/codes.ts';
import { SEATS, opponent } from '../../../src/engine/seat.ts';
import type { Seat } from '../../../src/engine/seat.ts';
import { shuffledPack } from '../../../src/engine/shuffle.ts';
import type { PlayersAction } from '../../../src/store/types.ts';
import { seeded } from '../../support/random.ts';
import {
  REQUEST,
  emptyDevice,
  inDatabase,
  openTab,
  playOn,
  playUntil,
  settled,
  storedLog,
  storedState,
  turnOf,
} from './support.ts';
import type { Tab } from './support.ts';

beforeEach(emptyDevice);

/** Actions of every kind for both seats, most of them against the rules wherever the match stands. */
function everything(): PlayersAction[] {
  return SEATS.flatMap((seat): PlayersAction[] => [
    { type: 'cut', seat, place: 3 },
    { type: 'cut', seat, place: 999 },
    { type: 'capture', seat },
    { type: 'draw', seat },
    { type: 'discard', seat, cards: [] },
    { type: 'discard', seat, cards: ['SA', 'SA', 'SA'] },
    { type: 'discard', seat, cards: PACK },
    ...(['P', 'X', '1C', '7NT', '2S-short'] as const).map((call): PlayersAction => ({
      type: 'call',
      seat,
      call,
    })),
    ...PACK.map((card): PlayersAction => ({ type: 'play', seat, card })),
    { type: 'claim', seat, tricks: 13 },
    { type: 'claim', seat, tricks: 99 },
    { type: 'answer-claim', seat, accept: true },
    { type: 'undo', seat },
    { type: 'ask-undo', seat },
    { type: 'answer-undo', seat, accept: true },
    { type: 'ask-stop', seat },
    { type: 'answer-stop', seat, accept: true },
    { type: 'answer-sit', seat, accept: true },
  ]);
}

const PRIVATE: ReadonlySet<string> = new Set([
  'capture',
  'draw',
  'discard',
  'call',
  'play',
  'claim',
  'answer-claim',
  'answer-undo',
]);

/** A match in this phase, on the table and covered. */
async function match(
  phase: 'exchange' | 'auction' | 'play',
): Promise<{ tab: Tab; id: string; log: () => Promise<readonly Action[]> }> {
  const tab = await openTab();
  await tab.now().newMatch(REQUEST);
  await playUntil(tab, phase);
  tab.now().putAway();
  const { id } = tab.now().match!;
  return { tab, id, log: async () => (await storedLog(id)).map(({ action }) => action) };
}

describe('the table does not do', () => {
  it.each(['exchange', 'auction', 'play'] as const)(
    'what needs a hand while both are covered, in the %s',
    async (phase) => {
      const { tab, log } = await match(phase);
      const before = await log();
      for (const action of everything().filter(({ type }) => PRIVATE.has(type)))
        await tab.now().dispatch(action);
      expect(await log()).toEqual(before);
      expect(tab.now().opened).toBeNull();
    },
  );

  it.each(['exchange', 'auction', 'play'] as const)('what is the other seat’s, in the %s', async (phase) => {
    const { tab, log } = await match(phase);
    const seat = turnOf(tab);
    await tab.now().open(seat);
    const before = await log();
    for (const action of everything()) {
      if (!('seat' in action) || action.seat === seat || action.type === 'undo' || action.type === 'ask-undo')
        continue;
      await tab.now().dispatch(action);
      expect(tab.now().refusal?.error).toBeDefined();
    }
    expect(await log()).toEqual(before);
    // Nor does opening the hand-over for the one who is not to act show a hand.
    tab.now().putAway();
    await tab.now().open(opponent(seat));
    expect(tab.now()).toMatchObject({ opened: null, view: { viewer: 'public' } });
    await tab.now().dispatch({ type: 'look', seat: opponent(seat) });
    expect(tab.now().opened).toBeNull();
    expect(await log()).toEqual(before);
  });

  it('what the generator does not list: whatever is tried, the log stays one that replays', async () => {
    for (const phase of ['exchange', 'auction', 'play'] as const) {
      emptyDevice();
      const { tab, id } = await match(phase);
      for (const action of everything()) {
        const turn = tab.now().view?.turn ?? null;
        if (turn !== null) await tab.now().open(turn);
        await tab.now().dispatch(action);
      }
      // `storedState` throws at the first entry that is against the rules.
      expect((await storedState(id)).setup).toBeDefined();
      expect((await openTab({}, 2)).now()).toMatchObject({ match: { id }, aside: [] });
    }
  });

  it('a deal of somebody’s choice: not by the door of the players, nor over a prepared one', async () => {
    const pack = shuffledPack(seeded(5));
    const tab = await openTab();
    await tab.now().newMatch({ ...REQUEST, prepared: { codes: [formatCode(pack)], firstDealer: 'N' } });
    const own = [...PACK] as readonly Card[];
    for (const action of [
      { type: 'deal', pack: own },
      { type: 'spread', pack: own },
    ] as unknown as PlayersAction[]) {
      await tab.now().dispatch(action);
      expect(await storedLog(tab.now().match!.id)).toEqual([]);
    }
    // Wherever somebody cuts, a code is the order after the cut (R6).
    await tab.now().deal(17);
    expect((await storedLog(tab.now().match!.id))[0]!.action).toEqual({ type: 'deal', pack });
  });

  it.each([Number.NaN, -3, 1.5, 1e9, Number.POSITIVE_INFINITY])(
    'a cut at %d that loses or doubles a card',
    async (cutAt) => {
      const tab = await openTab();
      await tab.now().newMatch({ ...REQUEST, prepared: { codes: [], firstDealer: 'N' } });
      await tab.now().deal(cutAt);
      const [dealt] = await storedLog(tab.now().match!.id);
      expect(new Set((dealt!.action as { pack: readonly Card[] }).pack).size).toBe(55);
    },
  );

  it('anything twice: a double tap, and two different taps at once, are one', async () => {
    const { tab, log } = await match('auction');
    const seat = turnOf(tab);
    await tab.now().open(seat);
    const before = await log();
    const [first, second] = tab.now().view!.legal.calls;
    await Promise.all([
      tab.now().dispatch({ type: 'call', seat, call: first! }),
      tab.now().dispatch({ type: 'call', seat, call: first! }),
      tab.now().dispatch({ type: 'call', seat, call: second! }),
      tab.now().deal(null),
      tab.now().open(opponent(seat)),
      tab.now().rematch(),
    ]);
    expect(await log()).toEqual([...before, { type: 'call', seat, call: first }]);
    expect(tab.now()).toMatchObject({ busy: false, opened: null });
  });

  it('what was meant for the match as it was before another tab went on with it', async () => {
    const { tab, id, log } = await match('auction');
    // The other player has called and may take it back, which is open to everybody who sees the hand-over.
    const taker = turnOf(tab);
    await tab.now().open(taker);
    await tab.now().dispatch({ type: 'call', seat: taker, call: 'P' });
    tab.now().putAway();
    const waker = new EventTarget();
    const sleepy = await openTab(
      {
        page: {
          document: { visibilityState: 'visible', addEventListener: () => undefined },
          window: { addEventListener: waker.addEventListener.bind(waker) },
        },
      },
      2,
    );
    expect(sleepy.now().view!.legal.undo[taker]).not.toBeNull();
    await playOn(tab, 2, 6);
    const before = await log();
    // The page wakes, and the tap that was meant for what it showed comes before what it learns.
    waker.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    const way = sleepy.now().view!.legal.undo[taker] === 'free' ? 'undo' : 'ask-undo';
    await sleepy.now().dispatch({ type: way, seat: taker });
    await settled();
    expect(await log()).toEqual(before);
    expect(sleepy.now()).toMatchObject({
      movedElsewhere: true,
      match: { id },
      view: { length: before.length },
    });
  });

  it('what becomes of an action after it was judged: the cards are those of that moment', async () => {
    const { tab, id } = await match('exchange');
    const seat = turnOf(tab);
    await tab.now().open(seat);
    while (tab.now().view!.legal.discard === null) await tab.now().dispatch({ type: 'draw', seat });
    const { count, from } = tab.now().view!.legal.discard!;
    const cards = from.slice(0, count);
    const given = [...cards];
    await tab.now().dispatch({ type: 'discard', seat, cards: given });
    // Whoever gave the list still has it.
    given[0] = ':G';
    given.length = 1;
    await playOn(tab, 3);
    tab.now().putAway();
    expect((await storedLog(id)).map(({ action }) => action)).toContainEqual({
      type: 'discard',
      seat,
      cards,
    });
    expect((await openTab({}, 2)).now().view).toEqual(tab.now().view);
    // An action that changes its mind between being judged and being saved.
    let asked = 0;
    const turn = turnOf(tab);
    await tab.now().open(turn);
    const shifty = {
      type: 'call',
      seat: turn,
      get call() {
        asked += 1;
        return asked === 1 ? 'P' : '7NT';
      },
    } as unknown as PlayersAction;
    await tab
      .now()
      .dispatch(shifty)
      .catch(() => undefined);
    expect((await storedState(id)).setup).toBeDefined();
  });

  it.each([
    ['of no kind', { type: 'win', seat: 'N' }],
    ['of no seat', { type: 'draw', seat: 'E' }],
    ['with more to it', { type: 'draw', seat: 'N', twice: true }],
    ['of cards that there are not', { type: 'play', seat: 'N', card: 'SZ' }],
    ['inherited', Object.create({ type: 'draw', seat: 'N' }) as object],
    ['that is none', { seat: 'N' }],
  ])('an action %s; and goes on as if nothing had been', async (_, action) => {
    const { tab, log } = await match('exchange');
    const seat: Seat = turnOf(tab);
    await tab.now().open(seat);
    const before = await log();
    await tab
      .now()
      .dispatch({
        ...action,
        ...('seat' in action && action.seat === 'N' ? { seat } : {}),
      } as unknown as PlayersAction)
      .catch(() => undefined);
    expect(await log()).toEqual(before);
    expect(tab.now()).toMatchObject({ busy: false, opened: seat });
    await playOn(tab, 1);
    expect((await log()).length).toBeGreaterThan(before.length);
  });

  it('a match that is not there, or a record that is no match, on the table', async () => {
    const { tab, id } = await match('auction');
    await inDatabase(({ heads }) => heads.put({ id: 'bait', players: { N: 'me' } }));
    for (const bait of ['', 'nothing', 'bait', '__proto__', 'constructor']) {
      expect(await tab.now().resume(bait)).toBe(false);
      expect(tab.now()).toMatchObject({ match: { id }, busy: false });
    }
    expect(tab.now().aside).toHaveLength(1);
  });
});
