import type { ChapterWords } from '../../courseWords.ts';

export const exampleSlam: ChapterWords = {
  title: 'Example: asking up to a slam',
  summary: 'The rulebook’s long example: short suits, queens, aces, and then six clubs.',
  pages: [
    {
      title: 'Short suits first',
      text: 'You are the dealer with twenty-five points. You opened 1♣, and the receiver passed. Twelve tricks look possible, if you learn more.\n\nAsk for a short suit.',
      good: '2♣ short?, your own bid raised by one level.',
      wrong: 'Legal, but the example asks for a short suit.',
      nudge: 'What is 1♣ raised by one level?',
    },
    {
      title: 'Then queens',
      text: 'The receiver answered 2♠: short in spades. You want to ask on and keep the bidding low.\n\nAsk for a queen, with the next higher bid.',
      good: '2NT queen? The next bid above an answer is enough for a subsequent cue-bid.',
      wrong: 'Not that one: the example takes the bid just above 2♠.',
      nudge: 'Which bid comes just above 2♠?',
    },
    {
      title: 'The lowest queen',
      text: 'You are the receiver, with the queens of diamonds and of clubs. (The rulebook lets you answer 3♦ here. But the lowest true answer comes first, so this course follows the rule.)\n\nAnswer 2NT queen?',
      good: '3♣, for the queen of clubs.',
      wrong: 'That is not the answer to the question.',
      nudge: 'Which of your two queens has the lower bid over 2NT?',
    },
    {
      title: 'Another queen?',
      text: 'You are the dealer. The receiver showed the queen of clubs, your long suit.\n\nAsk for a second queen.',
      good: 'A recue-bid. The receiver will answer 3♦, for the queen of diamonds.',
      wrong: 'Legal, but the example asks for a second queen.',
      nudge: 'Which call asks for one more of the kind?',
    },
    {
      title: 'Last, aces',
      text: 'The receiver showed the queen of diamonds with 3♦. You know two queens now.\n\nAsk for an ace, with the next higher bid.',
      good: '3♥ ace? After a second answer you may ask on as well.',
      wrong: 'Not that one: the example takes the bid just above 3♦.',
      nudge: 'Which bid comes just above 3♦?',
    },
    {
      title: 'Six clubs',
      text: 'The receiver answered 3NT: no ace. That is no surprise, you hold all four. You must call again, and you know enough.\n\nBid a contract for twelve tricks with clubs as trump.',
      good: '6♣. It is a jump, and you have five clubs for it.',
      wrong: 'Legal, but the example bids twelve tricks in clubs.',
      nudge: 'Twelve tricks are six and how many?',
    },
    {
      title: 'The end',
      text: 'The receiver passed. It takes one more pass to end the auction.\n\nEnd it.',
      good: 'The contract is 6♣, a small slam, and you are the declarer.',
      wrong: 'With that the auction goes on.',
      nudge: 'How many passes in a row end an auction?',
    },
  ],
};
