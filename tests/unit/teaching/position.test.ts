import { describe, expect, it } from 'vitest';
import { parseHand } from '../../../src/engine/notation.ts';
import { PRESETS } from '../../../src/engine/options.ts';
import { replay } from '../../../src/engine/index.ts';
import { review } from '../../../src/engine/view/review.ts';
import { layOut } from '../../../src/teaching/position.ts';
import type { Position } from '../../../src/teaching/position.ts';
import examples from '../../conformance/examples.json';

function hand(text: string) {
  const parsed = parseHand(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

const AUCTION: Position = {
  options: PRESETS.advanced,
  dealer: 'N',
  start: 'auction',
  hands: { N: hand('AK5.K83.Q74.AJ92'), S: hand('QJT92.QJ5.K65.T8') },
  upcard: 'H2',
  pack: [],
  calls: [],
  cards: [],
};

function line(position: Position) {
  const laid = layOut(position);
  if (!laid.ok) throw new Error(laid.error.code);
  return laid.value;
}

describe('a position is laid out as a deal that the rules accept', () => {
  it.each(
    examples as unknown as (Pick<Position, 'dealer' | 'calls'> & { hands: Record<'N' | 'S', string> })[],
  )('R40: $calls', ({ dealer, hands, calls }) => {
    const position = {
      ...AUCTION,
      dealer,
      hands: { N: hand(hands.N), S: hand(hands.S) },
      upcard: ':G',
      calls,
    } as const;
    const laid = layOut(position);
    const over =
      calls.at(-1) === 'XX' || calls.slice(-2).join() === 'P,P' || calls.slice(-2).join() === 'T,P';
    if (over) {
      expect(laid).toMatchObject({ ok: false, error: { code: 'auction-over' } });
      expect(layOut({ ...position, start: 'play' }).ok).toBe(true);
      return;
    }
    if (!laid.ok) throw new Error(laid.error.code);
    const { match, from, at } = laid.value;
    const shown = review(match, 1, at);
    expect(from).toBe(4);
    expect(shown?.hands).toEqual(position.hands);
    expect(shown?.table.phase).toMatchObject({ name: 'auction' });
    expect(shown?.table.phase.name === 'auction' && shown.table.phase.calls.map(({ call }) => call)).toEqual(
      calls,
    );
  });

  it('R5, R7: the exchange gives each the hand that was set up, and the pack in the order that was named', () => {
    const { match, from, at } = line({ ...AUCTION, start: 'exchange', pack: ['C3', ':L', 'C4'] });
    expect([from, at]).toEqual([0, 0]);
    expect(review(match, 1, 0)?.dealt).toEqual(AUCTION.hands);
    const drawn = replay({ ...match, log: [...match.log, { type: 'draw', seat: 'S' }] });
    if (!drawn.ok) throw new Error('no draw');
    expect(drawn.value.phase.name === 'exchange' && drawn.value.phase.exchange.drawn.S).toEqual(['C3', ':L']);
  });

  it('R7, R8: it may start in the midst of the exchange', () => {
    const { match, from, at } = line({
      ...AUCTION,
      start: 'exchange',
      pack: ['C3', ':L'],
      exchange: ['draw', ['C3', 'C8'], 'draw'],
    });
    expect([from, at]).toEqual([0, 3]);
    const shown = review(match, 1, at);
    expect(shown?.hands.S).toContain(':L');
    expect(shown?.hands.N).toHaveLength(17);
  });

  it('R42: the play starts with cards that were played already', () => {
    const { match, at } = line({
      ...AUCTION,
      start: 'play',
      calls: ['1NT', 'P', 'P'],
      cards: ['SA', 'S2', 'SK'],
    });
    const shown = review(match, 1, at);
    expect(shown?.table.phase).toMatchObject({ name: 'play', led: 'SK', won: { N: 1, S: 0 } });
    expect(shown?.whole).toEqual(AUCTION.hands);
    expect(shown?.hands.N).toHaveLength(11);
  });

  const wrong: readonly (readonly [string, Partial<Position>, object])[] = [
    ['R1: a card twice', { upcard: 'SA' }, { code: 'card-twice', params: { card: 'SA' } }],
    ['R1: a card twice, in the pack', { pack: ['H2'] }, { code: 'card-twice', params: { card: 'H2' } }],
    [
      'R5: a hand too short',
      { hands: { N: AUCTION.hands.N.slice(1), S: AUCTION.hands.S } },
      { code: 'hand-size', params: { seat: 'N', cards: 12, needed: 13 } },
    ],
    [
      'R12: a pass to open',
      { calls: ['P'] },
      { code: 'rule', params: { step: 'call', at: 0, error: { ruling: 'R12' } } },
    ],
    ['R21: an auction that is over', { calls: ['1NT', 'P', 'P'] }, { code: 'auction-over' }],
    ['R21: play before the auction is over', { start: 'play', calls: ['1NT'] }, { code: 'auction-open' }],
    [
      'R44: a card that may not be played',
      { start: 'play', calls: ['1NT', 'P', 'P'], cards: ['SA', 'HQ'] },
      { code: 'rule', params: { step: 'play', at: 1, error: { ruling: 'R44' } } },
    ],
    [
      'R8: a discard of one card too few',
      { start: 'exchange', exchange: ['draw', ['C8']] },
      { code: 'rule', params: { step: 'exchange', at: 1, error: { ruling: 'R8' } } },
    ],
    ['calls before the exchange', { start: 'exchange', calls: ['1NT'] }, { code: 'too-early' }],
    ['cards before the play', { cards: ['SA'] }, { code: 'too-early' }],
    [
      'R90: options that contradict each other',
      { options: { ...PRESETS.summary, cueBids: true } },
      { code: 'rule', params: { step: 'options', error: { ruling: 'R90' } } },
    ],
  ];
  it.each(wrong)('refuses %s', (_, change, error) => {
    expect(layOut({ ...AUCTION, ...change })).toMatchObject({ ok: false, error });
  });
});
