import type { ScoreLine } from '../../engine/scoring/system.ts';
import type { Messages } from '../../i18n/index.ts';
import { honoursHeld } from '../../pads/honours.ts';
import type { PadResult } from '../../pads/index.ts';

/** The name of a part of a deal's score; honours by what they were. */
export function partWords(
  { score }: Messages,
  { name, ruling }: Pick<ScoreLine, 'name' | 'ruling'>,
  result: PadResult,
): string {
  if (name !== 'honours' || 'passedOut' in result || result.honours === undefined)
    return score.part(name, result);
  return score.honours(honoursHeld(result.honours.kind, ruling), result.strain);
}
