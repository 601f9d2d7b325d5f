import { beforeEach, describe, expect, it } from 'vitest';
import { opponent } from '../../../src/engine/seat.ts';
import { PACK } from '../../../src/engine/cards.ts';
import { formatCode } from '../../../src/engine/codes.ts';
import { shuffledPack } from '../../../src/engine/shuffle.ts';
import type { Page } from '../../../src/store/page.ts';
import { seeded } from '../../support/random.ts';
import { REQUEST, emptyDevice, openTab, playOn, playUntil, storedLog } from './support.ts';
import type { Tab } from './support.ts';

beforeEach(emptyDevice);

/** N deals, so S, the receiver, is the first to act. */
const CODE = formatCode(shuffledPack(seeded(21)));
const PREPARED = { ...REQUEST, prepared: { codes: [CODE], firstDealer: 'N' as const } };

async function dealt(parts: Parameters<typeof openTab>[0] = {}): Promise<Tab> {
  const tab = await openTab(parts);
  await tab.now().newMatch(PREPARED);
  await tab.now().deal(null);
  return tab;
}

const types = async (tab: Tab) => (await storedLog(tab.now().match!.id)).map(({ action }) => action.type);

describe('open', () => {
  it('shows the hand to the player whose turn it is, and to no other', async () => {
    const tab = await dealt();
    expect(tab.now()).toMatchObject({ opened: null, view: { viewer: 'public', own: null, turn: 'S' } });
    await tab.now().open('N');
    expect(tab.now()).toMatchObject({
      opened: null,
      refusal: { error: { code: 'not-your-turn', params: { turn: 'S' } } },
    });
    await tab.now().open('S');
    expect(tab.now()).toMatchObject({
      opened: 'S',
      refusal: null,
      view: { viewer: 'S', own: { seat: 'S' } },
    });
    expect(tab.now().view?.own?.hand).toHaveLength(13);
  });

  it('logs the look if there was something new, before anything is shown, and once', async () => {
    const tab = await dealt();
    await tab.now().open('S');
    tab.now().putAway();
    await tab.now().open('S');
    await tab.now().open('S');
    expect(await types(tab)).toEqual(['deal', 'look']);
    const shown = tab.states.find(({ opened }) => opened === 'S');
    expect(shown?.view?.length).toBe(2);
  });

  it('does nothing where nothing is secret', async () => {
    const tab = await openTab();
    await tab.now().open('N');
    await tab.now().newMatch(PREPARED);
    await tab.now().open('N');
    expect(tab.now()).toMatchObject({ opened: null, refusal: null });
    expect(await types(tab)).toEqual([]);
  });

  it('does not open if the table is put away while the look is being saved', async () => {
    const tab = await dealt();
    const opening = tab.now().open('S');
    tab.now().putAway();
    await opening;
    expect(tab.now()).toMatchObject({ opened: null, view: { own: null } });
    expect(tab.states.every(({ opened }) => opened === null)).toBe(true);
  });
});

describe('the hand is put away in the same update', () => {
  it('when the turn passes; and stays where its player keeps it', async () => {
    const tab = await dealt();
    await tab.now().open('S');
    await tab.now().dispatch({ type: 'draw', seat: 'S' });
    expect(tab.now()).toMatchObject({
      opened: 'S',
      view: { own: { drawn: [expect.any(String), expect.any(String)] } },
    });
    const cards = tab.now().view!.own!.hand.slice(0, 2);
    await tab.now().dispatch({ type: 'discard', seat: 'S', cards });
    expect(tab.now()).toMatchObject({ opened: null, view: { viewer: 'public', turn: 'N' } });
  });

  it('always: no state that was ever published shows a hand that is not its opened player’s, or out of turn', async () => {
    const tab = await dealt();
    await playOn(tab, 250, 6, { claim: 4, undo: 12 });
    expect(tab.states.length).toBeGreaterThan(400);
    for (const { view, opened } of tab.states) {
      if (view === null) continue;
      expect(view.viewer).toBe(opened ?? 'public');
      expect(view.own?.seat ?? null).toBe(opened);
      if (opened !== null) expect(view.turn).toBe(opened);
    }
  });

  it.each([
    ['the page is hidden', (page: FakePage) => page.hide()],
    ['the page is left', (page: FakePage) => page.window.dispatchEvent(new Event('pagehide'))],
    ['the page is frozen', (page: FakePage) => page.document.dispatchEvent(new Event('freeze'))],
    ['the page comes out of the back-forward cache', (page: FakePage) => page.show(true)],
  ])('when %s, at once', async (_, event) => {
    const page = fakePage();
    const tab = await dealt({ page: page as unknown as Page });
    await tab.now().open('S');
    event(page);
    expect(tab.now()).toMatchObject({ opened: null, view: { viewer: 'public', own: null } });
  });

  it('and is not opened in a page that nobody sees, nor counted as looked at', async () => {
    const page = fakePage();
    const tab = await dealt({ page: page as unknown as Page });
    const { length } = tab.now().view!;
    page.hide();
    await tab.now().open('S');
    expect(tab.now()).toMatchObject({ opened: null, view: { viewer: 'public', length } });
  });

  it('but not when the page is merely shown', async () => {
    const page = fakePage();
    const tab = await dealt({ page: page as unknown as Page });
    await tab.now().open('S');
    page.show(false);
    page.document.dispatchEvent(new Event('visibilitychange'));
    expect(tab.now().opened).toBe('S');
  });

  it('and a refusal, which may tell about a hand, goes with it', async () => {
    const tab = await dealt();
    await playUntil(tab, 'play');
    const seat = tab.now().view!.turn!;
    await tab.now().open(seat);
    const { legal } = tab.now().view!;
    const illegal = PACK.find((card) => !legal.cards.includes(card))!;
    await tab.now().dispatch({ type: 'play', seat, card: illegal });
    expect(tab.now().refusal?.error.code).toBe('not-in-hand');
    tab.now().putAway();
    expect(tab.now().refusal).toBeNull();
    // Put away in the very moment of the refusal: it does not come after.
    await tab.now().open(seat);
    const refused = tab.now().dispatch({ type: 'play', seat, card: illegal });
    tab.now().putAway();
    await refused;
    expect(tab.now()).toMatchObject({ opened: null, refusal: null });
  });
});

