import type { SomeRules } from '../../rulesWords.ts';

/** The pads of other games, and the options. */
export const others: SomeRules<'pads' | 'options'> = {
  R80: {
    title: 'Pad: contract bridge',
    text: 'A pad for a rubber of contract bridge, played with real cards by two sides. Games of 100, vulnerability and part-scores are as in Bridgette’s rubber, and so are overtricks; the higher total wins, and a deal that is passed out scores nothing. Slams score if they are bid and made. Honours score for the side that held them.',
  },
  R81: {
    title: 'Pad: auction bridge with royals',
    text: 'A pad for auction bridge as it was played with royal spades, a strain above hearts. If the bid is made, every trick won above six counts, also beyond the bid; doubled it counts twice, redoubled four times, and that four is inferred. A game takes 30 below the line and ends both part-scores; two games win the rubber. Bids rank by the total value of their tricks, then by number: 3♣ outranks two royals, though both are worth 18. The dealer who is left in one spade never loses more than the table says, unless redoubled. Slams score to the declarer’s side only if the bid is made, to the other side always. Honours go to the side that holds them and are never multiplied. The margin is the difference of the totals. Revokes are not kept on this pad.',
  },
  R82: {
    title: 'Pad: Minibridge',
    text: 'A pad for Minibridge. There are four deals, each scored on its own: a contract that is made scores each trick over six and an amount for a part-score or a game; one that fails scores each trick short to the other side. There is no doubling and no vulnerability. The higher total wins, and equal totals are a draw.',
  },
  R90: {
    title: 'Options',
    text: 'Every option of a match can be set on its own. The one contradiction, an auction that ends with one pass together with cue-bids, is refused. The options are fixed when the first deal is dealt. Basic has six-deal scoring, without capturing and cue-bids; Advanced, Hawaii and Rubber have both; the summary edition has neither, ends the auction with one pass and lets the defender lead first.',
  },
  R91: {
    title: 'How long a match is',
    text: 'A match is six deals, and a tie-break if it is level; with rubber scoring it is one rubber. Between deals both players may agree to stop. A rubber is then closed with the bonuses for stopping early; a match of six deals is kept without a winner.',
  },
};
