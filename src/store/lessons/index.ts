/** The door to the lessons of teachers for the screens: the first load does without it. */
export { createLessons } from './lessons.ts';
export type { LessonsState } from './lessons.ts';
export { LESSON_LIMITS } from '../../files/lesson-schema.ts';
export { insertPage, movePage, newPage, withPage, withoutPage } from '../../teaching/pages.ts';
export { moveOf } from '../../teaching/lesson.ts';
export { newId as newLessonId } from '../random.ts';
export { positionIn, turnAt, withPosition } from '../../teaching/lesson-check.ts';
export { readLesson, writeLesson } from '../../files/lesson.ts';
export type { LessonMatter } from '../../files/lesson.ts';
export { lessonLink, readLessonLink } from '../../files/link/lesson.ts';
export { LINK_LENGTH } from '../../files/link/letters.ts';
export type { FileError } from '../../files/errors.ts';
export type { LinkError } from '../../files/link/errors.ts';