describe('dispatch', () => {
  it('refuses what needs the hand in sight while it is not', async () => {
    const tab = await dealt();
    const before = tab.now().view;
    await tab.now().dispatch({ type: 'draw', seat: 'S' });
    expect(tab.now().refusal).toMatchObject({ id: 1, error: { code: 'not-your-turn' } });
    await tab.now().open('S');
    await tab.now().dispatch({ type: 'draw', seat: 'N' });
    expect(tab.now().refusal).toMatchObject({ id: 2 });
    expect(tab.now().view?.phase).toEqual(before?.phase);
    tab.now().dismissRefusal();
    expect(tab.now().refusal).toBeNull();
  });

  it('keeps the refusal until something is accepted, and changes nothing else', async () => {
    const tab = await dealt();
    await tab.now().open('S');
    const { view } = tab.now();
    await tab.now().dispatch({ type: 'discard', seat: 'S', cards: [] });
    expect(tab.now()).toMatchObject({
      refusal: { error: { code: 'draw-first', ruling: 'R8' } },
      opened: 'S',
      busy: false,
    });
    expect(tab.now().view).toBe(view);
    await tab.now().dispatch({ type: 'draw', seat: 'S' });
    expect(tab.now().refusal).toBeNull();
  });

  it('is inert while an action is being saved', async () => {
    const tab = await dealt();
    await tab.now().open('S');
    const first = tab.now().dispatch({ type: 'draw', seat: 'S' });
    expect(tab.now().busy).toBe(true);
    await tab.now().dispatch({ type: 'draw', seat: 'S' });
    await first;
    expect(tab.now()).toMatchObject({ busy: false, refusal: null });
    expect((await types(tab)).filter((type) => type === 'draw')).toHaveLength(1);
  });

  it('takes a look for what it is: the hand-over opens', async () => {
    const tab = await dealt();
    await tab.now().dispatch({ type: 'look', seat: 'S' });
    expect(tab.now().opened).toBe('S');
  });

  it('rejects an action with fields of its own, and stores nothing of it', async () => {
    const tab = await dealt();
    await tab.now().open('S');
    const odd = { type: 'draw', seat: 'S', note: 'x' } as { type: 'draw'; seat: 'S' };
    await expect(tab.now().dispatch(odd)).rejects.toThrow();
    expect(tab.now().busy).toBe(false);
    await tab.now().dispatch({ type: 'draw', seat: 'S' });
    expect(await types(tab)).toEqual(['deal', 'look', 'draw']);
  });
});

describe('undo', () => {
  it('from the hand-over screen takes back freely what nobody has seen, and ends covered', async () => {
    const tab = await dealt();
    await playUntil(tab, 'auction');
    const seat = tab.now().view!.turn!;
    await playOn(tab, 1);
    expect(tab.now()).toMatchObject({
      opened: null,
      view: { turn: opponent(seat), legal: { undo: { [seat]: 'free' } } },
    });
    const { length } = tab.now().view!;
    await tab.now().dispatch({ type: 'undo', seat });
    expect(tab.now()).toMatchObject({
      opened: null,
      view: { turn: seat, viewer: 'public', length: length + 1 },
    });
  });

  it('asked for goes to the opponent’s own screen, and their yes takes it back', async () => {
    const tab = await dealt();
    await tab.now().open('S');
    await tab.now().dispatch({ type: 'draw', seat: 'S' });
    const drawn = tab.now().view!.own!.drawn;
    await tab.now().dispatch({ type: 'undo', seat: 'S' });
    expect(tab.now()).toMatchObject({ opened: 'S', refusal: { error: { code: 'undo-needs-consent' } } });
    await tab.now().dispatch({ type: 'ask-undo', seat: 'S' });
    expect(tab.now()).toMatchObject({ opened: null, view: { turn: 'N', undoAsked: { seat: 'S' } } });
    await tab.now().dispatch({ type: 'answer-undo', seat: 'N', accept: true });
    expect(tab.now().refusal?.error.code).toBe('not-your-turn');
    await tab.now().open('N');
    await tab.now().dispatch({ type: 'answer-undo', seat: 'N', accept: true });
    expect(tab.now()).toMatchObject({
      opened: null,
      view: { turn: 'S', phase: { name: 'exchange', step: 'draw' } },
    });
    await tab.now().open('S');
    await tab.now().dispatch({ type: 'draw', seat: 'S' });
    expect(tab.now().view!.own!.drawn).toEqual(drawn);
  });
});

interface FakePage {
  readonly document: EventTarget & { visibilityState: string };
  readonly window: EventTarget;
  hide(): void;
  show(persisted: boolean): void;
}

function fakePage(): FakePage {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = new EventTarget();
  return {
    document,
    window,
    hide() {
      document.visibilityState = 'hidden';
      document.dispatchEvent(new Event('visibilitychange'));
    },
    show: (persisted) => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
  };
}
