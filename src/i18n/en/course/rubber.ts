import type { ChapterWords } from '../../courseWords.ts';
import { reading } from '../../courseWords.ts';

export const rubber: ChapterWords = {
  title: 'The bridge rubber',
  summary: 'Below and above the line, games, vulnerability, and the rubber.',
  pages: [
    {
      title: 'Below the line',
      text: 'For a made contract the declarer scores below the line, for each trick bid above six: 20 in clubs and diamonds, 30 in hearts and spades. No-trump gives 10, and 30 for each trick bid above six. A hundred points below the line make a game.\n\nYou play 4♥ and have ten sure tricks. Claim them.',
      good: 'If it is accepted: four times 30, so 120 below the line. That is a game in one deal.',
      wrong: 'Count again: six hearts, two spades, two diamonds.',
      nudge: 'How many of your cards cannot be beaten?',
    },
    {
      title: 'Part-scores add up',
      text: 'Fewer than a hundred are a part-score. Part-scores of several deals are added together. But when one of you wins a game, both part-scores stop counting towards the next one. They stay in your total.\n\nYou play 2♣ and have eight sure tricks. Claim them.',
      good: 'If it is accepted: 40 below the line. Another 60, say with 3♦, would make a game.',
      wrong: 'Count again: five clubs, two spades, a heart.',
      nudge: 'How many of your cards cannot be beaten?',
    },
    {
      title: 'Above the line',
      text: 'All else stands above the line. Overtricks bring, each, 20 in clubs and diamonds, 30 in hearts, spades and no-trump; doubled 100, redoubled 200, if not vulnerable. Doubled, points below the line count twice; redoubled, four times. Making a doubled contract brings 100 more, a redoubled one 200 (there is an option for 250).\n\nYou play 2♠ doubled and have nine sure tricks. Claim them.',
      good: 'If it is accepted: 120 below the line. Above it 100 for the overtrick and 100 for making it doubled.',
      wrong: 'Count again: six spades, two hearts, a diamond.',
      nudge: 'How many of your cards cannot be beaten?',
    },
    {
      title: 'Tricks short',
      text: 'If the contract fails, the defender scores above the line: 50 for each trick short, if the declarer is not vulnerable. Doubled it is 100 for the first and 200 for each further one; redoubled twice as much.\n\nYou play 4♠ doubled, ten tricks, and have eight sure ones. Claim them.',
      good: 'If it is accepted, the defender scores 100 and 200: 300 for two short.',
      wrong: 'Count again: six spades, a heart, a diamond.',
      nudge: 'How many of your cards cannot be beaten?',
    },
    reading(
      'Vulnerable',
      'Who has won a game is vulnerable. It counts when the vulnerable player is the declarer.\n\nTricks short then cost 100 each; doubled 200 for the first and 300 for each further one; redoubled twice that. Doubled overtricks bring 200 each, redoubled 400.\n\nSlams bring a bonus, the same for all: 900 for six of a suit, 1500 for seven; 1000 for 5NT, 1300 for 6NT, 1600 for 7NT. Honours score nothing.',
    ),
    reading(
      'The end of a rubber',
      'Who first wins two games wins the rubber: 700 points if the other has no game, 500 if the other has one.\n\nThen all points are added up, from above and below the line. The higher total wins the match, whoever won the rubber. Equal totals are a draw.\n\nIf you agree to stop early, each of you with one game gets 300, and each with a part-score in the unfinished game 50.',
    ),
  ],
};
