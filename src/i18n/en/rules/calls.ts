import type { SomeRules } from '../../rulesWords.ts';

/** Natural calls. */
export const calls: SomeRules<'calls'> = {
  R12: {
    title: 'Who begins',
    text: 'The dealer calls first, and the players call in turn. The dealer’s first call must be a natural bid: no pass, no double, no cue-bid.',
  },
  R13: {
    title: 'The order of bids',
    text: 'Bids rank by their number, then by their strain: ♣, ♦, ♥, ♠, and no-trump (NT) highest. The lowest bid is 0NT, just below 1♣; at level 0 there is only no-trump. The highest is 7NT. A bid promises six tricks and as many more as its number says; 0NT promises six.',
  },
  R14: {
    title: 'Always higher',
    text: 'Every bid must be higher than the last bid, whoever made that.',
  },
  R15: {
    title: 'What a bid needs',
    text: 'A natural bid in a suit needs at least two cards of it. A natural bid in no-trump needs at least one card in each of the four suits. Colons count for no suit.',
  },
  R16: {
    title: 'Jumps',
    text: 'A jump is a bid at a higher level than the lowest one at which its strain would beat the last bid. A natural jump in a suit needs at least four cards of it. A jump in no-trump needs no more than any bid in no-trump: one card in each suit.',
  },
  R17: {
    title: 'The opening is no jump',
    text: 'The opening follows no bid, so it is never a jump: 2♠ as the opening needs two spades. With strict openings, an option of the match, opening a suit above level 1 needs four cards of it. It is still called natural.',
  },
  R18: {
    title: 'Pass',
    text: 'Pass is always allowed, but not as the first call of the auction, not in answer to a cue-bid or recue-bid, and not, straight after an answer, by the player who asked.',
  },
  R19: {
    title: 'Double',
    text: 'You may double if the last call was your opponent’s natural bid, evading jump or transfer. A double does not change what the next bid must beat. Any later bid cancels it, and one may double again later.',
  },
  R20: {
    title: 'Redouble',
    text: 'You may redouble if the last call was your opponent’s double. A recue-bid is no double.',
  },
  R21: {
    title: 'How the auction ends',
    text: 'The auction ends with the second of two passes in a row, with a pass straight after a double, with a redouble, or with a pass straight after a transfer. One example of the rulebook prints a pass after the redouble; its text says that a redouble ends the bidding at once, and so it is here.',
  },
  R22: {
    title: 'The contract',
    text: 'The contract is the last bid, undoubled, doubled or redoubled. The declarer is the player who made it; after a transfer, the player who transferred.',
  },
};
