import { describe, expect, it } from 'vitest';
import { legalActions, publicLog, startMatch, view } from '../../../src/engine/index.ts';
import type { MatchState } from '../../../src/engine/index.ts';
import type { Happening } from '../../../src/engine/match/event.ts';
import { dealPhase, handsOf } from '../../../src/engine/match/state.ts';
import type { Seat } from '../../../src/engine/seat.ts';
import {
  EVEN,
  actAll,
  callInTurn,
  dealt,
  exchangeIdly,
  packWith,
  playInTurn,
  playing,
  refusal,
  scoredDeal,
  setupWith,
} from '../../support/match.ts';

const undo = (state: MatchState, seat: Seat): MatchState => actAll(state, { type: 'undo', seat });
const ask = (state: MatchState, seat: Seat): MatchState => actAll(state, { type: 'ask-undo', seat });
const look = (state: MatchState, seat: Seat): MatchState => actAll(state, { type: 'look', seat });
const answer = (state: MatchState, seat: Seat, accept: boolean): MatchState =>
  actAll(state, { type: 'answer-undo', seat, accept });
const ways = (state: MatchState): unknown => legalActions(state).undo;
const hands = (state: MatchState): unknown => {
  const phase = dealPhase(state);
  return phase === null ? null : handsOf(phase);
};
const taken = (state: MatchState): readonly Happening[] | undefined => view(state, 'public').undoAsked?.taken;

/** S holds the Grand colon and an ace lies face up. */
const started = dealt({
  dealer: 'AKQ2.K32.432.432',
  receiver: '543.QJ4.KQ5.KQJ:G',
  upcard: 'HA',
  next: ['H9', 'H8'],
});

