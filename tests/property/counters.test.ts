import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEANINGS } from '../../src/engine/auction/call.ts';
import { isColon } from '../../src/engine/cards.ts';
import { legalActions } from '../../src/engine/index.ts';
import type { Action, MatchState } from '../../src/engine/index.ts';
import { PHASE_NAMES } from '../../src/engine/match/phase-name.ts';
import { PRESET_NAMES } from '../../src/engine/options.ts';
import { SOURCES, chances, steps } from '../support/matches.ts';

/**
 * What random matches are made of. A property that was never put to a recue-bid or an idle bar says nothing about them: here it
 * is counted that such matches do hold all that the game has.
 */
const RUNS = { numRuns: 200 };
const AT_LEAST = 50;

const counts = new Map<string, number>();
const count = (name: string, number = 1): void => void counts.set(name, (counts.get(name) ?? 0) + number);

const ACTIONS: Readonly<Record<Action['type'], true>> = {
  ...{
    spread: true,
    cut: true,
    deal: true,
    capture: true,
    draw: true,
    discard: true,
    call: true,
    play: true,
  },
  ...{ claim: true, 'answer-claim': true, look: true, undo: true, 'ask-undo': true, 'answer-undo': true },
  ...{ 'ask-stop': true, 'answer-stop': true, sit: true, 'answer-sit': true },
};

/** R47: a leader who holds the barred suit and colons, and so must lead a colon. */
function mustLeadColon({ phase, request }: MatchState, legal: ReturnType<typeof legalActions>): boolean {
  return (
    phase.name === 'play' &&
    request === null &&
    phase.play.bar !== null &&
    phase.play.led === null &&
    legal.cards.length > 0 &&
    legal.cards.every(isColon)
  );
}

function countDeal({ calls, tricks, exchange, contract }: MatchState['finished'][number]): void {
  for (const { meaning } of calls) count(meaning);
  for (const { leadEffect, followEffect, bar } of tricks) {
    if (leadEffect !== null) count(leadEffect);
    if (followEffect !== null) count(followEffect);
    if (bar !== null) count(bar.idle ? 'an idle bar' : 'a bar that bites');
  }
  count(exchange.capture === null ? 'no capture' : 'a capture');
  count(`doubled ${String(contract.doubled)}`);
}

function countStep(source: string, action: Action, state: MatchState): void {
  count(action.type);
  count(`${state.phase.name} in ${source}`);
  if (mustLeadColon(state, legalActions(state))) count('a forced colon lead');
  if ('accept' in action) count(`${action.type} ${action.accept ? 'yes' : 'no'}`);
}

describe.each(SOURCES)('matches of %s', (source, options) => {
  it('are played to their end', () => {
    fc.assert(
      fc.property(chances(options), (chance) => {
        let end: MatchState | null = null;
        for (const { action, state } of steps(chance)) {
          countStep(source, action, state);
          end = state;
        }
        expect(end?.phase.name).toBe('over');
        end?.finished.forEach(countDeal);
        count('match');
        if (end?.sheet.tieBreak === false && end.finished.length === 7) count('seven deals');
      }),
      RUNS,
    );
  });
});

describe('the random matches', () => {
  it('number at least a thousand', () => {
    expect(counts.get('match')).toBeGreaterThanOrEqual(1000);
  });

  it.each([
    ...MEANINGS,
    ...['bars', 'bars-nothing', 'wins', 'loses', 'an idle bar', 'a bar that bites', 'a forced colon lead'],
    ...['a capture', 'no capture', 'doubled 0', 'doubled 1', 'doubled 2'],
    ...Object.keys(ACTIONS),
    ...['answer-claim yes', 'answer-claim no', 'answer-undo yes', 'answer-undo no', 'answer-stop yes'],
    ...['answer-sit yes', 'answer-sit no'],
    ...PRESET_NAMES.flatMap((preset) => PHASE_NAMES.map((phase) => `${phase} in ${preset}`)),
  ])('hold at least fifty of: %s', (name) => {
    expect(counts.get(name) ?? 0, name).toBeGreaterThanOrEqual(AT_LEAST);
  });
});
