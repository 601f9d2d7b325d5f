import type { Messages } from '../messages.ts';

/** The three ways to sit, and changing from one to another. */
export const sitting: Messages['sitting'] = {
  legend: 'Hoe zitten jullie?',
  names: { pass: 'Apparaat doorgeven', across: 'Tegenover elkaar', open: 'Open tafel' },
  hints: {
    pass: 'Jullie geven het apparaat door als de beurt wisselt. Daartussen staan er van niemand kaarten op het scherm.',
    across: 'Een tablet ligt plat tussen jullie in, en ieder bekijkt de eigen hand.',
    open: 'Beide handen liggen steeds open, om les te geven en om samen te leren.',
  },
  change: 'Hoe jullie zitten',
  keep: 'Zo laten',
  changeTo: (name) => `Wissel naar ${name}`,
  bothMustAgree: 'Dit toont beide handen, dus jullie moeten allebei ja zeggen. Wie vraagt erom?',
  asks: (name) => `${name} vraagt erom`,
  question: 'Open tafel?',
  asked: (asker, decides) =>
    `${asker} wil verder spelen met beide handen open. ${decides} beslist. Tot dan staat er geen hand op deze pagina.`,
  yes: (name) => `${name} zegt ja: toon beide handen`,
  no: (name) => `${name} zegt nee`,
  takeBack: 'Neem terug',
};
