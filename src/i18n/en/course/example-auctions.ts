import type { ChapterWords } from '../../courseWords.ts';

export const exampleAuctions: ChapterWords = {
  title: 'Examples: two auctions',
  summary: 'The rulebook’s two examples of bidding, call by call.',
  pages: [
    {
      title: 'First auction: 1♠',
      text: 'The dealer opened 0NT, so the dealer has a card in each suit. You are the receiver, with five spades.\n\nBid them as low as you can.',
      good: '1♠. It needs two spades, and beats 0NT.',
      wrong: 'Legal, but the example bids spades at level one.',
      nudge: 'Which spade bid just beats 0NT?',
    },
    {
      title: 'First auction: 2♣',
      text: 'You are the dealer. Over 1♠ you want to show your clubs.\n\nBid them as low as you can.',
      good: '2♣, since 1♣ ranks below 1♠.',
      wrong: 'Legal, but the example bids clubs.',
      nudge: 'Does 1♣ beat 1♠?',
    },
    {
      title: 'First auction: on after a pass',
      text: 'The receiver passed. One pass does not end the auction, and you think you can win nine tricks.\n\nBid your clubs again.',
      good: '3♣: nine tricks with clubs as trump.',
      wrong: 'Legal, but the example goes on in clubs.',
      nudge: 'Nine tricks are six and how many?',
    },
    {
      title: 'First auction: the end',
      text: 'The receiver passed again. The rulebook prints its example only up to here. But the auction ends with the second of two passes in a row, and the dealer’s is still to come.\n\nEnd the auction.',
      good: 'The contract is 3♣, and the dealer is the declarer.',
      wrong: 'With that the auction goes on.',
      nudge: 'How many passes in a row end an auction?',
    },
    {
      title: 'Second auction: a jump',
      text: 'The dealer opened 1♦. You are the receiver with five hearts. 1♥ would be enough, but you want to show more.\n\nJump in hearts to level two.',
      good: '2♥. The dealer now knows of four hearts at least.',
      wrong: 'Legal, but the example jumps to level two in hearts.',
      nudge: 'What comes one level above 1♥, in the same suit?',
    },
    {
      title: 'Second auction: doubled',
      text: 'You are the dealer with eighteen points. You do not believe that your opponent wins eight tricks with hearts as trump.\n\nSay so.',
      good: 'Double: 2♥ now counts for more, made or defeated.',
      wrong: 'Legal, but the example doubts the bid.',
      nudge: 'Which call says that you do not believe a bid?',
    },
    {
      title: 'Second auction: out of the double',
      text: 'You are the receiver. A pass would end the auction in 2♥ doubled. You hold a card in each suit.\n\nBid no-trump instead, as low as you can.',
      good: '2NT. The double is gone; it was for 2♥.',
      wrong: 'Possible, but the example bids no-trump.',
      nudge: 'Which bid in no-trump just beats 2♥?',
    },
    {
      title: 'Second auction: redoubled',
      text: 'The dealer has doubled again. You are the receiver and quite sure of your eight tricks.\n\nRaise the stake.',
      good: 'A redouble ends the auction at once: 2NT redoubled. The pass that the rulebook prints after it is not needed.',
      wrong: 'Possible, but the example raises the stake.',
      nudge: 'What is the answer to a double if you are sure?',
    },
  ],
};
