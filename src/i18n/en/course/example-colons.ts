import type { ChapterWords } from '../../courseWords.ts';

export const exampleColons: ChapterWords = {
  title: 'Examples: two colons',
  summary: 'One colon saves a king, another stops a long suit.',
  pages: [
    {
      title: 'First colon: give up the ace',
      text: 'Three cards are left. The declarer plays 7NT, has won ten tricks, and now leads ♠A. You are the defender with ♠K, ♥9 and the Grand colon. If ♠K falls under the ace, ♠Q is good as well.\n\nFind the other card you may play.',
      good: 'The Grand colon matches the ace. You lose this trick, but ♠K lives, and spades are barred for the next trick.',
      wrong: 'Then the ace takes your king, and the declarer wins all thirteen tricks.',
      nudge: 'Which colon matches an ace?',
    },
    {
      title: 'First colon: barred',
      text: 'You are the declarer, with ♠Q and ♥J. You have won with ♠A, but the colon barred spades.\n\nLead what you may.',
      good: '♥J. It wins, since the defender has only ♥9. But after it only ♠Q is left.',
      wrong: 'Spades are barred for this trick.',
      nudge: 'Which suit may you not lead now?',
    },
    {
      title: 'First colon: the king wins',
      text: 'The declarer had to lead ♠Q to the last trick. You are the defender.\n\nTake it.',
      good: '♠K wins the thirteenth trick. 7NT is one short, through one colon.',
      wrong: 'You have one card left.',
      nudge: 'Is your last card higher than the queen?',
    },
    {
      title: 'Second colon: a fine suit',
      text: 'Seven tricks are left. You are the declarer in 3NT. You have won four tricks and need five more. You hold six diamonds, and the defender has none.\n\nLead your highest diamond.',
      good: 'The three top diamonds win easily. On them the defender throws three low spades.',
      wrong: 'You may lead that, but the example begins with the top diamonds.',
      nudge: 'Which is your best suit?',
    },
    {
      title: 'Second colon: the stop',
      text: 'You are the defender. The declarer has led the three top diamonds, and now leads ♦9. Two more diamonds are to follow, and with them the contract is made. You have no diamond, so you may throw anything.\n\nStop the suit.',
      good: 'The Little colon matches the nine: diamonds are barred for the next trick.',
      wrong: 'Then the declarer leads diamonds to the end and makes 3NT.',
      nudge: 'Which colon matches a nine?',
    },
    {
      title: 'Second colon: no choice',
      text: 'You are the declarer. You have won eight tricks and need one more. You hold ♥K, ♦4 and ♦2, and diamonds are barred.\n\nLead what you may.',
      good: 'It had to be ♥K. The defender holds the ace.',
      wrong: 'Diamonds are barred for this trick.',
      nudge: 'Which of your cards is no diamond?',
    },
    {
      title: 'Second colon: two small spades',
      text: 'You are the defender, and won ♥K with ♥A. Two spades are left in your hand, and the declarer has none.\n\nLead one.',
      good: 'Both spades win, since there are no trumps. The declarer has eight tricks, one short of nine.',
      wrong: 'You have only spades.',
      nudge: 'Can the declarer beat a spade without having spades or trumps?',
    },
  ],
};
