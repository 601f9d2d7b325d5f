/** Bridge's terms as they are used here, explained on tap and listed in the glossary. */
export const terms = {
  title: 'Words of the game',
  close: 'Close',
  all: 'All of them',
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
    exchange: {
      name: 'exchange',
      text: 'Before the auction both players draw cards from the pack and discard as many.',
    },
    discard: { name: 'discard', text: 'To put cards away face down in the exchange, as many as were drawn.' },
    group: {
      name: 'group',
      text: 'The cards that one colon matches: 2 to 10, or jack, queen and king, or the aces. A colon belongs to the group it matches.',
    },
    auction: {
      name: 'auction',
      text: 'The bidding: the players call in turn until the contract is settled.',
    },
    call: {
      name: 'call',
      text: 'Anything said in the auction: a bid, pass, double, redouble, cue-bid or transfer.',
    },
    bid: { name: 'bid', text: 'A number and a strain: a promise to win so many tricks more than six.' },
    level: { name: 'level', text: 'The number of a bid.' },
    strain: {
      name: 'strain',
      text: 'What a bid names beside its number: a suit, which would be trump, or no-trump.',
    },
    noTrump: { name: 'no-trump', text: 'A strain without trumps, above the four suits in the auction.' },
    opening: { name: 'opening', text: 'The first call of the auction, a natural bid by the dealer.' },
    pass: { name: 'pass', text: 'A call that bids nothing.' },
    double: {
      name: 'double',
      text: 'Said of the opponent’s bid: the contract would count for more. A later bid cancels it.',
    },
    redouble: {
      name: 'redouble',
      text: 'Said of the opponent’s double: the contract counts for still more. It ends the auction, but not in the summary edition.',
    },
    keyword: { name: 'keyword', text: 'What a cue-bid asks about: short, null, ace, king, queen or jack.' },
    answer: { name: 'answer', text: 'The bid that tells the truth about what a cue-bid asked.' },
    evade: { name: 'evade', text: 'To jump or cue-bid instead of answering a cue-bid.' },
    recueBid: {
      name: 'recue-bid',
      text: 'Double, said straight after an answer: it asks for a second suit of the same kind.',
    },
    trick: { name: 'trick', text: 'Two cards, one from each player. Thirteen are played in a deal.' },
    lead: { name: 'lead', text: 'To play the first card of a trick.' },
    follow: {
      name: 'follow suit',
      text: 'To play a card of the suit that was led, as one must if one can. The colon that matches the led card may be played instead.',
    },
    ruff: { name: 'ruff', text: 'To win a lead of another suit with a trump, being void in that suit.' },
    claim: { name: 'claim', text: 'To offer to end the play, saying how many of the tricks left one wins.' },
    concede: { name: 'concede', text: 'To claim none of the tricks that are left.' },
    trickShort: { name: 'trick short', text: 'A trick that the declarer promised and did not win.' },
    deal: { name: 'deal', text: 'Cards dealt, exchanged, bid and played, and the score for it.' },
    bitScore: {
      name: 'bit-score',
      text: 'In six-deal scoring, what the lowest bids bring: 0NT and one of a suit.',
    },
    partialScore: { name: 'part-score', text: 'A made contract that is not worth a game.' },
    game: {
      name: 'game',
      text: 'In a rubber, a hundred points below the line. Also a contract that brings so many by itself: 3NT, four of a major suit, five of a minor.',
    },
    majorMinor: {
      name: 'major and minor suits',
      text: 'Spades and hearts are the major suits, diamonds and clubs the minor ones.',
    },
    slam: {
      name: 'slam',
      text: 'A bid of twelve tricks (small) or all thirteen (grand). In no-trump Bridgette has a sub slam too, at eleven.',
    },
    rubber: { name: 'rubber', text: 'A match of games: whoever first wins two closes it.' },
    tieBreak: { name: 'tie-break', text: 'One more deal, when six have left the players level.' },
    honours: {
      name: 'honours',
      text: 'The high cards: ace, king, queen and jack; on the pads of auction and contract bridge the ten of trumps too.',
    },
  },
};
