import { contractOf, makeCall, startAuction } from '../auction/index.ts';
import type { AuctionState } from '../auction/index.ts';
import type { Call } from '../auction/call.ts';
import type { Card } from '../cards.ts';
import { captureUpcard, discardCards, drawCards, drawCount, startExchange } from '../exchange.ts';
import { playCard, startPlay, tricksLeft } from '../play/index.ts';
import { never } from '../result.ts';
import type { Contract } from '../scoring/contract.ts';
import { scoringOf } from '../scoring/index.ts';
import { opponent, withSeat } from '../seat.ts';
import type { Seat } from '../seat.ts';
import type { Action, Setup } from './action.ts';
import { cutCards, cutWinner, pickCard } from './cut.ts';
import type { PublicEvent } from './event.ts';
import { finishDeal } from './finish.ts';
import { answeredSitting, changedSitting } from './sit.ts';
import type { AuctionPhase, ExchangePhase, MatchState, PlayPhase } from './state.ts';
import { takeBack, takenBack, undoTarget } from './undo.ts';

/** The state before the first entry: a cut for the first deal, unless the setup names the dealer (R3). */
export function startMatch(setup: Setup): MatchState {
  return {
    setup,
    length: 0,
    firstDealer: setup.firstDealer,
    sitting: setup.sitting,
    sitAsked: null,
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
    undoable: null,
    request: null,
    refused: [],
  };
}

/** Who deals the next deal, or the running one: the first dealer the odd ones, a tie-break among them (R4, R60). */
export function dealerOf(state: MatchState): Seat | null {
  if (state.firstDealer === null) return null;
  return state.finished.length % 2 === 0 ? state.firstDealer : opponent(state.firstDealer);
}

/** A state in the making: a copy that nobody else holds yet, filled in by the action that makes it. */
type Draft = { -readonly [Field in keyof MatchState]: MatchState[Field] };

/** The state after an accepted action. Total: what `legalActions` does not hold changes nothing but the length. */
export function apply(state: MatchState, action: Action): MatchState {
  const next = applied(state, action);
  // On the open table both see all that happens, at once.
  return next.sitting === 'open' ? { ...next, seen: { N: next.length, S: next.length } } : next;
}

function applied(state: MatchState, action: Action): MatchState {
  const draft = draftOf(state, action);
  switch (action.type) {
    case 'spread':
    case 'cut':
      return cut(draft, action);
    case 'deal':
      return deal(draft, action.pack);
    case 'capture':
    case 'draw':
    case 'discard':
      return exchange(draft, state, action);
    case 'call':
      return call(draft, state, action.seat, action.call);
    case 'play':
      return play(draft, state, action.seat, action.card);
    case 'claim':
      return claim(draft, state, action.seat, action.tricks);
    case 'answer-claim':
      return answerClaim(draft, action.seat, action.accept);
    case 'look':
      return draft;
    case 'undo': {
      const target = undoTarget(draft, action.seat);
      return target === null ? draft : takeBack(draft, target, action.seat, draft.sitting === 'open');
    }
    case 'ask-undo':
      return askUndo(draft, action.seat);
    case 'answer-undo':
      return answerUndo(draft, action.seat, action.accept);
    case 'ask-stop':
      draft.phase = { name: 'between', stopAsked: action.seat };
      return draft;
    case 'answer-stop':
      return answerStop(draft, action.accept);
    case 'sit':
      return changedSitting(draft, action.seat, action.sitting);
    case 'answer-sit':
      return answeredSitting(draft, action.seat, action.accept);
    default:
      return never(action);
  }
}

/** The state one entry further. Whoever acts has seen all that has happened; how to sit is settled with no hand in sight. */
function draftOf(state: MatchState, action: Action): Draft {
  const at = state.length;
  const draft: Draft = { ...state, length: at + 1 };
  if (!('seat' in action) || action.type === 'sit' || action.type === 'answer-sit') return draft;
  draft.seen = withSeat(state.seen, action.seat, at + 1);
  if (action.type !== 'look') draft.acted = withSeat(state.acted, action.seat, at);
  return draft;
}

/** Adds what everybody now knows. */
function tell(draft: Draft, ...happened: readonly PublicEvent[]): void {
  draft.events = [...draft.events, ...happened];
}

/** Notes an action that its player may want back. `showed`: it let its player see a card. */
function keep(draft: Draft, before: MatchState, seat: Seat, showed = false): void {
  draft.undoable = { seat, at: before.length, showed, before };
  draft.refused = [];
}

function cut(draft: Draft, action: Extract<Action, { type: 'spread' | 'cut' }>): MatchState {
  const { phase } = draft;
  if (phase.name !== 'cut') return draft;
  if (action.type === 'spread') {
    draft.phase = { ...phase, spread: action.pack };
    return draft;
  }
  const picked = pickCard(phase, action.seat, action.place);
  draft.firstDealer = cutWinner(picked);
  draft.cut = { N: cutCards(picked, 'N'), S: cutCards(picked, 'S') };
  draft.phase = draft.firstDealer === null ? picked : { name: 'between', stopAsked: null };
  return draft;
}

