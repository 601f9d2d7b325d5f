import { describe, expect, it } from 'vitest';
import { SITTINGS, legalActions, publicLog, startMatch, turnOf, view } from '../../../src/engine/index.ts';
import { review } from '../../../src/engine/view/review.ts';
import type { Action, MatchState } from '../../../src/engine/index.ts';
import type { Sitting } from '../../../src/engine/index.ts';
import { dealPhase, handsOf } from '../../../src/engine/match/state.ts';
import type { Seat } from '../../../src/engine/seat.ts';
import {
  EVEN,
  actAll,
  callInTurn,
  callOf,
  dealt,
  exchangeIdly,
  packWith,
  playInTurn,
  playing,
  refusal,
  scoredDeal,
  setupWith,
} from '../../support/match.ts';

const sit = (seat: Seat, sitting: Sitting): Action => ({ type: 'sit', seat, sitting });
const answer = (seat: Seat, accept: boolean): Action => ({ type: 'answer-sit', seat, accept });
const opened = (state: MatchState): MatchState => actAll(state, sit('N', 'open'), answer('S', true));
const hands = (state: MatchState): unknown => {
  const phase = dealPhase(state);
  return phase === null ? null : handsOf(phase);
};

describe('changing the way of sitting', () => {
  it('starts as the match was set up, and may be changed to the other two', () => {
    for (const sitting of SITTINGS) {
      const state = dealt({}, setupWith({ sitting }));
      expect(view(state, 'public')).toMatchObject({ sitting, sitAsked: null });
      expect(legalActions(state).sit).toEqual(SITTINGS.filter((one) => one !== sitting));
      expect(refusal(state, sit('S', sitting))).toBe('sits-already');
    }
  });

  it('to passing or across takes effect at once, in a deal and between deals', () => {
    const running = playing('1S P P');
    const between = scoredDeal(startMatch(setupWith()), '1S', 7);
    for (const state of [running, between]) {
      const across = actAll(state, sit('S', 'across'));
      expect(across.sitting).toBe('across');
      expect(turnOf(across)).toBe(turnOf(state));
      expect(actAll(across, sit('N', 'pass')).sitting).toBe('pass');
    }
  });

  it('to the open table waits for the opponent, and nothing else goes on meanwhile', () => {
    const state = playing('1S P P');
    const asked = actAll(state, sit('N', 'open'));
    expect(view(asked, 'S')).toMatchObject({
      sitting: 'pass',
      sitAsked: { seat: 'N', sitting: 'open' },
      open: null,
    });
    expect(turnOf(asked)).toBeNull();
    expect(legalActions(asked)).toMatchObject({
      cards: [],
      look: null,
      claim: null,
      sit: [],
      answerSit: 'S',
    });
    expect(legalActions(asked).undo).toEqual({ N: null, S: null });
    expect(refusal(asked, { type: 'play', seat: 'N', card: 'SA' })).toBe('sit-asked');
    expect(refusal(asked, { type: 'look', seat: 'N' })).toBe('sit-asked');
    expect(refusal(asked, { type: 'undo', seat: 'S' })).toBe('sit-asked');
    expect(refusal(asked, sit('S', 'open'))).toBe('sit-asked');
    expect(refusal(asked, answer('N', true))).toBe('not-your-turn');
    expect(refusal(state, answer('S', true))).toBe('no-sit-asked');
  });

  it('a no leaves everything as it was, and may be asked again', () => {
    const state = playing('1S P P');
    const refused = actAll(state, sit('N', 'open'), answer('S', false));
    expect(refused).toMatchObject({ sitting: 'pass', sitAsked: null });
    expect(legalActions(refused)).toEqual({ ...legalActions(state), look: turnOf(state) });
    expect(refusal(refused, sit('S', 'open'))).toBeNull();
  });

  it('waits for no other question: an undo, a claim, an end', () => {
    const state = playing('1S P P');
    const looked = actAll(playInTurn(state, 'SA'), { type: 'look', seat: 'S' });
    const undo = actAll(looked, { type: 'ask-undo', seat: 'N' });
    expect(refusal(undo, sit('S', 'across'))).toBe('undo-pending');
    const claim = actAll(state, { type: 'claim', seat: 'N', tricks: 3 });
    expect(refusal(claim, sit('S', 'across'))).toBe('claim-pending');
    const stop = actAll(scoredDeal(startMatch(setupWith()), '1S', 7), { type: 'ask-stop', seat: 'N' });
    expect(refusal(stop, sit('S', 'across'))).toBe('stop-asked');
    for (const waiting of [undo, claim, stop]) expect(legalActions(waiting).sit).toEqual([]);
  });

  it('has no place before the first deal was cut for, nor in a match that is over', () => {
    const cut = startMatch(setupWith({ firstDealer: null }));
    expect(legalActions(cut).sit).toEqual([]);
    expect(refusal(cut, sit('S', 'across'))).toBe('wrong-phase');
    const over = actAll(
      scoredDeal(startMatch(setupWith()), '1S', 7),
      { type: 'ask-stop', seat: 'N' },
      { type: 'answer-stop', seat: 'S', accept: true },
    );
    expect(refusal(over, sit('S', 'across'))).toBe('match-over');
  });

  it('is no look and no action of the game: what is news and what may be taken back stay as they were', () => {
    const state = playInTurn(playing('1S P P'), 'SA');
    const changed = actAll(state, sit('S', 'across'));
    expect(changed.seen).toEqual(state.seen);
    expect(legalActions(changed)).toMatchObject({ undo: { N: 'free' }, look: 'S' });
    expect(view(changed, 'S').news).toEqual([
      ...view(state, 'S').news,
      { type: 'sit', seat: 'S', sitting: 'across', at: state.length },
    ]);
  });

  it('is in the public log, and no review step', () => {
    const setup = setupWith();
    const log: Action[] = [{ type: 'deal', pack: packWith(EVEN) }, sit('N', 'open'), answer('S', true)];
    const state = actAll(startMatch(setup), ...log);
    expect(publicLog(state).map(({ type }) => type)).toEqual(['deal', 'sit', 'answer-sit']);
    expect(JSON.stringify(publicLog(state))).toBe(
      JSON.stringify(
        publicLog(
          actAll(
            startMatch(setup),
            { type: 'deal', pack: packWith({ ...EVEN, next: ['C9'] }) },
            ...log.slice(1),
          ),
        ),
      ),
    );
    const rest = scoredDealLog(state);
    const whole = { setup, log: [...log, ...rest] };
    const plain = { setup, log: [...log.slice(0, 1), ...rest] };
    expect(review(whole, 1, 0)?.steps).toBe(review(plain, 1, 0)?.steps);
  });
});

