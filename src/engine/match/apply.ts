import { contractOf, makeCall, startAuction } from '../auction/index.ts';
import type { AuctionState } from '../auction/index.ts';
import type { Call } from '../auction/call.ts';
import type { Card } from '../cards.ts';
import { captureUpcard, discardCards, drawCards, drawCount, startExchange } from '../exchange.ts';
import { playCard, startPlay, tricksLeft } from '../play/index.ts';
import { never } from '../result.ts';
import type { Contract } from '../scoring/contract.ts';
import { scoringOf } from '../scoring/index.ts';
import { bySeat, opponent, withSeat } from '../seat.ts';
import type { Seat } from '../seat.ts';
import type { Action, Setup } from './action.ts';
import { cutCards, cutWinner, pickCard } from './cut.ts';
import type { Happening } from './event.ts';
import { finishDeal } from './finish.ts';
import type { AuctionPhase, ExchangePhase, MatchState, PlayPhase } from './state.ts';
import { takeBack, takenBack, undoTarget } from './undo.ts';

/** The state before the first entry: a cut for the first deal, unless the setup names the dealer (R3). */
export function startMatch(setup: Setup): MatchState {
  return {
    setup,
    length: 0,
    firstDealer: setup.firstDealer,
    cut: { N: [], S: [] },
    finished: [],
    sheet: scoringOf(setup.options).sheet([], false),
    phase:
      setup.firstDealer === null
        ? { name: 'cut', spread: null, picks: { N: [], S: [] } }
        : { name: 'between', stopAsked: null },
    events: [],
    seen: { N: 0, S: 0 },
    acted: { N: 0, S: 0 },
    undoable: [],
    request: null,
    refused: [],
  };
}

/** Who deals the next deal, or the running one: the first dealer the odd ones, a tie-break among them (R4, R60). */
export function dealerOf(state: MatchState): Seat | null {
  if (state.firstDealer === null) return null;
  return state.finished.length % 2 === 0 ? state.firstDealer : opponent(state.firstDealer);
}

/** The state after an accepted action. Total: what `legalActions` does not hold changes nothing but the length. */
export function apply(state: MatchState, action: Action): MatchState {
  const next = advance(state, action);
  if (!('seat' in action)) return next;
  const at = state.length;
  return {
    ...next,
    seen: withSeat(next.seen, action.seat, at + 1),
    acted: action.type === 'look' ? next.acted : withSeat(next.acted, action.seat, at),
  };
}

function advance(state: MatchState, action: Action): MatchState {
  switch (action.type) {
    case 'spread':
    case 'cut':
      return cut(state, action);
    case 'deal':
      return deal(state, action.pack);
    case 'capture':
    case 'draw':
    case 'discard':
      return exchange(state, action);
    case 'call':
      return call(state, action.seat, action.call);
    case 'play':
      return play(state, action.seat, action.card);
    case 'claim':
    case 'answer-claim':
      return claim(state, action);
    case 'look':
      return { ...state, length: state.length + 1 };
    case 'undo':
    case 'ask-undo':
    case 'answer-undo':
      return undo(state, action);
    case 'ask-stop':
      return { ...state, length: state.length + 1, phase: { name: 'between', stopAsked: action.seat } };
    case 'answer-stop':
      return answerStop(state, action.accept);
    default:
      return never(action);
  }
}

/** One entry further, with what everybody now knows. */
function step(state: MatchState, happenings: readonly Happening[], changed: Partial<MatchState>): MatchState {
  const at = state.length;
  const events = [...state.events, ...happenings.map((happening) => ({ ...happening, at }))];
  return { ...state, events, ...changed, length: at + 1 };
}

/** One entry further by an action that its player may want back. */
function undoableStep(
  state: MatchState,
  seat: Seat,
  happenings: readonly Happening[],
  changed: Partial<MatchState> & { readonly showed?: boolean },
): MatchState {
  const { showed = false, ...rest } = changed;
  const undoable = [...state.undoable, { seat, at: state.length, showed, before: state }];
  return step(state, happenings, { undoable, refused: [], ...rest });
}

function cut(state: MatchState, action: Extract<Action, { type: 'spread' | 'cut' }>): MatchState {
  const { phase } = state;
  if (phase.name !== 'cut') return state;
  if (action.type === 'spread') return step(state, [], { phase: { ...phase, spread: action.pack } });
  const picked = pickCard(phase, action.seat, action.place);
  const firstDealer = cutWinner(picked);
  return step(state, [], {
    firstDealer,
    cut: { N: cutCards(picked, 'N'), S: cutCards(picked, 'S') },
    phase: firstDealer === null ? picked : { name: 'between', stopAsked: null },
  });
}

function deal(state: MatchState, pack: readonly Card[]): MatchState {
  const dealer = dealerOf(state);
  if (dealer === null) return state;
  const exchange = startExchange(dealer, pack, state.setup.options.capturing);
  const at = state.length;
  const number = state.finished.length + 1;
  return {
    ...state,
    length: at + 1,
    phase: { name: 'exchange', exchange },
    events: [{ type: 'deal', number, dealer, upcard: exchange.upcard, at }],
    seen: { N: at, S: at },
    acted: { N: at, S: at },
    undoable: [],
    request: null,
    refused: [],
  };
}