function deal(draft: Draft, pack: readonly Card[]): MatchState {
  const dealer = dealerOf(draft);
  if (dealer === null) return draft;
  const dealt = startExchange(dealer, pack, draft.setup.options.capturing);
  const at = draft.length - 1;
  const number = draft.finished.length + 1;
  draft.phase = { name: 'exchange', exchange: dealt };
  draft.events = [{ type: 'deal', number, dealer, upcard: dealt.upcard, at }];
  draft.seen = { N: at, S: at };
  draft.acted = { N: at, S: at };
  return draft;
}

function exchange(
  draft: Draft,
  before: MatchState,
  action: Extract<Action, { type: 'capture' | 'draw' | 'discard' }>,
): MatchState {
  const { phase } = draft;
  if (phase.name !== 'exchange') return draft;
  const { type, seat } = action;
  const at = before.length;
  keep(draft, before, seat, type !== 'discard');
  switch (type) {
    case 'capture': {
      const after = captureUpcard(phase.exchange);
      if (after.capture !== null) tell(draft, { type, ...after.capture, at });
      draft.phase = { ...phase, exchange: after };
      return draft;
    }
    case 'draw':
      tell(draft, { type, seat, count: drawCount(phase.exchange, seat), at });
      draft.phase = { ...phase, exchange: drawCards(phase.exchange) };
      return draft;
    case 'discard': {
      const after = discardCards(phase.exchange, action.cards);
      tell(draft, { type, seat, count: action.cards.length, at });
      draft.phase = after.turn === null ? openAuction(draft.setup, after) : { ...phase, exchange: after };
      return draft;
    }
  }
}

function openAuction(setup: Setup, exchange: ExchangePhase['exchange']): AuctionPhase {
  return { name: 'auction', exchange, auction: startAuction(exchange.dealer, exchange.hands, setup.options) };
}

function call(draft: Draft, before: MatchState, seat: Seat, made: Call): MatchState {
  const { phase } = draft;
  if (phase.name !== 'auction') return draft;
  const at = before.length;
  const auction = makeCall(phase.auction, made);
  const record = auction.calls.at(-1);
  const contract = contractOf(auction);
  keep(draft, before, seat);
  if (record !== undefined) tell(draft, { type: 'call', ...record, at });
  if (contract === null) {
    draft.phase = { ...phase, auction };
    return draft;
  }
  const opened = openPlay(draft.setup, phase, auction, contract);
  tell(draft, { type: 'contract', contract, leader: opened.play.leader, at });
  draft.phase = opened;
  return draft;
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

function play(draft: Draft, before: MatchState, seat: Seat, card: Card): MatchState {
  const { phase } = draft;
  if (phase.name !== 'play') return draft;
  const at = before.length;
  const after = playCard(phase.play, card);
  const played: PublicEvent = { type: 'play', seat, card, lead: phase.play.led === null, at };
  const trick = after.led === null ? after.tricks.at(-1) : undefined;
  keep(draft, before, seat);
  if (trick === undefined) tell(draft, played);
  else tell(draft, played, { type: 'trick', trick, at });
  draft.phase = { ...phase, play: after, claimed: false };
  return after.turn === null ? finishDeal(draft, after.won[phase.contract.declarer], null) : draft;
}

function claim(draft: Draft, before: MatchState, seat: Seat, tricks: number): MatchState {
  const { phase } = draft;
  if (phase.name !== 'play') return draft;
  keep(draft, before, seat);
  tell(draft, { type: 'claim', seat, tricks, left: tricksLeft(phase.play), at: before.length });
  draft.phase = { ...phase, claim: { seat, tricks }, claimed: true };
  return draft;
}

function answerClaim(draft: Draft, seat: Seat, accept: boolean): MatchState {
  const { phase } = draft;
  if (phase.name !== 'play' || phase.claim === null) return draft;
  tell(draft, { type: 'answer-claim', seat, accept, at: draft.length - 1 });
  const { claim } = phase;
  if (accept) {
    const { declarer } = phase.contract;
    const gained = declarer === claim.seat ? claim.tricks : tricksLeft(phase.play) - claim.tricks;
    return finishDeal(draft, phase.play.won[declarer] + gained, claim);
  }
  draft.phase = { ...phase, claim: null };
  // The declined offer is no longer anything to take back.
  draft.undoable = draft.undoable?.before.undoable ?? null;
  draft.refused = [];
  return draft;
}

function askUndo(draft: Draft, seat: Seat): MatchState {
  const target = undoTarget(draft, seat);
  if (target === null) return draft;
  tell(draft, { type: 'ask-undo', seat, taken: takenBack(draft, target), at: draft.length - 1 });
  draft.request = { seat, target };
  return draft;
}

function answerUndo(draft: Draft, seat: Seat, accept: boolean): MatchState {
  const { request } = draft;
  if (request === null) return draft;
  if (accept) return takeBack(draft, request.target, request.seat, true);
  tell(draft, { type: 'answer-undo', seat, accept, at: draft.length - 1 });
  draft.refused = [...draft.refused, request.seat];
  draft.request = null;
  return draft;
}

function answerStop(draft: Draft, accept: boolean): MatchState {
  draft.phase = accept ? { name: 'over', stopped: true } : { name: 'between', stopAsked: null };
  if (!accept) return draft;
  const results = draft.finished.map((finished) => finished.result);
  draft.sheet = scoringOf(draft.setup.options).sheet(results, true);
  return draft;
}
