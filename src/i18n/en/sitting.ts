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
  change: 'How you sit',
  keep: 'Leave it as it is',
  changeTo: (name: string): string => `Change to ${name}`,
  bothMustAgree: 'It shows both hands, so it takes a yes from each of you. Who asks for it?',
  asks: (name: string): string => `${name} asks for it`,
  question: 'Open table?',
  asked: (asker: string, decides: string): string =>
    `${asker} would like to play on with both hands face up. ${decides} decides. Until then no hand is on this page.`,
  yes: (name: string): string => `${name} says yes: show both hands`,
  no: (name: string): string => `${name} says no`,
  takeBack: 'Take back',
};
