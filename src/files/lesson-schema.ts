import * as v from 'valibot';
import { CallSchema, CardSchema } from '../store/record-schema.ts';
import { CountSchema, IdSchema, SeatSchema } from '../store/schemas.ts';
import type { Lesson, Move, Page } from '../teaching/lesson.ts';
import { PositionSchema } from './position.ts';

/** What a lesson may hold at most. */
export const LESSON_LIMITS = { title: 100, text: 5000, pages: 100, moves: 20 } as const;

const Text = v.pipe(v.string(), v.maxLength(LESSON_LIMITS.text));
const Title = v.pipe(v.string(), v.maxLength(LESSON_LIMITS.title));

const MoveSchema: v.GenericSchema<unknown, Move> = v.variant('type', [
  v.strictObject({ type: v.literal('capture') }),
  v.strictObject({ type: v.literal('draw') }),
  v.strictObject({ type: v.literal('discard'), cards: v.array(CardSchema) }),
  v.strictObject({ type: v.literal('call'), call: CallSchema }),
  v.strictObject({ type: v.literal('play'), card: CardSchema }),
  v.strictObject({ type: v.literal('claim'), tricks: CountSchema }),
  v.strictObject({ type: v.literal('answer-claim'), accept: v.boolean() }),
]);

const PageSchema: v.GenericSchema<unknown, Page> = v.strictObject({
  words: v.strictObject({ title: Title, text: Text, good: Text, wrong: Text, nudge: Text }),
  position: v.nullable(PositionSchema),
  hidden: v.pipe(v.array(SeatSchema), v.maxLength(1)),
  task: v.nullable(
    v.strictObject({
      right: v.pipe(v.tupleWithRest([MoveSchema], MoveSchema), v.maxLength(LESSON_LIMITS.moves)),
      rulings: v.pipe(
        v.array(
          v.custom<`R${number}`>((ruling) => typeof ruling === 'string' && /^R[1-9]\d{0,2}$/.test(ruling)),
        ),
        v.maxLength(LESSON_LIMITS.moves),
      ),
    }),
  ),
});

/** What there is to a lesson beside its id. */
export const LESSON_BODY = {
  title: Title,
  pages: v.pipe(v.array(PageSchema), v.maxLength(LESSON_LIMITS.pages)),
};

/** A lesson as it lies in storage. */
export const LessonSchema: v.GenericSchema<unknown, Lesson> = v.strictObject({
  id: IdSchema,
  ...LESSON_BODY,
});
