import type { RandomBelow } from '../../engine/shuffle.ts';
import { pick } from './chance.ts';
import type { Asked, DrillLevel, Kind } from './question.ts';

/** How often a question of a kind and level was put, and how often answered rightly. */
export interface Tally {
  readonly asked: number;
  readonly right: number;
}

/** A question that went wrong and comes again. */
export interface Waiting extends Asked {
  /** It is due once so many questions have been answered in all. */
  readonly due: number;
  /** Times it has been answered rightly since it last went wrong. */
  readonly right: number;
}

/** Where a learner stands in one kind. */
export interface Standing {
  readonly level: DrillLevel;
  /** Right answers in a row at this level; below zero wrong ones. */
  readonly run: number;
  /** By level, 1 first. */
  readonly tally: readonly [Tally, Tally, Tally];
}

/** All that is kept of a learner's drills: plain data. */
export interface Progress {
  /** Questions answered in all. */
  readonly answered: number;
  readonly kinds: Readonly<Partial<Record<Kind, Standing>>>;
  readonly waiting: readonly Waiting[];
}

/** The next question, and whether it is one that went wrong before. */
export interface Next extends Asked {
  readonly again: boolean;
}

export const NO_PROGRESS: Progress = { answered: 0, kinds: {}, waiting: [] };

const NONE: Tally = { asked: 0, right: 0 };
const START: Standing = { level: 1, run: 0, tally: [NONE, NONE, NONE] };

/** Other questions that come between a question and itself: after it went wrong, then after it was answered rightly once. */
const BETWEEN = [2, 5] as const;
/** Right answers in a row that lead a level up, wrong ones that lead a level down. */
const UP = 4;
const DOWN = 2;
const SEEDS = 2 ** 32;

/** Where a learner stands in a kind. */
export function standingIn(progress: Progress, kind: Kind): Standing {
  return progress.kinds[kind] ?? START;
}

/** What to ask next among these kinds: what went wrong and is due, the longest due first; else something new at the learner's level. */
export function nextQuestion(progress: Progress, kinds: readonly Kind[], random: RandomBelow): Next {
  const due = progress.waiting
    .filter((one) => one.due <= progress.answered && kinds.includes(one.kind))
    .sort((a, b) => a.due - b.due)[0];
  if (due !== undefined) return { kind: due.kind, level: due.level, seed: due.seed, again: true };
  const kind = pick(kinds, random);
  return { kind, level: standingIn(progress, kind).level, seed: random(SEEDS), again: false };
}

/** The progress after an answer. A question that comes again counts, but moves no level: it is known by now. */
export function answered(progress: Progress, { again, ...asked }: Next, right: boolean): Progress {
  const count = progress.answered + 1;
  const before = standingIn(progress, asked.kind);
  const tally = before.tally.map((one, at) =>
    at === asked.level - 1 ? { asked: one.asked + 1, right: one.right + (right ? 1 : 0) } : one,
  ) as readonly Tally[] as Standing['tally'];
  const standing = { ...before, tally };
  return {
    answered: count,
    kinds: { ...progress.kinds, [asked.kind]: again ? standing : moved(standing, right) },
    waiting: waitingAfter(progress.waiting, asked, right, count),
  };
}

function moved(standing: Standing, right: boolean): Standing {
  const { level, run } = standing;
  const longer = right ? Math.max(run, 0) + 1 : Math.min(run, 0) - 1;
  if (longer === UP && level < 3) return { ...standing, level: level === 1 ? 2 : 3, run: 0 };
  if (longer === -DOWN && level > 1) return { ...standing, level: level === 3 ? 2 : 1, run: 0 };
  // At the ends the run says no more than that the level stays.
  return { ...standing, run: Math.max(-DOWN, Math.min(UP, longer)) };
}

function waitingAfter(
  waiting: readonly Waiting[],
  asked: Asked,
  right: boolean,
  count: number,
): readonly Waiting[] {
  const same = (one: Asked): boolean =>
    one.kind === asked.kind && one.level === asked.level && one.seed === asked.seed;
  const known = waiting.find(same);
  const others = waiting.filter((one) => !same(one));
  if (!right) return [...others, { ...asked, due: count + BETWEEN[0], right: 0 }];
  if (known?.right !== 0) return others;
  return [...others, { ...asked, due: count + BETWEEN[1], right: 1 }];
}
