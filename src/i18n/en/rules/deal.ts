import type { SomeRules } from '../../rulesWords.ts';

/** The pack, the cut, the deal and the exchange. */
export const deal: SomeRules<'pack' | 'cut' | 'deal' | 'exchange'> = {
  R1: {
    title: 'The pack',
    text: 'The pack has 55 cards: 52 in four suits, and three colons. A colon has no suit and no rank.',
  },
  R2: {
    title: 'Groups',
    text: 'Each colon matches one group of cards: the Little colon 2 to 10, the Royal colon jack, queen and king, the Grand colon the aces. A colon belongs to the group that it matches.',
  },
  R3: {
    title: 'The cut',
    text: 'For the first deal each player picks a card from the pack, spread face down. Whoever has the higher rank deals. Between equal ranks the suit decides: ♠ is highest, then ♥, ♦, ♣. A player who picks a colon picks again. The two cannot pick the same card.',
  },
  R4: {
    title: 'Dealing in turn',
    text: 'After the first deal the players deal in turn, through the whole match. A tie-break deal is dealt by whoever dealt first.',
  },
  R5: {
    title: 'The deal',
    text: 'Thirteen cards each, one at a time, the receiver first. The next card is turned up beside the pack: the upcard, which both see. The two cards that lie under it are those the receiver will draw, and the dealer’s follow.',
  },
  R6: {
    title: 'The shuffle',
    text: 'Every order of the pack is equally likely, and a deal can be repeated from what is saved. As an option of the match the receiver cuts the shuffled pack; the order after the cut is the one that is saved.',
  },
  R7: {
    title: 'Drawing',
    text: 'The receiver goes first and always draws 2 cards. Then the dealer draws, by the group of the upcard: 4 cards for 2 to 10 or the Little colon, 8 for jack, queen, king or the Royal colon, 12 for an ace or the Grand colon. The cards come off the top of the pack; the upcard itself is not drawn.',
  },
  R8: {
    title: 'Discarding',
    text: 'Having drawn, a player discards as many cards as were drawn, and holds 13 again. Any cards may go, colons and cards just drawn too. They go face down: the opponent does not see them during the deal.',
  },
  R9: {
    title: 'What stays unseen',
    text: 'When both have exchanged, 22 cards are left unseen in the pack if the dealer drew 4, 18 after 8, and 14 after 12.',
  },
  R10: {
    title: 'Capturing',
    text: 'An advanced rule, and an option of the match. A player who was dealt, among the first 13 cards, the colon that matches the upcard may swap it for the upcard before drawing. A colon that was turned up cannot be captured. The dealer draws as many cards as before, as the colon is of the same group.',
  },
  R11: {
    title: 'The order of the exchange',
    text: 'The receiver, who may capture, draws and discards; then the dealer, who may capture, draws and discards. After a capture that colon is the face-up card, so both players see that there was one. In the rulebook both draw before either discards. Here one player finishes first, which saves handing the device over twice; all it changes is that the receiver discards without knowing whether the dealer will capture.',
  },
};
