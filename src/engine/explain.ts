import { explainCall } from './auction/index.ts';
import { ruleError } from './errors.ts';
import type { RuleError } from './errors.ts';
import { explainCapture, explainDiscard } from './exchange.ts';
import type { Action } from './match/action.ts';
import { cutDone } from './match/cut.ts';
import { legalActions } from './match/legal.ts';
import type { LegalActions } from './match/legal.ts';
import type { PhaseName } from './match/phase-name.ts';
import { dealPhase, turnOf } from './match/state.ts';
import type { MatchState } from './match/state.ts';
import type { SitRequest, Sitting } from './match/sitting.ts';
import { undoTarget, undoWay } from './match/undo.ts';
import { explainCard } from './play/index.ts';
import { never } from './result.ts';
import { opponent } from './seat.ts';
import type { Seat } from './seat.ts';
import { isPack } from './shuffle.ts';

/**
 * Why an action is refused in a state, `null` if it is legal. `legalActions` alone decides; this finds the reason.
 * A reason never rests on cards that the acting player cannot see.
 */
export function explain(state: MatchState, action: Action): RuleError | null {
  return allows(state, legalActions(state), action) ? null : reason(state, action);
}

function allows(state: MatchState, legal: LegalActions, action: Action): boolean {
  switch (action.type) {
    case 'spread':
      return legal.spread && isPack(action.pack);
    case 'cut':
      return legal.cut.includes(action.seat) && cutPlaceError(state, action.place) === null;
    case 'deal':
      return legal.deal && isPack(action.pack);
    case 'capture':
      return legal.capture === action.seat;
    case 'draw':
      return legal.draw?.seat === action.seat;
    case 'discard':
      return legal.discard?.seat === action.seat && discardError(state, action.cards) === null;
    case 'call':
      return turnOf(state) === action.seat && legal.calls.includes(action.call);
    case 'play':
      return turnOf(state) === action.seat && legal.cards.includes(action.card);
    case 'claim':
      return legal.claim?.seat === action.seat && isTricks(action.tricks, legal.claim.most);
    case 'answer-claim':
      return legal.answerClaim === action.seat;
    case 'look':
      return legal.look === action.seat;
    case 'undo':
      return legal.undo[action.seat] === 'free';
    case 'ask-undo':
      return legal.undo[action.seat] === 'ask';
    case 'answer-undo':
      return legal.answerUndo === action.seat;
    case 'ask-stop':
      return legal.askStop.includes(action.seat);
    case 'answer-stop':
      return legal.answerStop === action.seat;
    case 'sit':
      return legal.sit.includes(action.sitting);
    case 'answer-sit':
      return legal.answerSit === action.seat;
    default:
      return never(action);
  }
}

/** The phase in which an action has its place; `null`: wherever a deal runs; `any`: between deals too. */
const PLACES: Readonly<Record<Action['type'], PhaseName | 'any' | null>> = {
  spread: 'cut',
  cut: 'cut',
  deal: 'between',
  capture: 'exchange',
  draw: 'exchange',
  discard: 'exchange',
  call: 'auction',
  play: 'play',
  claim: 'play',
  'answer-claim': 'play',
  look: null,
  undo: null,
  'ask-undo': null,
  'answer-undo': null,
  'ask-stop': 'between',
  'answer-stop': 'between',
  sit: 'any',
  'answer-sit': 'any',
};

/** The reason for refusing what `legalActions` does not hold: place and turn first, then the rule itself. */
function reason(state: MatchState, action: Action): RuleError {
  const phase = state.phase.name;
  if (phase === 'over') return ruleError('match-over', null, {});
  const place = PLACES[action.type];
  const running = dealPhase(state) !== null;
  if (action.type === 'ask-stop' && running) return ruleError('deal-running', 'R91', {});
  if (!(place === null ? running : place === 'any' ? phase !== 'cut' : place === phase))
    return ruleError('wrong-phase', null, { phase });
  if (state.sitAsked !== null) return sitPending(state.sitAsked, action);
  switch (action.type) {
    case 'spread':
      return isPack(action.pack)
        ? ruleError('wrong-phase', 'R3', { phase })
        : ruleError('not-a-pack', 'R1', {});
    case 'cut':
      return cutError(state, action.seat, action.place);
    case 'deal':
      return isPack(action.pack) ? stopPending(state) : ruleError('not-a-pack', 'R1', {});
    case 'ask-stop':
      // Before the first deal there is no match to end.
      return state.finished.length === 0 ? ruleError('wrong-phase', 'R91', { phase }) : stopPending(state);
    case 'answer-stop':
      return stopPending(state);
    case 'undo':
    case 'ask-undo':
      return undoError(state, action.seat, action.type);
    case 'answer-undo':
      return state.request === null
        ? ruleError('no-undo-asked', null, {})
        : notYourTurn(opponent(action.seat));
    case 'sit':
      return sitError(state, action.sitting);
    case 'answer-sit':
      return ruleError('no-sit-asked', null, {});
    default:
      return turnError(state, action) ?? ruleOfPlay(state, action);
  }
}

