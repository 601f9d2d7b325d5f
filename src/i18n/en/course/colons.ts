import type { ChapterWords } from '../../courseWords.ts';

export const colons: ChapterWords = {
  title: 'Playing with colons',
  summary: 'A colon loses the trick and stops the suit; led, it can win.',
  pages: [
    {
      title: 'A colon instead of the suit',
      text: 'You must follow suit, with one exception: in place of it you may always play the colon that matches the card led. It loses the trick.\n\nNo-trump is played, and your opponent leads ♥K. You could win with ♥A, but then your other hearts are weaker. Throw the matching colon.',
      good: 'You lose this trick and keep all four hearts. And there is more: see the next page.',
      wrong: 'A heart is allowed. But look for the colon that matches a king.',
      nudge: 'Which group does a king belong to, and which colon do you hold?',
    },
    {
      title: 'The bar',
      text: 'A matching colon bars the suit. Whoever led it has won the trick, but may not lead that suit to the next one. Another suit is free, and so is a colon.\n\nNow you are the leader: your ♥K was met by the Royal colon. Lead something that is allowed.',
      good: 'Anything but a heart. The bar counts whether or not your opponent had hearts.',
      wrong: 'That is not what the bar leaves you.',
      nudge: 'Which suit did the colon bar?',
    },
    {
      title: 'For one trick',
      text: 'The bar lasts one trick. After the Royal colon on your ♥K you led ♠A and won. Now hearts are free again.\n\nLead a heart.',
      good: 'The bar is over: it held for one trick only.',
      wrong: 'You may lead it. But this page is about hearts, which are free again.',
      nudge: 'How long does a bar last?',
    },
    {
      title: 'Nothing else to lead',
      text: 'If every card you still hold is of the barred suit, the bar has no effect: you may lead that suit.\n\nYou led ♥10, and the Little colon was thrown on it. Only hearts are left in your hand. Lead one.',
      good: 'With nothing but hearts left you may lead a heart.',
      wrong: 'You have nothing but hearts.',
      nudge: 'What do you have besides hearts?',
    },
    {
      title: 'A colon is something else',
      text: 'A colon in your hand is of no suit. So if you have only the barred suit and a colon left, you do have something else, and must lead the colon.\n\nAgain the Little colon was thrown on your ♥10. Lead the only card that is allowed.',
      good: 'The Grand colon had to go. In no-trump it wins unless an ace is played on it.',
      wrong: 'Hearts are barred, as long as you have anything else.',
      nudge: 'Which of your cards is no heart?',
    },
    {
      title: 'A colon that does not match',
      text: 'Who has no card of the suit led may throw anything, any colon too. But only a matching colon bars. One that does not match bars nothing.\n\nOn your ♠Q your opponent threw the Little colon, having no spades. Carry on with spades.',
      good: 'The Little colon goes with 2 to 10, not with a queen. So spades were never barred.',
      wrong: 'You may lead that. But spades are free, and your opponent has none.',
      nudge: 'Does the Little colon match a queen?',
    },
    {
      title: 'Leading a colon',
      text: 'A colon thrown on a trick never wins it. A colon that is led can win. It loses only to a trump and to a card of its own group. Against anything else, even another colon, it wins.\n\nYou play no-trump. Lead the Grand colon.',
      good: 'Only an ace takes it, and your opponent has just one: ♥A.',
      wrong: 'That is a fine lead as well. Try the colon that only aces can beat.',
      nudge: 'Which colon has only four cards in its group?',
    },
    {
      title: 'When a colon is led',
      text: 'On a led colon you may play any card: there is no suit to follow. To win, you need a card of its group, or a trump.\n\nThere are no trumps now. Your opponent leads the Royal colon. Win the trick.',
      good: 'A jack, queen or king of any suit takes the Royal colon. A jack is enough.',
      wrong: 'That card loses: the colon wins against every card outside its group.',
      nudge: 'Which cards does the Royal colon match?',
    },
    {
      title: 'Trumps beat colons',
      text: 'Hearts are trump, and your opponent leads the Grand colon. You have no ace, but a led colon also loses to any trump. You need not be out of a suit for that, since a colon has none.\n\nWin the trick with your lowest trump.',
      good: '♥5 is enough. Lead your colons when trumps are gone.',
      wrong: 'Allowed, but not your lowest trump.',
      nudge: 'Hearts are trump: which is your lowest?',
    },
    {
      title: 'Claiming',
      text: 'When the rest is clear, you need not play it out. At your turn you may offer to end the play: you say how many of the tricks left you will win. Your opponent sees your hand and agrees or plays on. You can offer once a turn; to claim none is to concede.\n\nOne trick is played, and all your cards are winners. Claim the twelve tricks left.',
      good: 'If your opponent agrees, the deal is scored so.',
      wrong: 'Count again: every one of your cards wins.',
      nudge: 'How many tricks are left, and can your opponent win any of them?',
    },
  ],
};
