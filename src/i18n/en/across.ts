/** Across the table: each player at an edge of their own. */
export const across = {
  title: (one: string, other: string): string => `${one} and ${other}, across the table`,
  side: (name: string): string => `${name}’s side`,
  middle: 'The middle of the table',
  peek: 'Peek',
  peekHow: { hold: 'hold', tap: 'tap' },
  peekAt: (name: string): string => `Peek at ${name}’s hand`,
  cover: 'Cover',
  coverHow: { hold: 'let go', tap: 'tap' },
  coverHand: (name: string): string => `Cover ${name}’s hand`,
  yourTurn: 'Your turn',
  menuOf: (name: string): string => `${name}’s menu`,
  liftOn: (what: string): string => `Lift: ${what}`,
  turnRound: 'Turn round',
};
