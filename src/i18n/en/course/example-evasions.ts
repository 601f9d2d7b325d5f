import type { ChapterWords } from '../../courseWords.ts';

export const exampleEvasions: ChapterWords = {
  title: 'Examples: cue-bids 7 to 12',
  summary: 'Evading with a jump or a question, and asking for a second suit.',
  pages: [
    {
      title: 'Example 7: a jump',
      text: 'You are the receiver, and are asked 1NT short? You would rather not tell. You have four hearts.\n\nEvade: jump to level three in hearts.',
      good: '3♥, where 2♥ would have been enough. From here the auction goes on as usual.',
      wrong: 'Legal, but the example jumps in hearts.',
      nudge: 'Which heart bid is a jump over 1NT?',
    },
    {
      title: 'Example 8: a question for a question',
      text: 'You are the receiver, and are asked 2♦ short? (The rulebook prints 2♦ as your bid before. But a cue-bid raises the last bid by one level, so it must have been 1♦.)\n\nEvade: ask for a short suit yourself.',
      good: '3♦ short? Both players have ten points at least. The dealer must answer or evade.',
      wrong: 'Legal, but the example asks for a short suit.',
      nudge: 'Which bid raises 2♦ by one level?',
    },
    {
      title: 'Example 9: another question',
      text: 'You are the dealer. You opened 1♠ and are asked 2♠ ace?\n\nEvade: ask for a suit without ace, king, queen or jack.',
      good: '3♠ null? You may ask for something else than you were asked.',
      wrong: 'Legal, but the example asks with the keyword null.',
      nudge: 'Which bid raises 2♠ by one level, and which keyword asks for no high cards?',
    },
    {
      title: 'Example 10: a second short suit?',
      text: 'You are the dealer. You asked for a short suit, and the receiver showed hearts with 2♥.\n\nAsk for a second one.',
      good: 'Straight after an answer, Double is a recue-bid.',
      wrong: 'Legal, but the example asks for a second short suit.',
      nudge: 'Which call asks for one more suit of the same kind?',
    },
    {
      title: 'Example 10: there is none',
      text: 'You are the receiver. You have shown hearts, and the recue-bid asks for another short suit.\n\nAnswer.',
      good: '2NT: no other short suit.',
      wrong: 'That is not the answer to the question.',
      nudge: 'Does any suit besides hearts have fewer than three cards?',
    },
    {
      title: 'Example 11: two short suits',
      text: 'You are the receiver. Asked 2♦ short?, you showed hearts with 2♥. The recue-bid asks for another short suit.\n\nAnswer.',
      good: '3♣. Now the dealer knows: short in hearts and in clubs.',
      wrong: 'That is not the answer to the question.',
      nudge: 'Which suit besides hearts is short?',
    },
    {
      title: 'Example 12: evade first',
      text: 'You are the dealer. You opened 1♠ and are asked 2♠ short?\n\nEvade: ask for a king.',
      good: '3♠ king? Now the receiver has to answer or evade.',
      wrong: 'Legal, but the example asks for a king.',
      nudge: 'Which bid raises 2♠ by one level?',
    },
    {
      title: 'Example 12: two kings',
      text: 'You are the receiver. You answered 4♣ for the king of clubs, since 4♣ is a lower bid than 4♠. The dealer asks for a second king.\n\nAnswer.',
      good: '4♠: the king of spades as well.',
      wrong: 'That is not the answer to the question.',
      nudge: 'In which suit is your other king?',
    },
  ],
};
