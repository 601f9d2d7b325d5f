import type { ChapterWords } from '../../courseWords.ts';

export const askingMore: ChapterWords = {
  title: 'Cue-bids: evade, ask on, take over',
  summary: 'Ways around an answer, second questions, and transfer.',
  pages: [
    {
      title: 'Evade with a jump',
      text: 'Asked something, you cannot pass or double. But you need not answer: you may evade. One way is a jump, a natural bid on a higher level than needed. It takes four cards of the suit, or for no-trump a card in each suit.\n\nOver 1NT short? a heart bid at level two would be enough. Jump in hearts instead.',
      good: '3♥ tells of four hearts, and keeps your short suit to yourself.',
      wrong: 'That is another way to go on. Here: a jump in hearts.',
      nudge: 'Which heart bid is one level higher than it needs to be?',
    },
    {
      title: 'After a jump',
      text: 'After an evading jump the auction goes on as after any natural bid. Who asked is free to pass, double, bid or cue-bid.\n\nYour question brought no answer but 3♥. Bid no-trump over it, as low as you can.',
      good: '3NT. Nothing forced you to, but you may.',
      wrong: 'You are free to do that. The page asks for the next bid in no-trump.',
      nudge: 'Which bid in no-trump just beats 3♥?',
    },
    {
      title: 'Evade with a question',
      text: 'The other way to evade is a cue-bid of your own. It needs ten points and raises the question by one level.\n\nYou are asked 2♦ short? and hold thirteen points. Ask back for a short suit.',
      good: '3♦ short? Now your opponent has to answer or to evade.',
      wrong: 'Possible, but it does not ask back.',
      nudge: 'What is 2♦ raised by one level?',
    },
    {
      title: 'The roles are swapped',
      text: 'Your question was met by a question. Now you are the one who is asked, and you answer or evade like anyone.\n\nOver 3♦ the order is 3♥, 3♠, 3NT, 4♣, 4♦. Answer the question for a short suit.',
      good: '3♥: two hearts.',
      wrong: 'That evades. Here you are to answer.',
      nudge: 'Which of your suits has fewer than three cards?',
    },
    {
      title: 'Ask on',
      text: 'Straight after an answer you may ask again. This subsequent cue-bid may raise the answer by one level. Or it may be simply the next higher bid above it, which saves room. But you may not use a keyword that has been answered for you in this auction.\n\nYour opponent showed short spades with 2♠. Ask for a queen, as low as possible.',
      good: '2NT queen? is the next bid above 2♠. 3♠ queen? would ask the same, higher up.',
      wrong: 'Not that one: ask for a queen, with the bid just above 2♠.',
      nudge: 'Which bid follows 2♠ in the order?',
    },
    {
      title: 'A second suit: recue-bid',
      text: 'After the first answer to a cue-bid, if it named a suit and there is room, you may say Double. It doubles nothing here. It is a recue-bid and asks for a second suit of the same kind. You can do so once for each cue-bid.\n\nYour opponent showed short hearts. Ask for another short suit.',
      good: 'A recue-bid. The answer cannot be evaded, and then you must call again.',
      wrong: 'You may do that. But you wanted a second short suit.',
      nudge: 'Which call, straight after an answer, asks for one more of the kind?',
    },
    {
      title: 'The second answer',
      text: 'The answer to a recue-bid is the lowest bid in another suit that is true. If there is none, it is no-trump. You cannot evade it.\n\nYou have shown hearts, and are asked for another short suit. Answer.',
      good: '2NT: no other short suit.',
      wrong: 'There is just one answer that is true.',
      nudge: 'Is there a suit besides hearts with fewer than three cards?',
    },
    {
      title: 'Transfer',
      text: 'Straight after an answer, first or second, you may say Transfer. The answer then becomes your own bid. It needs what a jump needs: four cards of that suit, or for no-trump a card in each suit.\n\nYour opponent answered 3♣, short in clubs. You have four good ones. Take the bid over.',
      good: 'Now 3♣ is your bid. You did not have to go any higher.',
      wrong: 'That is possible too, but it goes higher than 3♣.',
      nudge: 'How can 3♣ become your own bid?',
    },
    {
      title: 'After a transfer',
      text: 'After a transfer the other player may pass, double, or make any bid or cue-bid that is legal over it. A pass ends the auction at once.\n\nYour answer 3♣ was taken over. You have nothing to add. Let it stand.',
      good: 'The contract is 3♣. The declarer is your opponent, who transferred.',
      wrong: 'Legal, but it does not let 3♣ stand.',
      nudge: 'Which call adds nothing?',
    },
    {
      title: 'Room for the answer',
      text: 'A cue-bid must leave room. Every possible answer has to be at level seven or lower. And after each of them your own hand must have a legal natural bid or transfer.\n\nOver 6♣ a cue-bid would be 7♣, and an answer in clubs would be 8♣, which is no bid. So you cannot ask. Pass.',
      good: 'High up, questions come to an end. Ask early.',
      wrong: 'You may do that as well. The page asks you to pass.',
      nudge: 'What is left if you can neither ask nor want to bid?',
    },
  ],
};
