import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { review } from '../../engine/view/review.ts';
import type { ReviewView } from '../../engine/view/review.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import {
  DRILL_LEVELS,
  KINDS,
  NO_PROGRESS,
  answered,
  askAgain,
  lineOf,
  nextQuestion,
} from '../../teaching/drills/index.ts';
import type { Kind, Next, Progress, Question } from '../../teaching/drills/index.ts';
import { randomSource } from '../random.ts';
import { CountSchema } from '../schemas.ts';
import { SHELF_VERSION, idbShelf } from './shelf.ts';
import type { Shelf } from './shelf.ts';

const ID = 'drills';
const SEED = v.pipe(CountSchema, v.maxValue(2 ** 32 - 1));
const TallySchema = v.object({ asked: CountSchema, right: CountSchema });
const LevelSchema = v.picklist(DRILL_LEVELS);
const StandingSchema = v.object({
  level: LevelSchema,
  run: v.pipe(v.number(), v.integer()),
  tally: v.tuple([TallySchema, TallySchema, TallySchema]),
});
const WaitingSchema = v.object({
  kind: v.picklist(KINDS),
  level: LevelSchema,
  seed: SEED,
  due: CountSchema,
  right: CountSchema,
});
const ProgressSchema: v.GenericSchema<unknown, Progress> = v.object({
  answered: CountSchema,
  kinds: v.record(v.picklist(KINDS), StandingSchema),
  waiting: v.array(WaitingSchema),
});

/** A question on the screen. */
export interface Put {
  readonly question: Question;
  /** Has it gone wrong before? */
  readonly again: boolean;
  /** What lies on the table, `null` if nothing needs to. */
  readonly moment: ReviewView | null;
  /** Place of the option that was chosen, `null` before that. */
  readonly chosen: number | null;
}

export interface Drills {
  readonly progress: Progress;
  readonly put: Put | null;
  /** Puts a question of one of these kinds. */
  readonly start: (kinds: readonly Kind[]) => void;
  /** Chooses an option; the first choice counts. */
  readonly choose: (option: number) => void;
  readonly next: () => void;
  readonly forget: () => void;
}

/** The drills: questions without end, and where the reader of this device stands in each kind. */
export function createDrills(
  shelf: Shelf = idbShelf(),
  random: RandomBelow = randomSource(),
  clock: () => number = Date.now,
): StoreApi<Drills> {
  let queue: Promise<unknown> = read();
  let kinds: readonly Kind[] = [];
  let asked: Next | null = null;

  const store: StoreApi<Drills> = createStore<Drills>((set, get) => ({
    progress: NO_PROGRESS,
    put: null,
    start(wanted) {
      kinds = wanted;
      get().next();
    },
    choose(option) {
      const { put, progress } = get();
      if (put?.chosen !== null || asked === null) return;
      set({
        put: { ...put, chosen: option },
        progress: answered(progress, asked, option === put.question.right),
      });
      keep();
    },
    next() {
      asked = nextQuestion(get().progress, kinds, random);
      const question = askAgain(asked);
      set({ put: { question, again: asked.again, moment: momentOf(question), chosen: null } });
    },
    forget() {
      set({ progress: NO_PROGRESS });
      keep();
    },
  }));

  /** What was kept. Whoever has answered before it came has begun anew: that is a matter of milliseconds. */
  async function read(): Promise<void> {
    const kept = await shelf.get(ID).catch(() => null);
    const stored = v.safeParse(ProgressSchema, kept?.body);
    if (stored.success && store.getState().progress === NO_PROGRESS) {
      store.setState({ progress: stored.output });
    }
  }

  function keep(): void {
    queue = queue.then(() => {
      const body = store.getState().progress;
      return shelf
        .put({ id: ID, kind: 'progress', version: SHELF_VERSION, changedAt: clock(), body })
        .catch(() => undefined);
    });
  }
  return store;
}

function momentOf(question: Question): ReviewView | null {
  const line = lineOf(question);
  return line === null ? null : review(line.match, 1, line.at);
}