/** The rest of a deal from its exchange to its score, as a log. */
function scoredDealLog(from: MatchState): readonly Action[] {
  const actions: Action[] = [];
  let state = from;
  const put = (action: Action): void => {
    state = actAll(state, action);
    actions.push(action);
  };
  while (state.phase.name === 'exchange') {
    const { exchange } = state.phase;
    const seat = exchange.turn!;
    put(
      exchange.step === 'draw'
        ? { type: 'draw', seat }
        : { type: 'discard', seat, cards: exchange.drawn[seat] },
    );
  }
  put(callOf('N', '1S'));
  put(callOf('S', 'P'));
  put(callOf('N', 'P'));
  put({ type: 'claim', seat: 'N', tricks: 7 });
  put({ type: 'answer-claim', seat: 'S', accept: true });
  return actions;
}

describe('the open table', () => {
  it('shows both hands to its own viewer only, and the mover’s as its own', () => {
    const state = opened(playing('1S P P'));
    const both = view(state, 'open');
    expect(both.open).toEqual({ N: view(state, 'N').own, S: view(state, 'S').own });
    expect(both.own).toEqual(both.open?.[turnOf(state)!]);
    expect(both.legal).toEqual(legalActions(state));
    for (const viewer of ['N', 'S', 'public'] as const) expect(view(state, viewer).open).toBeNull();
    expect(view(state, 'public').own).toBeNull();
    const between = scoredDeal(startMatch(setupWith({ sitting: 'open' })), '1S', 7);
    expect(view(between, 'open')).toMatchObject({ own: null, open: null });
  });

  it('is seen by nobody unless both have said yes', () => {
    const state = playing('1S P P');
    for (const closed of [
      state,
      actAll(state, sit('N', 'open')),
      actAll(state, sit('N', 'open'), answer('S', false)),
      actAll(opened(state), sit('S', 'pass')),
    ]) {
      expect(() => view(closed, 'open')).toThrow();
    }
  });

  it('R28: tells the forced answer to a cue-bid', () => {
    const state = callInTurn(exchangeIdly(opened(dealt())), '1S P 2S-ace');
    const { phase } = view(state, 'open');
    expect(phase).toMatchObject({ name: 'auction', answer: expect.any(String) as string });
  });

  it('needs no look', () => {
    let state = opened(dealt());
    expect(legalActions(state).look).toBeNull();
    state = exchangeIdly(state);
    expect(legalActions(state).look).toBeNull();
    expect(refusal(state, { type: 'look', seat: 'N' })).toBe('nothing-new');
    const next = actAll(scoredDeal(startMatch(setupWith({ sitting: 'open' })), '1S', 7), {
      type: 'deal',
      pack: packWith(EVEN),
    });
    expect(legalActions(next).look).toBeNull();
  });

  it('takes back freely, by either player, step by step to the deal’s first action', () => {
    const start = opened(dealt());
    const state = playInTurn(callInTurn(exchangeIdly(start), '1S P P'), 'SA S5 SK');
    let now = state;
    let steps = 0;
    while (legalActions(now).undo.S !== null) {
      expect(legalActions(now).undo).toEqual({ N: 'free', S: 'free' });
      now = actAll(now, { type: 'undo', seat: steps % 2 === 0 ? 'S' : 'N' });
      steps += 1;
    }
    expect(steps).toBe(10);
    expect(hands(now)).toEqual(hands(start));
    expect(now.sitting).toBe('open');
    // Seen by both: the undo names what it took.
    const back = actAll(state, { type: 'undo', seat: 'S' });
    expect(back.events.at(-1)).toMatchObject({
      type: 'undo',
      seat: 'S',
      taken: [{ type: 'play', card: 'SK' }],
    });
  });

  it('R7: what was drawn stays the same when it is drawn again', () => {
    const drawn = actAll(opened(dealt()), { type: 'draw', seat: 'S' });
    const again = actAll(drawn, { type: 'undo', seat: 'N' }, { type: 'draw', seat: 'S' });
    expect(hands(again)).toEqual(hands(drawn));
  });

  it('R49: a claim that waits is answered or taken back', () => {
    const claim = actAll(opened(playing('1S P P')), { type: 'claim', seat: 'N', tricks: 3 });
    expect(view(claim, 'open')).toMatchObject({
      turn: 'S',
      own: { seat: 'S', shown: handsOf(dealPhase(claim)!).N },
    });
    expect(legalActions(claim)).toMatchObject({ answerClaim: 'S', undo: { N: 'free', S: 'free' } });
    expect(actAll(claim, { type: 'undo', seat: 'N' }).phase).toMatchObject({ claim: null });
  });

  it('goes back past the change itself without undoing it, and keeps telling of it', () => {
    const state = opened(playInTurn(playing('1S P P'), 'SA'));
    const back = actAll(state, { type: 'undo', seat: 'S' });
    expect(back.sitting).toBe('open');
    expect(back.events.map(({ type }) => type).slice(-3)).toEqual(['sit', 'answer-sit', 'undo']);
  });

  it('once left, an undo asks again: both have seen everything', () => {
    const state = actAll(playInTurn(opened(playing('1S P P')), 'SA'), sit('S', 'pass'));
    expect(legalActions(state).undo).toEqual({ N: 'ask', S: 'ask' });
    expect(legalActions(state).look).toBe('S');
  });
});
