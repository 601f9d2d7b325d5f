/** The screens of lessons that teachers make. */
export { LessonScreen } from './LessonScreen.tsx';
export { LessonsScreen } from './LessonsScreen.tsx';
