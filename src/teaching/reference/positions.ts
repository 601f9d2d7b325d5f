import type { PresetName } from '../../engine/options.ts';
import type { ChapterId } from '../course/chapters.ts';
import { COURSE } from '../course/index.ts';
import { auction, exchange, play } from '../course/table.ts';
import type { Position } from '../position.ts';
import type { RuleNumber } from './sections.ts';

/** Where a rule can be tried: on a page of the course that asks for it, or at a position of the reference's own. */
export type Trial =
  | { readonly chapter: ChapterId; readonly page: number }
  | { readonly position: Position; readonly scores: boolean };

const DEALT = { N: 'AK5.K83.Q74.AJ92', S: 'QJT92.QJ5.K65.T8' };
const EVEN = { N: 'AKQ63.KQ8.QJ4.92', S: 'J92.AJT5.K65.T8:R' };
const SPADES = { N: 'AK8653.K83.7.J92', S: 'QJT9.A5.AKJ52.T8' };
const CLUBS = { N: 'AQ5.K8.Q7.KQJT92', S: 'KJT9.AJ52.AK65.8' };
const SLAM = { N: 'AK.AKQJT.AKQ.AKQ', S: 'QJ.98765.JT9.JT9' };
const LONG = { N: 'AK4.AK2.A5.AK762', S: 'J5.J953.Q643.QT8', rules: 'advanced' } as const;

const THREE_NT = '1NT P 3NT P P';
const PART = '1S P 2S P P';

/** The first rulebook example that the other rulings have no page for: the long one, at its first cue-bid. */
const EXAMPLE = auction(LONG, '1C P');

/** A whole auction of a preset's, ready to be played out or claimed. */
function scored(deal: typeof EVEN, rules: PresetName, calls: string): Trial {
  return { position: play({ ...deal, rules }, calls), scores: true };
}

function free(position: Position): Trial {
  return { position, scores: false };
}

/** What no page of the course asks for, or not by itself. */
const OWN: Readonly<Partial<Record<RuleNumber, Trial>>> = {
  R3: free(exchange(DEALT)),
  R4: free(exchange({ ...DEALT, dealer: 'S' })),
  R6: free(exchange({ ...DEALT, upcard: ':R' })),
  R26: free(auction({ ...DEALT, rules: 'advanced' })),
  R30: free(
    auction(
      { ...DEALT, N: 'AK5.K8.Q742.AJ92', S: 'QJT92.J5.K65.T83', rules: 'advanced' },
      '0NT P 1NT-short 2H',
    ),
  ),
  R40: free(EXAMPLE),
  R48: free(play(EVEN, THREE_NT, 'SA S2 HK')),
  R50: scored(EVEN, 'basic', THREE_NT),
  R51: scored(SPADES, 'basic', '1S 2D 4S X P'),
  R52: scored(SLAM, 'basic', '1NT P P'),
  R53: scored(SPADES, 'basic', '1S 2D 4S P P'),
  R54: scored(EVEN, 'basic', PART),
  R55: scored(SPADES, 'basic', '1S 2D 3S X P'),
  R60: scored(EVEN, 'basic', '1NT P P'),
  R61: scored(EVEN, 'hawaii', PART),
  R62: scored(EVEN, 'rubber', PART),
  R63: scored(SLAM, 'rubber', '1NT P P'),
  R64: scored(CLUBS, 'rubber', '1C 1D 3C X XX'),
  R65: scored(SLAM, 'rubber', '1NT P 7NT P P'),
  R66: scored(SPADES, 'rubber', '1S 2D 4S X P'),
  R67: scored(EVEN, 'rubber', THREE_NT),
  R68: scored(EVEN, 'rubber', '1S P 4S P P'),
  R69: scored(EVEN, 'rubber', '1H P P'),
  R70: free(auction({ ...EVEN, rules: 'summary' }, '1S')),
  R71: free(play({ ...EVEN, rules: 'summary' }, '1S P')),
  R72: scored(EVEN, 'summary', '3NT P'),
  R73: scored(SPADES, 'summary', '1S 2D 4S X P'),
  R74: scored(SPADES, 'summary', '1S 2D 4S P'),
};

/** Where a rule can be tried; `null` for what is no rule of play. */
export function trialOf(rule: RuleNumber): Trial | null {
  const own = OWN[rule];
  if (own !== undefined) return own;
  for (const { id, pages } of COURSE) {
    const at = pages.findIndex(({ task }) => task?.rulings.includes(rule) === true);
    if (at >= 0) return { chapter: id, page: at + 1 };
  }
  return null;
}
