/** The door to the deal editor for the screens: the first load does without it. */
import { ok } from '../../engine/result.ts';
import type { Result } from '../../engine/result.ts';
import { readPositionLink } from '../../files/link/position.ts';
import type { LinkError } from '../../files/link/errors.ts';
import type { FileError } from '../../files/errors.ts';
import { readPosition } from '../../files/position.ts';
import { draftOf } from '../../teaching/draft.ts';
import type { Draft } from '../../teaching/draft.ts';

export { createEditor } from './create-editor.ts';
export { setups } from './setups.ts';
export { newId as newSetupId } from '../random.ts';
export type { Setup, Setups } from './setups.ts';
export type { EditorState } from './types.ts';
export { PACK_SIZE, PLACES, draftOf, newDraft, placeIn, unplaced } from '../../teaching/draft.ts';
export type { Draft, Place } from '../../teaching/draft.ts';
export type { DraftError, FillError, PositionError } from '../../teaching/errors.ts';
export { standingOf } from '../../teaching/standing.ts';
export type { AuctionSoFar, PlaySoFar, Standing } from '../../teaching/standing.ts';
export { MOST_POINTS, NO_WISH, NO_WISHES } from '../../teaching/wishes.ts';
export type { HandWish, Range, Wishes } from '../../teaching/wishes.ts';
export type { LinkError } from '../../files/link/errors.ts';
export type { FileError } from '../../files/errors.ts';

/** A set-up that came from elsewhere. */
export interface Came {
  readonly title: string;
  readonly draft: Draft;
}

/** The set-up behind the letters of an address. Error: why they are none. */
export function openPositionLink(letters: string): Result<Came, LinkError> {
  const read = readPositionLink(letters);
  return read.ok ? ok({ title: '', draft: draftOf(read.value) }) : read;
}

/** The set-up in a file. Error: why it is none. */
export async function openPositionFile(file: Blob): Promise<Result<Came, FileError>> {
  const read = await readPosition(file);
  return read.ok ? ok({ title: read.value.title, draft: draftOf(read.value.position) }) : read;
}
