/** The settings: each with its question, its answers, and what an answer means where its name does not say it. */
export const settings = {
  title: 'Settings',
  saved: 'Every choice takes effect at once and stays on this device.',
  confirm: {
    legend: 'Ask before a card or a call counts',
    labels: { touch: 'When touched', always: 'Always', never: 'Never' },
    hints: {
      touch: 'A tap chooses, and a button says yes. Mouse and keyboard act at once.',
      always: 'Every card and call is chosen first; a button says yes.',
      never: 'One tap, click or key is enough. Undo is there for slips.',
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
};
