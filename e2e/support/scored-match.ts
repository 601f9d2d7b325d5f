/** Matches by their results, for whoever looks at sheets. */
import { startMatch } from '../../src/engine/index.ts';
import type { Action } from '../../src/engine/index.ts';
import { isCall } from '../../src/engine/notation.ts';
import { turnOf } from '../../src/engine/match/state.ts';
import type { Options } from '../../src/engine/options.ts';
import { opponent } from '../../src/engine/seat.ts';
import { EVEN, actAll, packWith, setupWith } from '../../tests/support/match.ts';
import { savedMatch } from './records.ts';
import type { SavedMatch } from './records.ts';

/** What the dealer of a deal bids, what follows, and how many tricks the declarer takes: `['3NT X P', 9]`. */
export type Scored = readonly [calls: string, tricks: number];

/** A match of deals that went so; Maria deals the first. A call that is not legal throws. */
export function scoredMatch(options: Options, deals: readonly Scored[]): SavedMatch {
  const setup = setupWith({ options });
  const actions: Action[] = [];
  let state = startMatch(setup);
  const take = (action: Action): void => {
    actions.push(action);
    state = actAll(state, action);
  };
  for (const [calls, tricks] of deals) {
    take({ type: 'deal', pack: packWith(EVEN) });
    while (state.phase.name === 'exchange') {
      const { step, drawn, turn } = state.phase.exchange;
      const seat = turn ?? 'N';
      take(step === 'draw' ? { type: 'draw', seat } : { type: 'discard', seat, cards: drawn[seat] });
    }
    for (const call of calls.split(' ')) {
      if (!isCall(call)) throw new Error(`no call: ${call}`);
      take({ type: 'call', seat: turnOf(state) ?? 'N', call });
    }
    if (state.phase.name !== 'play') throw new Error(`${calls} does not end the auction`);
    const { leader } = state.phase.play;
    const claimed = leader === state.phase.contract.declarer ? tricks : 13 - tricks;
    take({ type: 'claim', seat: leader, tricks: claimed });
    take({ type: 'answer-claim', seat: opponent(leader), accept: true });
  }
  return savedMatch('scored', actions, setup);
}
