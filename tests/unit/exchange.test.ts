import { describe, expect, it } from 'vitest';
import { PACK } from '../../src/engine/cards.ts';
import type { Card } from '../../src/engine/cards.ts';
import type { ExchangeState } from '../../src/engine/exchange.ts';
import { drawCount, unseenCount, unseenPack } from '../../src/engine/exchange.ts';
import { sortHand } from '../../src/engine/hand.ts';
import { legalActions, startMatch, view } from '../../src/engine/index.ts';
import type { MatchState } from '../../src/engine/index.ts';
import { isPack, shuffledPack } from '../../src/engine/shuffle.ts';
import { actAll, dealt, exchangeIdly, refusal, setupWith } from '../support/match.ts';
import { seeded } from '../support/random.ts';

/** Hands without colons, an ace left to turn up in every suit but spades. N deals. */
const NO_COLONS = { dealer: 'AKQ2.K32.432.432', receiver: '543.QJ4.KQJ5.KQJ' } as const;
/** S holds the Little and the Grand colon, N the Royal. */
const COLONS = { dealer: 'AKQ2.K32.432.43:R', receiver: '54.QJ4.KQ5.KQJ:LG' } as const;

function exchangeOf(state: MatchState): ExchangeState {
  const { phase } = state;
  if (phase.name !== 'exchange' && phase.name !== 'auction') throw new Error('no exchange here');
  return phase.exchange;
}

const draw = (state: MatchState, seat: 'N' | 'S'): MatchState => actAll(state, { type: 'draw', seat });
const discard = (state: MatchState, seat: 'N' | 'S', cards: readonly Card[]): MatchState =>
  actAll(state, { type: 'discard', seat, cards });

describe('the deal', () => {
  it.each(['N', 'S'] as const)(
    'R5: the receiver gets the even places, the dealer the odd ones, %s dealing',
    (dealer) => {
      const receiver = dealer === 'N' ? 'S' : 'N';
      for (let seed = 0; seed < 20; seed += 1) {
        const pack = shuffledPack(seeded(seed));
        const state = actAll(startMatch(setupWith({ firstDealer: dealer })), { type: 'deal', pack });
        const exchange = exchangeOf(state);
        const at = (places: readonly number[]): readonly Card[] =>
          sortHand(places.map((place) => pack[place] as Card));
        expect(exchange.dealt[receiver]).toEqual(at([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24]));
        expect(exchange.dealt[dealer]).toEqual(at([1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25]));
        expect(exchange.upcard).toBe(pack[26]);
      }
    },
  );

  it('R5: the next cards of the pack are the receiver’s two, then the dealer’s; the rest stays unseen', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const pack = shuffledPack(seeded(seed));
      const exchange = exchangeOf(exchangeIdly(actAll(startMatch(setupWith()), { type: 'deal', pack })));
      const dealers = drawCount(exchange, 'N');
      expect(exchange.drawn.S).toEqual([pack[27], pack[28]]);
      expect(exchange.drawn.N).toEqual(pack.slice(29, 29 + dealers));
      expect(unseenPack(exchange)).toEqual(pack.slice(29 + dealers));
    }
  });

  it('R1, R5: only the 55 cards, each once, can be dealt', () => {
    const state = startMatch(setupWith());
    expect(refusal(state, { type: 'deal', pack: PACK.slice(1) })).toBe('not-a-pack');
    expect(refusal(state, { type: 'deal', pack: [...PACK.slice(1), 'C2'] })).toBe('not-a-pack');
    expect(refusal(state, { type: 'deal', pack: [...PACK.slice(1), 'S1' as Card] })).toBe('not-a-pack');
    expect(refusal(state, { type: 'deal', pack: [...PACK, 'C2'] })).toBe('not-a-pack');
    expect(refusal(actAll(state, { type: 'deal', pack: PACK }), { type: 'deal', pack: PACK })).toBe(
      'wrong-phase',
    );
  });
});

