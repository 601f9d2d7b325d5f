/** Work in slices: what takes long lets the page breathe in between. */
export interface Pace {
  readonly now: () => number;
  /** Resolves in a new task. */
  readonly pause: () => Promise<void>;
}

/** A slice, in milliseconds: short enough that a tap in the middle of it is answered at once. */
const SLICE = 12;

interface Scheduling {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

export const PACE: Pace = {
  now: () => performance.now(),
  pause() {
    const { scheduler } = globalThis as Scheduling;
    // Safari has none; there a timer costs some milliseconds a slice.
    return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
  },
};

/** Says when a slice is over. */
export class Slices {
  readonly #pace: Pace;
  #since: number;

  constructor(pace: Pace) {
    this.#pace = pace;
    this.#since = pace.now();
  }

  over(): boolean {
    return this.#pace.now() - this.#since >= SLICE;
  }

  async pause(): Promise<void> {
    await this.#pace.pause();
    this.#since = this.#pace.now();
  }
}

/** Makes something of each, with breaks. */
export async function inSlices<T, Made>(
  list: readonly T[],
  make: (one: T) => Made,
  pace: Pace = PACE,
): Promise<readonly Made[]> {
  const slices = new Slices(pace);
  const made: Made[] = [];
  for (const one of list) {
    made.push(make(one));
    if (slices.over()) await slices.pause();
  }
  return made;
}
