/**
 * Which options of a drill's question are right, found out by trying each on the rules: on `act` where something can be done, on the view
 * or the score sheet where something can be read. Knows nothing of how the question was made.
 */
import { CALLS, bidHeight } from '../../src/engine/auction/call.ts';
import type { Bid, Call } from '../../src/engine/auction/call.ts';
import { isColon } from '../../src/engine/cards.ts';
import type { Card } from '../../src/engine/cards.ts';
import { act, replay, startMatch, view } from '../../src/engine/index.ts';
import type { Action, MatchState } from '../../src/engine/index.ts';
import { dealerOf } from '../../src/engine/match/apply.ts';
import { dealPhase, handsOf, turnOf } from '../../src/engine/match/state.ts';
import { scoringOf } from '../../src/engine/scoring/index.ts';
import type { DealResult, ScoringName, Sheet } from '../../src/engine/scoring/index.ts';
import { opponent } from '../../src/engine/seat.ts';
import type { Seat } from '../../src/engine/seat.ts';
import type { Option, Question, Thing } from '../../src/teaching/drills/index.ts';
import { lineOf } from '../../src/teaching/drills/index.ts';

/** The state in which the question is put, as the players sit who see their own hand only and no older tricks. */
export function stateOf(question: Question): MatchState {
  const line = lineOf(question);
  if (line === null) throw new Error('nothing lies on the table');
  const { setup, log } = line.match;
  const state = replay({ setup: { ...setup, sitting: 'pass', olderTricksOpen: false }, log });
  if (!state.ok) throw new Error(state.error.error.code);
  return state.value;
}

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
      const { phase } = after(question, { type: 'play', seat: asks.seat, card: asks.card });
      return phase.name === 'play' && same(option, { type: 'seat', seat: phase.play.tricks.at(-1)?.winner });
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

function isScored(asks: Question['asks'], option: Option): boolean {
  switch (asks.type) {
    case 'score': {
      const { points } = sheetOf(asks.scoring, [asks.result]).rows[0]!;
      return (
        option.type === 'score' &&
        points[option.seat] === option.points &&
        points[opponent(option.seat)] === 0
      );
    }
    case 'rubber-score': {
      // A game first, if the declarer is to be vulnerable.
      const game: DealResult = {
        level: 3,
        strain: 'NT',
        doubled: 0,
        declarer: asks.result.declarer,
        tricks: 9,
      };
      const { rubber } = sheetOf('rubber', [...(asks.vulnerable ? [game] : []), asks.result]).rows.at(-1)!;
      if (rubber === null || option.type !== 'two-scores') return false;
      const other = opponent(option.seat);
      const own = rubber.below[option.seat] === option.below && rubber.above[option.seat] === option.above;
      return own && rubber.below[other] + rubber.above[other] === 0;
    }
    case 'vulnerable': {
      const { N, S } = sheetOf('rubber', asks.results).vulnerable;
      if (option.type === 'seat') return option.seat === 'N' ? N && !S : S && !N;
      return option.type === 'both' ? N && S : option.type === 'nobody' && !N && !S;
    }
    case 'closing': {
      const { totals, rows } = sheetOf('rubber', asks.results, asks.stopped);
      const before = rows.at(-1)!.totals;
      const bonuses = { N: totals.N - before.N, S: totals.S - before.S };
      return same(option, { type: 'bonuses', bonuses });
    }
    case 'rubber-winner': {
      const { totals } = sheetOf('rubber', asks.results, asks.stopped);
      const winner = totals.N === totals.S ? 'draw' : totals.N > totals.S ? 'N' : 'S';
      return same(option, { type: 'then', then: { name: 'over', winner } });
    }
    case 'goes-on':
      return goesOn(asks.results, asks.firstDealer, option);
    default:
      throw new Error(asks.type);
  }
}

function goesOn(results: readonly DealResult[], firstDealer: Seat, option: Option): boolean {
  if (option.type !== 'then') return false;
  const { then } = option;
  const sheet = sheetOf('six-deal', results);
  if (then.name === 'over') return sheet.complete && sheet.winner === then.winner;
  if (sheet.complete || sheet.tieBreak !== (then.name === 'tie-break')) return false;
  const options = { scoring: 'six-deal', redoubledBonus: 200, auctionEnd: 'two-passes' } as const;
  const setup = { options: options as never, firstDealer, olderTricksOpen: false, sitting: 'pass' } as const;
  return dealerOf({ ...startMatch(setup), finished: results.map(() => ({}) as never) }) === then.dealer;
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

/** The fewest tricks with which the declarer scores. */
function fewestTricks(bid: Bid): number {
  const made = (tricks: number): boolean => {
    const result = {
      level: Number(bid[0]),
      strain: bid.slice(1),
      doubled: 0,
      declarer: 'N',
      tricks,
    } as DealResult;
    return sheetOf('six-deal', [result]).totals.N > 0;
  };
  return Array.from({ length: 14 }, (_, tricks) => tricks).find(made) ?? -1;
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

function accepted(question: Question, action: Action): boolean {
  return act(stateOf(question), action).ok;
}

function after(question: Question, action: Action): MatchState {
  return must(act(stateOf(question), action));
}

function must<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Is a thing in what the player sees? Its cards are looked for in the view, whatever field they would stand in. */
function looked({ asks, ...question }: Question, option: Option): boolean {
  if (asks.type !== 'may-see' && asks.type !== 'may-not-see') return false;
  const before = stateOf({ asks, ...question });
  const seen = asks.at === 'over' ? over(before) : before;
  const text = JSON.stringify(view(seen, asks.seat));
  const sees = (thing: Thing): boolean =>
    cardsOf(before, asks.seat, thing).every((card) => text.includes(`"${card}"`));
  if (option.type === 'none')
    return question.options.every(
      (one) => one.type !== 'thing' || sees(one.thing) === (asks.type === 'may-not-see'),
    );
  return option.type === 'thing' && sees(option.thing) === (asks.type === 'may-see');
}

function over(state: MatchState): MatchState {
  const seat = turnOf(state)!;
  const claimed = must(act(state, { type: 'claim', seat, tricks: 0 }));
  return must(act(claimed, { type: 'answer-claim', seat: opponent(seat), accept: true }));
}

/** The cards of a thing; none for a number of tricks, which everybody sees. */
function cardsOf(state: MatchState, seat: Seat, thing: Thing): readonly Card[] {
  const { phase } = state;
  if (phase.name !== 'play') throw new Error('no play');
  const { exchange, play } = phase;
  const other = opponent(seat);
  switch (thing) {
    case 'last-trick':
      return play.tricks.slice(-1).flatMap(({ led, followed }) => [led, followed]);
    case 'older-tricks':
      return play.tricks.slice(0, -1).flatMap(({ led, followed }) => [led, followed]);
    case 'own-discards':
      return exchange.discards[seat];
    case 'their-discards':
      return exchange.discards[other];
    case 'their-hand':
      return play.hands[other];
    case 'unseen':
      return exchange.pack.slice(-14);
    case 'tricks-won':
      return [];
  }
}

export function sheetOf(scoring: ScoringName, results: readonly DealResult[], stopped = false): Sheet {
  return scoringOf({ scoring, redoubledBonus: 200 }).sheet(results, stopped);
}

function isNumber(option: Option, number: number): boolean {
  return option.type === 'number' && option.number === number;
}

function same(option: Option, other: object): boolean {
  return JSON.stringify(option) === JSON.stringify(other);
}
