/**
 * Which options of a drill's question are right, found out by trying each on the rules: on `act` where something can be done, on the view
 * or the score sheet where something can be read. Knows nothing of how the question was made.
 */
import { CALLS, bidHeight } from '../../src/engine/auction/call.ts';
import type { Bid, Call } from '../../src/engine/auction/call.ts';
import { isColon } from '../../src/engine/cards.ts';
import type { Card } from '../../src/engine/cards.ts';
import { act, view } from '../../src/engine/index.ts';
import type { MatchState } from '../../src/engine/index.ts';
import { dealPhase, handsOf, turnOf } from '../../src/engine/match/state.ts';
import { opponent } from '../../src/engine/seat.ts';
import type { Seat } from '../../src/engine/seat.ts';
import type { Option, Question } from '../../src/teaching/drills/index.ts';
import { fewestTricks, isScored, same } from './drill-scores.ts';
import { looked } from './drill-sight.ts';
import { accepted, after, must, stateOf } from './drill-state.ts';

/** The places of the right options: of a question there must be one. */
export function rightOnes(question: Question): readonly number[] {
  return question.options.flatMap((option, at) => (isRight(question, option) ? [at] : []));
}

function isRight(question: Question, option: Option): boolean {
  const { asks } = question;
  switch (asks.type) {
    case 'draws':
    case 'discard-count':
    case 'unseen':
    case 'points':
      return isNumber(option, counted(question));
    case 'discards':
      return (
        option.type === 'cards' &&
        accepted(question, { type: 'discard', seat: asks.seat, cards: option.cards })
      );
    case 'capturing-colon':
      return option.type === 'card' && captures(question, option.card);
    case 'captures':
      return (option.type === 'seat') === accepted(question, { type: 'capture', seat: asks.seat });
    case 'next-step':
      return option.type === 'step' && stepAccepted(question, option.seat, option.step);
    case 'tricks-bid':
      return option.type === 'number' && option.number === fewestTricks(asks.bid);
    case 'lowest-bid':
      return option.type === 'call' && option.call === lowestAccepted(question, asks.strain);
    case 'legal-call':
    case 'answer':
      return option.type === 'call' && callAccepted(question, option.call);
    case 'illegal-call':
      return option.type === 'call' && !callAccepted(question, option.call);
    case 'outcome':
      return option.type === 'outcome' && option.outcome === outcomeOf(question, asks.call);
    case 'contract':
      return same(option, { type: 'contract', contract: playAfter(question, asks.call).contract });
    case 'meaning':
      return option.type === 'meaning' && option.meaning === meaningOf(question, asks.call);
    case 'leads-first':
      return same(option, { type: 'lead', seat: playAfter(question, asks.call).play.turn, barred: null });
    case 'legal-card':
      return option.type === 'card' && cardAccepted(question, option.card);
    case 'illegal-card':
      return option.type === 'none'
        ? question.options.every((one) => one.type !== 'card' || cardAccepted(question, one.card))
        : option.type === 'card' && !cardAccepted(question, option.card);
    case 'winner': {
      const { phase, finished } = after(question, { type: 'play', seat: asks.seat, card: asks.card });
      // The last trick ends the deal.
      const tricks = phase.name === 'play' ? phase.play.tricks : finished.at(-1)?.tricks;
      return same(option, { type: 'seat', seat: tricks?.at(-1)?.winner });
    }
    case 'leads-next': {
      const { phase } = after(question, { type: 'play', seat: asks.seat, card: asks.card });
      return (
        phase.name === 'play' && same(option, { type: 'lead', seat: phase.play.turn, barred: phase.play.bar })
      );
    }
    case 'may-see':
    case 'may-not-see':
      return looked(question, option);
    case 'claim': {
      const claimed = after(question, { type: 'claim', seat: asks.seat, tricks: asks.tricks });
      const done = act(claimed, { type: 'answer-claim', seat: opponent(asks.seat), accept: true });
      return done.ok && isNumber(option, done.value.finished.at(-1)?.result.tricks ?? -1);
    }
    default:
      return isScored(asks, option);
  }
}

