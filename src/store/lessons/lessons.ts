import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { LessonSchema } from '../../files/lesson-schema.ts';
import { lessonError } from '../../teaching/lesson-check.ts';
import type { Lesson } from '../../teaching/lesson.ts';
import { newId } from '../random.ts';
import { SHELF_VERSION, idbShelf } from '../teaching/shelf.ts';
import type { Shelf } from '../teaching/shelf.ts';

/** The lessons of this device, as teachers made them here or as they came by file and link. */
export interface LessonsState {
  readonly status: 'reading' | 'ready';
  /** The one changed last leads. */
  readonly lessons: readonly Lesson[];
  /** What is being written, and whether the device has taken all of it so far: what it has not, lives until the page closes. */
  readonly keeping: 'done' | 'writing' | 'failed';
  /** Deleted last, until something else is. */
  readonly removed: Lesson | null;
  /** Reads the device anew. */
  readonly refresh: () => Promise<void>;
  /** Puts a lesson in, or in the place of the one with its id. */
  readonly keep: (lesson: Lesson) => void;
  /** A lesson that came from elsewhere. Out: its id, of the one that is here already if there is one like it. */
  readonly add: (matter: Omit<Lesson, 'id'>) => string;
  readonly remove: (id: string) => void;
  readonly bringBack: () => void;
}

/** The lessons on a shelf. Every change is written at once; while one is being written, only the newest of the next waits. */
export function createLessons(
  shelf: Shelf = idbShelf(),
  clock: () => number = Date.now,
): StoreApi<LessonsState> {
  /** What is still to be written, by id; `null` takes it off the shelf. */
  const waiting = new Map<string, Lesson | null>();
  let writing: Promise<void> | null = null;

  const store = createStore<LessonsState>((set, get) => ({
    status: 'reading',
    lessons: [],
    keeping: 'done',
    removed: null,
    async refresh() {
      await writing;
      const stored = await shelf.all('lesson').catch(() => null);
      if (waiting.size > 0) return;
      const read = stored?.map(({ body }) => readLesson(body)).filter((lesson) => lesson !== null);
      // Without storage, and where it has not taken everything, what is here is all there is.
      const lessons = read === undefined || get().keeping === 'failed' ? get().lessons : read;
      set({ status: 'ready', lessons });
    },
    keep(lesson) {
      set({ lessons: [lesson, ...get().lessons.filter(({ id }) => id !== lesson.id)] });
      write(lesson.id, lesson);
    },
    add({ title, pages }) {
      const matter = JSON.stringify({ title, pages });
      const same = get().lessons.find(
        (one) => JSON.stringify({ title: one.title, pages: one.pages }) === matter,
      );
      if (same !== undefined) return same.id;
      const id = newId();
      get().keep({ id, title, pages });
      return id;
    },
    remove(id) {
      const removed = get().lessons.find((lesson) => lesson.id === id) ?? null;
      set({ removed, lessons: get().lessons.filter((lesson) => lesson.id !== id) });
      write(id, null);
    },
    bringBack() {
      const { removed, keep } = get();
      if (removed !== null) keep(removed);
      set({ removed: null });
    },
  }));

  function write(id: string, lesson: Lesson | null): void {
    waiting.set(id, lesson);
    store.setState({ keeping: 'writing' });
    writing ??= writeAll();
  }

  async function writeAll(): Promise<void> {
    const failed: string[] = [];
    for (let next = first(waiting); next !== null; next = first(waiting)) {
      const [id, body] = next;
      waiting.delete(id);
      const kept = { id, kind: 'lesson', version: SHELF_VERSION, changedAt: clock(), body } as const;
      await (body === null ? shelf.remove(id) : shelf.put(kept)).catch(() => failed.push(id));
    }
    writing = null;
    store.setState({ keeping: failed.length > 0 ? 'failed' : 'done' });
  }

  void store.getState().refresh();
  return store;
}

function first<Key, Value>(map: ReadonlyMap<Key, Value>): readonly [Key, Value] | null {
  for (const entry of map) return entry;
  return null;
}

/** A lesson as it lies there, laid out by the rules; `null` if they refuse it. */
function readLesson(body: unknown): Lesson | null {
  const read = v.safeParse(LessonSchema, body);
  return read.success && lessonError(read.output) === null ? read.output : null;
}
