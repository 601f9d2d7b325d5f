import { describe, expect, it } from 'vitest';
import type { Card, Strain } from '../../src/engine/cards.ts';
import { PACK } from '../../src/engine/cards.ts';
import { explainCard, legalCards, playCard, startPlay, tricksLeft } from '../../src/engine/play/index.ts';
import type { Seat } from '../../src/engine/seat.ts';
import { handsOf } from '../support/auction.ts';
import file from './plays.json';

interface PlayCase {
  readonly id: string;
  readonly hands: Readonly<Record<Seat, string>>;
  readonly strain: Strain;
  readonly leader: Seat;
  readonly steps: readonly { readonly seat: Seat; readonly legal: readonly Card[]; readonly card: Card }[];
  readonly tricks: Readonly<Record<Seat, number>>;
}
const cases = file.cases as readonly PlayCase[];

describe('conformance: plays', () => {
  it('has 300 cases with different ids, and no field but those tested', () => {
    expect(cases).toHaveLength(300);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(300);
    for (const one of cases) {
      expect(Object.keys(one).sort(), one.id).toEqual(['hands', 'id', 'leader', 'steps', 'strain', 'tricks']);
      expect(one.steps, one.id).toHaveLength(26);
      for (const step of one.steps)
        expect(Object.keys(step).sort(), one.id).toEqual(['card', 'legal', 'seat']);
    }
  });

  it.each(cases)('R42–R47: $id, $strain, led by $leader: who plays, what is legal, who wins', (one) => {
    let play = startPlay({ hands: handsOf(one.hands), strain: one.strain, leader: one.leader });
    for (const { seat, legal, card } of one.steps) {
      expect(play.turn).toBe(seat);
      expect([...legalCards(play)].sort()).toEqual(legal);
      for (const any of PACK) expect(explainCard(play, any) === null).toBe(legal.includes(any));
      expect(legal).toContain(card);
      play = playCard(play, card);
    }
    expect(play).toMatchObject({ turn: null, won: one.tricks });
    expect(tricksLeft(play)).toBe(0);
  });
});
