import { beforeEach, describe, expect, it } from 'vitest';
import { PACK } from '../../../src/engine/cards.ts';
import { formatCode } from '../../../src/engine/codes.ts';
import { PRESETS } from '../../../src/engine/options.ts';
import { cutPack, isPack, shuffledPack } from '../../../src/engine/shuffle.ts';
import { seeded } from '../../support/random.ts';
import { REQUEST, emptyDevice, openTab, playOn, playUntil, settled, startTab, storedLog } from './support.ts';
import type { Tab } from './support.ts';

beforeEach(emptyDevice);

const CODES = [11, 12].map((seed) => formatCode(shuffledPack(seeded(seed))));
const PREPARED = { ...REQUEST, prepared: { codes: CODES, firstDealer: 'S' as const } };

const packs = async (tab: Tab) =>
  (await storedLog(tab.now().match!.id)).flatMap(({ action }) =>
    action.type === 'deal' ? [action.pack] : [],
  );

describe('newMatch', () => {
  it('R3: spreads a shuffled pack at once, stored together with the head', async () => {
    const tab = await openTab();
    expect(await tab.now().newMatch(REQUEST)).toEqual([]);
    const [spread, ...more] = await storedLog(tab.now().match!.id);
    expect(more).toEqual([]);
    expect(spread!.action).toMatchObject({ type: 'spread' });
    expect(isPack((spread!.action as { pack: typeof PACK }).pack)).toBe(true);
    expect(tab.now().match).toMatchObject({
      names: { N: 'Ada', S: 'Blaise' },
      preset: 'advanced',
      prepared: false,
    });
    expect(tab.now().matches.map(({ id }) => id)).toEqual([tab.now().match!.id]);
  });

  it('refuses with every fault by its field, and starts nothing', async () => {
    const tab = await openTab();
    const errors = await tab.now().newMatch({
      ...REQUEST,
      names: { N: '', S: 'x'.repeat(31) },
      options: { ...PRESETS.advanced, auctionEnd: 'one-pass' },
      prepared: { codes: [CODES[0]!, 'ABC', `${CODES[0]!.slice(0, -1)}*`], firstDealer: 'N' },
    });
    expect(errors).toMatchObject([
      { field: 'name', seat: 'N', reason: 'empty' },
      { field: 'name', seat: 'S', reason: 'too-long' },
      { field: 'options', error: { code: 'options-contradict', ruling: 'R90' } },
      { field: 'codes', code: 1, error: { code: 'code-length' } },
      { field: 'codes', code: 2, error: { code: 'code-letter' } },
    ]);
    expect(await tab.now().newMatch({ ...REQUEST, names: { N: 'Ada', S: 'ADA ' } })).toEqual([
      { field: 'names', reason: 'equal' },
    ]);
    expect(tab.now().match).toBeNull();
    expect(await tab.storage.keys()).toEqual([]);
  });

  it('keeps names with markup, from right to left, and cleaned', async () => {
    const tab = await openTab();
    await tab.now().newMatch({ ...REQUEST, names: { N: ' <b>Ann</b> ', S: '\u202Eשרה' } });
    expect((await openTab()).now().match?.names).toEqual({ N: '<b>Ann</b>', S: 'שרה' });
  });

  it('is inert while another is being started: a double tap starts one match', async () => {
    const tab = await openTab();
    await Promise.all([tab.now().newMatch(REQUEST), tab.now().newMatch(REQUEST)]);
    expect(await tab.storage.keys()).toHaveLength(1);
  });

  it('asked for while storage is still being read, it waits', async () => {
    const first = await openTab();
    await first.now().newMatch(REQUEST);
    const tab = startTab({}, 2);
    expect(tab.now().status).toBe('starting');
    await tab.now().newMatch({ ...REQUEST, names: { N: 'Eva', S: 'Max' } });
    expect(tab.now().match?.names.N).toBe('Eva');
    await settled();
    expect(tab.now().matches).toHaveLength(2);
  });
});

