import { describe, expect, it } from 'vitest';
import { PACK } from '../../../src/engine/cards.ts';
import type { Card } from '../../../src/engine/cards.ts';
import { legalActions, startMatch, view } from '../../../src/engine/index.ts';
import type { MatchState } from '../../../src/engine/index.ts';
import { dealerOf } from '../../../src/engine/match/apply.ts';
import { opponent } from '../../../src/engine/seat.ts';
import type { Seat } from '../../../src/engine/seat.ts';
import { actAll, packWith, refusal, scoredDeal, setupWith, EVEN } from '../../support/match.ts';

const SHDC = ['S', 'H', 'D', 'C'] as const;
const spread = (): MatchState =>
  actAll(startMatch(setupWith({ firstDealer: null })), { type: 'spread', pack: PACK });

/** The cut in which the seats turn over these cards in this order: `N SA S H2`. */
function cut(text: string): MatchState {
  const words = text.split(' ');
  return words.reduce((state, word, at) => {
    if (at % 2 === 1) return state;
    const place = PACK.indexOf(words[at + 1] as Card);
    return actAll(state, { type: 'cut', seat: word as Seat, place });
  }, spread());
}

describe('the cut for the first deal', () => {
  it('R3: nothing but spreading the whole pack comes first', () => {
    const state = startMatch(setupWith({ firstDealer: null }));
    expect(legalActions(state)).toMatchObject({ spread: true, cut: [], deal: false });
    expect(refusal(state, { type: 'cut', seat: 'N', place: 0 })).toBe('cut-place');
    expect(refusal(state, { type: 'deal', pack: PACK })).toBe('wrong-phase');
    expect(refusal(state, { type: 'spread', pack: PACK.slice(1) })).toBe('not-a-pack');
    expect(refusal(spread(), { type: 'spread', pack: PACK })).toBe('wrong-phase');
  });

  it('R3: either player may pick first, and each picks once', () => {
    expect(legalActions(spread()).cut).toEqual(['N', 'S']);
    expect(legalActions(cut('S H7')).cut).toEqual(['N']);
    expect(refusal(cut('S H7'), { type: 'cut', seat: 'S', place: 0 })).toBe('cut-done');
  });

  it.each([
    ['N SA S SK', 'N'],
    ['N SK S SA', 'S'],
    ['N C3 S S2', 'N'],
    ['S C3 N S2', 'S'],
    ['N D9 S DT', 'S'],
    ['N HJ S ST', 'N'],
  ])('R3: the higher rank deals first: %s, %s deals', (picks, dealer) => {
    expect(cut(picks)).toMatchObject({ firstDealer: dealer, phase: { name: 'between' } });
  });

  it('R3: equal ranks are decided by suit, spades, hearts, diamonds, clubs', () => {
    for (const rank of ['2', '7', 'T', 'A']) {
      for (const [at, high] of SHDC.entries()) {
        for (const low of SHDC.slice(at + 1)) {
          expect(cut(`N ${high}${rank} S ${low}${rank}`).firstDealer).toBe('N');
          expect(cut(`N ${low}${rank} S ${high}${rank}`).firstDealer).toBe('S');
        }
      }
    }
  });

  it('R3: who picks a colon picks again, as often as it takes', () => {
    const once = cut('N :G');
    expect(legalActions(once).cut).toEqual(['N', 'S']);
    expect(once.firstDealer).toBeNull();
    expect(legalActions(cut('N :G S H4')).cut).toEqual(['N']);
    expect(cut('N :G S H4 N :L N :R N H3').firstDealer).toBe('S');
    expect(cut('N :G S :L S H4 N H5')).toMatchObject({
      firstDealer: 'N',
      cut: { N: [':G', 'H5'], S: [':L', 'H4'] },
    });
  });

  it('R3: nobody picks a card that is taken, a colon included, or one that is not there', () => {
    const place = (card: Card): number => PACK.indexOf(card);
    expect(refusal(cut('N H7'), { type: 'cut', seat: 'S', place: place('H7') })).toBe('cut-taken');
    expect(refusal(cut('N :R'), { type: 'cut', seat: 'S', place: place(':R') })).toBe('cut-taken');
    expect(refusal(cut('N :R'), { type: 'cut', seat: 'N', place: place(':R') })).toBe('cut-taken');
    for (const none of [-1, 55, 0.5, NaN, Infinity]) {
      expect(refusal(spread(), { type: 'cut', seat: 'S', place: none })).toBe('cut-place');
    }
  });

  it('R3: the picked cards lie open, with their places; the others are a number', () => {
    const { phase } = view(cut('N :G S H4'), 'public');
    expect(phase).toEqual({
      name: 'cut',
      spread: 55,
      turned: [
        { seat: 'N', place: PACK.indexOf(':G'), card: ':G' },
        { seat: 'S', place: PACK.indexOf('H4'), card: 'H4' },
      ],
    });
    expect(view(startMatch(setupWith({ firstDealer: null })), 'N').phase).toMatchObject({
      spread: 0,
      turned: [],
    });
    expect(view(cut('N SA S SK'), 'N').phase).toMatchObject({
      name: 'between',
      nextDealer: 'N',
      cut: { N: ['SA'] },
    });
  });

  it('R3: a match whose first dealer is named has no cut', () => {
    const state = startMatch(setupWith({ firstDealer: 'S' }));
    expect(legalActions(state)).toMatchObject({ spread: false, cut: [], deal: true, askStop: [] });
    expect(refusal(state, { type: 'spread', pack: PACK })).toBe('wrong-phase');
    expect(refusal(state, { type: 'cut', seat: 'N', place: 0 })).toBe('wrong-phase');
    expect(dealerOf(state)).toBe('S');
  });
});

describe('who deals', () => {
  it.each(['N', 'S'] as const)('R4, R60: %s deals the odd deals, the tie-break among them', (first) => {
    let state = startMatch(setupWith({ firstDealer: first }));
    const dealers: Seat[] = [];
    // The dealer makes 1NT each time, so that six deals end level.
    while (state.phase.name !== 'over') {
      const running = actAll(state, { type: 'deal', pack: packWith(EVEN) });
      if (running.phase.name === 'exchange') dealers.push(running.phase.exchange.dealer);
      state = scoredDeal(state, '1NT', 7);
    }
    const second = opponent(first);
    expect(dealers).toEqual([first, second, first, second, first, second, first]);
  });

  it('R4: nobody deals before the cut is decided', () => {
    expect(dealerOf(spread())).toBeNull();
    expect(dealerOf(cut('N SA'))).toBeNull();
    expect(dealerOf(cut('N SA S C2'))).toBe('N');
  });
});
