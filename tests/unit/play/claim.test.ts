import { describe, expect, it } from 'vitest';
import { legalActions, view } from '../../../src/engine/index.ts';
import type { MatchState } from '../../../src/engine/index.ts';
import type { Seat } from '../../../src/engine/seat.ts';
import {
  actAll,
  callInTurn,
  dealt,
  exchangeIdly,
  playInTurn,
  playing,
  refusal,
} from '../../support/match.ts';

/** N plays 2S with both hands as dealt: N AKQ2 AK2 432 432, S 543 QJ4 AKQ5 AKQ. */
const start = playing('2S P P');
const claim = (state: MatchState, seat: Seat, tricks: number): MatchState =>
  actAll(state, { type: 'claim', seat, tricks });
const answer = (state: MatchState, seat: Seat, accept: boolean): MatchState =>
  actAll(state, { type: 'answer-claim', seat, accept });

describe('claim and concede', () => {
  it.each([
    ['before the first lead', start, 'N', 13],
    ['in a trick, which counts', playInTurn(start, 'SA'), 'S', 13],
    ['after a trick', playInTurn(start, 'SA S3'), 'N', 12],
    ['after a trick, following', playInTurn(start, 'SA S3 H2'), 'S', 12],
  ] as const)('R49: %s, any whole number of the tricks that are left', (_, state, seat, most) => {
    expect(legalActions(state).claim).toEqual({ seat, most });
    for (let tricks = 0; tricks <= most; tricks += 1) {
      const offered = claim(state, seat, tricks);
      expect(view(offered, 'public').phase).toMatchObject({ claim: { seat, tricks, left: most } });
    }
    for (const tricks of [-1, most + 1, 0.5, NaN, Infinity]) {
      expect(refusal(state, { type: 'claim', seat, tricks })).toBe('claim-tricks');
    }
  });

  it('R49: only at one’s own turn, and only in the play', () => {
    expect(refusal(start, { type: 'claim', seat: 'S', tricks: 0 })).toBe('not-your-turn');
    expect(refusal(dealt(), { type: 'claim', seat: 'S', tricks: 0 })).toBe('wrong-phase');
    expect(refusal(exchangeIdly(dealt()), { type: 'claim', seat: 'N', tricks: 0 })).toBe('wrong-phase');
    expect(refusal(start, { type: 'answer-claim', seat: 'N', accept: true })).toBe('no-claim');
    expect(refusal(start, { type: 'answer-claim', seat: 'S', accept: true })).toBe('not-your-turn');
  });

  it('R49: while an offer stands nothing but its answer goes on, and it is the opponent’s', () => {
    const offered = claim(start, 'N', 8);
    expect(legalActions(offered)).toMatchObject({ cards: [], claim: null, answerClaim: 'S', look: 'S' });
    expect(refusal(offered, { type: 'answer-claim', seat: 'N', accept: true })).toBe('not-your-turn');
    expect(refusal(offered, { type: 'claim', seat: 'S', tricks: 1 })).toBe('claim-pending');
    expect(refusal(offered, { type: 'play', seat: 'S', card: 'S3' })).toBe('claim-pending');
    expect(refusal(offered, { type: 'play', seat: 'N', card: 'SA' })).toBe('not-your-turn');
  });

  it('R49: while it stands, the claimer’s hand is shown to the opponent and to nobody else', () => {
    const offered = claim(start, 'N', 8);
    const hand = view(offered, 'N').own?.hand;
    expect(hand).toContain('SQ');
    expect(view(offered, 'S').own?.shown).toEqual(hand);
    expect(view(offered, 'N').own?.shown).toBeNull();
    expect(JSON.stringify(view(offered, 'public'))).not.toContain('"SQ"');
    expect(view(start, 'S').own?.shown).toBeNull();
  });

  it('R49: declined, that hand is hidden again and play goes on where it was', () => {
    const declined = answer(claim(start, 'N', 8), 'S', false);
    expect(view(declined, 'S').own?.shown).toBeNull();
    expect(JSON.stringify(view(declined, 'S'))).not.toContain('"SQ"');
    expect(legalActions(declined)).toMatchObject({ cards: legalActions(start).cards, answerClaim: null });
    expect(view(declined, 'N').phase).toMatchObject({ claim: null, won: { N: 0, S: 0 } });
  });

  it('R49: once a turn: not again in this turn, but in the next', () => {
    const declined = answer(claim(start, 'N', 8), 'S', false);
    expect(legalActions(declined).claim).toBeNull();
    expect(refusal(declined, { type: 'claim', seat: 'N', tricks: 7 })).toBe('claim-once');
    const led = playInTurn(declined, 'SA');
    expect(legalActions(led).claim).toEqual({ seat: 'S', most: 13 });
    expect(legalActions(playInTurn(led, 'S3')).claim).toEqual({ seat: 'N', most: 12 });
  });

  it.each([
    ['SA S3 SK S4', 'N', 6, 8],
    ['SA S3 SK S4', 'N', 0, 2],
    ['SA S3 SK S4', 'N', 11, 13],
    ['SA S3 SK S4 H2', 'S', 11, 2],
    ['SA S3 SK S4 H2', 'S', 4, 9],
  ] as const)('R49: after %s, %s claims %i: the declarer has %i', (cards, seat, tricks, declarers) => {
    const over = answer(claim(playInTurn(start, cards), seat, tricks), seat === 'N' ? 'S' : 'N', true);
    expect(over.phase.name).toBe('between');
    expect(over.finished[0]).toMatchObject({
      claim: { seat, tricks },
      result: { declarer: 'N', tricks: declarers },
    });
    expect(over.sheet.rows).toHaveLength(1);
  });

  it('R49: the defender’s claim counts for the defender', () => {
    const over = answer(claim(playInTurn(start, 'SA'), 'S', 13), 'N', true);
    expect(over.finished[0]?.result).toMatchObject({ declarer: 'N', level: 2, tricks: 0 });
    // Eight short: the highest line of the table.
    expect(over.sheet.totals).toEqual({ N: 0, S: 1000 });
  });

  it('R48, R49: accepted, both hands are open', () => {
    const over = answer(claim(playInTurn(start, 'SA S3'), 'N', 6), 'S', true);
    for (const viewer of ['N', 'S', 'public'] as const) {
      const { phase } = view(over, viewer);
      expect(phase).toMatchObject({
        last: { claim: { seat: 'N', tricks: 6 }, tricks: [{ led: 'SA', followed: 'S3' }] },
      });
      if (phase.name !== 'between') throw new Error('the deal is over');
      expect(phase.last?.hands.N).toContain('SQ');
      expect(phase.last?.hands.S).toContain('CK');
    }
  });

  it('R49: every step of it is public', () => {
    const offered = claim(start, 'N', 8);
    expect(view(offered, 'public').news).toContainEqual({
      ...{ type: 'claim', seat: 'N', tricks: 8, left: 13 },
      at: start.length,
    });
    const declined = answer(offered, 'S', false);
    expect(view(declined, 'N').news.at(-1)).toMatchObject({ type: 'answer-claim', seat: 'S', accept: false });
  });

  it('R49: a claim can be made whoever declares', () => {
    const state = callInTurn(exchangeIdly(dealt()), '1S 2D P P');
    expect(legalActions(state).claim).toEqual({ seat: 'S', most: 13 });
    const over = answer(claim(state, 'S', 8), 'N', true);
    expect(over.finished[0]?.result).toMatchObject({ declarer: 'S', tricks: 8 });
  });
});
