import { describe, expect, it } from 'vitest';
import { legalActions, startMatch, view } from '../../../src/engine/index.ts';
import type { MatchState } from '../../../src/engine/index.ts';
import { PRESETS } from '../../../src/engine/options.ts';
import type { PresetName } from '../../../src/engine/options.ts';
import { EVEN, actAll, dealt, packWith, refusal, scoredDeal, setupWith } from '../../support/match.ts';

const start = (preset: PresetName = 'advanced'): MatchState =>
  startMatch(setupWith({ options: PRESETS[preset] }));
/** Deals one after the other, each a bid by its dealer and the dealer's tricks: `1NT 7`. */
const deals = (state: MatchState, ...results: readonly string[]): MatchState =>
  results.reduce((now, result) => {
    const [bid = '', tricks = ''] = result.split(' ');
    return scoredDeal(now, bid, Number(tricks));
  }, state);
const stop = (state: MatchState): MatchState =>
  actAll(state, { type: 'ask-stop', seat: 'N' }, { type: 'answer-stop', seat: 'S', accept: true });
const level = Array.from({ length: 6 }, () => '1NT 7');

describe('a match of six deals', () => {
  it('R54: goes on after the fifth and ends with the sixth, if it is not level', () => {
    const five = deals(start(), ...level.slice(1));
    expect(five.phase).toEqual({ name: 'between', stopAsked: null });
    const six = deals(five, '1NT 8');
    expect(six.phase).toEqual({ name: 'over', stopped: false });
    expect(six.sheet).toMatchObject({ winner: 'S', complete: true });
    expect(refusal(six, { type: 'deal', pack: packWith(EVEN) })).toBe('match-over');
    expect(refusal(six, { type: 'ask-stop', seat: 'N' })).toBe('match-over');
    expect(legalActions(six)).toMatchObject({ deal: false, askStop: [], answerStop: null });
  });

  it.each(['basic', 'advanced', 'hawaii', 'summary'] as const)(
    'R60, R74: %s, level after six, goes on to one tie-break, dealt by the first dealer',
    (preset) => {
      const six = deals(start(preset), ...level);
      expect(six.phase.name).toBe('between');
      expect(view(six, 'N')).toMatchObject({ phase: { nextDealer: 'N' }, sheet: { tieBreak: true } });
      const seventh = actAll(six, { type: 'deal', pack: packWith(EVEN) });
      expect(view(seventh, 'S').deal).toMatchObject({ number: 7, dealer: 'N', tieBreak: true });
      const over = deals(six, '1NT 6');
      expect(over.phase).toEqual({ name: 'over', stopped: false });
      expect(over.sheet.winner).toBe('S');
    },
  );

  it('R54: no deal but a tie-break is called one', () => {
    expect(view(dealt(), 'N').deal?.tieBreak).toBe(false);
  });
});

describe('a rubber', () => {
  it('R68: ends when one player has two games', () => {
    const one = deals(start('rubber'), '3NT 9');
    expect(one.phase.name).toBe('between');
    expect(one.sheet.vulnerable).toEqual({ N: true, S: false });
    const two = deals(one, '1NT 6', '3NT 9');
    expect(two.phase).toEqual({ name: 'over', stopped: false });
    expect(two.sheet.bonuses).toMatchObject([
      { name: 'rubber-bonus', seat: 'N', amount: 700, where: 'above' },
    ]);
  });

  it('R91: is not over after six deals', () => {
    expect(deals(start('rubber'), ...Array.from({ length: 8 }, () => '1NT 6')).phase.name).toBe('between');
  });

  it('R69, R91: stopped, it is closed with the games and part-scores won', () => {
    const over = stop(deals(start('rubber'), '3NT 9', '1NT 7'));
    expect(over.phase).toEqual({ name: 'over', stopped: true });
    expect(over.sheet.bonuses).toMatchObject([
      { name: 'game-bonus', seat: 'N', amount: 300, where: 'above' },
      { name: 'part-score-bonus', seat: 'S', amount: 50, where: 'above' },
    ]);
    expect(over.sheet.winner).toBe('N');
  });

  it('R69: stopped with equal totals, it is a draw', () => {
    expect(stop(deals(start('rubber'), '1NT 7', '1NT 7')).sheet.winner).toBe('draw');
  });
});

describe('stopping', () => {
  const one = deals(start(), '1NT 7');

  it('R91: either player may ask between deals, and the other answers', () => {
    expect(legalActions(one).askStop).toEqual(['N', 'S']);
    for (const [seat, other] of [
      ['N', 'S'],
      ['S', 'N'],
    ] as const) {
      const asked = actAll(one, { type: 'ask-stop', seat });
      expect(legalActions(asked)).toMatchObject({ deal: false, askStop: [], answerStop: other });
      expect(view(asked, 'public').phase).toMatchObject({ stopAsked: seat });
      expect(refusal(asked, { type: 'answer-stop', seat, accept: true })).toBe('stop-asked');
      expect(refusal(asked, { type: 'ask-stop', seat: other })).toBe('stop-asked');
      expect(refusal(asked, { type: 'deal', pack: packWith(EVEN) })).toBe('stop-asked');
      const on = actAll(asked, { type: 'answer-stop', seat: other, accept: false });
      expect(on).toMatchObject({ phase: { name: 'between', stopAsked: null }, sheet: one.sheet });
      expect(legalActions(on)).toMatchObject({ deal: true, askStop: ['N', 'S'] });
    }
    expect(refusal(one, { type: 'answer-stop', seat: 'N', accept: true })).toBe('no-stop-asked');
  });

  it('R91: a match of six deals is kept without a winner', () => {
    const over = stop(one);
    expect(over.phase).toEqual({ name: 'over', stopped: true });
    expect(over.sheet).toMatchObject({ winner: null, totals: one.sheet.totals, complete: false });
    expect(view(over, 'N').phase).toMatchObject({ name: 'over', stopped: true, last: { number: 1 } });
  });

  it('R91: not while a deal runs, and not before the first', () => {
    expect(refusal(dealt(), { type: 'ask-stop', seat: 'N' })).toBe('deal-running');
    expect(legalActions(start()).askStop).toEqual([]);
    // Not “nobody has asked to end the match”: somebody just did.
    expect(refusal(start(), { type: 'ask-stop', seat: 'N' })).toBe('wrong-phase');
  });
});
