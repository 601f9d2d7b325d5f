import { isColon } from '../../engine/cards.ts';
import type { Card } from '../../engine/cards.ts';
import { legalCards, playCard } from '../../engine/play/index.ts';
import type { PlayState } from '../../engine/play/index.ts';
import { opponent } from '../../engine/seat.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { mixed, pick, until } from './chance.ts';
import { playWhere } from './plays.ts';
import type { DrillLevel, Question } from './question.ts';

/** Two cards, and what is trump: who wins (R46)? 1: without a trump on another suit; 2: where the suit led is not held; 3: colons. */
export function winner(level: DrillLevel, random: RandomBelow): Question {
  // Either answer as often as the other.
  const leaderWins = random(2) === 0;
  return until(() => {
    const { position, play } = playWhere(level === 3 ? 3 : 0, ({ led }) => led !== null, random);
    const seat = opponent(play.leader);
    const fitting = legalCards(play).filter(
      (card) => fits(play, card, level) && (playCard(play, card).leader === play.leader) === leaderWins,
    );
    if (fitting.length === 0) return null;
    const of = { option: { type: 'seat', seat: leaderWins ? play.leader : seat } } as const;
    const other = { option: { type: 'seat', seat: leaderWins ? seat : play.leader } } as const;
    return {
      kind: 'winner',
      level,
      rulings: ['R46'],
      asks: { type: 'winner', seat, card: pick(fitting, random) },
      position,
      moves: [],
      hidden: ['N', 'S'],
      ...mixed(of, [other], random),
      lines: [],
    };
  });
}

function fits({ led, strain }: PlayState, card: Card, level: DrillLevel): boolean {
  if (led === null) return false;
  if (level === 3) return isColon(led) || isColon(card);
  if (isColon(led) || isColon(card)) return false;
  const ruffs = card[0] === strain && led[0] !== strain;
  // At level 2 the follower lacks the suit led: a trump wins, and nothing else does.
  return level === 1 ? !ruffs : card[0] !== led[0];
}
