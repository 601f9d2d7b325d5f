import type { ChapterWords } from '../../courseWords.ts';

export const asking: ChapterWords = {
  title: 'Cue-bids: ask and answer',
  summary: 'A call that asks about the other hand, and the one true answer.',
  pages: [
    {
      title: 'A bid that asks',
      text: 'Cue-bids are an advanced rule, an option of the match. A cue-bid asks your opponent about their hand. It is the last bid raised by one full level, in the same strain, and a keyword.\n\nThe keyword “short” asks for a suit with fewer than three cards.\n\nYour opponent opened 1♠. Ask for a short suit.',
      good: '2♠ short? It says nothing about your spades: for a cue-bid you need hold none.',
      wrong: 'Legal, but it does not ask for a short suit over 1♠.',
      nudge: 'What is 1♠ raised by one level, and which keyword goes with it?',
    },
    {
      title: 'Ten points',
      text: 'To cue-bid you need ten points or more in your hand: ace 4, king 3, queen 2, jack 1. Long and short suits count nothing, colons neither. Of the suit you name you need hold none.\n\nYou hold ♠A, ♠J, ♥K and ♣J. If that is enough, ask for a short suit. If not, bid your longest suit as low as you can.',
      good: 'Nine points: one too few for a cue-bid. So you bid 2♣.',
      wrong: 'The rules allow it. But count, and then look for your longest suit.',
      nudge: 'What do an ace, a king and two jacks make?',
    },
    {
      title: 'After a pass',
      text: 'It does not matter who made the last bid. If you bid and your opponent passed or doubled, you raise your own bid. Over another bid you raise that one. A cue-bid can never open the auction.\n\nYou opened 0NT, and your opponent passed. Ask for a short suit.',
      good: '1NT short? is 0NT raised by one level.',
      wrong: 'You may do that. But ask, and raise the last bid by exactly one level.',
      nudge: 'The last bid is your own 0NT; what is it one level higher?',
    },
    {
      title: 'Six keywords',
      text: '“Short” asks for a suit of no, one or two cards. “Null” asks for a suit without ace, king, queen or jack, however long. “Ace”, “king”, “queen” and “jack” ask for a suit that holds this card.\n\nYour opponent opened 1♦. Ask where there is an ace.',
      good: '2♦ ace? The answer will name a suit with an ace, or say that there is none.',
      wrong: 'That is allowed, but it does not ask for an ace.',
      nudge: 'What is 1♦ raised by one level, and what do you want to know?',
    },
    {
      title: 'The answer',
      text: 'Now you are asked. You answer with a bid in the suit that tells the truth, at the lowest level that beats the question. For an answer you need neither two cards nor points.\n\nOver 1NT the possible answers are, from low to high, 2♣, 2♦, 2♥, 2♠ and 2NT. Answer the question for a short suit.',
      good: '2♥: only two hearts. It also tells that clubs and diamonds are not short, for they would have come first.',
      wrong: 'That is no answer but a way to evade, which the next chapter shows.',
      nudge: 'Of which suit do you have fewer than three cards?',
    },
    {
      title: 'The lowest of several',
      text: 'If several suits are true, you name the one whose bid is lowest. There is exactly one right answer, and the table takes no other.\n\nOver 2♦ the order is 2♥, 2♠, 2NT, 3♣, 3♦. You have two hearts and one club. Answer.',
      good: '2♥. Clubs are short too, but 3♣ is a higher bid.',
      wrong: 'You may evade so. But the page asks for the answer.',
      nudge: 'Which of your short suits comes first in that order?',
    },
    {
      title: 'None',
      text: 'If no suit fits the question, you answer in no-trump, again at the lowest level that beats the question.\n\nYour opponent asks for an ace: 2♠ ace? Answer.',
      good: '2NT: no ace. Even this answer is no wish to play no-trump.',
      wrong: 'That is not the answer to the question.',
      nudge: 'In which suit do you have an ace?',
    },
    {
      title: 'Colons do not count',
      text: 'In questions and answers colons count for nothing. They lengthen no suit and are no high cards.\n\nYou are asked for a short suit. You hold a club and the Little colon. Answer.',
      good: '2♣: one club stays one club.',
      wrong: 'That is not the answer to the question.',
      nudge: 'How many clubs do you have, without the colon?',
    },
    {
      title: 'You must go on',
      text: 'An answer is never the contract. Who asked must call again and cannot pass: bid naturally, ask on, or take the answer over, as the next chapter shows. So a question costs room.\n\nYour opponent has shown short hearts with 2♥. You have a card in each suit. Bid no-trump as low as you can.',
      good: '2NT, a natural bid: now the auction goes on as usual.',
      wrong: 'One of your choices. But asked was the lowest bid in no-trump.',
      nudge: 'Which bid in no-trump just beats 2♥?',
    },
  ],
};
