import type { ChapterWords } from '../../courseWords.ts';

export const exampleCueBids: ChapterWords = {
  title: 'Examples: cue-bids 1 to 6',
  summary: 'Three questions and three answers from the rulebook.',
  pages: [
    {
      title: 'Example 1: over the opponent’s bid',
      text: 'You are the dealer. You opened 0NT, and the receiver bid 1♠.\n\nAsk for a short suit.',
      good: '2♠ short? You hold three spades, but for a cue-bid you could have none.',
      wrong: 'Legal, but the example asks for a short suit.',
      nudge: 'What is the last bid raised by one level?',
    },
    {
      title: 'Example 2: for an ace',
      text: 'You are the receiver. The dealer opened 1♦.\n\nAsk for an ace.',
      good: '2♦ ace? You hold seventeen points, and ten are enough to ask.',
      wrong: 'Legal, but the example asks for an ace.',
      nudge: 'Which keyword asks for an ace, and over which bid?',
    },
    {
      title: 'Example 3: over your own bid',
      text: 'You are the dealer. You opened 1NT, and the receiver passed.\n\nAsk for a suit without ace, king, queen or jack.',
      good: '2NT null? raises your own 1NT by one level.',
      wrong: 'Legal, but the example asks with the keyword null.',
      nudge: 'Which keyword asks for a suit without high cards?',
    },
    {
      title: 'Example 4: the answer 2♥',
      text: 'You are the receiver, and are asked 1NT short?\n\nAnswer.',
      good: '2♥: short in hearts. So you are short in neither clubs nor diamonds; their bids are lower and would have come first.',
      wrong: 'That evades the question. The example answers it.',
      nudge: 'Which of your suits has fewer than three cards?',
    },
    {
      title: 'Example 5: the highest answer',
      text: 'You are the receiver. You bid 2♣ over 1♦ and are asked 3♣ null?\n\nThe answers in order are 3♦, 3♥, 3♠, 3NT, 4♣. Answer.',
      good: '4♣: no ace, king, queen or jack in clubs. As it is the highest answer, no other suit of yours is null.',
      wrong: 'That is not the answer to the question.',
      nudge: 'In which suit do you hold no honour?',
    },
    {
      title: 'Example 6: no ace',
      text: 'You are the dealer. You opened 1♠ and are asked 2♠ ace?\n\nAnswer.',
      good: '2NT: no ace in any suit.',
      wrong: 'That is not the answer to the question.',
      nudge: 'What do you bid if no suit fits the question?',
    },
  ],
};
