import type { ChapterWords } from '../../courseWords.ts';
import { reading } from '../../courseWords.ts';

export const adviceBidding: ChapterWords = {
  title: 'Advice: exchange and bidding',
  summary: 'What the rulebook recommends, from the first discard to the last bid.',
  pages: [
    {
      title: 'What to keep',
      text: 'Decide whether your hand is to attack or to defend. Aces and kings are best; after them, the higher the better, down to the spot cards. For no-trump, stop three suits, and keep the Royal or the Little colon to stop the fourth.\n\nSpades, hearts and diamonds are stopped here. For clubs you have the Royal colon. Discard two of your three lowest clubs.',
      good: 'The Royal colon stays: it can meet a picture led in clubs.',
      wrong: 'Possible. But low clubs are worth least, and the colon is your guard in that suit.',
      nudge: 'Which of your cards would win nothing and guard nothing?',
    },
    {
      title: 'Hold your best suit back',
      text: 'Each bid tells the other something. Two cards are enough to bid a suit. So it is often good to begin with a suit of two cards and hold your long suit back. Perhaps your opponent bids that suit, and then you can double.\n\nYou have five hearts. Open with your two clubs, as low as you can.',
      good: '1♣ tells of two clubs, and nothing of your hearts.',
      wrong: 'You may open so. The advice is to start with the two-card suit.',
      nudge: 'In which suit do you have just two high cards?',
    },
    {
      title: 'A sound trump suit',
      text: 'As trumps you want five cards without gaps at the top, or six good ones. Four are enough only now and then, if you are sure that your opponent is short in that suit.\n\nYour opponent opened 1♦. You have six spades and four hearts. Bid the better trump suit, as low as you can.',
      good: '1♠, on six good cards.',
      wrong: 'Legal. But which suit would you rather have as trumps?',
      nudge: 'Which suit is longer and higher?',
    },
    {
      title: 'Zero no-trump hides a lot',
      text: '0NT tells only that you have no void. A dealer with a poor hand may bid it. So a dealer with a strong hand may bid it too, and give nothing away.\n\nYou have twenty points. Open without telling anything.',
      good: '0NT. Your opponent learns very little, and there is all the room to go on.',
      wrong: 'That tells more about your hand.',
      nudge: 'Which bid is open to nearly every hand, strong or weak?',
    },
    {
      title: 'No-trump pays',
      text: 'No-trump is bid too seldom. 3NT scores 700 by six deals, 3♣ only 200. A long minor suit that runs, and a little outside, are often enough. And the declarer leads, so you can begin with your long suit.\n\nYou hold seven diamonds to the ace, king, queen and jack. Bid the game in no-trump.',
      good: '3NT. Seven diamonds and ♥A are eight tricks, and ♠K may be one more.',
      wrong: 'Legal, but it does not bid the game in no-trump.',
      nudge: 'Which bid in no-trump scores a game?',
    },
    reading(
      'Slowly, and with an eye on the next deal',
      'Part-scores are worth having. When you waver between a part-score and a game, think of the next deal: if you will be the dealer, you will exchange more cards. So you can afford to be careful now.\n\nDo not hurry. After a pass you can still bid on. Bidding up slowly, you may hear more about the other hand.',
    ),
  ],
};
