import { standing, trueAnswer } from '../auction/index.ts';
import { isColon, suitOf } from '../cards.ts';
import { drawCount, unseenCount } from '../exchange.ts';
import { shapeOf } from '../hand.ts';
import { dealerOf } from '../match/apply.ts';
import { cutCards } from '../match/cut.ts';
import { legalActions } from '../match/legal.ts';
import type { LegalActions } from '../match/legal.ts';
import { dealPhase, handsOf, turnOf } from '../match/state.ts';
import type { AuctionPhase, CutPhase, DealPhase, MatchState, PlayPhase } from '../match/state.ts';
import { takenBack, undoTarget, undoWay } from '../match/undo.ts';
import { tricksLeft } from '../play/index.ts';
import { scoringOf, worthNow } from '../scoring/index.ts';
import { SEATS, bySeat, opponent } from '../seat.ts';
import type { Seat } from '../seat.ts';
import { finishedView } from './finished.ts';
import type {
  AuctionView,
  CutView,
  DealView,
  OwnView,
  PhaseView,
  PlayBar,
  PlayView,
  SeatView,
  Viewer,
} from './types.ts';

/** The one who looks: at the open table, and for everybody, the player to act. */
function seatOf(viewer: Viewer, turn: Seat | null): Seat | null {
  return viewer === 'public' || viewer === 'open' ? turn : viewer;
}

/**
 * What one viewer may see, built up field by field from the state: a card gets in only where a line here puts it.
 * States that differ only in cards hidden from the viewer give equal views. Throws for `open` unless the players have agreed to the
 * open table.
 */
export function view(state: MatchState, viewer: Viewer): SeatView {
  if (viewer === 'open' && state.sitting !== 'open') throw new Error('the table is not open');
  const turn = turnOf(state);
  const running = dealPhase(state);
  const seat = seatOf(viewer, turn);
  return {
    viewer,
    options: state.setup.options,
    length: state.length,
    turn,
    phase: phaseView(state, viewer),
    deal: running === null ? null : dealView(state, running),
    sitting: state.sitting,
    sitAsked: state.sitAsked,
    own: running === null || viewer === 'public' || seat === null ? null : ownView(running, seat),
    open: running === null || viewer !== 'open' ? null : bySeat((one) => ownView(running, one)),
    sheet: state.sheet,
    legal: legalFor(state, viewer),
    news: newsFor(state, seat),
    undoAsked:
      state.request === null
        ? null
        : { seat: state.request.seat, taken: takenBack(state, state.request.target) },
    undoTaken: bySeat((seat) => {
      const target = undoWay(state, seat) === null ? null : undoTarget(state, seat);
      return target === null ? [] : takenBack(state, target);
    }),
  };
}

function newsFor(state: MatchState, seat: Seat | null): SeatView['news'] {
  return seat === null ? [] : state.events.filter((event) => event.at >= state.acted[seat]);
}

/**
 * The legal actions that are the viewer's own. What a hand allows goes to its holder only; what both may do (cut, deal, stop) and
 * the ways to take back, which rest on public facts, go to everybody.
 */
function legalFor(state: MatchState, viewer: Viewer): LegalActions {
  const legal = legalActions(state);
  if (viewer === 'open' || turnOf(state) === viewer) return legal;
  return {
    ...legal,
    capture: null,
    draw: null,
    discard: null,
    calls: [],
    cards: [],
    claim: null,
    answerClaim: null,
    answerUndo: null,
    look: null,
  };
}

function dealView(state: MatchState, phase: DealPhase): DealView {
  const { exchange } = phase;
  const hands = handsOf(phase);
  return {
    number: state.finished.length + 1,
    dealer: exchange.dealer,
    tieBreak: state.sheet.tieBreak,
    upcard: exchange.upcard,
    capture: exchange.capture,
    unseen: unseenCount(exchange),
    held: bySeat((seat) => hands[seat].length),
    thrown: bySeat((seat) => exchange.discards[seat].length),
  };
}

function ownView(phase: DealPhase, seat: Seat): OwnView {
  const hands = handsOf(phase);
  const claim = phase.name === 'play' ? phase.claim : null;
  return {
    seat,
    hand: hands[seat],
    points: shapeOf(hands[seat]).points,
    drawn: phase.exchange.drawn[seat],
    discards: phase.exchange.discards[seat],
    shown: claim !== null && claim.seat === opponent(seat) ? hands[claim.seat] : null,
  };
}

function phaseView(state: MatchState, viewer: Viewer): PhaseView {
  const { phase } = state;
  const last = state.finished.at(-1);
  const lastView = last === undefined ? null : finishedView(last);
  switch (phase.name) {
    case 'cut':
      return cutView(phase);
    case 'between':
      return {
        name: 'between',
        nextDealer: dealerOf(state),
        stopAsked: phase.stopAsked,
        cut: state.cut,
        last: lastView,
      };
    case 'exchange': {
      const { exchange } = phase;
      return {
        name: 'exchange',
        step: exchange.step,
        count: exchange.turn === null ? 0 : drawCount(exchange, exchange.turn),
      };
    }
    case 'auction':
      return auctionView(phase, viewer);
    case 'play':
      return playView(state, phase);
    case 'over':
      return { name: 'over', stopped: phase.stopped, last: lastView };
  }
}

function cutView(phase: CutPhase): CutView {
  const turned = SEATS.flatMap((seat) =>
    cutCards(phase, seat).map((card, at) => ({ seat, place: phase.picks[seat][at] ?? 0, card })),
  );
  return { name: 'cut', spread: phase.spread?.length ?? 0, turned };
}

function auctionView(phase: AuctionPhase, viewer: Viewer): AuctionView {
  const { auction } = phase;
  return {
    name: 'auction',
    calls: auction.calls,
    // While a cue-bid is being dealt with nobody may pass, and an answer is never the contract (R30).
    standing: auction.question === null ? standing(auction) : null,
    answer: viewer === 'open' || auction.turn === viewer ? trueAnswer(auction) : null,
  };
}

function playView(state: MatchState, phase: PlayPhase): PlayView {
  const { play, claim } = phase;
  const results = state.finished.map((finished) => finished.result);
  return {
    name: 'play',
    calls: phase.calls,
    contract: phase.contract,
    leader: play.leader,
    led: play.led,
    bar: barView(phase),
    won: play.won,
    last: play.tricks.at(-1) ?? null,
    older: state.setup.olderTricksOpen ? play.tricks : [],
    worth: worthNow(scoringOf(state.setup.options), phase.contract, results),
    claim: claim === null ? null : { ...claim, left: tricksLeft(play) },
  };
}

function barView({ play }: PlayPhase): PlayBar | null {
  const last = play.tricks.at(-1);
  const suit = last === undefined ? null : suitOf(last.led);
  return play.bar === null || last === undefined || suit === null || !isColon(last.followed)
    ? null
    : { suit, colon: last.followed, met: last.led };
}
