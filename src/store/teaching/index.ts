/** The door to studying and teaching for the screens: the first load does without it. */
export { createOpenTable } from './open-table.ts';
export { createReview } from './review.ts';
export { reviewingLink, reviewingPast } from './reviewing.ts';
export type { BranchLine, ReviewState } from '../types.ts';
export { studies } from './studies.ts';
export type { Studies } from './studies.ts';
export type { ReviewView } from '../../engine/view/review.ts';
export { createProgress } from './progress.ts';
export type { Progress } from './progress.ts';
export { COURSE } from '../../teaching/course/index.ts';
export type { Chapter, ChapterId } from '../../teaching/course/index.ts';
export { isRight } from '../../teaching/lesson.ts';
export { layOut } from '../../teaching/position.ts';
export { RULE_NUMBERS, SECTIONS, isRuleNumber } from '../../teaching/reference/sections.ts';
export type { RuleNumber } from '../../teaching/reference/sections.ts';
export { trialOf } from '../../teaching/reference/positions.ts';
