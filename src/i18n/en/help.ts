import type { RuleError } from '../../engine/errors.ts';
import { terms } from './terms.ts';
import { words } from './words.ts';

/** Why a card may not be played, short enough to be read with each card. */
function notPlayable(error: RuleError | null): string {
  switch (error?.code) {
    case 'must-follow':
      return `not playable: ${words.suit(error.params.suit)} were led and you hold ${words.suit(error.params.suit)}`;
    case 'colon-does-not-match':
      return `not playable: while you hold ${words.suit(error.params.suit)}, only the ${words.card(error.params.colon)} may be thrown`;
    case 'barred':
      return `not playable: a colon stopped ${words.suit(error.params.suit)}`;
    default:
      return 'not playable';
  }
}

/** Keys, what can be done now, the guide of the first match, bridge's terms. */
export const help = {
  notPlayable,
  /** What a screen reader calls the row of cards in a hand. */
  handKeys: 'Cards; arrow keys go from one to the next',
  /** How `X` and `XX` behind a bid are read aloud. */
  spoken: { X: 'doubled', XX: 'redoubled' },
  terms,

  keys: {
    title: 'Keyboard',
    all: 'All keys',
    everywhere: 'Everywhere',
    table: 'At the table',
    typing: 'Typing a call or a card',
    rowsEverywhere: [
      ['Tab', 'to the next thing that can be done'],
      ['Arrow keys', 'between cards and between choices'],
      ['Home, End', 'to the first and the last card'],
      ['Enter or Space', 'does it; hold it to take over the device'],
      ['Escape', 'closes a dialog'],
      ['?', 'opens this sheet'],
    ],
    rowsTable: [
      ['Escape or Shift + H', 'put your hand away'],
      ['M', 'menu'],
      ['W', 'what can I do?'],
      ['U', 'take back, or ask to'],
    ],
    rowsTyping: [
      ['2s, 3nt, 0n', 'a bid: level and strain'],
      ['p, x, xx, t', 'pass, double or recue-bid, redouble, transfer'],
      ['2s-short, 2ss', 'a cue-bid: short, null, ace, king, queen, jack, or the first letter'],
      ['sq, h10, :g', 'a card: suit and rank; a colon and L, R or G'],
      ['Enter', 'makes the call or plays the card that was found'],
      ['Backspace, Escape', 'takes back a letter, or all of them'],
    ],
    pad: 'On a score pad',
    rowsPad: [
      ['4s, 3nt x', 'a contract; the declarer’s first letters may stand before it: m 4s'],
      ['=, +1, -2', 'just made, one over, two short, also at once: m 4s +1'],
      ['pass', 'everybody passed, where the game knows that'],
      ['Enter', 'writes it down'],
      ['Ctrl + Z, Ctrl + Y', 'undo, redo'],
    ],
    letters: 'Letters as shortcuts',
    lettersHint: 'Off, letters do nothing at the table; Tab, arrows, Enter, Space and Escape always work.',
  },

  typed: {
    found: (what: string): string => `${what} – Enter`,
    missing: 'there is no such thing here',
  },

  guide: {
    label: 'Guide',
    done: 'Got it',
    never: 'No more guides',
    again: 'Show the guides again',
    againHint: 'The short explanations that come the first time at each phase.',
    willShow: 'They will come again.',
    steps: {
      peek: 'Your cards lie face down. Hold Peek to see them, shaded by your hand; choose with the other hand, or slide your finger to a card or a call and lift it there. Let go, and they are covered.',
      exchange:
        'First you exchange: draw, then throw away as many cards as you drew; the dealer 4, 8 or 12, the more the higher the upcard, the other player 2. Keep high cards and long suits. The purple cards are colons: they have no suit, but can stop one of the opponent’s. What you can do is told in the menu at any time.',
      auction:
        'Bid how many tricks above six you will win, and which suit is trump; NT is no trump. Every bid beats the one before. A bid with a dashed edge is not allowed now: tap it to see why.',
      play: 'Thirteen tricks of two cards. Follow the suit led if you can: the higher card wins, and a trump beats the other suits. The colon that goes with the card led may always be thrown. Grey cards may not be played: tap one to see why.',
      bar: 'The colon went with the card led: it loses the trick, but bars the suit. The winner may not lead that suit next, unless nothing else is held.',
      result:
        'This is the deal’s score as a sum, each part by name. Below lie both hands, the auction and the tricks; at the end you deal on.',
    },
  },

  moves: {
    title: 'What can I do?',
    always: 'At any time: put your hand away, or open the menu.',
    draw: (count: number): string =>
      `Draw ${words.cards(count)}. You see them; then you throw ${count} of all your cards away.`,
    discard: (count: number, opponent: string): string =>
      `Choose ${words.cards(count)} and discard them: old or just drawn, colons too. ${opponent} will not see them during the deal.`,
    capture: (upcard: string, colon: string): string =>
      `Capture: swap your ${colon} for the ${upcard}, before you draw. How many cards are drawn stays the same.`,
    answerUndo: 'Agree to take back what is named on the table, or go on as it is.',
    answerClaim: 'Accept the offer, and the deal is scored so; or play on.',

    answer: (call: string): string => `Answer ${call}`,
    answerSays: (opponent: string): string =>
      `The one answer that is true. It is no contract: ${opponent} has to call again.`,
    pass: 'Pass',
    passSays: (contract: string, declarer: string): string =>
      `If you both pass, one after the other, the contract is ${contract}, declarer ${declarer}.`,
    passEnds: (contract: string, declarer: string): string =>
      `It ends the auction: the contract is ${contract}, declarer ${declarer}.`,
    double: 'Double',
    doubleSays: (bid: string): string =>
      `${bid} counts for more, made or defeated. Any later bid takes the double off.`,
    redouble: 'Redouble',
    redoubleSays: 'It counts for more still.',
    redoubleEnds: 'It counts for more still, and ends the auction at once.',
    transfer: 'Transfer',
    transferSays: (answer: string, opponent: string): string =>
      `${answer} becomes your own bid. ${opponent} may pass, double or bid on.`,
    recue: 'Recue-bid (Double)',
    recueSays: (lowest: string, highest: string): string =>
      `Asks for a second suit of the same kind. The answer lies between ${lowest} and ${highest}, no-trump means none, and it cannot be evaded. Then you must call again.`,
    bids: 'Bid',
    evadingBids: 'Evade with a jump',
    bidsSay:
      'A bid is a contract for six tricks and as many more as its number. It needs two cards of the suit, or four for a jump, a level higher than it takes to beat the last bid; no-trump a card in each suit.',
    upTo: (lowest: string, highest: string): string => `${lowest} to ${highest}`,
    cue: (bid: string): string => `Cue-bid ${bid} …`,
    asksFor: (keyword: string, what: string): string => `${keyword}? asks for ${what}`,
    cueCosts: (lowest: string, highest: string, opponent: string): string =>
      `What it costs: the answer lies between ${lowest} and ${highest}; no-trump means there is no such suit. Then you must call again, above it or by transfer; you cannot pass. ${opponent} may evade with a jump or with a cue-bid.`,

    lead: 'You lead. You may play:',
    follow: 'You may play:',
    colons: 'colons',
    cannot: (suit: string, why: string): string => `Not ${suit}: ${why}`,
    claim: (most: number): string =>
      `Claim or concede, in the menu: say how many of the ${words.tricks(most)} left you will win.`,
  },
};
