import type { ChapterWords } from '../../courseWords.ts';

export const tricks: ChapterWords = {
  title: 'Playing tricks',
  summary: 'Lead, follow, trump: the play as in bridge, still without colons.',
  pages: [
    {
      title: 'The declarer leads',
      text: 'When the auction is over, the declarer leads to the first trick: plays the first card. Any card will do.\n\nThe contract is 2♥, so hearts are trump and you need eight tricks. Lead ♠A.',
      good: 'Nothing in spades beats the ace. Only a trump could, and only from a player without spades.',
      wrong: 'You may lead that card. Here, begin with the highest spade.',
      nudge: 'Which card is the highest of its suit?',
    },
    {
      title: 'Follow suit',
      text: 'When a card of a suit is led and you have that suit, you must play it: you follow suit. The higher card of the suit led wins the trick. You need not win it; any card of the suit is allowed.\n\nYour opponent, the declarer, leads ♦4. Win the trick.',
      good: '♦K beats ♦4: the trick is yours.',
      wrong: 'You follow suit, as you must. But think again whether you want the highest or another.',
      nudge: 'Which is your highest diamond?',
    },
    {
      title: 'Trump it',
      text: 'Only when you have no card of the suit led may you play whatever you like. A trump then wins the trick, however low. Any other card loses it.\n\nHearts are trump. Your opponent leads ♠A, and you have no spade. Win the trick with the lowest card that does it.',
      good: '♥2 beats the ace of spades, because hearts are trump.',
      wrong: 'Allowed, since you have no spades. But it is not the cheapest card that wins.',
      nudge: 'Which is your lowest trump?',
    },
    {
      title: 'The winner leads',
      text: 'Who wins a trick leads to the next. So it goes on for thirteen tricks. Then you count: has the declarer won as many as were bid?\n\nYou have won with ♥2. Now you lead. Play ♦K.',
      good: 'Your turn to lead, your choice of suit. That is worth as much as a high card.',
      wrong: 'Any card may be led. This time, lead the king of diamonds.',
      nudge: 'Whose turn is it after a trick you won?',
    },
  ],
};
