import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createLessons } from '../../store/lessons/index.ts';
import type { LessonsState } from '../../store/lessons/index.ts';

let lessons: ReturnType<typeof createLessons> | null = null;

/** The lessons of this device; read when they are first asked for. */
export function useLessons<T>(selector: (state: LessonsState) => T): T {
  return useStore((lessons ??= createLessons()), selector);
}

/** Reads them anew when the screen opens: another tab may have changed them. */
export function useFreshLessons(): void {
  const refresh = useLessons((state) => state.refresh);
  useEffect(() => {
    void refresh();
  }, [refresh]);
}
