import type { ChapterWords } from '../../courseWords.ts';

export const exampleTransfer: ChapterWords = {
  title: 'Example: a transfer',
  summary: 'Bad news about an ace, and a way to stop in time.',
  pages: [
    {
      title: 'Another short suit?',
      text: 'You are the dealer. You opened 1♦, asked 2♦ short?, and the receiver showed clubs with 3♣.\n\nAsk for a second short suit.',
      good: 'A recue-bid. The receiver has no other short suit and will answer 3NT.',
      wrong: 'Legal, but the example asks for a second short suit.',
      nudge: 'Which call asks for one more suit of the same kind?',
    },
    {
      title: 'Which ace?',
      text: 'The receiver answered 3NT: no other short suit. Only one ace is missing in your hand.\n\nAsk for an ace, with the next higher bid.',
      good: '4♣ ace? It is the bid just above 3NT.',
      wrong: 'Not that one: the example takes the bid just above 3NT.',
      nudge: 'Which bid comes just above 3NT?',
    },
    {
      title: 'The ace of clubs',
      text: 'You are the receiver, with one ace: ♣A.\n\nAnswer 4♣ ace?',
      good: '5♣. It is the highest of the possible answers, so the dealer knows: no other ace.',
      wrong: 'That is not the answer to the question.',
      nudge: 'What is the lowest club bid above 4♣?',
    },
    {
      title: 'Take it over',
      text: 'You are the dealer. The ace of clubs lies with your opponent. You want to stop. But you must call again, and any new bid is higher than 5♣. You have four clubs.\n\nTake the answer over.',
      good: 'Transfer: 5♣ is now your own bid.',
      wrong: 'Legal, but it goes higher than the example does.',
      nudge: 'Which call makes an answer your own bid?',
    },
    {
      title: 'The end',
      text: 'You are the receiver. After a transfer you may pass, double or bid. A single pass ends the auction now.\n\nPass.',
      good: 'The contract is 5♣, and the dealer, who transferred, is the declarer.',
      wrong: 'Legal, but in the example the receiver is content.',
      nudge: 'Which call ends the auction here?',
    },
  ],
};
