import * as v from 'valibot';
import { err, ok } from '../engine/result.ts';
import type { Result } from '../engine/result.ts';
import { readBy } from '../store/record-schema.ts';
import { lessonError } from '../teaching/lesson-check.ts';
import type { Lesson } from '../teaching/lesson.ts';
import { FileFault, fault } from './errors.ts';
import type { FileError } from './errors.ts';
import { fieldFault } from './item.ts';
import { lineIn } from './json/items.ts';
import { builtFrom, textOf } from './json/whole.ts';
import { LESSON_BODY } from './lesson-schema.ts';

export const LESSON_FORMAT = 'lesson';
export const LESSON_VERSION = 1;
/** Far more than a lesson takes. */
const MOST_BYTES = 1 << 22;

/** A lesson as it leaves the device: the device's own id of it stays behind. */
export type LessonMatter = Omit<Lesson, 'id'>;

const HeadSchema = v.looseObject({ bridgette: v.literal(LESSON_FORMAT), version: v.number() });
const FileSchema = v.strictObject({
  bridgette: v.literal(LESSON_FORMAT),
  version: v.literal(LESSON_VERSION),
  ...LESSON_BODY,
});

/** A lesson as a file; `space`: how far it is set in, 0 for none. */
export function writeLesson({ title, pages }: LessonMatter, space = 1): string {
  const text = JSON.stringify(
    { bridgette: LESSON_FORMAT, version: LESSON_VERSION, title, pages },
    null,
    space,
  );
  return space === 0 ? text : `${text}\n`;
}

/** The lesson in a file, its positions laid out and its answers tried by the rules. Error: the first thing that is wrong, and where. */
export async function readLesson(file: Blob): Promise<Result<LessonMatter, FileError>> {
  try {
    return ok(matterIn(await textOf(file, MOST_BYTES)));
  } catch (error) {
    return refusal(error);
  }
}

/** The same of a text that is here already. */
export function readLessonText(text: string): Result<LessonMatter, FileError> {
  try {
    return ok(matterIn(text));
  } catch (error) {
    return refusal(error);
  }
}

function refusal(error: unknown): Result<never, FileError> {
  if (!(error instanceof FileFault)) throw error;
  return err(error.error);
}

function matterIn(text: string): LessonMatter {
  const built = builtFrom(text);
  const head = v.safeParse(HeadSchema, built.value);
  if (!head.success) throw fault('not-ours', {});
  const { version } = head.output;
  if (Number.isSafeInteger(version) && version > LESSON_VERSION) throw fault('newer', { version });
  const read = readBy(FileSchema, built.value);
  if (!read.ok) {
    const { path } = read.error;
    throw fieldFault(read.error, path, lineIn(built, path), null);
  }
  const { title, pages } = read.value;
  const refused = lessonError({ pages });
  if (refused !== null) {
    throw fault('lesson', { error: refused }, lineIn(built, `pages.${refused.page - 1}`));
  }
  return { title, pages };
}
