import type { Sitting } from '../../engine/view/types.ts';

/** The three ways to sit, and changing from one to another. */
export const sitting = {
  legend: 'How do you sit?',
  names: { pass: 'Pass the device', across: 'Across the table', open: 'Open table' } satisfies Record<
    Sitting,
    string
  >,
  hints: {
    pass: 'You pass the device when the turn changes. Nobody’s cards are on the screen in between.',
    across: 'A tablet lies flat between you, and each peeks at their own hand.',
    open: 'Both hands lie face up all the time, for teaching and for learning together.',
  } satisfies Record<Sitting, string>,
};
