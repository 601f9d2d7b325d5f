import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRILL_LEVELS, KINDS, askAgain } from '../../src/teaching/drills/index.ts';
import { must } from '../support/matches.ts';
import { rightOnes } from '../support/drills.ts';

/** Questions of each kind, a third of them at each level; `DRILLS=10000` takes some minutes. */
const DRILLS = {
  numRuns: Math.ceil(Number(process.env.DRILLS ?? 210) / DRILL_LEVELS.length),
  endOnFailure: true,
};

describe.each(KINDS)('drills: %s', (kind) => {
  it.each(DRILL_LEVELS)(
    'level %i: of the options exactly one is right, and it is the one that is said to be',
    (level) => {
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          const question = askAgain({ kind, level, seed });
          const said = () => `${seed}: ${JSON.stringify(question)}`;
          const texts = question.options.map((option) => JSON.stringify(option));
          must(texts.length >= 2, said);
          must(new Set(texts).size === texts.length, said);
          must(
            rightOnes(question).join() === String(question.right),
            () => `${rightOnes(question).join()} ${said()}`,
          );
          must(question.refusals.length === texts.length, said);
          must(question.kind === kind && question.level === level, said);
        }),
        DRILLS,
      );
    },
  );

  it('the same seed gives the same question', () => {
    const asked = { kind, level: 2, seed: 7 } as const;
    expect(askAgain(asked)).toEqual(askAgain(asked));
  });
});
