import { describe, expect, it } from 'vitest';
import { formatCode } from '../../../src/engine/codes.ts';
import { replay, review, startMatch, view } from '../../../src/engine/index.ts';
import type { Action, Match, MatchState } from '../../../src/engine/index.ts';
import { isPack, shuffledPack } from '../../../src/engine/shuffle.ts';
import { act } from '../../../src/engine/act.ts';
import { PRESETS } from '../../../src/engine/options.ts';
import { LIVELY, randomAction } from '../../support/random-play.ts';
import { seeded } from '../../support/random.ts';
import { setupWith } from '../../support/match.ts';
import { textOf } from '../../support/matches.ts';

/** The log of a random match up to the middle of its third deal. */
function thirdDealRunning(seed: number): { match: Match; states: readonly MatchState[] } {
  const below = seeded(seed);
  const setup = setupWith({ firstDealer: null });
  const states = [startMatch(setup)];
  const log: Action[] = [];
  let state = startMatch(setup);
  while (state.finished.length < 2 || state.phase.name !== 'auction') {
    const action = randomAction(state, below, { ...LIVELY, stop: 0, claim: seed % 2 });
    if (action === null) throw new Error('the match has ended');
    const next = act(state, action);
    if (!next.ok) throw new Error(next.error.code);
    state = next.value;
    log.push(action);
    states.push(state);
  }
  return { match: { setup, log }, states };
}

describe.each([1, 2, 3, 4])('reviewing match %i', (seed) => {
  const { match, states } = thirdDealRunning(seed);

  it('R48: a finished deal can be stepped through, every call and card', () => {
    for (const deal of [1, 2]) {
      const first = review(match, deal, 0);
      expect(first).toMatchObject({
        step: 0,
        table: { phase: { name: 'exchange', step: 'draw' }, deal: { number: deal } },
      });
      const steps = first?.steps ?? 0;
      const last = review(match, deal, steps);
      expect(last?.table.phase.name).toBe('between');
      expect(last?.table.sheet.rows).toHaveLength(deal);
      expect(review(match, deal, steps + 1)).toBeNull();
      expect(review(match, deal, -1)).toBeNull();
      // Looks and the way of sitting are left out, everything else between two deals is a step.
      const lengths = Array.from(
        { length: steps + 1 },
        (_, step) => review(match, deal, step)?.table.length ?? 0,
      );
      const [from = 0] = lengths;
      const done = match.log
        .slice(from - 1, lengths.at(-1))
        .filter(({ type }) => !['look', 'sit', 'answer-sit'].includes(type));
      expect(done).toHaveLength(steps + 1);
    }
  });

  it('R48: a step shows both hands, the discards and the unseen pack as they were then', () => {
    const { steps = 0 } = review(match, 1, 0) ?? {};
    for (let step = 0; step < steps; step += 1) {
      const shown = review(match, 1, step);
      const state = states[shown?.table.length ?? 0];
      if (shown === null || state === undefined) throw new Error('no such step');
      expect(shown.table).toEqual(view(state, 'public'));
      expect(shown.hands.N).toEqual(view(state, 'N').own?.hand);
      expect(shown.hands.S).toEqual(view(state, 'S').own?.hand);
      expect(shown.discards.N).toEqual(view(state, 'N').own?.discards);
      expect(shown.unseen).toHaveLength(view(state, 'N').deal?.unseen ?? -1);
    }
  });

  it('R48: a deal that is not over cannot be reviewed, nor one that is not there', () => {
    for (const deal of [3, 4, 0, -1, 1.5]) expect(review(match, deal, 0)).toBeNull();
    const draw = match.log.findIndex(({ type }) => type === 'draw');
    const broken = { ...match, log: match.log.filter((_, at) => at !== draw) };
    expect(review(broken, 2, 0)).toBeNull();
  });

  it('R6, R48: after the deal the whole pack can be seen, and its code', () => {
    const state = states.find(({ finished }) => finished.length === 1);
    if (state === undefined) throw new Error('no finished deal');
    const { phase } = view(state, 'public');
    if (phase.name !== 'between' || phase.last === null) throw new Error('no finished deal');
    const { last } = phase;
    const up = last.capture === null ? last.turnedUp : last.capture.colon;
    expect(
      isPack([...last.hands.N, ...last.hands.S, ...last.discards.N, ...last.discards.S, ...last.unseen, up]),
    ).toBe(true);
    const deal = match.log.find((action) => action.type === 'deal');
    expect(last.code).toBe(formatCode(deal?.type === 'deal' ? deal.pack : []));
  });
});

describe('replaying', () => {
  const { match, states } = thirdDealRunning(5);

  it('gives the state the log was made in', () => {
    for (const entries of [0, 1, match.log.length]) {
      const again = replay({ ...match, log: match.log.slice(0, entries) });
      const live = states[entries];
      if (!again.ok || live === undefined) throw new Error(`no state after ${String(entries)} entries`);
      expect(textOf(again.value)).toBe(textOf(live));
    }
  });

  it('names the first entry that is refused, and why', () => {
    const log = [
      ...match.log.slice(0, 10),
      { type: 'spread', pack: shuffledPack(seeded(1)) } as const,
      ...match.log,
    ];
    expect(replay({ ...match, log })).toMatchObject({
      ok: false,
      error: { at: 10, error: { code: 'wrong-phase' } },
    });
  });

  it('R90: refuses options that contradict each other', () => {
    const options = { ...PRESETS.summary, cueBids: true };
    expect(replay({ setup: setupWith({ options }), log: [] })).toMatchObject({
      ...{ ok: false, error: { at: -1, error: { code: 'options-contradict' } } },
    });
  });
});
