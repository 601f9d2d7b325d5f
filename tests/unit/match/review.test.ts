import { describe, expect, it } from 'vitest';
import type { Card } from '../../../src/engine/cards.ts';
import { formatCode } from '../../../src/engine/codes.ts';
import { replay, startMatch, view } from '../../../src/engine/index.ts';
import { playOn, review } from '../../../src/engine/view/review.ts';
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

describe('a running deal at the open table', () => {
  const { match, states } = thirdDealRunning(6);
  const opened: Match = {
    ...match,
    log: [
      ...match.log,
      { type: 'sit', seat: 'N', sitting: 'open' },
      { type: 'answer-sit', seat: 'S', accept: true },
    ],
  };

  it('may be walked, without what was taken back and without the pack', () => {
    const first = review(opened, 3, 0);
    expect(first).toMatchObject({ over: false, unseen: null, table: { deal: { number: 3 } } });
    const last = review(opened, 3, first?.steps ?? 0);
    const live = states.at(-1)?.phase;
    expect(last?.hands).toEqual(live?.name === 'auction' ? live.auction.hands : null);
    for (let step = 0; step <= (first?.steps ?? 0); step += 1) {
      const types = review(opened, 3, step)?.happened.map(({ type }) => type) ?? [];
      expect(types).not.toContain('undo');
      expect(types).not.toContain('ask-undo');
    }
  });

  it('is secret before both have agreed to it, and while one has asked', () => {
    expect(review(match, 3, 0)).toBeNull();
    expect(review({ ...opened, log: opened.log.slice(0, -1) }, 3, 0)).toBeNull();
  });

  it('R9: its copy has other cards in the pack, and says nothing about those there', () => {
    const reversed = (cards: readonly Card[]) => [...cards].reverse();
    const copy = playOn(opened, 3, 0, reversed);
    const deal = opened.log.findLast((action) => action.type === 'deal');
    if (copy?.log[0]?.type !== 'deal' || deal?.type !== 'deal') throw new Error('no deal');
    const drawn = states.at(-1)?.phase;
    if (drawn?.name !== 'auction') throw new Error('no auction');
    const known = 27 + drawn.exchange.drawn.N.length + drawn.exchange.drawn.S.length;
    expect(copy.log[0].pack.slice(0, known)).toEqual(deal.pack.slice(0, known));
    expect(copy.log[0].pack.slice(known)).toEqual(reversed([...deal.pack.slice(known)].sort()));
  });
});

describe('playing on from a step of a finished deal', () => {
  const { match } = thirdDealRunning(7);
  const asIs = (cards: readonly Card[]) => cards;

  it('R48: leads to the position of that step, at the open table, from the same pack', () => {
    const steps = review(match, 2, 0)?.steps ?? 0;
    for (let step = 0; step < steps; step += 1) {
      const copy = playOn(match, 2, step, asIs);
      const there = review(match, 2, step);
      const again = copy === null ? null : replay(copy);
      if (again?.ok !== true || there === null) throw new Error('no copy');
      const { phase } = again.value;
      expect(again.value.sitting).toBe('open');
      expect(phase.name).toBe(there.table.phase.name);
      const hands =
        phase.name === 'exchange'
          ? phase.exchange.hands
          : phase.name === 'auction'
            ? phase.auction.hands
            : phase.name === 'play' && phase.play.hands;
      expect(hands).toEqual(there.hands);
    }
  });

  it('leaves the match it came from as it was', () => {
    const before = JSON.stringify(match);
    playOn(match, 1, 3, asIs);
    expect(JSON.stringify(match)).toBe(before);
  });
});
