import type { Ruling } from '../../engine/errors.ts';
import type { ScoreName } from '../../engine/scoring/system.ts';

/** What a table of the rules says, by ruling; where one ruling holds a whole game, by ruling and part of the score. */
const RULES: Readonly<Partial<Record<Ruling | `${Ruling} ${ScoreName}`, string>>> = {
  R50: 'A made bid brings: 100 for 0NT and one of a suit; 200 for 1NT, 2NT, two and three of a suit, 4♣ and 4♦; 700 for 3NT, 4NT, 4♥, 4♠ and five of a suit; 1400 for six of a suit, 2100 for seven; 1500 for 5NT, 2000 for 6NT, 2500 for 7NT.',
  R51: 'A contract made doubled brings 400 more, made redoubled 1000.',
  R52: 'Overtricks, however many, bring 100 together; doubled 200, redoubled 500.',
  R53: 'Short by 1 trick 100, by 2 200, by 3 300, by 4 400, by 5 500, by 6 or more 1000. Doubled 300, 600, 900, 1200, 1500, 3000; redoubled 400, 800, 1200, 1600, 2000, 4000.',
  R61: 'Exactly the tricks bid: 200. Four or more overtricks: 500. One to three: nothing.',
  R62: 'Below the line: 20 a trick bid in ♣ and ♦, 30 in ♥ and ♠, in no-trump 10 and 30 a trick. Doubled twice, redoubled four times.',
  R63: 'An overtrick brings 20 in ♣ and ♦, else 30. Doubled 100, vulnerable 200; redoubled twice that.',
  R64: 'A contract made doubled brings 100 more; made redoubled, what was chosen for this pad: 200 or 250.',
  R65: 'Slams: six of a suit 900, seven 1500; 5NT 1000, 6NT 1300, 7NT 1600.',
  R66: 'Tricks short: 50 each, vulnerable 100. Doubled 100, then 200 each; vulnerable 200, then 300 each. Redoubled twice that.',
  R68: 'Two games win the rubber: 700 if the other side has none, 500 if it has one.',
  R69: 'Stopped early: 300 for one game won, 50 for a part-score in the unfinished game.',
  R72: 'A made bid brings: 150 for 0NT and one of a suit; 250 for 1NT, 2NT, two and three of a suit, 4♣ and 4♦; 750 for 3NT, 4NT, 4♥, 4♠ and five of a suit; 1500 for 5NT and six of a suit; 2200 for 6NT and seven of a suit; 2500 for 7NT.',
  R73: 'Just the tricks bid: 250 up to 5NT, 100 for six of a suit and 6NT, nothing for seven. Exactly three over: 350. Made doubled 400, redoubled 1000; then the whole sum is taken twice, or redoubled four times.',
  R74: 'Short by 1 trick 100, by 2 200, by 3 300, by 4 400, by 5 700, by 6 or more 1000. Doubled 200, 500, 800, 1100, 2000, 3000; redoubled 300, 700, 1100, 1500, 2700, 4000.',
  'R80 trick-score':
    'Below the line: 20 a trick bid in ♣ and ♦, 30 in ♥ and ♠, in no-trump 40 for the first and 30 for each further. Doubled twice, redoubled four times.',
  'R80 overtricks':
    'An overtrick brings 20 in ♣ and ♦, else 30. Doubled 100, vulnerable 200; redoubled twice that.',
  'R80 tricks-short':
    'Tricks short: 50 each, vulnerable 100. Doubled 100, 200, 200, then 300 each; vulnerable 200, then 300 each. Redoubled twice that.',
  'R80 made-doubled': 'A contract made doubled brings 50 more.',
  'R80 made-redoubled': 'A contract made redoubled brings 100 more.',
  'R80 small-slam': 'A small slam bid and made: 500, vulnerable 750.',
  'R80 grand-slam': 'A grand slam bid and made: 1000, vulnerable 1500.',
  'R80 honours':
    'All five trump honours in one hand, or the four aces in one hand at no-trump: 150. Four trump honours in one hand: 100.',
  'R80 rubber-bonus': 'Two games win the rubber: 700 if the other side has none, 500 if it has one.',
  'R80 game-bonus': 'Stopped early: 300 for a game won.',
  'R80 part-score-bonus': 'Stopped early: 100 for a part-score in the unfinished game.',
  'R81 trick-score':
    'Every trick above six, of a contract that is made: ♠ 2, ♣ 6, ♦ 7, ♥ 8, royals 9, no-trump 10. Doubled twice, redoubled four times.',
  'R81 made-doubled': 'A contract made doubled brings 50 more.',
  'R81 made-redoubled': 'A contract made redoubled brings 100 more.',
  'R81 overtricks': 'Each trick over a doubled contract brings 50 more, over a redoubled one 100.',
  'R81 tricks-short':
    'Tricks short: 50 each, doubled 100, redoubled 200. The dealer left in one spade, doubled or not, loses 50 a trick and never more than 100.',
  'R81 little-slam': 'Twelve tricks, bid or not: 20.',
  'R81 grand-slam': 'Thirteen tricks, bid or not: 40.',
  'R81 honours':
    'Honours for ♠ / ♣ / ♦ / ♥ / royals / no-trump. Three: 4, 12, 14, 16, 18, 30. Four: 8, 24, 28, 32, 36, 40. Four in one hand: 16, 48, 56, 64, 72, 100. Five: 10, 30, 35, 40, 45. Five, four of them in one hand: 18, 54, 63, 72, 81. Five in one hand: 20, 60, 70, 80, 90.',
  'R81 rubber-bonus': 'Two games win the rubber: 250.',
  'R82 trick-score':
    'Every trick above six, of a contract that is made: 20 in ♣ and ♦, 30 in ♥ and ♠, in no-trump 40 for the first and 30 for each further.',
  'R82 part-score': 'A part-score made (seven tricks): 50.',
  'R82 game-score': 'A game made (9 tricks in no-trump, 10 in ♥ and ♠, 11 in ♣ and ♦): 300.',
  'R82 tricks-short': 'Tricks short: 50 each to the other side.',
};

/** The rule behind one part of a score. */
export function padRules(ruling: Ruling, name: ScoreName): string {
  return RULES[`${ruling} ${name}`] ?? RULES[ruling] ?? '';
}