describe('taking back', () => {
  it('nothing has been done yet: there is nothing to take back', () => {
    expect(ways(started)).toEqual({ N: null, S: null });
    expect(refusal(started, { type: 'undo', seat: 'S' })).toBe('nothing-to-undo');
    expect(refusal(started, { type: 'ask-undo', seat: 'N' })).toBe('nothing-to-undo');
  });

  it('R8: a discard is taken back freely until the opponent has looked', () => {
    const drawn = actAll(started, { type: 'draw', seat: 'S' });
    const thrown = actAll(drawn, { type: 'discard', seat: 'S', cards: ['S5', 'S4'] });
    expect(ways(thrown)).toEqual({ N: null, S: 'free' });
    expect(refusal(thrown, { type: 'ask-undo', seat: 'S' })).toBe('undo-is-free');
    const back = undo(thrown, 'S');
    expect(hands(back)).toEqual(hands(drawn));
    expect(legalActions(back).discard).toEqual(legalActions(drawn).discard);
    expect(ways(look(thrown, 'N'))).toEqual({ N: null, S: 'ask' });
    expect(refusal(look(thrown, 'N'), { type: 'undo', seat: 'S' })).toBe('undo-needs-consent');
  });

  it('R7, R10: what showed its player a card is taken back only by consent', () => {
    for (const type of ['draw', 'capture'] as const) {
      const state = actAll(started, { type, seat: 'S' });
      expect(ways(state)).toEqual({ N: null, S: 'ask' });
      expect(refusal(state, { type: 'undo', seat: 'S' })).toBe('undo-needs-consent');
      const back = answer(ask(state, 'S'), 'N', true);
      expect(hands(back)).toEqual(hands(started));
      expect(legalActions(back)).toMatchObject({ draw: { seat: 'S', count: 2 }, capture: 'S' });
      expect(view(back, 'N').deal).toMatchObject({ upcard: 'HA', capture: null, unseen: 28 });
    }
  });

  it('R7: drawn cards stay the same, and so does the rest of the pack', () => {
    const drawn = actAll(started, { type: 'draw', seat: 'S' });
    const again = actAll(answer(ask(drawn, 'S'), 'N', true), { type: 'draw', seat: 'S' });
    expect(view(again, 'S').own?.drawn).toEqual(['H9', 'H8']);
    expect(hands(again)).toEqual(hands(drawn));
  });

  it('a call is free to take back until the opponent has looked or acted', () => {
    const opened = callInTurn(exchangeIdly(started), '1S');
    expect(ways(opened)).toEqual({ N: 'free', S: 'ask' });
    expect(view(undo(opened, 'N'), 'N').phase).toMatchObject({ name: 'auction', calls: [], standing: null });
    expect(ways(look(opened, 'S'))).toEqual({ N: 'ask', S: 'ask' });
    expect(ways(callInTurn(opened, '2D'))).toEqual({ N: 'ask', S: 'free' });
  });

  it('the last call comes back from the play, and the last card from the next lead', () => {
    const ended = callInTurn(exchangeIdly(started), '1S P P');
    expect(ended.phase.name).toBe('play');
    expect(undo(ended, 'N').phase).toMatchObject({ name: 'auction', auction: { turn: 'N' } });
    // S follows, wins and leads on: both are S's own, one after the other.
    const led = playInTurn(playing('1S P P'), 'H2 HQ CA');
    const once = undo(led, 'S');
    expect(once.phase).toMatchObject({ play: { turn: 'S', led: null, won: { S: 1 } } });
    const twice = undo(once, 'S');
    expect(twice.phase).toMatchObject({ play: { turn: 'S', led: 'H2', won: { S: 0 }, tricks: [] } });
    expect(ways(twice)).toMatchObject({ N: 'ask' });
  });

  it('a claim nobody has seen is taken back like any action, and may be made again (R49)', () => {
    const offered = actAll(playing('1S P P'), { type: 'claim', seat: 'N', tricks: 13 });
    const back = undo(offered, 'N');
    expect(legalActions(back).claim).toEqual({ seat: 'N', most: 13 });
    const seen = look(offered, 'S');
    expect(ways(seen)).toEqual({ N: null, S: null });
    expect(refusal(seen, { type: 'undo', seat: 'N' })).toBe('claim-pending');
    expect(refusal(seen, { type: 'ask-undo', seat: 'S' })).toBe('claim-pending');
  });

  it('a declined claim is past: what can be taken back is the action before it (R49)', () => {
    const declined = actAll(
      playInTurn(playing('1S P P'), 'HA H4'),
      { type: 'claim', seat: 'N', tricks: 12 },
      { type: 'answer-claim', seat: 'S', accept: false },
    );
    // The events in between vanish with it.
    expect(taken(ask(declined, 'N'))).toMatchObject([
      { type: 'play', card: 'HA' },
      { type: 'play', card: 'H4' },
      { type: 'claim', tricks: 12 },
    ]);
  });
});

