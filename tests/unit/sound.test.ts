import { describe, expect, it } from 'vitest';
import { act, view } from '../../src/engine/index.ts';
import type { Action, MatchState } from '../../src/engine/index.ts';
import { soundOf } from '../../src/ui/sound/soundOf.ts';
import { actAll, callInTurn, dealt, exchangeIdly, playing, playInTurn } from '../support/match.ts';

const match = { id: 'one' };
const screenOf = (state: MatchState, refusal = 0) => ({
  view: view(state, 'public'),
  refusal: refusal === 0 ? null : { id: refusal, seat: null, error: refusedError() },
  match,
});

function refusedError() {
  const refused = act(playing('1S P P'), { type: 'play', seat: 'N', card: 'H3' });
  if (refused.ok) throw new Error('not refused');
  return refused.error;
}

const heard = (state: MatchState, ...actions: readonly Action[]) =>
  soundOf(screenOf(state), screenOf(actAll(state, ...actions)));

describe('what is heard', () => {
  const start = dealt();
  const auction = exchangeIdly(start);
  const play = playing('1S P P');

  it('has a sound for each public event, and another for a trick and for the end of a deal', () => {
    expect(heard(start, { type: 'draw', seat: 'S' })).toBe('card');
    expect(heard(auction, { type: 'call', seat: 'N', call: '1S' })).toBe('call');
    expect(heard(play, { type: 'play', seat: 'N', card: 'SA' })).toBe('card');
    expect(heard(playInTurn(play, 'SA'), { type: 'play', seat: 'S', card: 'S3' })).toBe('trick');
    expect(heard(callInTurn(auction, '1S P'), { type: 'call', seat: 'N', call: 'P' })).toBe('call');
    const claimed = actAll(play, { type: 'claim', seat: 'N', tricks: 13 });
    expect(heard(claimed, { type: 'answer-claim', seat: 'S', accept: true })).toBe('result');
  });

  it('is silent where nothing public has happened', () => {
    const led = playInTurn(play, 'SA');
    expect(heard(led, { type: 'look', seat: 'S' })).toBeNull();
    expect(soundOf(screenOf(led), { ...screenOf(led), view: view(led, 'S') })).toBeNull();
    expect(heard(led, { type: 'undo', seat: 'N' })).toBeNull();
  });

  it('is silent when another match comes on the table, or the first', () => {
    const after = screenOf(playInTurn(play, 'SA'));
    expect(soundOf({ ...screenOf(play), match: { id: 'two' } }, after)).toBeNull();
    expect(soundOf({ ...screenOf(play), view: null }, after)).toBeNull();
  });

  it('tells a refusal only where no hand is open to one player alone', () => {
    expect(soundOf(screenOf(play), screenOf(play, 1))).toBe('refusal');
    expect(soundOf(screenOf(play, 1), screenOf(play, 1))).toBeNull();
    const mine = { ...screenOf(play), view: view(play, 'N') };
    expect(soundOf(mine, { ...screenOf(play, 1), view: mine.view })).toBeNull();
  });
});
