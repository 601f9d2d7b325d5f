import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dealtTable, playingTable } from '../support/at-the-table.tsx';

/** What was moved since last asked, and how long each move takes. */
let moves: { readonly what: string; readonly lasts: number; readonly finish: () => void }[] = [];
const moved = (): string[] => moves.splice(0).map(({ what }) => what);

beforeEach(() => {
  moves = [];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 50, 70));
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, _, options) {
    const { duration, delay = 0 } = options as { duration: number; delay?: number };
    const animation = new EventTarget();
    moves.push({
      what: this.getAttribute('aria-label') ?? (this.className || this.textContent),
      lasts: duration + delay,
      finish: () => animation.dispatchEvent(new Event('finish')),
    });
    return animation as Animation;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('motion', () => {
  it('shows the last public event once, to the player who opens the hand-over, and nothing on the hand-over', async () => {
    const { plays, open, table } = await playingTable();
    moved();
    await plays('N', 'SA');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Over to Jan');
    expect(moved()).toEqual([]);
    await open('S');
    expect(moves.every(({ lasts }) => lasts <= 250)).toBe(true);
    expect(moved()).toEqual(['ace of spades']);
    act(() => table.getState().putAway());
    await open('S');
    expect(moved()).toEqual([]);
  });

  it('takes a collected trick to its winner, and leaves nothing behind', async () => {
    const { plays, open } = await playingTable();
    await plays('N', 'H2');
    await plays('S', 'HQ');
    // Jan stays: their own card goes to the trick.
    expect(moved().at(-1)).toBe('queen of hearts');
    await plays('S', 'H4');
    await open('N');
    const [lead, trick] = moves;
    expect([lead?.what, trick?.what]).toEqual(['four of hearts', 'leaving']);
    expect(document.querySelectorAll('.leaving .card')).toHaveLength(2);
    act(() => trick?.finish());
    expect(document.querySelector('.leaving')).toBeNull();
  });

  it('deals, draws and discards from and to the pack', async () => {
    const { open, does, table } = await dealtTable();
    await open('S');
    expect(moved()).toHaveLength(13);
    await does({ type: 'draw', seat: 'S' });
    const drawn = table.getState().view?.own?.drawn ?? [];
    expect(moved()).toHaveLength(drawn.length);
    await does({ type: 'discard', seat: 'S', cards: drawn });
    expect(moved()).toEqual([]);
    await open('N');
    expect(document.querySelectorAll('.backs.moving > *')).toHaveLength(drawn.length);
    const [heap] = moves;
    expect(moved()).toEqual(['backs moving']);
    act(() => heap?.finish());
    expect(document.querySelector('.backs.moving')).toBeNull();
  });

  it.each([
    ['the setting', { motion: 'off' } as const, false],
    ['the device', {}, true],
  ])('is off where %s says so', async (_, choices, less) => {
    const ask = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      less && query.includes('reduced-motion') ? ask('all') : ask(query),
    );
    const { plays, open } = await playingTable(choices);
    await plays('N', 'H2');
    await plays('S', 'HQ');
    await plays('S', 'H4');
    await open('N');
    expect(screen.getByRole('region', { name: 'Trick' })).toBeInTheDocument();
    expect(moved()).toEqual([]);
    expect(document.querySelector('.leaving, .moving')).toBeNull();
  });
});