describe('asking to take back', () => {
  const opened = look(callInTurn(exchangeIdly(started), '1S'), 'S');

  it('is the opponent’s to answer, and until then nothing else goes on', () => {
    const asked = ask(opened, 'N');
    expect(legalActions(asked)).toMatchObject({
      calls: [],
      answerUndo: 'S',
      undo: { N: null, S: null },
      look: 'S',
    });
    expect(refusal(asked, { type: 'answer-undo', seat: 'N', accept: true })).toBe('not-your-turn');
    expect(refusal(asked, { type: 'call', seat: 'S', call: 'P' })).toBe('undo-pending');
    expect(refusal(asked, { type: 'ask-undo', seat: 'S' })).toBe('undo-pending');
    expect(refusal(asked, { type: 'undo', seat: 'N' })).toBe('undo-pending');
    expect(refusal(opened, { type: 'answer-undo', seat: 'S', accept: true })).toBe('no-undo-asked');
  });

  it('tells exactly what will vanish: the action and all that followed it', () => {
    const state = callInTurn(opened, '2D');
    expect(taken(ask(state, 'N'))).toMatchObject([
      { type: 'call', seat: 'N', call: '1S' },
      { type: 'call', seat: 'S', call: '2D' },
    ]);
    const discarded = callInTurn(exchangeIdly(started), '1S');
    expect(taken(ask(discarded, 'S'))).toEqual([
      { type: 'discard', seat: 'S', count: 2 },
      { type: 'draw', seat: 'N', count: 12 },
      { type: 'discard', seat: 'N', count: 12 },
      { type: 'call', seat: 'N', call: '1S', meaning: 'natural', about: null },
    ]);
    expect(view(state, 'S').undoTaken.N).toEqual(taken(ask(state, 'N')));
  });

  it('granted, the state is the one before the action, but for what both have seen', () => {
    const before = exchangeIdly(started);
    const back = answer(ask(opened, 'N'), 'S', true);
    expect(back.phase).toEqual(before.phase);
    expect(back.length).toBe(opened.length + 2);
    expect(view(back, 'S').news.at(-1)).toMatchObject({ type: 'undo', seat: 'N', taken: [{ call: '1S' }] });
    expect(legalActions(back).calls).toEqual(legalActions(before).calls);
  });

  it('refused, play goes on, and the same player may not ask again until something has changed', () => {
    const refused = answer(ask(opened, 'N'), 'S', false);
    expect(refused.phase).toEqual(opened.phase);
    expect(ways(refused)).toMatchObject({ N: null });
    expect(refusal(refused, { type: 'ask-undo', seat: 'N' })).toBe('undo-refused');
    expect(refusal(refused, { type: 'undo', seat: 'N' })).toBe('undo-refused');
    expect(view(refused, 'public').undoTaken.N).toEqual([]);
    expect(ways(callInTurn(refused, 'P'))).toMatchObject({ N: 'ask' });
  });

  it('a free undo in between does not win another hearing', () => {
    const refused = answer(ask(callInTurn(opened, 'P'), 'N'), 'S', false);
    const back = undo(callInTurn(refused, '2S'), 'N');
    expect(ways(back)).toMatchObject({ N: null });
    expect(refusal(back, { type: 'ask-undo', seat: 'N' })).toBe('undo-refused');
  });

  it('refused to both in turn, neither may ask again', () => {
    const once = answer(ask(opened, 'N'), 'S', false);
    expect(ways(once)).toEqual({ N: null, S: 'ask' });
    const both = answer(ask(once, 'S'), 'N', false);
    expect(ways(both)).toEqual({ N: null, S: null });
  });
});

describe('what is never taken back', () => {
  it('a deal that is over, and with it everything before', () => {
    const over = scoredDeal(startMatch(setupWith()), '1NT', 7);
    expect(ways(over)).toEqual({ N: null, S: null });
    expect(refusal(over, { type: 'undo', seat: 'N' })).toBe('wrong-phase');
    const next = actAll(over, { type: 'deal', pack: packWith(EVEN) });
    expect(ways(next)).toEqual({ N: null, S: null });
    expect(refusal(next, { type: 'undo', seat: 'N' })).toBe('nothing-to-undo');
  });

  it('what a player has seen: news is kept, and an undo shows nobody the other’s cards', () => {
    const led = playInTurn(playing('1S P P'), 'HA');
    for (const state of [led, ask(look(led, 'S'), 'N'), undo(led, 'N')]) {
      expect(JSON.stringify(view(state, 'S'))).not.toMatch(/"(SK|HK|D4)"/);
      expect(JSON.stringify(view(state, 'N'))).not.toMatch(/"(HQ|DK|CK)"/);
    }
  });

  it('R48: what is taken back unseen is never named: not the card, not the call', () => {
    // S follows with the queen, wins, and thinks better of it: the device has not left S's hands.
    const followed = playInTurn(playing('1S P P'), 'H2 HQ');
    const opened = callInTurn(exchangeIdly(started), '2H');
    for (const [state, seat, hidden] of [
      [followed, 'S', '"HQ"'],
      [opened, 'N', '"2H"'],
    ] as const) {
      const back = undo(state, seat);
      const other = seat === 'N' ? 'S' : 'N';
      expect(view(back, 'public').news.at(-1)).toMatchObject({ type: 'undo', seat, taken: [] });
      for (const viewer of [other, 'public'] as const) {
        expect(JSON.stringify(view(back, viewer))).not.toContain(hidden);
      }
      expect(JSON.stringify(publicLog(back))).not.toContain(hidden);
    }
  });
});
