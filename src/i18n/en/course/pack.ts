import type { ChapterWords } from '../../courseWords.ts';
import { reading } from '../../courseWords.ts';

export const pack: ChapterWords = {
  title: 'The pack and the colons',
  summary: 'Fifty-two cards you know, and three you do not.',
  pages: [
    reading(
      'Two players, thirteen tricks',
      'Bridgette is bridge for two. Each player holds thirteen cards. In a trick each of you plays one card, so a deal has thirteen tricks.\n\nA deal goes like this. Cards are dealt. You exchange some of them. You bid: who promises more tricks? Then you play, and the promise is kept or broken. One of you scores.\n\nThis course has you do each of these things yourself.',
    ),
    {
      title: 'Three cards without a suit',
      text: 'The pack has 55 cards. Fifty-two are in four suits: ♠, ♥, ♦ and ♣. In each suit the ace is highest, then king, queen, jack, 10 and so on down to 2.\n\nThe other three are the colons: the Little, the Royal and the Grand. A colon has no suit and no rank.\n\nYou hold all three, and you lead. Play the Royal colon.',
      good: 'A leader may play any card, a colon too. What a led colon wins comes in a later chapter.',
      wrong: 'That is a card with a suit. The colons stand apart from the suits in your hand.',
      nudge: 'Which of your cards show no suit at all?',
    },
    {
      title: 'The Little colon goes with 2 to 10',
      text: 'Each colon matches one group of cards. The Little colon matches the cards from 2 to 10, of every suit. These are its group.\n\nYour opponent has led ♥5. You have hearts, so you could follow suit. But you may also play the colon that matches the led card. Play it.',
      good: 'Yes: ♥5 is one of the cards from 2 to 10, so the Little colon matches it.',
      wrong: 'A heart is allowed, but the page asks for the colon that matches ♥5.',
      nudge: 'To which group does a five belong?',
    },
    {
      title: 'The Royal colon goes with the pictures',
      text: 'The Royal colon matches jacks, queens and kings.\n\nYour opponent has led ♦K. Play the colon that matches it.',
      good: 'Yes: a king is a picture, and pictures go with the Royal colon.',
      wrong: 'The ♦10 follows suit, and that is allowed. Here you are asked for the matching colon.',
      nudge: 'Is a king a spot card, a picture or an ace?',
    },
    {
      title: 'The Grand colon goes with aces',
      text: 'The Grand colon matches the four aces and nothing else.\n\nYour opponent has led ♥A. Play the colon that matches it.',
      good: 'Yes. Little for 2 to 10, Royal for jack, queen and king, Grand for the ace: every card has its colon.',
      wrong: 'A heart is allowed, but no match. Find the colon that goes with an ace.',
      nudge: 'Which colon is left, when the Little has the low cards and the Royal the pictures?',
    },
  ],
};
