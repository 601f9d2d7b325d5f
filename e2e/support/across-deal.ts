/** A deal to be played across the table, and its calls. */
import { formatCode } from '../../src/engine/codes.ts';
import { shuffledPack, startMatch } from '../../src/engine/index.ts';
import type { Action, MatchState } from '../../src/engine/index.ts';
import { actAll, setupWith } from '../../tests/support/match.ts';
import { seeded } from '../../tests/support/random.ts';
import { playOut } from '../../tests/support/script.ts';

export interface AcrossDeal {
  readonly code: string;
  readonly start: MatchState;
  readonly actions: readonly Action[];
}

/** A deal with a question and its answer, and no more calls than it takes. */
export function someDeal(): AcrossDeal {
  for (let seed = 1; seed < 500; seed += 1) {
    const pack = shuffledPack(seeded(seed));
    const start = actAll(startMatch(setupWith({ sitting: 'across' })), { type: 'deal', pack });
    const { actions } = playOut(start, seeded(seed), ({ finished }) => finished.length > 0);
    const calls = actions.filter(({ type }) => type === 'call');
    const asks = calls.some((action) => action.type === 'call' && action.call.includes('-'));
    const played = actions.filter(({ type }) => type === 'play').length;
    if (asks && calls.length < 8 && played === 26) return { code: formatCode(pack), start, actions };
  }
  throw new Error('no deal will do');
}

/** The last call, with what it meant. */
export function callOf(state: MatchState) {
  const event = state.events.findLast(({ type }) => type === 'call');
  if (event?.type !== 'call') throw new Error('nothing was called');
  return event;
}
