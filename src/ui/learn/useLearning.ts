import { use } from 'react';
import { useStore } from 'zustand';
import { loadCourse } from '../../i18n/course.ts';
import type { CourseWords } from '../../i18n/courseWords.ts';
import { createProgress } from '../../store/teaching/index.ts';
import type { Progress } from '../../store/teaching/index.ts';
import { useMessages } from '../common/useMessages.ts';

let progress: ReturnType<typeof createProgress> | null = null;

/** How far the reader has come; read from the device when it is first asked for. */
export function useProgress<T>(selector: (progress: Progress) => T): T {
  return useStore((progress ??= createProgress()), selector);
}

/** The words of the course in the language that is set. A screen waits for them. */
export function useCourseWords(): CourseWords {
  return use(loadCourse(useMessages().language));
}
