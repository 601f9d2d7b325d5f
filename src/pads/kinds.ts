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
