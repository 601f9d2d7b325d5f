import type { Ruling } from '../../engine/errors.ts';

/** Every ruling, by the sections it stands in; what is no ruling of play (pads, options) comes last. */
export const SECTIONS = [
  { id: 'pack', rulings: ['R1', 'R2'] },
  { id: 'cut', rulings: ['R3', 'R4'] },
  { id: 'deal', rulings: ['R5', 'R6'] },
  { id: 'exchange', rulings: ['R7', 'R8', 'R9', 'R10', 'R11'] },
  {
    id: 'calls',
    rulings: ['R12', 'R13', 'R14', 'R15', 'R16', 'R17', 'R18', 'R19', 'R20', 'R21', 'R22'],
  },
  {
    id: 'cueBids',
    rulings: [
      ...(['R23', 'R24', 'R25', 'R26', 'R27', 'R28', 'R29', 'R30', 'R31', 'R32'] as const),
      ...(['R33', 'R34', 'R35', 'R36', 'R37', 'R38', 'R39', 'R40', 'R41'] as const),
    ],
  },
  { id: 'play', rulings: ['R42', 'R43', 'R44', 'R45', 'R46', 'R47', 'R48', 'R49'] },
  { id: 'sixDeal', rulings: ['R50', 'R51', 'R52', 'R53', 'R54', 'R55', 'R60'] },
  { id: 'hawaii', rulings: ['R61'] },
  { id: 'rubber', rulings: ['R62', 'R63', 'R64', 'R65', 'R66', 'R67', 'R68', 'R69'] },
  { id: 'summary', rulings: ['R70', 'R71', 'R72', 'R73', 'R74'] },
  { id: 'pads', rulings: ['R80', 'R81', 'R82'] },
  { id: 'options', rulings: ['R90', 'R91'] },
] as const satisfies readonly { readonly id: string; readonly rulings: readonly Ruling[] }[];

export type SectionId = (typeof SECTIONS)[number]['id'];

/** A ruling that the reference explains. */
export type RuleNumber = (typeof SECTIONS)[number]['rulings'][number];

/** All of them, in order. */
export const RULE_NUMBERS: readonly RuleNumber[] = SECTIONS.flatMap(
  ({ rulings }): readonly RuleNumber[] => rulings,
);

/** Is this the number of a ruling? */
export function isRuleNumber(text: string | undefined): text is RuleNumber {
  return RULE_NUMBERS.some((one) => one === text);
}
