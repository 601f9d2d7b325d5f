import fc from 'fast-check';
import { describe, it } from 'vitest';
import { view } from '../../src/engine/index.ts';
import type { Match, MatchState } from '../../src/engine/index.ts';
import { dealPhase, handsOf } from '../../src/engine/match/state.ts';
import { review, stepFates } from '../../src/engine/view/review.ts';
import { dealLink, readDealLink } from '../../src/files/index.ts';
import type { TableState } from '../../src/store/index.ts';
import { createReview } from '../../src/store/teaching/review.ts';
import { SOURCES, chances, frozen, must, played } from '../support/matches.ts';
import { seeded } from '../support/random.ts';

/** Matches in all; `REVIEW=1000` walks a thousand, in some minutes. */
const MATCHES = Number(process.env.REVIEW ?? 60);
const RUNS = { numRuns: Math.ceil(MATCHES / SOURCES.length), endOnFailure: true };
/** What does not move a deal on is no step of it. */
const ASIDE = new Set(['look', 'sit', 'answer-sit']);

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The states that the steps of a deal stand for. */
function statesOf(log: Match['log'], states: readonly MatchState[], deal: number): readonly MatchState[] {
  return states.slice(1).filter((state, at) => {
    const before = states[at];
    const running = dealPhase(state) !== null || (before !== undefined && dealPhase(before) !== null);
    const number = before !== undefined && dealPhase(before) !== null ? before : state;
    return running && number.finished.length + 1 === deal && !ASIDE.has(log[at]?.type ?? '');
  });
}

/** Each step shows the fold there, and the link opens at it. */
function checkWalk(match: Match, states: readonly MatchState[], deal: number): void {
  const there = statesOf(match.log, states, deal);
  const fates = stepFates(match, deal) ?? [];
  const letters = dealLink(states.at(-1) as MatchState, deal);
  const linked = letters === null ? null : readDealLink(letters);
  must(linked?.ok === true, `deal ${deal} has no link`);
  must(there.length === fates.length, `deal ${deal} has ${there.length} steps, not ${fates.length}`);
  for (const [step, state] of there.entries()) {
    const moment = review(match, deal, step);
    const phase = dealPhase(state);
    const fate = fates[step];
    const where = `deal ${deal}, step ${step}`;
    must(moment !== null && same(moment.table, view(state, 'public')), `${where} shows another table`);
    if (moment === null || fate === undefined || linked?.ok !== true) return;
    must(phase === null || same(moment.hands, handsOf(phase)), `${where} shows other hands`);
    if (!fate.stays) continue;
    const opened = review(linked.value.match, 1, fate.linked);
    must(
      opened !== null &&
        same(opened.hands, moment.hands) &&
        same(opened.drawn, moment.drawn) &&
        same(opened.discards, moment.discards) &&
        (opened.table.deal === null) === (moment.table.deal === null) &&
        same(opened.table.deal?.upcard, moment.table.deal?.upcard),
      `${where}: the link opens elsewhere`,
    );
  }
  must(review(match, deal, there.length) === null, 'there is a step too many');
}

/** Copies are played on from copies; the deal and the match stay what they were. */
function checkBranches(match: Match, deal: number, seed: number): void {
  const below = seeded(seed);
  const study = {
    id: 'a',
    title: '',
    names: { N: 'Ada', S: 'Ben' },
    source: null,
    root: { match, deal, from: 0 },
    branches: [],
    notes: [],
  };
  const store = createReview({
    study,
    random: below,
    device: {} as TableState,
    onChange: ({ root }) => must(root === study.root, 'a branch has changed the deal'),
  });
  if (store === null) throw new Error(`deal ${deal} cannot be walked`);
  const now = store.getState;
  const walked = now().steps.map((_, step) => JSON.stringify(review(match, deal, step)));
  for (let copy = 0; copy < 3; copy += 1) {
    now().go(below(now().steps.length));
    const from = JSON.stringify(now().moment.hands);
    now().playOn(`copy ${copy}`);
    const table = now().playing;
    must(
      same(
        table?.getState().view?.open?.N.hand ?? now().moment.hands.N,
        (JSON.parse(from) as { N: unknown }).N,
      ),
      'the copy has another hand',
    );
    for (let action = below(12); action > 0; action -= 1) playSomething(now().playing, below);
    now().stopPlaying();
  }
  now().walk(null, 0);
  for (const [step, before] of walked.entries()) {
    now().go(step);
    must(JSON.stringify(now().moment) === before, `step ${step} is another after the branches`);
  }
}

/** A random action on the copy that is being played. */
function playSomething(
  table: ReturnType<NonNullable<ReturnType<typeof createReview>>['getState']>['playing'],
  below: (most: number) => number,
): void {
  const shown = table?.getState().view;
  if (table == null || shown?.turn == null) return;
  const { legal, turn: seat } = shown;
  const { dispatch } = table.getState();
  if (legal.draw !== null) void dispatch({ type: 'draw', seat });
  else if (legal.discard !== null)
    void dispatch({ type: 'discard', seat, cards: legal.discard.from.slice(0, legal.discard.count) });
  else if (legal.calls.length > 0)
    void dispatch({ type: 'call', seat, call: legal.calls[below(legal.calls.length)] ?? 'P' });
  else {
    const card = legal.cards[below(legal.cards.length)];
    if (card !== undefined) void dispatch({ type: 'play', seat, card });
  }
}

describe.each(SOURCES)('R48: reviewing matches: %s', (_, options) => {
  it('shows every step as the log was there, opens every link at its step, and changes nothing', () => {
    fc.assert(
      fc.property(chances(options), (chance) => {
        const { log, states } = played(chance);
        const match = frozen({ setup: chance.setup, log });
        const deals = states.at(-1)?.finished.length ?? 0;
        for (let deal = 1; deal <= deals; deal += 1) checkWalk(match, states, deal);
        if (deals > 0) checkBranches(match, 1 + (chance.seed % deals), chance.seed);
      }),
      RUNS,
    );
  });
});
