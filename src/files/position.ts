import * as v from 'valibot';
import { err, ok } from '../engine/result.ts';
import type { Result } from '../engine/result.ts';
import { CallSchema, CardSchema, OptionsSchema, readBy } from '../store/record-schema.ts';
import { SeatSchema } from '../store/schemas.ts';
import { layOut } from '../teaching/position.ts';
import type { Position } from '../teaching/position.ts';
import { FileFault, fault } from './errors.ts';
import type { FileError } from './errors.ts';
import { fieldFault } from './item.ts';
import { lineIn } from './json/items.ts';
import { builtFrom, textOf } from './json/whole.ts';

/** What the file says it is, and its version. */
export const POSITION_FORMAT = 'position';
export const POSITION_VERSION = 1;
/** Far more than a set-up takes. */
const MOST_BYTES = 1 << 20;
const MOST_TITLE = 100;

export interface PositionFile {
  readonly title: string;
  readonly position: Position;
}

const HeadSchema = v.looseObject({ bridgette: v.literal(POSITION_FORMAT), version: v.number() });

/** A position in the shape it has to have; whether the rules accept it `layOut` says. */
export const PositionSchema = v.strictObject({
  options: OptionsSchema,
  dealer: SeatSchema,
  start: v.picklist(['exchange', 'auction', 'play']),
  hands: v.strictObject({ N: v.array(CardSchema), S: v.array(CardSchema) }),
  upcard: CardSchema,
  pack: v.array(CardSchema),
  exchange: v.exactOptional(v.array(v.union([v.literal('capture'), v.literal('draw'), v.array(CardSchema)]))),
  calls: v.array(CallSchema),
  cards: v.array(CardSchema),
});

const FileSchema = v.strictObject({
  bridgette: v.literal(POSITION_FORMAT),
  version: v.literal(POSITION_VERSION),
  title: v.pipe(v.string(), v.maxLength(MOST_TITLE)),
  position: PositionSchema,
});

/** A set-up as a file. */
export function writePosition({ title, position }: PositionFile): string {
  const file = { bridgette: POSITION_FORMAT, version: POSITION_VERSION, title, position };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** The set-up in a file, laid out by the rules. Error: the first thing that is wrong with it, and where. */
export async function readPosition(file: Blob): Promise<Result<PositionFile, FileError>> {
  try {
    const built = builtFrom(await textOf(file, MOST_BYTES));
    checkHead(built.value);
    const read = readBy(FileSchema, built.value);
    if (!read.ok) {
      const { path } = read.error;
      throw fieldFault(read.error, path, lineIn(built, path), null);
    }
    const laid = layOut(read.value.position);
    if (!laid.ok) throw fault('position', { error: laid.error });
    const { title, position } = read.value;
    return ok({ title, position });
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    return err(error.error);
  }
}

/** Whose it is and of which version comes before what is in it. */
function checkHead(value: unknown): void {
  const head = v.safeParse(HeadSchema, value);
  if (!head.success) throw fault('not-ours', {});
  const { version } = head.output;
  if (Number.isSafeInteger(version) && version > POSITION_VERSION) throw fault('newer', { version });
}
