import type { Messages } from '../messages.ts';

/** Across the table: each player at an edge of their own. */
export const across: Messages['across'] = {
  title: (one, other) => `${one} en ${other}, tegenover elkaar`,
  side: (name) => `Kant van ${name}`,
  middle: 'Het midden van de tafel',
  peek: 'Kijken',
  peekHow: { hold: 'vasthouden', tap: 'tikken' },
  peekAt: (name) => `Bekijk de hand van ${name}`,
  cover: 'Bedekken',
  coverHow: { hold: 'loslaten', tap: 'tikken' },
  coverHand: (name) => `Bedek de hand van ${name}`,
  yourTurn: 'Jouw beurt',
  menuOf: (name) => `Menu van ${name}`,
  liftOn: (what) => `Laat los: ${what}`,
  turnRound: 'Omdraaien',
};
