/** The games there is a score pad for: Bridgette's four ways of scoring, and the games of rulings §13 (R80–R82). */
export const PAD_KINDS = [
  'six-deal',
  'hawaii',
  'rubber',
  'summary',
  'contract',
  'auction-1913',
  'minibridge',
] as const;
export type PadKind = (typeof PAD_KINDS)[number];

/** Which of the two printed pads a game is written on: a row a deal, or the line with scores above and below it. */
export const PAD_FORMS = {
  'six-deal': 'deals',
  hawaii: 'deals',
  rubber: 'bridge',
  summary: 'deals',
  contract: 'bridge',
  'auction-1913': 'bridge',
  minibridge: 'deals',
} as const satisfies Readonly<Record<PadKind, 'deals' | 'bridge'>>;
/** Does a game of the rubber make its winner vulnerable, so that the score depends on it? The game of 1913 knows no such thing (R81). */
export function knowsVulnerability(kind: PadKind): boolean {
  return PAD_FORMS[kind] === 'bridge' && kind !== 'auction-1913';
}

export type PadForm = (typeof PAD_FORMS)[PadKind];