/** While the players settle how to sit, nothing else is done. */
function sitPending({ seat }: SitRequest, action: Action): RuleError {
  return action.type === 'answer-sit' ? notYourTurn(opponent(seat)) : ruleError('sit-asked', null, { seat });
}

function sitError(state: MatchState, sitting: Sitting): RuleError {
  if (state.sitting === sitting) return ruleError('sits-already', null, { sitting });
  if (state.request !== null) return ruleError('undo-pending', null, {});
  return state.phase.name === 'play' ? ruleError('claim-pending', 'R49', {}) : stopPending(state);
}

type TurnAction = Extract<
  Action,
  { type: 'capture' | 'draw' | 'discard' | 'call' | 'play' | 'claim' | 'answer-claim' | 'look' }
>;

/** A question that waits, or a turn that is the opponent's. */
function turnError(state: MatchState, action: TurnAction): RuleError | null {
  const turn = turnOf(state);
  if (turn !== null && turn !== action.seat) return notYourTurn(turn);
  if (action.type === 'look') return null;
  if (state.request !== null) return ruleError('undo-pending', null, {});
  const pending = state.phase.name === 'play' && state.phase.claim !== null;
  return pending && action.type !== 'answer-claim' ? ruleError('claim-pending', 'R49', {}) : null;
}

function ruleOfPlay(state: MatchState, action: TurnAction): RuleError {
  const { phase } = state;
  const fallback = ruleError('wrong-phase', null, { phase: phase.name });
  switch (action.type) {
    case 'look':
      return ruleError('nothing-new', null, {});
    case 'capture':
      return (phase.name === 'exchange' ? explainCapture(phase.exchange) : null) ?? fallback;
    case 'draw':
      return ruleError('already-drawn', 'R7', {});
    case 'discard':
      return discardError(state, action.cards) ?? fallback;
    case 'call':
      return (phase.name === 'auction' ? explainCall(phase.auction, action.call) : null) ?? fallback;
    case 'play':
      return (phase.name === 'play' ? explainCard(phase.play, action.card) : null) ?? fallback;
    case 'claim': {
      const most = legalActions(state).claim?.most;
      return most === undefined
        ? ruleError('claim-once', 'R49', {})
        : ruleError('claim-tricks', 'R49', { most });
    }
    case 'answer-claim':
      return ruleError('no-claim', 'R49', {});
  }
}

function notYourTurn(turn: Seat): RuleError {
  return ruleError('not-your-turn', null, { turn });
}

function isTricks(tricks: number, most: number): boolean {
  return Number.isInteger(tricks) && tricks >= 0 && tricks <= most;
}

function discardError(
  state: MatchState,
  cards: Extract<Action, { type: 'discard' }>['cards'],
): RuleError | null {
  return state.phase.name === 'exchange' ? explainDiscard(state.phase.exchange, cards) : null;
}

function cutPlaceError(state: MatchState, place: number): RuleError | null {
  const { phase } = state;
  if (phase.name !== 'cut' || phase.spread?.[place] === undefined)
    return ruleError('cut-place', 'R3', { place });
  return phase.picks.N.includes(place) || phase.picks.S.includes(place)
    ? ruleError('cut-taken', 'R3', { place })
    : null;
}

function cutError(state: MatchState, seat: Seat, place: number): RuleError {
  const { phase } = state;
  return phase.name === 'cut' && cutDone(phase, seat)
    ? ruleError('cut-done', 'R3', { seat })
    : (cutPlaceError(state, place) ?? ruleError('cut-place', 'R3', { place }));
}

function stopPending(state: MatchState): RuleError {
  const asked = state.phase.name === 'between' ? state.phase.stopAsked : null;
  return asked === null
    ? ruleError('no-stop-asked', 'R91', {})
    : ruleError('stop-asked', 'R91', { seat: asked });
}

function undoError(state: MatchState, seat: Seat, wanted: 'undo' | 'ask-undo'): RuleError {
  if (state.request !== null) return ruleError('undo-pending', null, {});
  if (undoTarget(state, seat) === null) return ruleError('nothing-to-undo', null, {});
  const way = undoWay(state, seat);
  if (way === 'free') return ruleError('undo-is-free', null, {});
  if (way === 'ask' && wanted === 'undo') return ruleError('undo-needs-consent', null, {});
  return state.refused.includes(seat)
    ? ruleError('undo-refused', null, {})
    : ruleError('claim-pending', 'R49', {});
}