function exchange(
  state: MatchState,
  action: Extract<Action, { type: 'capture' | 'draw' | 'discard' }>,
): MatchState {
  const { phase } = state;
  if (phase.name !== 'exchange') return state;
  const { seat } = action;
  switch (action.type) {
    case 'capture': {
      const after = captureUpcard(phase.exchange);
      const happened: Happening[] = after.capture === null ? [] : [{ type: 'capture', ...after.capture }];
      return undoableStep(state, seat, happened, { showed: true, phase: { ...phase, exchange: after } });
    }
    case 'draw': {
      const after = drawCards(phase.exchange);
      const count = drawCount(phase.exchange, seat);
      return undoableStep(state, seat, [{ type: 'draw', seat, count }], {
        showed: true,
        phase: { ...phase, exchange: after },
      });
    }
    case 'discard': {
      const after = discardCards(phase.exchange, action.cards);
      const count = action.cards.length;
      return undoableStep(state, seat, [{ type: 'discard', seat, count }], {
        phase: after.turn === null ? openAuction(state.setup, after) : { ...phase, exchange: after },
      });
    }
  }
}

function openAuction(setup: Setup, exchange: ExchangePhase['exchange']): AuctionPhase {
  return { name: 'auction', exchange, auction: startAuction(exchange.dealer, exchange.hands, setup.options) };
}

function call(state: MatchState, seat: Seat, made: Call): MatchState {
  const { phase } = state;
  if (phase.name !== 'auction') return state;
  const auction = makeCall(phase.auction, made);
  const record = auction.calls.at(-1);
  const contract = contractOf(auction);
  const happened: Happening[] = record === undefined ? [] : [{ type: 'call', ...record }];
  if (contract === null) return undoableStep(state, seat, happened, { phase: { ...phase, auction } });
  const opened = openPlay(state.setup, phase, auction, contract);
  happened.push({ type: 'contract', contract, leader: opened.play.leader });
  return undoableStep(state, seat, happened, { phase: opened });
}

function openPlay(setup: Setup, phase: AuctionPhase, auction: AuctionState, contract: Contract): PlayPhase {
  const { declarer, strain } = contract;
  const leader = setup.options.openingLead === 'declarer' ? declarer : opponent(declarer);
  const { hands } = phase.auction;
  const { exchange } = phase;
  const { calls } = auction;
  const play = startPlay({ hands, strain, leader });
  return { name: 'play', exchange, calls, contract, hands, play, claim: null, claimed: false };
}

function play(state: MatchState, seat: Seat, card: Card): MatchState {
  const { phase } = state;
  if (phase.name !== 'play') return state;
  const after = playCard(phase.play, card);
  const happened: Happening[] = [{ type: 'play', seat, card, lead: phase.play.led === null }];
  const trick = after.led === null ? after.tricks.at(-1) : undefined;
  if (trick !== undefined) happened.push({ type: 'trick', trick });
  const next = undoableStep(state, seat, happened, { phase: { ...phase, play: after, claimed: false } });
  return after.turn === null ? finishDeal(next, after.won[phase.contract.declarer], null) : next;
}

function claim(state: MatchState, action: Extract<Action, { type: 'claim' | 'answer-claim' }>): MatchState {
  const { phase } = state;
  if (phase.name !== 'play') return state;
  const left = tricksLeft(phase.play);
  if (action.type === 'claim') {
    const { seat, tricks } = action;
    return undoableStep(state, seat, [{ type: 'claim', seat, tricks, left }], {
      phase: { ...phase, claim: { seat, tricks }, claimed: true },
    });
  }
  const happened: Happening = { type: 'answer-claim', seat: action.seat, accept: action.accept };
  if (phase.claim === null) return state;
  const { claim } = phase;
  if (!action.accept) {
    // The declined offer is no longer anything to take back.
    const undoable = state.undoable.slice(0, -1);
    return step(state, [happened], { undoable, refused: [], phase: { ...phase, claim: null } });
  }
  const next = step(state, [happened], {});
  const gained = bySeat((seat) => (seat === claim.seat ? claim.tricks : left - claim.tricks));
  const { declarer } = phase.contract;
  return finishDeal(next, phase.play.won[declarer] + gained[declarer], claim);
}

function undo(
  state: MatchState,
  action: Extract<Action, { type: 'undo' | 'ask-undo' | 'answer-undo' }>,
): MatchState {
  const { seat } = action;
  if (action.type === 'answer-undo') {
    if (state.request === null) return state;
    const answer: Happening = { type: 'answer-undo', seat, accept: action.accept };
    return action.accept
      ? takeBack(state, state.request.target)
      : step(state, [answer], { refused: [...state.refused, state.request.seat], request: null });
  }
  const target = undoTarget(state, seat);
  if (target === null) return state;
  if (action.type === 'undo') return takeBack(state, target);
  const taken = takenBack(state, target);
  return step(state, [{ type: 'ask-undo', seat, taken }], { request: { seat, target } });
}

function answerStop(state: MatchState, accept: boolean): MatchState {
  if (!accept) return { ...state, length: state.length + 1, phase: { name: 'between', stopAsked: null } };
  const results = state.finished.map((finished) => finished.result);
  return {
    ...state,
    length: state.length + 1,
    sheet: scoringOf(state.setup.options).sheet(results, true),
    phase: { name: 'over', stopped: true },
  };
}
