import type { ChapterWords } from '../../courseWords.ts';
import { reading } from '../../courseWords.ts';

export const exchange: ChapterWords = {
  title: 'The deal and the exchange',
  summary: 'Thirteen cards each, one turned up, and a chance to improve your hand.',
  pages: [
    reading(
      'Who deals',
      'For the first deal you cut: each picks a card from the pack, spread face down. The higher card deals. Equal ranks are decided by suit: ♠ is highest, then ♥, ♦, ♣. Who picks a colon picks again. After that you deal in turn.\n\nOne of you is the dealer, the other the receiver. Each gets thirteen cards, one at a time, the receiver first. The next card is turned up beside the pack. It is the upcard, and both see it.',
    ),
    {
      title: 'The receiver draws two',
      text: 'Before the bidding, both players exchange cards. The receiver goes first and always draws two cards from the top of the pack. The upcard itself stays where it is.\n\nYou are the receiver. Draw.',
      good: 'You have fifteen cards now. Two of them will have to go.',
      wrong: 'Your exchange begins with drawing.',
      nudge: 'How do you get new cards before you can throw old ones?',
    },
    {
      title: 'As many go as came',
      text: 'Who has drawn two discards two, and has thirteen again. Any cards may go: old ones, new ones, colons too. They go face down. Your opponent does not see them during the deal.\n\nThe pack gave you ♦2 and ♣4, which help little. Discard these two.',
      good: 'Your hand is as it was. A card just drawn may go like any other.',
      wrong: 'Those cards may go as well. But compare them: are ♦2 and ♣4 worth more?',
      nudge: 'Which two cards are new?',
    },
    {
      title: 'A picture: the dealer draws eight',
      text: 'Now it is the dealer’s turn. How many cards the dealer draws depends on the upcard.\n\nWith a jack, queen or king turned up, or the Royal colon, it is eight cards.\n\nYou are the dealer, and the upcard is ♦J. Draw.',
      good: 'Eight new cards: of twenty-one cards you will keep thirteen.',
      wrong: 'Your exchange begins with drawing.',
      nudge: 'Which group does a jack belong to?',
    },
    {
      title: 'A low card: four',
      text: 'With a card from 2 to 10 turned up, the dealer draws four cards.\n\nThis time the Little colon is the upcard. A colon counts like the cards it matches. How many cards will you get? Draw, and see.',
      good: 'Four: the Little colon is of the same group as the cards from 2 to 10.',
      wrong: 'Your exchange begins with drawing.',
      nudge: 'Which cards does the Little colon match?',
    },
    {
      title: 'An ace: twelve',
      text: 'With an ace turned up, or the Grand colon, the dealer draws twelve cards: almost a second hand.\n\nCards in the pack that nobody has drawn stay unseen during the deal. After four cards for the dealer they are 22, after eight 18, after twelve 14.\n\nThe upcard is ♥A. Draw.',
      good: 'Twelve cards for the dealer. The higher the upcard, the better it is to deal.',
      wrong: 'Your exchange begins with drawing.',
      nudge: 'What do you do first in an exchange?',
    },
  ],
};
