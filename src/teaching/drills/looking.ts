import { tricksLeft } from '../../engine/play/index.ts';
import type { PlayState } from '../../engine/play/index.ts';
import { opponent } from '../../engine/seat.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { chance, mixed, pick, sample } from './chance.ts';
import { playWhere } from './plays.ts';
import type { Asks, DrillLevel, Option, Question, Thing } from './question.ts';

/** What a player may look at while the play goes on, and what not, where older tricks lie face down (R48). */
const OPEN: readonly Thing[] = ['last-trick', 'own-discards', 'tricks-won'];
const CLOSED: readonly Thing[] = ['older-tricks', 'their-discards', 'their-hand', 'unseen'];

/** What may be looked at (R48)? 1: which one may; 2: which one may not; 3: after a claim (R49), and when the deal is over. */
export function looking(level: DrillLevel, random: RandomBelow): Question {
  const { position, play } = playWhere(random(4), between, random);
  const turn = play.turn ?? play.leader;
  if (level === 3 && chance(50, random)) {
    const closed = CLOSED.filter((one) => one !== 'their-hand');
    return question({ type: 'may-see', seat: opponent(turn), at: 'claimed' }, 'their-hand', closed);
  }
  if (level === 3) {
    const all = sample([...OPEN, ...CLOSED], 4, random);
    return question({ type: 'may-not-see', seat: turn, at: 'over' }, null, all);
  }
  return level === 1
    ? question({ type: 'may-see', seat: turn, at: 'play' }, pick(OPEN, random), sample(CLOSED, 3, random))
    : question({ type: 'may-not-see', seat: turn, at: 'play' }, pick(CLOSED, random), OPEN);

  function question(
    asks: Extract<Asks, { type: 'may-see' | 'may-not-see' }>,
    right: Thing | null,
    wrong: readonly Thing[],
  ): Question {
    const option: Option = right === null ? { type: 'none' } : { type: 'thing', thing: right };
    const others = wrong.map((thing) => ({ option: { type: 'thing', thing } as const }));
    return {
      kind: 'looking',
      level,
      rulings: asks.at === 'claimed' ? ['R49', 'R48'] : ['R48'],
      asks,
      position,
      moves: asks.at === 'claimed' ? [{ type: 'claim', tricks: random(tricksLeft(play) + 1) }] : [],
      hidden: ['N', 'S'],
      ...mixed({ option }, others, random),
      lines: [],
    };
  }
}

/** Between two tricks, older ones played, some left. */
function between({ led, tricks }: PlayState): boolean {
  return led === null && tricks.length >= 3 && tricks.length <= 11;
}
