/** Lessons for tests: a page to read, one in the auction, one in the play. */
import { PRESETS } from '../../src/engine/options.ts';
import { parseHand } from '../../src/engine/notation.ts';
import type { LessonMatter } from '../../src/files/lesson.ts';
import type { Position } from '../../src/teaching/position.ts';

function hand(text: string) {
  const parsed = parseHand(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

export const AUCTION: Position = {
  options: PRESETS.advanced,
  dealer: 'S',
  start: 'auction',
  hands: { N: hand('AK5.K83.Q74.AJ9:L'), S: hand('QJT92.QJ5.K65.T8') },
  upcard: 'H2',
  pack: [],
  calls: ['1S', '1NT'],
  cards: [],
};
export const PLAY: Position = { ...AUCTION, start: 'play', calls: ['1S', '1NT', 'P', 'P'], cards: [] };

export const LESSON: LessonMatter = {
  title: 'The Little colon',
  pages: [
    {
      words: { title: 'What it is', text: 'One ♠ and\n\nanother.', good: '', wrong: '', nudge: '' },
      position: null,
      hidden: [],
      task: null,
    },
    {
      words: { title: 'A call', text: 'South calls.', good: 'Yes.', wrong: 'No.', nudge: 'Strong?' },
      position: AUCTION,
      hidden: ['N'],
      task: {
        right: [
          { type: 'call', call: 'P' },
          { type: 'call', call: '2S' },
        ],
        rulings: ['R15'],
      },
    },
    {
      words: { title: 'Look', text: 'Look at the table.', good: '', wrong: '', nudge: '' },
      position: PLAY,
      hidden: [],
      task: null,
    },
  ],
};
