/** The settings: each with its question, its answers, and what an answer means where its name does not say it. */
export const settings = {
  title: 'Settings',
  saved: 'Every choice takes effect at once and stays on this device.',
  groups: { play: 'Play', cards: 'Cards', table: 'Look and sound', language: 'Language', access: 'Access' },
  language: {
    legend: 'Language · Taal',
    labels: { system: 'As the browser', en: 'English', nl: 'Nederlands' },
    hints: { system: 'English or Dutch, whichever your browser prefers.' },
  },
  letters: {
    legend: 'Letters on the cards',
    labels: { language: 'As the language', en: 'A K Q J', nl: 'A H V B' },
    hints: {
      language: 'Cards follow the language chosen.',
      en: 'Ace, king, queen, jack.',
      nl: 'Aas, heer, vrouw, boer.',
    },
  },
  confirm: {
    legend: 'Ask before a card or a call counts',
    labels: { touch: 'When touched', always: 'Always', never: 'Never' },
    hints: {
      touch: 'A tap chooses, and a button says yes. Mouse and keyboard act at once.',
      always: 'Every card and call is chosen first; a button says yes.',
      never: 'One tap, click or key is enough. Undo is there for slips.',
    },
  },
  peek: {
    legend: 'Across the table, the hand shows',
    labels: { hold: 'While the button is held', tap: 'From one tap to the next' },
    hints: {
      hold: 'Choose with the other hand, or slide to a card and lift.',
      tap: 'For stands, and for hands that cannot hold.',
    },
  },
  theme: {
    legend: 'Table',
    labels: { system: 'As the device', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
    hints: {
      system: 'Follows the device from light to dark.',
      light: 'A paper table, for a bright room.',
      dark: 'Green felt, for the evening.',
      contrast: 'Black and white with strong edges.',
    },
  },
  suits: {
    legend: 'Suit colours',
    labels: { four: 'Four colours', safe: 'Colour-blind-safe', two: 'Two colours' },
    hints: {
      four: 'Black spades, red hearts, blue diamonds, green clubs.',
      safe: 'Four colours that nobody confuses.',
      two: 'Red and black, as in an old pack.',
    },
  },
  size: {
    legend: 'Size',
    labels: { normal: 'Normal', large: 'Large', projector: 'Projector' },
    hints: {
      normal: 'As large as the device writes.',
      large: 'A fifth larger.',
      projector: 'Half as large again, for the back row.',
    },
  },
  motion: {
    legend: 'Motion',
    labels: { system: 'As the device', off: 'Off' },
    hints: { system: 'Cards move, unless the device asks for less.', off: 'Nothing moves.' },
  },
  sound: {
    legend: 'Sound',
    labels: { off: 'Off', on: 'On' },
    hints: { off: 'Silent.', on: 'Soft sounds for what everybody sees.' },
  },
  trick: {
    legend: 'A finished trick lies',
    labels: { lead: 'Until the next lead', tap: 'Until it is collected' },
    hints: {
      lead: 'The next lead collects it.',
      tap: 'A button collects it, then the play goes on.',
    },
  },
  forced: {
    legend: 'The only legal card',
    labels: { off: 'I play it', on: 'Plays itself' },
    hints: {
      off: 'Nothing moves by itself.',
      on: 'A moment after its player has opened the hand-over. How quickly it falls tells that it was the only one.',
    },
  },
  suitOrder: {
    legend: 'Suits from left to right',
    labels: {
      SHDC: 'Spades, hearts, diamonds, clubs',
      SHCD: 'Spades, hearts, clubs, diamonds',
      CDHS: 'Clubs, diamonds, hearts, spades',
    },
    hints: { SHDC: 'From high to low.', SHCD: 'Black and red in turn.', CDHS: 'From low to high.' },
  },
  ranks: {
    legend: 'Cards of a suit',
    labels: { descending: 'Highest left', ascending: 'Lowest left' },
    hints: {},
  },
  trumpsLeft: {
    legend: 'Trumps during play',
    labels: { off: 'In their place', on: 'First from the left' },
    hints: {},
  },
  shortcuts: {
    legend: 'Letters as shortcuts',
    labels: { on: 'On', off: 'Off' },
    hints: {
      on: 'At the table letters are keys, and typing names a call or a card. The question mark lists them.',
      off: 'Letters do nothing at the table.',
    },
  },
  colons: {
    legend: 'Colons',
    labels: { right: 'At the right end', left: 'At the left end' },
    hints: {},
  },
};
