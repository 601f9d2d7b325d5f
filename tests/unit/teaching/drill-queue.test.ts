import { describe, expect, it } from 'vitest';
import { NO_PROGRESS, answered, nextQuestion, standingIn } from '../../../src/teaching/drills/queue.ts';
import type { Next, Progress } from '../../../src/teaching/drills/queue.ts';
import { seeded } from '../../support/random.ts';

const random = seeded(5);

/** Answers question after question; `right` says of each whether it is answered rightly. */
function run(count: number, right: (next: Next, at: number) => boolean, start: Progress = NO_PROGRESS) {
  const asked: Next[] = [];
  let progress = start;
  for (let at = 0; at < count; at += 1) {
    const next = nextQuestion(progress, ['cards'], random);
    asked.push(next);
    progress = answered(progress, next, right(next, at));
  }
  return { asked, progress };
}

describe('what went wrong is asked again', () => {
  it('after two other questions, and once more after five, until it was right twice', () => {
    const { asked, progress } = run(12, (_, at) => at !== 0);
    const [first] = asked;
    const places = asked.flatMap((one, at) => (one.seed === first?.seed ? [at] : []));
    expect(places).toEqual([0, 3, 9]);
    expect(asked.map(({ again }) => again).filter(Boolean)).toHaveLength(2);
    expect(progress.waiting).toEqual([]);
  });

  it('wrong again, it begins again', () => {
    const { asked } = run(16, (_, at) => ![0, 3].includes(at));
    const places = asked.flatMap((one, at) => (one.seed === asked[0]?.seed ? [at] : []));
    expect(places).toEqual([0, 3, 6, 12]);
  });

  it('only among the kinds that are practised', () => {
    const { progress } = run(3, (_, at) => at !== 0);
    expect(nextQuestion(progress, ['points'], random)).toMatchObject({ kind: 'points', again: false });
    expect(nextQuestion(progress, ['points', 'cards'], random)).toMatchObject({ kind: 'cards', again: true });
  });
});

describe('levels', () => {
  it('rise after four right answers in a row, up to the third', () => {
    expect(run(3, () => true).progress.kinds.cards).toMatchObject({ level: 1, run: 3 });
    expect(run(4, () => true).progress.kinds.cards).toMatchObject({ level: 2, run: 0 });
    expect(run(30, () => true).progress.kinds.cards?.level).toBe(3);
  });

  it('fall after two wrong answers in a row, down to the first', () => {
    const third = run(8, () => true).progress;
    expect(standingIn(third, 'cards').level).toBe(3);
    expect(standingIn(run(2, () => false, third).progress, 'cards').level).toBe(2);
    expect(standingIn(run(40, ({ again }) => again, third).progress, 'cards').level).toBe(1);
  });

  it('do not move for a question that is known by now', () => {
    const { progress } = run(3, (_, at) => at !== 0);
    const again = nextQuestion(progress, ['cards'], random);
    expect(again.again).toBe(true);
    expect(standingIn(answered(progress, again, true), 'cards').run).toBe(standingIn(progress, 'cards').run);
  });
});

it('counts what was asked and right, by kind and level; all of it is plain data', () => {
  const { progress } = run(6, (_, at) => at !== 1);
  const { tally } = standingIn(progress, 'cards');
  expect(tally.reduce((sum, { asked }) => sum + asked, 0)).toBe(6);
  expect(tally.reduce((sum, { right }) => sum + right, 0)).toBe(5);
  expect(progress.answered).toBe(6);
  expect(JSON.parse(JSON.stringify(progress))).toEqual(progress);
  expect(standingIn(progress, 'points')).toMatchObject({ level: 1, run: 0 });
});
