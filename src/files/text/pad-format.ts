import { viewOfPad } from '../../pads/index.ts';
import type { LeavingPad } from '../pads.ts';
import { Page } from './page.ts';
import { padHeadTags, padTags } from './pad-head.ts';
import { padWords, rowWords } from './pad-words.ts';
import { formatPoints } from './tags.ts';

/** One pad of a file: first as it stands, for people, then what was done to it, which it is read back from. */
export function textPad({ head, log, state }: LeavingPad): string {
  const page = new Page();
  page.tags([...padHeadTags(head), ...padTags(head, state)]);
  viewOfPad(state).rows.forEach(({ entry, scored }, at) => {
    const points = scored === null ? '' : `  ${formatPoints(scored.points)}`;
    page.remark(`${at + 1}  ${rowWords(entry)}${points}`);
  });
  if (log.length > 0) page.section('Rows', null);
  for (const { action } of log) {
    page.say(padWords(action));
    page.endLine();
  }
  page.times(log);
  return `\n${page.text()}`;
}
