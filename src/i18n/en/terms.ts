/** Bridge's terms as they are used here, explained on tap and listed in About. */
export const terms = {
  title: 'Words of the game',
  close: 'Close',
  list: {
    dealer: {
      name: 'dealer',
      text: 'The player who deals. The dealer exchanges second, more cards the higher the upcard, and opens the auction.',
    },
    receiver: {
      name: 'receiver',
      text: 'The player who does not deal. The receiver exchanges first, always two cards.',
    },
    upcard: {
      name: 'upcard',
      text: 'The card turned up beside the pack. It says how many cards the dealer exchanges: 4 for 2 to 10 or the Little colon, 8 for jack, queen, king or the Royal, 12 for an ace or the Grand. The other player always exchanges two.',
    },
    colon: {
      name: 'colon',
      text: 'One of three cards without suit or rank. The Little goes with 2 to 10, the Royal with jack, queen and king, the Grand with aces. Thrown on a card, it loses the trick; led, it wins unless the other card is a trump or goes with it.',
    },
    capture: {
      name: 'capture',
      text: 'Before drawing, a player who was dealt the colon that goes with the upcard may swap the two.',
    },
    points: {
      name: 'points',
      text: 'Ace 4, king 3, queen 2, jack 1. Colons and long suits count nothing. A cue-bid needs ten.',
    },
    declarer: {
      name: 'declarer',
      text: 'The player who made the last bid, and now has to win the tricks it promised.',
    },
    defender: { name: 'defender', text: 'The declarer’s opponent, who scores if the contract fails.' },
    contract: {
      name: 'contract',
      text: 'The last bid of the auction: its number and six more is how many tricks of the thirteen the declarer must win.',
    },
    trump: {
      name: 'trump',
      text: 'The suit of the contract. A trump beats every card of another suit, but may be played to another suit only by a player who has none of it.',
    },
    void: { name: 'void', text: 'Without a card of a suit.' },
    jump: {
      name: 'jump',
      text: 'A bid on a higher level than it would need to beat the last one. It promises four cards of the suit.',
    },
    doubled: {
      name: 'doubled',
      text: 'An opponent said Double: the contract counts for more, made or defeated. Redoubled, for more still.',
    },
    cueBid: {
      name: 'cue-bid',
      text: 'A call that asks about the other hand: for a short suit, a suit without honours, or an ace, king, queen or jack. It raises the last bid by a level, and the truthful answer is a bid that names the suit.',
    },
    transfer: {
      name: 'transfer',
      text: 'After an answer, the player who asked takes the answer over as a bid of their own.',
    },
    bar: {
      name: 'bar',
      text: 'A colon that goes with the card led loses the trick, but the winner may not lead that suit to the next trick, unless there is nothing else to lead.',
    },
    overtrick: { name: 'overtrick', text: 'A trick won beyond those of the contract.' },
    exacto: { name: 'Exacto', text: 'In Hawaii: a bonus for winning exactly the tricks that were bid.' },
    surplus: { name: 'Surplus', text: 'In Hawaii: a bonus for four or more tricks beyond the bid.' },
    partScore: {
      name: 'below the line',
      text: 'In a rubber, points for made contracts stand below the line. A hundred of them win a game; then both players’ points below the line start again.',
    },
    vulnerable: {
      name: 'vulnerable',
      text: 'Having won a game of the rubber. A vulnerable declarer loses more when a contract fails, and wins more for doubled overtricks.',
    },
  },
};
