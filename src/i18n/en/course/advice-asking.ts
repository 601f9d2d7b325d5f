import type { ChapterWords } from '../../courseWords.ts';
import { reading } from '../../courseWords.ts';

export const adviceAsking: ChapterWords = {
  title: 'Advice: cue-bids',
  summary: 'When to ask, and how to make asking hard.',
  pages: [
    reading(
      'Ask with care',
      'Play without cue-bids until you know the game well.\n\nEach question drives the bidding up, and you must call again after the answer. Asked without thought, you end too high.\n\nIf the answer is bad, do not ask on. Bad is: your opponent is short where you are short. Then your long suit may lie in the other hand.',
    ),
    {
      title: 'Strong: open low',
      text: 'If you are strong and want to ask, you need room. So the dealer with a strong hand opens low. Then several questions fit below the contract you hope for.\n\nYou have twenty-two points. Open on the lowest level that is sensible: 1♣, or even 0NT.',
      good: 'Now there is room for questions.',
      wrong: 'That uses up room you may want for questions.',
      nudge: 'Which bids leave the most room above them?',
    },
    {
      title: 'Weak: open high',
      text: 'With a weak hand the dealer does the opposite: open at level two or higher. Then the receiver has little room to ask.\n\nYou have four points and five hearts. Open at level two in hearts.',
      good: '2♥. A question would now begin at 3♥.',
      wrong: 'That leaves more room, or shows the wrong suit.',
      nudge: 'What takes room away from the receiver?',
    },
    {
      title: 'Get in the way',
      text: 'The other player can cramp a strong opponent too: with a bid at level two or higher, even without strength. Who holds a strong hand may evade with a cue-bid instead.\n\nYour opponent opened 1♣. You have five points and six spades. Jump to level two.',
      good: '2♠. The dealer has to ask at level three now.',
      wrong: 'That takes away less room, or is another suit.',
      nudge: 'Which is your suit, and what is a jump over 1♣?',
    },
    {
      title: 'Null, high up',
      text: 'When jumps and counter-questions have driven the bidding up, ask for a null suit. You may find your opponent without an honour in a long suit of yours that has gaps.\n\nYou asked for a short suit, and your opponent jumped to 3♦. You hold six hearts with king, nine and seven on top. Ask for a null suit.',
      good: '4♦ null? Your opponent will answer 4♥: no honour in hearts.',
      wrong: 'Legal, but it does not ask for a null suit.',
      nudge: 'What is 3♦ raised by one level, and which keyword asks for no honours?',
    },
    reading(
      'Short with the other, fewer with you',
      'If your opponent is short in your suit, you need less in trumps. Then it is often good to transfer: take the answer over with four cards, rather than bid a new and risky suit.\n\nQuestions for aces, kings, queens and jacks are meant for slams. For a part-score or a game they are far too much.',
    ),
  ],
};