/** What a state counts: cards drawn, to be thrown, left unseen; points. */
function counted(question: Question): number {
  const { asks } = question;
  const state = stateOf(question);
  if (asks.type === 'points') return view(state, asks.seat).own!.points;
  if (asks.type === 'discard-count') {
    // As many as it takes for act to be content.
    const from = handsOf(dealPhase(state)!)[asks.seat];
    return from.findIndex((_, count) =>
      accepted(question, { type: 'discard', seat: asks.seat, cards: from.slice(0, count) }),
    );
  }
  const exchanged = exchange(state);
  return asks.type === 'draws' ? exchanged.drawn[asks.seat] : exchanged.unseen;
}

/** Both exchange, each throwing what they drew. */
function exchange(start: MatchState): { drawn: Record<Seat, number>; unseen: number } {
  let state = start;
  const drawn = { N: 0, S: 0 };
  while (state.phase.name === 'exchange') {
    const seat = turnOf(state)!;
    const before = handsOf(state.phase)[seat];
    state = must(act(state, { type: 'draw', seat }));
    const cards = handsOf(dealPhase(state)!)[seat].filter((card) => !before.includes(card));
    drawn[seat] = cards.length;
    state = must(act(state, { type: 'discard', seat, cards }));
  }
  return { drawn, unseen: view(state, 'public').deal!.unseen };
}

/** Would this colon capture the upcard in the hand of whoever goes first? */
function captures(question: Question, card: Card): boolean {
  const { position } = question;
  if (position === null || !isColon(card)) return false;
  const seat = opponent(position.dealer);
  const everywhere = [...position.hands.N, ...position.hands.S, ...position.pack];
  const out = position.hands[seat].find((one) => !isColon(one))!;
  const swap = (one: Card): Card => (one === card ? out : one === out ? card : one);
  if (!everywhere.includes(card)) return false;
  const moved = position.hands[seat].includes(card)
    ? position
    : {
        ...position,
        hands: { N: position.hands.N.map(swap), S: position.hands.S.map(swap) },
        pack: position.pack.map(swap),
      };
  const captured = act(stateOf({ ...question, position: moved }), { type: 'capture', seat });
  return captured.ok && view(captured.value, 'public').deal?.capture?.colon === card;
}

function stepAccepted(question: Question, seat: Seat, step: 'draw' | 'discard' | 'call'): boolean {
  const state = stateOf(question);
  if (step === 'draw') return act(state, { type: 'draw', seat }).ok;
  if (step === 'call') return CALLS.some((call) => act(state, { type: 'call', seat, call }).ok);
  const hand = handsOf(dealPhase(state)!)[seat];
  return [2, 4, 8, 12].some((count) => act(state, { type: 'discard', seat, cards: hand.slice(0, count) }).ok);
}

/** The lowest bid that is accepted, of a strain or of any. */
function lowestAccepted(question: Question, strain: string | null): Call | undefined {
  return CALLS.filter((call) => bidHeight(call as Bid) >= 0)
    .filter((call) => strain === null || call.slice(1) === strain)
    .find((call) => callAccepted(question, call));
}

function callAccepted(question: Question, call: Call): boolean {
  const state = stateOf(question);
  return act(state, { type: 'call', seat: turnOf(state)!, call }).ok;
}

function outcomeOf(question: Question, call: Call): string {
  const state = stateOf(question);
  const next = act(state, { type: 'call', seat: turnOf(state)!, call });
  if (!next.ok) return 'refused';
  return next.value.phase.name === 'play' ? 'ends' : 'goes-on';
}

function playAfter(question: Question, call: Call) {
  const state = stateOf(question);
  const { phase } = must(act(state, { type: 'call', seat: turnOf(state)!, call }));
  if (phase.name !== 'play') throw new Error('the auction goes on');
  return phase;
}

function meaningOf(question: Question, call: Call): string | undefined {
  const { phase } = after(question, { type: 'call', seat: (question.asks as { seat: Seat }).seat, call });
  return phase.name === 'auction'
    ? phase.auction.calls.at(-1)?.meaning
    : phase.name === 'play'
      ? phase.calls.at(-1)?.meaning
      : '';
}

function cardAccepted(question: Question, card: Card): boolean {
  const state = stateOf(question);
  return act(state, { type: 'play', seat: turnOf(state)!, card }).ok;
}

function isNumber(option: Option, number: number): boolean {
  return option.type === 'number' && option.number === number;
}
