import type { Contract } from '../scoring/contract.ts';
import { scoringOf } from '../scoring/index.ts';
import type { Claim, FinishedDeal, MatchState } from './state.ts';

/**
 * The state after a deal's last trick or accepted claim: the deal is laid open and scored, and the match is over if the
 * sheet is complete (R54, R60, R68). Nothing of a finished deal can be taken back.
 * `tricks`: what the declarer won, claimed tricks included.
 */
export function finishDeal(state: MatchState, tricks: number, claim: Claim | null): MatchState {
  const { phase } = state;
  if (phase.name !== 'play') return state;
  const result = { ...(phase.contract satisfies Contract), tricks };
  const events = [...state.events, { type: 'result', result, at: state.length - 1 } as const];
  const deal: FinishedDeal = {
    number: state.finished.length + 1,
    exchange: phase.exchange,
    calls: phase.calls,
    contract: phase.contract,
    hands: phase.hands,
    tricks: phase.play.tricks,
    claim,
    result,
    events,
  };
  const finished = [...state.finished, deal];
  const sheet = scoringOf(state.setup.options).sheet(
    finished.map((one) => one.result),
    false,
  );
  return {
    ...state,
    finished,
    sheet,
    phase: sheet.complete ? { name: 'over', stopped: false } : { name: 'between', stopAsked: null },
    events,
    undoable: null,
    request: null,
    refused: [],
  };
}
