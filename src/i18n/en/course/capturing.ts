import type { ChapterWords } from '../../courseWords.ts';

export const capturing: ChapterWords = {
  title: 'Capturing',
  summary: 'A colon you were dealt can fetch the upcard.',
  pages: [
    {
      title: 'Swap your colon',
      text: 'Capturing is an advanced rule, an option of the match. If among your first thirteen cards you were dealt the colon that matches the upcard, you may swap the two before you draw. The colon then lies beside the pack, and the upcard is yours. Both players see it.\n\nYou are the receiver and hold the Royal colon; the upcard is ♠K. Capture it.',
      good: 'A king for a colon. The dealer’s number of cards stays eight, since the Royal colon is of the same group.',
      wrong: 'You may just draw. But once you draw, it is too late to capture.',
      nudge: 'Which colon goes with a king?',
    },
    {
      title: 'Only with the matching colon',
      text: 'Now the upcard is ♦8. You hold the Royal colon, but an eight goes with the Little one. You cannot capture.\n\nGo on with the exchange.',
      good: 'Without the matching colon you just draw.',
      wrong: 'Your exchange goes on with drawing.',
      nudge: 'If there is nothing to capture, what comes next?',
    },
    {
      title: 'A colon cannot be captured',
      text: 'Here the Little colon itself was turned up. A colon that lies face up from the deal can never be captured, by nobody.\n\nGo on with the exchange.',
      good: 'You draw two as always. The dealer will draw four.',
      wrong: 'Your exchange goes on with drawing.',
      nudge: 'If there is nothing to capture, what comes next?',
    },
    {
      title: 'The dealer captures too',
      text: 'The receiver has drawn two and discarded two. Now the dealer may capture, again before drawing.\n\nYou are the dealer, the upcard is ♠A, and you were dealt the Grand colon. Capture the ace.',
      good: 'You still draw twelve cards: the Grand colon counts as the ace did.',
      wrong: 'Think first: an ace is there to be had.',
      nudge: 'What can the Grand colon fetch for you?',
    },
  ],
};
