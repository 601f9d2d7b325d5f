import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bidHeight, bidOfCueBid, isBid, isCueBid } from '../../src/engine/auction/call.ts';
import type { CallRecord } from '../../src/engine/auction/index.ts';
import { unseenPack } from '../../src/engine/exchange.ts';
import { act, explain, legalActions } from '../../src/engine/index.ts';
import type { MatchState } from '../../src/engine/index.ts';
import { dealPhase } from '../../src/engine/match/state.ts';
import { SEATS } from '../../src/engine/seat.ts';
import { isPack } from '../../src/engine/shuffle.ts';
import { SOURCES, cardsOfDeal, chances, must, steps, textOf } from '../support/matches.ts';
import type { Step } from '../support/matches.ts';
import { seeded } from '../support/random.ts';
import { ALL_CODES, everyCall, everyCard, everythingElse } from '../support/universe.ts';
import type { Put } from '../support/universe.ts';

/** Matches for each property and each preset, and as many of players' own mixtures: 1200 for each property. */
const RUNS = { numRuns: 200 };

/** The bids of an auction, cue-bids and answers included, as heights. */
function heightsOf(calls: readonly CallRecord[]): readonly number[] {
  return calls.flatMap(({ call }) => {
    const bid = isCueBid(call) ? bidOfCueBid(call) : call;
    return isBid(bid) ? [bidHeight(bid)] : [];
  });
}

/** A state of the auction: some call is legal, no bid repeats or falls, and the calls have an end. */
function checkAuction(state: MatchState): void {
  if (state.phase.name !== 'auction') return;
  const { calls } = state.phase.auction;
  must(
    legalActions(state).calls.length > 0 === (state.request === null && state.sitAsked === null),
    'no legal call',
  );
  const heights = heightsOf(calls);
  must(
    heights.every((height, at) => height > (heights[at - 1] ?? -1)),
    'a bid that does not beat the last',
  );
  // At most three calls that are no bid (a transfer, a double, a pass or redouble) follow each bid: 36 bids end every auction.
  must(calls.length <= 4 * heights.length, 'calls without end');
}

/** One entry more, and every event at the place of the entry that brought it. */
function checkLength({ before, state }: Step): void {
  must(state.length === before.length + 1, 'length');
  const { events } = state;
  const same = events.findIndex((event, at) => event !== before.events[at]);
  const kept = same < 0 ? events.length : same;
  must(
    // What an undo leaves standing of what it passes over has its place already.
    events.slice(kept).every((event) => event.at === before.length || before.events.includes(event)),
    'an event at another place than its action',
  );
  must(
    events.every(({ at }, place) => at >= (events[place - 1]?.at ?? 0) && at < state.length),
    'events out of order',
  );
}

/** Exactly one player scores in each deal; a match that was not stopped is complete, after six or seven deals or two games. */
function checkScores(state: MatchState): void {
  const { sheet, phase, finished } = state;
  for (const { points } of sheet.rows) {
    must(SEATS.filter((seat) => points[seat] > 0).length === 1, 'one player scores');
  }
  must(sheet.rows.length === finished.length, 'a row for each deal');
  must(sheet.complete === (phase.name === 'over' && !phase.stopped), 'over without reason, or not over');
  if (!sheet.complete) return;
  const games = sheet.rows.at(-1)?.rubber?.games;
  must(games === undefined ? [6, 7].includes(finished.length) : Math.max(games.N, games.S) === 2, 'length');
}

/** What is put to the match is accepted exactly if the generator holds it, and refused with a code, the state untouched. */
function checkDoor(state: MatchState, puts: readonly Put[]): void {
  const before = textOf(state);
  for (const [action, legal] of puts) {
    const after = act(state, action);
    const right = after.ok
      ? legal && after.value.length === state.length + 1 && explain(state, action) === null
      : !legal && ALL_CODES.has(after.error.code) && explain(state, action)?.code === after.error.code;
    must(right, () => `${JSON.stringify(action)} in ${state.phase.name}, ${legal ? 'legal' : 'not legal'}`);
  }
  // The state is frozen as well: writing into it would have thrown.
  must(textOf(state) === before, 'a refused action left a trace');
}

describe.each(SOURCES)('whole matches of %s', (_, options) => {
  const matches = chances(options);

  it('R1, R5, R9: at every moment the 55 cards are accounted for', () => {
    fc.assert(
      fc.property(matches, (chance) => {
        let deals = 0;
        for (const { state, action } of steps(chance)) {
          const exchange = dealPhase(state)?.exchange;
          const cards = exchange === undefined ? null : cardsOfDeal(state, unseenPack(exchange));
          must(cards === null || isPack(cards), 'a card is lost or doubled');
          if (action.type === 'deal') deals += 1;
        }
        expect(deals).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });

  it('R12–R39: some call is always legal, and every auction comes to its end', () => {
    fc.assert(
      fc.property(matches, (chance) => {
        for (const { state } of steps(chance)) checkAuction(state);
      }),
      RUNS,
    );
  });

  it('R54, R60, R68, R91: one player scores in each deal, and the match ends when it should', () => {
    fc.assert(
      fc.property(matches, (chance) => {
        let last: MatchState | null = null;
        for (const { state } of steps(chance)) {
          if (state.phase.name === 'between' || state.phase.name === 'over') checkScores(state);
          last = state;
        }
        expect(last?.phase.name).toBe('over');
      }),
      RUNS,
    );
  });

  it('an accepted action makes the log one entry longer and tells when it happened', () => {
    fc.assert(
      fc.property(matches, (chance) => {
        for (const step of steps(chance)) checkLength(step);
      }),
      RUNS,
    );
  });

  it('R3–R49, R91: act accepts what legalActions lists and nothing else, and says why', () => {
    fc.assert(
      fc.property(matches, (chance) => {
        const below = seeded(chance.seed + 1);
        for (const { before } of steps(chance)) {
          // Every state is put the small questions now and then, and the long lists more seldom.
          if (below(20) === 0) checkDoor(before, everythingElse(before, below));
          if (before.phase.name === 'auction' && below(20) === 0) checkDoor(before, everyCall(before));
          else if (below(20) === 0) checkDoor(before, everyCard(before));
          if (below(100) === 0) checkDoor(before, [...everyCall(before), ...everyCard(before)]);
        }
      }),
      RUNS,
    );
  });
});
