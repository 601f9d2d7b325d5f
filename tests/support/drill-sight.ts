/** What a player may look at, by the views alone. */
import type { Card } from '../../src/engine/cards.ts';
import { act, view } from '../../src/engine/index.ts';
import type { MatchState } from '../../src/engine/index.ts';
import { turnOf } from '../../src/engine/match/state.ts';
import { opponent } from '../../src/engine/seat.ts';
import type { Seat } from '../../src/engine/seat.ts';
import type { Option, Question, Thing } from '../../src/teaching/drills/index.ts';
import { must, stateOf } from './drill-state.ts';

/** Is a thing in what the player sees? Its cards are looked for in the view, whatever field they would stand in. */
export function looked({ asks, ...question }: Question, option: Option): boolean {
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
