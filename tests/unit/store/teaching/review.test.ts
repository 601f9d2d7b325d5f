import { describe, expect, it, vi } from 'vitest';
import { legalActions, replay, startMatch, turnOf } from '../../../../src/engine/index.ts';
import { review } from '../../../../src/engine/view/review.ts';
import type { Match } from '../../../../src/engine/index.ts';
import { act } from '../../../../src/engine/act.ts';
import { createReview } from '../../../../src/store/teaching/review.ts';
import type { TableState } from '../../../../src/store/index.ts';
import type { Study } from '../../../../src/teaching/study.ts';
import { LIVELY, randomAction } from '../../../support/random-play.ts';
import { seeded } from '../../../support/random.ts';
import { setupWith } from '../../../support/match.ts';

/** A match with two finished deals. */
function played(seed: number): Match {
  const below = seeded(seed);
  const setup = setupWith({ firstDealer: 'N' });
  let state = startMatch(setup);
  const log = [];
  while (state.finished.length < 2) {
    const action = randomAction(state, below, { ...LIVELY, stop: 0 });
    const next = action === null ? null : act(state, action);
    if (action === null || next?.ok !== true) throw new Error('stuck');
    state = next.value;
    log.push(action);
  }
  return { setup, log };
}

function reviewed(match: Match, deal = 1) {
  const study: Study = {
    id: 'a',
    title: '',
    names: { N: 'Ada', S: 'Ben' },
    source: null,
    root: { match, deal, from: 0 },
    branches: [],
    notes: [],
  };
  const onChange = vi.fn<(study: Study) => void>();
  const store = createReview({ study, random: seeded(1), device: {} as TableState, onChange });
  if (store === null) throw new Error('not reviewed');
  return { store, onChange, now: () => store.getState() };
}

describe('walking a deal', () => {
  const match = played(3);

  it('R48: shows every step, and the nearest for one that is not there', () => {
    const { now } = reviewed(match);
    const { steps } = now();
    for (const step of steps.keys()) {
      now().go(step);
      expect(now().moment).toEqual(review(match, 1, step));
    }
    for (const [asked, shown] of [
      [-3, 0],
      [steps.length, steps.length - 1],
      [Infinity, steps.length - 1],
      [NaN, 0],
    ] as const) {
      now().go(asked);
      expect(now().moment.step).toBe(shown);
    }
  });

  it('keeps a copy that was played on as a branch, and the deal as it was', () => {
    const before = JSON.stringify(match);
    const { now, onChange } = reviewed(match);
    const call = now().steps.findIndex((step) => step.some(({ type }) => type === 'call'));
    now().go(call - 1);
    const there = now().moment;
    now().playOn('What if');
    const table = now().playing;
    if (table === null) throw new Error('no table');
    expect(table.getState().view?.open?.N.hand).toEqual(there.hands.N);
    expect(table.getState().view?.legal.sit).toEqual([]);
    const live = table.getState().view;
    const [first] = live?.legal.calls ?? [];
    if (live?.turn == null || first === undefined) throw new Error('nothing to call');
    void table.getState().dispatch({ type: 'call', seat: live.turn, call: first });
    now().stopPlaying();
    expect(now().branches).toMatchObject([{ name: 'What if', parent: null, step: call - 1 }]);
    expect(now().branch).toBe(now().branches[0]?.id);
    expect(now().moment.happened).toMatchObject([{ type: 'call', call: first }]);
    expect(now().walk(null, call)).toBe(true);
    expect(now().moment).toEqual(review(match, 1, call));
    expect(now().walk(now().branches[0]?.id ?? null)).toBe(true);
    expect(now().moment.hands).toEqual(there.hands);
    expect(JSON.stringify(match)).toBe(before);
    expect(onChange.mock.lastCall?.[0].branches).toHaveLength(1);
  });

  it('makes no branch of a copy that nobody touched', () => {
    const { now, onChange } = reviewed(match);
    now().go(2);
    now().playOn('Nothing');
    now().stopPlaying();
    expect(now()).toMatchObject({ branches: [], branch: null, playing: null, moment: { step: 2 } });
    expect(onChange).not.toHaveBeenCalled();
  });

  it('removes a branch with all that leaves it, and puts them back', () => {
    const { now } = reviewed(match);
    const playSomething = (name: string): void => {
      now().playOn(name);
      const table = now().playing;
      const state = table?.getState().view;
      if (table === null || state?.turn == null) throw new Error('no turn');
      void table.getState().dispatch({ type: 'draw', seat: state.turn });
      now().stopPlaying();
    };
    now().go(0);
    playSomething('one');
    now().walk(now().branches[0]?.id ?? null, 0);
    playSomething('two');
    expect(now().branches.map(({ name, parent }) => [name, parent])).toEqual([
      ['one', null],
      ['two', now().branches[0]?.id],
    ]);
    now().note('why not');
    const putBack = now().remove(now().branches[0]?.id ?? '');
    expect(now()).toMatchObject({ branches: [], branch: null });
    putBack();
    expect(now().branches).toHaveLength(2);
    expect([...now().notes.values()]).toEqual(['why not']);
  });

  it('notes a step, and takes an empty note away', () => {
    const { now } = reviewed(match, 2);
    now().go(5);
    now().note(' the turning point ');
    expect(now().notes.get(5)).toBe('the turning point');
    now().go(6);
    expect(now().notes.has(6)).toBe(false);
    now().go(5);
    now().note(' ');
    expect(now().notes.size).toBe(0);
  });

  it('refuses what the rules refuse on a copy, with the reason', () => {
    const { now } = reviewed(match);
    now().go(0);
    now().playOn('one');
    const table = now().playing;
    const turn = table?.getState().view?.turn;
    if (table == null || turn == null) throw new Error('no turn');
    void table.getState().dispatch({ type: 'call', seat: turn, call: 'P' });
    expect(table.getState().refusal).toMatchObject({ id: 1, seat: turn, error: { code: 'wrong-phase' } });
  });

  it('is not there for a deal that is not over', () => {
    const running: Match = { ...match, log: match.log.slice(0, -1) };
    const state = replay(running);
    expect(state.ok && turnOf(state.value) !== null && legalActions(state.value)).toBeTruthy();
    expect(() => reviewed(running, 2)).toThrow('not reviewed');
  });
});