describe('drawing and discarding', () => {
  it.each([
    ['H5', 4, 22],
    ['HT', 4, 22],
    ['S6', 4, 22],
    [':L', 4, 22],
    ['SJ', 8, 18],
    ['HA', 12, 14],
    ['CA', 12, 14],
    [':R', 8, 18],
    [':G', 12, 14],
  ] as const)(
    'R7, R9: upcard %s: the receiver draws 2, the dealer %i, and %i stay unseen',
    (upcard, dealers, unseen) => {
      const start = dealt({ ...NO_COLONS, upcard });
      expect(legalActions(start).draw).toEqual({ seat: 'S', count: 2 });
      expect(unseenCount(exchangeOf(start))).toBe(28);
      const received = draw(start, 'S');
      expect(unseenCount(exchangeOf(received))).toBe(26);
      const second = discard(received, 'S', exchangeOf(received).drawn.S);
      expect(legalActions(second).draw).toEqual({ seat: 'N', count: dealers });
      const end = exchangeIdly(second);
      expect(exchangeOf(end).drawn.N).toHaveLength(dealers);
      expect(exchangeOf(end).discards.N).toHaveLength(dealers);
      expect(unseenPack(exchangeOf(end))).toHaveLength(unseen);
    },
  );

  it.each([
    ['SK', 8],
    ['CQ', 8],
    ['D2', 4],
  ] as const)('R7: upcard %s: the dealer draws %i', (upcard, count) => {
    const hands = { dealer: 'AJ98.AJT9.A98.98', receiver: '765.876.7654.765' };
    expect(drawCount(exchangeOf(dealt({ ...hands, upcard })), 'N')).toBe(count);
  });

  it('R8: any of the cards may go, colons and just-drawn ones included, down to thirteen', () => {
    const state = draw(dealt({ ...COLONS, upcard: 'H5', next: ['SJ', 'S9'] }), 'S');
    expect(legalActions(state).discard).toEqual({
      seat: 'S',
      count: 2,
      from: sortHand([...exchangeOf(state).hands.S]),
    });
    expect(exchangeOf(state).hands.S).toHaveLength(15);
    const { from = [] } = legalActions(state).discard ?? {};
    for (const one of from) {
      for (const other of from) {
        if (one === other) continue;
        const after = exchangeOf(discard(state, 'S', [one, other]));
        expect(after.hands.S).toHaveLength(13);
        expect(after.hands.S).not.toContain(one);
        expect(after.discards.S).toEqual(sortHand([one, other]));
      }
    }
  });

  it('R8: no card twice, none that is not held, and neither more nor fewer than were drawn', () => {
    const state = draw(dealt({ ...COLONS, upcard: 'H5' }), 'S');
    const refused = (...cards: readonly Card[]): unknown =>
      refusal(state, { type: 'discard', seat: 'S', cards });
    expect(refused('S5')).toBe('discard-count');
    expect(refused()).toBe('discard-count');
    expect(refused('S5', 'S4', 'HQ')).toBe('discard-count');
    expect(refused('S5', 'S5')).toBe('discard-twice');
    expect(refused('S5', 'SA')).toBe('discard-not-held');
    expect(refused('S5', ':R')).toBe('discard-not-held');
    expect(refused('S5', ':G')).toBeNull();
  });

  it('R8: discards are a number to the opponent, and to their owner cards', () => {
    const state = discard(draw(dealt({ ...COLONS, upcard: 'H5' }), 'S'), 'S', ['HQ', ':L']);
    expect(view(state, 'S').own?.discards).toEqual(['HQ', ':L']);
    expect(view(state, 'S').deal?.thrown).toEqual({ N: 0, S: 2 });
    expect(view(state, 'N').deal?.thrown).toEqual({ N: 0, S: 2 });
    expect(JSON.stringify(view(state, 'N'))).not.toContain('"HQ"');
    expect(JSON.stringify(view(state, 'public'))).not.toContain('"HQ"');
  });

  it('R11: receiver draws, receiver discards, dealer draws, dealer discards; then the dealer opens the auction', () => {
    const start = dealt({ ...NO_COLONS, upcard: 'H5' });
    expect(refusal(start, { type: 'draw', seat: 'N' })).toBe('not-your-turn');
    expect(refusal(start, { type: 'discard', seat: 'S', cards: ['S5', 'S4'] })).toBe('draw-first');
    const drawn = draw(start, 'S');
    expect(refusal(drawn, { type: 'draw', seat: 'S' })).toBe('already-drawn');
    expect(refusal(drawn, { type: 'draw', seat: 'N' })).toBe('not-your-turn');
    const second = discard(drawn, 'S', ['S5', 'S4']);
    expect(refusal(second, { type: 'draw', seat: 'S' })).toBe('not-your-turn');
    expect(refusal(second, { type: 'discard', seat: 'N', cards: [] })).toBe('draw-first');
    const last = draw(second, 'N');
    expect(last.phase.name).toBe('exchange');
    expect(discard(last, 'N', exchangeOf(last).drawn.N).phase).toMatchObject({
      name: 'auction',
      auction: { turn: 'N' },
    });
  });

  it('R5, R9: hands, discards, upcard and unseen cards are the pack', () => {
    const end = exchangeOf(exchangeIdly(dealt({ ...NO_COLONS, upcard: 'HA' })));
    const { hands, discards, upcard } = end;
    expect(isPack([...hands.N, ...hands.S, ...discards.N, ...discards.S, upcard, ...unseenPack(end)])).toBe(
      true,
    );
  });
});

