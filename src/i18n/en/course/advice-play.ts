import type { ChapterWords } from '../../courseWords.ts';
import { reading } from '../../courseWords.ts';

export const advicePlay: ChapterWords = {
  title: 'Advice: colons and play',
  summary: 'What each colon is best for, and what to lead.',
  pages: [
    reading(
      'What the colons are good for',
      'Colons look weak, for thrown on a trick they lose it. Their strength is in defence.\n\nLead the Grand colon: only an ace or a trump takes it. Now and then it also helps on an ace.\n\nKeep the Royal colon for a picture your opponent leads. You hold on to your cards in that suit, and it is barred.\n\nThe Little colon best stops a long suit that is running.',
    ),
    {
      title: 'A colon for the last trick',
      text: 'If a colon is to win a trick, keep it for the thirteenth. Before that your opponent has to throw cards away, and may not keep one that matches. The Little colon often wins that way.\n\nTwo tricks are left in no-trump. You hold ♣Q and the Little colon, your opponent ♥8 and ♦J. Lead the right card first.',
      good: 'On ♣Q your opponent must throw one. If ♥8 goes, the Little colon wins against ♦J.',
      wrong: 'Led now, the colon can be taken by ♥8.',
      nudge: 'Which of your cards leaves your opponent to guess?',
    },
    {
      title: 'Lead from length',
      text: 'Lead your long suits rather than your short ones, and from cards in a row if you can. High leads are better as a rule, above all when your opponent is short in the suit.\n\nYou play 1NT and have the lead. Start your long suit with its highest card.',
      good: '♣Q: behind it come the jack and the ten. Soon your low clubs may be winners.',
      wrong: 'You may lead that. The advice: the top of your long row.',
      nudge: 'Where do you have five cards, three of them in a row?',
    },
    {
      title: 'Make the declarer trump',
      text: 'As defender, lead the suit that the declarer has to trump. Each trump spent so is one fewer to rule with, and the declarer must then lead a suit that may suit you.\n\nHearts are trump, and the declarer has no club. You have won with ♠Q. Lead that suit.',
      good: 'Now a trump must go on it, or the trick is yours.',
      wrong: 'You may lead that, but it costs the declarer no trump.',
      nudge: 'Which suit does the declarer not have?',
    },
    reading(
      'More for the play',
      'Win a trick when you can. Exceptions: you want to throw the matching colon, or near the end winning would force you into a bad lead.\n\nLead low when the other has cards of that suit and will probably lead it back to you.\n\nAs declarer, keep control of trumps. If you might run out, do not lead them; trump the defender’s leads with them. Going for a slam, run your longest suit: the other has to throw cards without knowing which to keep.',
    ),
  ],
};