describe('deal', () => {
  it('R6: shuffles afresh, and a cut is a cut of that same shuffle', async () => {
    const dealt = async (cutAt: number | null) => {
      emptyDevice();
      const tab = await openTab({}, 9);
      await tab.now().newMatch(REQUEST);
      await playUntil(tab, 'between', 3);
      await tab.now().deal(cutAt);
      return (await packs(tab))[0]!;
    };
    const uncut = await dealt(null);
    expect(isPack(uncut)).toBe(true);
    expect(uncut).not.toEqual(PACK);
    for (const at of [1, 17, 54]) expect(await dealt(at)).toEqual(cutPack(uncut, at));
  });

  it('takes the prepared packs in order, uncut, over a reload, then shuffles', async () => {
    let tab = await openTab();
    await tab.now().newMatch(PREPARED);
    expect(tab.now().match?.prepared).toBe(true);
    expect(tab.now().view).toMatchObject({ phase: { name: 'between', nextDealer: 'S' } });
    await tab.now().deal(20);
    expect((await packs(tab)).map(formatCode)).toEqual(CODES.slice(0, 1));
    tab = await openTab();
    while ((await packs(tab)).length < 3) await playOn(tab, 10);
    const dealt = await packs(tab);
    expect(dealt.slice(0, 2).map(formatCode)).toEqual(CODES);
    expect(CODES).not.toContain(formatCode(dealt[2]!));
    expect(isPack(dealt[2]!)).toBe(true);
  });
});

describe('many matches', () => {
  it('R3: a rematch keeps players and rules, cuts anew, and leaves the old match in the list', async () => {
    const tab = await openTab();
    await tab.now().newMatch({ ...PREPARED, olderTricksOpen: true });
    const old = tab.now().match!;
    await tab.now().rematch();
    const match = tab.now().match!;
    expect(match).toMatchObject({ names: old.names, preset: old.preset, prepared: false });
    expect(match.id).not.toBe(old.id);
    expect(tab.now().view?.phase).toMatchObject({ name: 'cut', spread: 55 });
    expect(tab.now().matches.map(({ id }) => id)).toEqual([match.id, old.id]);
    const heads = await Promise.all([match.id, old.id].map((id) => tab.storage.load(id)));
    const players = heads.map(({ head }) => (head as { players: unknown }).players);
    expect(players[0]).toEqual(players[1]);
  });

  it('resume puts another on the table, covered, and it is still there after a reload', async () => {
    const tab = await openTab();
    await tab.now().newMatch(PREPARED);
    await tab.now().deal(null);
    const first = tab.now().match!.id;
    await tab.now().newMatch(REQUEST);
    await tab.now().resume(first);
    await tab.now().open('N');
    expect(tab.now()).toMatchObject({ opened: 'N', match: { id: first } });
    await tab.now().resume(first);
    expect(tab.now()).toMatchObject({ opened: null, view: { viewer: 'public', own: null } });
    expect((await openTab()).now().match?.id).toBe(first);
    await tab.now().resume('no such match');
    expect(tab.now().match?.id).toBe(first);
  });

  it('the list tells deals, totals and how a match ended', async () => {
    const tab = await openTab();
    await tab.now().newMatch(PREPARED);
    const id = tab.now().match!.id;
    await tab.now().deal(null);
    await playUntil(tab, 'between');
    await tab.now().dispatch({ type: 'ask-stop', seat: 'N' });
    await tab.now().dispatch({ type: 'answer-stop', seat: 'S', accept: true });
    const { sheet } = tab.now().view!;
    const line = {
      id,
      deals: 1,
      totals: sheet.totals,
      prepared: true,
      outcome: { stopped: true, winner: sheet.winner },
    };
    expect(tab.now().matches).toMatchObject([line]);
    const again = await openTab();
    await settled();
    expect(again.now().matches).toEqual(tab.now().matches);
  });
});
