import type { SomeRules } from '../../rulesWords.ts';

/** The play. */
export const play: SomeRules<'play'> = {
  R42: {
    title: 'Tricks',
    text: 'The declarer leads to the first trick. The winner of a trick leads to the next. There are 13 tricks.',
  },
  R43: {
    title: 'Leading',
    text: 'The leader may lead any card, colons too, except what a bar forbids.',
  },
  R44: {
    title: 'Following to a suit',
    text: 'When a card of a suit is led and you have cards of that suit, you must play one of them or the colon that matches the led card. Without a card of that suit you may play any card, any colon too.',
  },
  R45: {
    title: 'Following to a colon',
    text: 'When a colon is led, you may play any card.',
  },
  R46: {
    title: 'Who wins the trick',
    text: 'On a led card of a suit, you win with a higher card of that suit, or with a trump if the led card is no trump; otherwise the leader wins. A colon played to a lead always loses. On a led colon, you win with any trump or with a card of the colon’s group; otherwise the leader wins, against another colon too.',
  },
  R47: {
    title: 'The bar',
    text: 'When the colon that matches the led card is played on it, the leader, who wins the trick, may not lead that suit to the next trick, unless every card they still hold is of that suit. A colon in hand is not of that suit: who has only that suit and colons must lead a colon. The bar lasts one trick. It applies to trumps as well, and whether or not the other player had cards of the suit. A colon that does not match bars nothing, and a led colon bars nothing.',
  },
  R48: {
    title: 'What both may see',
    text: 'During the play both see how many tricks each has won, the trick just played, and the bar. Older tricks lie face down, unless a setting of the match shows them. After the deal both original hands are open, and the discards and the unseen pack may be looked at too.',
  },
  R49: {
    title: 'Claiming and conceding',
    text: 'At your turn, once a turn, you may offer to end the play by saying how many of the tricks that are left you win, the trick in progress included. To claim none is to concede. The opponent decides. If the offer is accepted, the deal is scored so, and both hands are shown. While it stands your hand is shown to the opponent; if it is declined, play goes on and your hand is hidden again. The rulebook has no claims. The app never offers one by itself: that would tell about the other hand.',
  },
};
