import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { SHELF_VERSION, idbShelf } from './shelf.ts';
import type { Shelf } from './shelf.ts';

const ID = 'course';
const BodySchema = v.object({
  done: v.fallback(v.array(v.string()), []),
  last: v.fallback(v.nullable(v.string()), null),
});

/** How far the reader of this device has come. Pages are told by chapter and number, as `exchange.2`. */
export interface Progress {
  readonly done: ReadonlySet<string>;
  /** The page that was open last, `null` before the first. */
  readonly last: string | null;
  readonly visit: (page: string) => void;
  readonly finish: (page: string) => void;
  readonly forget: () => void;
}

/** The progress, kept on the device where it can be used. What is done before it has been read is added to it. */
export function createProgress(
  shelf: Shelf = idbShelf(),
  clock: () => number = Date.now,
): StoreApi<Progress> {
  let queue: Promise<unknown> = read();

  const store: StoreApi<Progress> = createStore<Progress>((set, get) => ({
    done: new Set(),
    last: null,
    visit(page) {
      if (get().last === page) return;
      set({ last: page });
      keep();
    },
    finish(page) {
      if (get().done.has(page)) return;
      set({ done: new Set([...get().done, page]) });
      keep();
    },
    forget() {
      set({ done: new Set(), last: null });
      keep();
    },
  }));

  async function read(): Promise<void> {
    const kept = await shelf.get(ID).catch(() => null);
    const stored = v.safeParse(BodySchema, kept?.body);
    if (!stored.success) return;
    const { done, last } = store.getState();
    store.setState({ done: new Set([...stored.output.done, ...done]), last: last ?? stored.output.last });
  }

  function keep(): void {
    queue = queue.then(() => {
      const { done, last } = store.getState();
      const body = { done: [...done], last };
      return shelf
        .put({ id: ID, kind: 'progress', version: SHELF_VERSION, changedAt: clock(), body })
        .catch(() => undefined);
    });
  }
  return store;
}
