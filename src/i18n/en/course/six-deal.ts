import type { ChapterWords } from '../../courseWords.ts';
import { reading } from '../../courseWords.ts';

export const sixDeal: ChapterWords = {
  title: 'Scoring by six deals',
  summary: 'What a contract brings, made or defeated; six deals make a match.',
  pages: [
    {
      title: 'What a bid is worth',
      text: 'If the declarer wins as many tricks as were bid, the declarer scores by the bid:\n\n100 for 0NT and one of a suit; 200 for 1NT, 2NT, two or three of a suit, 4♣ and 4♦; 700 for a game: 3NT, 4NT, 4♥, 4♠ and five of a suit.\n\nYou play 3NT and have nine sure tricks. Claim them.',
      good: 'If it is accepted: 700. Bid only 2NT, the same tricks would be worth far less.',
      wrong: 'Count again: aces, kings and queens that nothing beats.',
      nudge: 'How many tricks does 3NT need?',
    },
    {
      title: 'Slams',
      text: 'Higher bids are slams. Six of a suit, the small slam, scores 1400; seven of a suit, the grand slam, 2100. In no-trump 5NT scores 1500, 6NT 2000 and 7NT 2500. It must be bid: just to win the tricks is not enough.\n\nYou play 6♠ and lose only one club. Claim the rest.',
      good: 'If it is accepted: 1400 for a small slam.',
      wrong: 'Count again: all but one of your cards win.',
      nudge: 'How many are thirteen less one?',
    },
    {
      title: 'Doubled, and overtricks',
      text: 'Making a doubled contract brings 400 more, a redoubled one 1000 more. Overtricks bring 100 undoubled, 200 doubled, 500 redoubled. That is for all of them together, one or many.\n\nYou play 2♥ doubled and have nine sure tricks. Claim them.',
      good: 'If it is accepted: 200 for 2♥, 400 for making it doubled, 200 for the overtrick: 800.',
      wrong: 'Count again: six hearts, two spades, a diamond.',
      nudge: 'How many of your cards cannot be beaten?',
    },
    {
      title: 'Short of the bid',
      text: 'If the declarer falls short, only the defender scores. One, two, three, four or five tricks short: 100, 200, 300, 400, 500. Doubled: 300, 600, 900, 1200, 1500. Redoubled: 400, 800, 1200, 1600, 2000. Six or more: 1000, 3000, 4000.\n\nYou play 4♠ doubled, ten tricks, with eight sure ones. Claim them.',
      good: 'If it is accepted, the defender scores 600: two short, doubled.',
      wrong: 'Count again: six spades, a heart, a diamond.',
      nudge: 'How many of your cards cannot be beaten?',
    },
    reading(
      'Six deals',
      'In each deal just one of you scores: the declarer, if the contract is made, else the defender.\n\nA match has six deals. The higher total wins. If you are level after six, one more deal breaks the tie. It is dealt by whoever dealt the first one, and it cannot end level.',
    ),
  ],
};
