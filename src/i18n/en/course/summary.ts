import type { ChapterWords } from '../../courseWords.ts';
import { reading } from '../../courseWords.ts';

export const summary: ChapterWords = {
  title: 'The summary edition',
  summary: 'For those who learned from the short rules: what is different there.',
  pages: [
    {
      title: 'The first pass ends it',
      text: 'Some learned Bridgette from a short summary of the rules. Who wants to play so chooses the summary edition. It has no cue-bids and no capturing, and the auction ends with the first pass after a bid.\n\nYour opponent opened 1♠. You want it to be the contract. End the auction.',
      good: 'The contract is 1♠, after a single pass.',
      wrong: 'With that the auction goes on.',
      nudge: 'What ends the auction in this edition?',
    },
    {
      title: 'A redouble ends nothing',
      text: 'A redouble does not end the auction here. The other player may pass or bid, and a bid takes off both double and redouble. If nobody bids on, the contract stays doubled or redoubled, as it stands.\n\nYou doubled 4♠, and your opponent redoubled. You lost heart. Bid your diamonds.',
      good: '5♦: double and redouble are gone.',
      wrong: 'Legal, but then 4♠ redoubled is the contract, or you leave your diamonds.',
      nudge: 'Which diamond bid just beats 4♠?',
    },
    {
      title: 'The defender leads',
      text: 'In this edition the defender leads to the first trick, not the declarer. All else in the play is as you know it.\n\nYour opponent plays 1♠. You are the defender. Lead ♥A.',
      good: 'After the first trick, whoever won it leads, as always.',
      wrong: 'Any card may be led. The page asks for the ace.',
      nudge: 'Who leads first here?',
    },
    {
      title: 'Made, and the sum times two',
      text: 'A made bid scores: 150 for 0NT and one of a suit; 250 for 1NT, 2NT, two or three of a suit, 4♣, 4♦; 750 for 3NT, 4NT, 4♥, 4♠ and five of a suit. Exactly the tricks bid bring 250 more, up to 5NT. Made doubled brings 400. Then the sum is doubled.\n\nYou play 2♠ doubled and have won one trick. Claim the seven more that are sure.',
      good: 'If it is accepted: 250 for 2♠, 250 for exactly made, 400 for made doubled. That is 900, and twice 900 is 1800.',
      wrong: 'Count again: four spades, two hearts and a diamond are left.',
      nudge: 'How many of your cards cannot be beaten?',
    },
    reading(
      'Slams and extras',
      'Slams: 1500 for 5NT and six of a suit, 2200 for 6NT and seven of a suit, 2500 for 7NT. Exactly the tricks bid bring 100 more with six of a suit and 6NT, nothing with level seven. Exactly three overtricks bring 350.\n\nMaking a redoubled contract brings 1000, and then the sum counts four times.\n\nThe short rules are unclear about the value of a game; 750 is our reading.',
    ),
    reading(
      'Tricks short, and the match',
      'If the bid fails, the defender scores. One to five tricks short, and six or more: 100, 200, 300, 400, 700, 1000. Doubled: 200, 500, 800, 1100, 2000, 3000. Redoubled: 300, 700, 1100, 1500, 2700, 4000. These figures are not multiplied again.\n\nA match has six deals, and a seventh if you are level.',
    ),
  ],
};
