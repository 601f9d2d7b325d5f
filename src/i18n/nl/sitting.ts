import type { Messages } from '../messages.ts';

/** The three ways to sit, and changing from one to another. */
export const sitting: Messages['sitting'] = {
  legend: 'Hoe zitten jullie?',
  names: { pass: 'Apparaat doorgeven', across: 'Tegenover elkaar', open: 'Open tafel' },
  hints: {
    pass: 'Jullie geven het apparaat door als de beurt wisselt. Daartussen staan er van niemand kaarten op het scherm.',
    across: 'Een tablet ligt plat tussen jullie in, en ieder gluurt naar de eigen hand.',
    open: 'Beide handen liggen steeds open, om les te geven en om samen te leren.',
  },
};
