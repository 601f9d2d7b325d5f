import { tricksLeft } from '../../engine/play/index.ts';
import type { PlayState } from '../../engine/play/index.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { around, chance, mixed, until } from './chance.ts';
import { playWhere } from './plays.ts';
import type { DrillLevel, Question } from './question.ts';

/**
 * A claim is accepted: how many tricks has the declarer won (R49)? 1: the declarer claims, between tricks; 2: also the defender; 3: in the
 * middle of a trick, or conceding.
 */
export function claim(level: DrillLevel, random: RandomBelow): Question {
  return until(() => {
    const { position, play, declarer } = playWhere(random(4), (place) => fits(place, level), random);
    const seat = play.turn ?? play.leader;
    if (level === 1 && seat !== declarer) return null;
    const left = tricksLeft(play);
    const tricks = level === 3 && chance(30, random) ? 0 : random(left + 1);
    const won = play.won[declarer];
    const right = won + (seat === declarer ? tricks : left - tricks);
    const mistakes = [
      won + (seat === declarer ? left - tricks : tricks),
      // The tricks won already are forgotten, or the one in progress is.
      tricks,
      left - tricks,
      won,
      right - 2,
      right - 1,
      right + 1,
      right + 2,
    ].filter((count) => count >= 0 && count <= 13);
    return {
      kind: 'claim',
      level,
      rulings: ['R49'],
      asks: { type: 'claim', seat, tricks, left, declarer },
      position,
      moves: [],
      hidden: ['N', 'S'],
      ...mixed({ option: { type: 'number', number: right } }, around(right, mistakes, 3, random), random),
      lines: [],
    };
  });
}

function fits({ led, tricks }: PlayState, level: DrillLevel): boolean {
  return tricks.length >= 2 && tricks.length <= 11 && (led !== null) === (level === 3);
}