describe('capturing', () => {
  it('R10: the receiver may swap the matching dealt colon for the upcard, before drawing', () => {
    const start = dealt({ ...COLONS, upcard: 'HA' });
    expect(legalActions(start).capture).toBe('S');
    const after = exchangeOf(actAll(start, { type: 'capture', seat: 'S' }));
    expect(after.hands.S).toHaveLength(13);
    expect(after.hands.S).toContain('HA');
    expect(after.hands.S).not.toContain(':G');
    expect(after).toMatchObject({
      upcard: ':G',
      capture: { seat: 'S', colon: ':G', upcard: 'HA' },
      turn: 'S',
      step: 'draw',
    });
  });

  it('R10: so may the dealer, after the receiver has finished', () => {
    const start = dealt({ ...COLONS, upcard: 'SJ' });
    expect(refusal(start, { type: 'capture', seat: 'S' })).toBe('capture-no-match');
    expect(refusal(start, { type: 'capture', seat: 'N' })).toBe('not-your-turn');
    const second = discard(draw(start, 'S'), 'S', ['S5', 'S4']);
    expect(legalActions(second).capture).toBe('N');
    expect(exchangeOf(actAll(second, { type: 'capture', seat: 'N' }))).toMatchObject({
      upcard: ':R',
      turn: 'N',
    });
  });

  it.each([
    ['HA', 'S', 12],
    ['H5', 'S', 4],
    ['SJ', 'N', 8],
  ] as const)('R10: after a capture of %s by %s the dealer still draws %i', (upcard, seat, count) => {
    const start = dealt({ ...COLONS, upcard });
    const turn = seat === 'S' ? start : discard(draw(start, 'S'), 'S', ['S5', 'S4']);
    expect(drawCount(exchangeOf(actAll(turn, { type: 'capture', seat })), 'N')).toBe(count);
  });

  it('R10: not with a colon of another group, not after drawing, not twice', () => {
    const royal = dealt({ ...COLONS, upcard: 'SJ' });
    expect(legalActions(royal).capture).toBeNull();
    const start = dealt({ ...COLONS, upcard: 'HA' });
    expect(refusal(draw(start, 'S'), { type: 'capture', seat: 'S' })).toBe('capture-after-draw');
    const captured = actAll(start, { type: 'capture', seat: 'S' });
    expect(refusal(captured, { type: 'capture', seat: 'S' })).toBe('capture-colon-upcard');
  });

  it('R10: a drawn colon does not capture', () => {
    const start = dealt({ ...NO_COLONS, upcard: 'H5', next: [':L'] });
    expect(legalActions(draw(start, 'S')).capture).toBeNull();
    expect(refusal(draw(start, 'S'), { type: 'capture', seat: 'S' })).toBe('capture-after-draw');
  });

  it('R10: a colon turned up cannot be captured, nor a matching one that still lies in the pack', () => {
    const royal = dealt({ dealer: 'AKQ2.K32.432.432', receiver: '54.QJ4.KQ5.KQJ:LG', upcard: ':R' });
    expect(legalActions(royal).capture).toBeNull();
    expect(refusal(royal, { type: 'capture', seat: 'S' })).toBe('capture-colon-upcard');
    const inPack = dealt({ ...NO_COLONS, upcard: 'H5' });
    expect(legalActions(inPack).capture).toBeNull();
    expect(refusal(inPack, { type: 'capture', seat: 'S' })).toBe('capture-no-match');
  });

  it('R10: only where the match has the option', () => {
    const off = dealt({ ...COLONS, upcard: 'HA' }, setupWith({}, { capturing: false }));
    expect(legalActions(off).capture).toBeNull();
    expect(refusal(off, { type: 'capture', seat: 'S' })).toBe('capturing-off');
  });

  it('R11: both players see that a capture happened, and the colon lying face up', () => {
    const captured = actAll(dealt({ ...COLONS, upcard: 'HA' }), { type: 'capture', seat: 'S' });
    for (const viewer of ['N', 'S', 'public'] as const) {
      const seen = view(captured, viewer);
      expect(seen.deal).toMatchObject({ upcard: ':G', capture: { seat: 'S', colon: ':G', upcard: 'HA' } });
      expect(seen.news).toContainEqual({ type: 'capture', seat: 'S', colon: ':G', upcard: 'HA', at: 1 });
    }
  });
});
