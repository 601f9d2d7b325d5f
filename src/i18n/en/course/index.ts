import type { CourseWords } from '../../courseWords.ts';
import { exchange } from './exchange.ts';
import { pack } from './pack.ts';

export const course: CourseWords = {
  pack,
  exchange,
};
