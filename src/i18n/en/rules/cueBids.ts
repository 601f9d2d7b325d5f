import type { SomeRules } from '../../rulesWords.ts';

/** Cue-bids and all that follows from them. */
export const cueBids: SomeRules<'cueBids'> = {
  R23: {
    title: 'Cue-bids and their keywords',
    text: 'An advanced rule, and an option of the match. A cue-bid asks the opponent about their hand, and its keyword says for what. Short: a suit with fewer than three cards. Null: a suit of any length, none at all included, without ace, king, queen or jack. Ace, king, queen, jack: a suit in which they hold that card. Colons never count.',
  },
  R24: {
    title: 'Who may cue-bid',
    text: 'A cue-bid needs at least 10 points in your present 13 cards: ace 4, king 3, queen 2, jack 1, and nothing for colons, for length or for shortness. It needs no cards of the suit it names, nor one in each suit for no-trump. A keyword that your opponent has already answered for you in this auction cannot be used again; one that was evaded can.',
  },
  R25: {
    title: 'The level of a cue-bid',
    text: 'A cue-bid names the last bid raised by exactly one level in the same strain, whoever made that bid: over 1♠ it is 2♠. It may follow a pass or a double by the opponent as well as a bid. Straight after an answer there is another way too.',
  },
  R26: {
    title: 'Never to open',
    text: 'A cue-bid never opens the auction.',
  },
  R27: {
    title: 'Room for the answer',
    text: 'A cue-bid must leave room. It is allowed only if every possible answer would be at level 7 or lower, and if after each of them your own hand would allow a natural bid or a transfer. The rulebook is silent here; without this rule a player could be left with no legal call. It says nothing about the other hand, since only your own cards are looked at.',
  },
  R28: {
    title: 'The answer',
    text: 'The answer names the strain that tells the truth, at the lowest level that beats the cue-bid. With several suits to show it is the one whose bid is lowest; with none it is no-trump. When 2♦ asks for a short suit, the possible answers are, in order, 2♥, 2♠, 2NT (none), 3♣ and 3♦.',
  },
  R29: {
    title: 'One answer is right',
    text: 'An answer needs no two cards of its suit, no card in each suit for no-trump, and no four for a jump. There is exactly one legal answer at any time.',
  },
  R30: {
    title: 'An answer is no contract',
    text: 'An answer is never the contract: the player who asked must call again.',
  },
  R31: {
    title: 'Evading',
    text: 'Instead of answering a cue-bid you may evade it. One way is a natural jump, with four cards of the suit, or in no-trump a card in each suit. The other is a cue-bid of your own, which raises the cue-bid by one level and needs what every cue-bid needs. A pass, a double or a natural bid that is no jump is not allowed.',
  },
  R32: {
    title: 'After an evading jump',
    text: 'After an evading jump the auction goes on as after any natural bid. The player who asked may pass, double, bid or cue-bid.',
  },
  R33: {
    title: 'After an evading cue-bid',
    text: 'After an evading cue-bid the roles are swapped: the player who asked first must now answer or evade.',
  },
  R34: {
    title: 'Asking again',
    text: 'Straight after an answer the player who asked may cue-bid again, with any keyword that has not been answered yet. This subsequent cue-bid raises the answer by exactly one level, or is simply the next higher bid. Over the answer 2♠ it is 3♠ or 2NT; over 3NT it is 4NT or 4♣. Points and room are needed as always.',
  },
  R35: {
    title: 'What must follow an answer',
    text: 'Straight after an answer the player who asked must make a natural bid, a subsequent cue-bid, a recue-bid or a transfer. Pass is not allowed, and a double said there is a recue-bid, never a double.',
  },
  R36: {
    title: 'Recue-bid',
    text: 'Double, said straight after the first answer to a cue-bid, asks for a second suit of the same kind. It doubles nothing. It is allowed only if that answer named a suit, once for each cue-bid, and only if it leaves room: as for a cue-bid, for answers in the four other strains at the lowest level that beats the first answer.',
  },
  R37: {
    title: 'The answer to a recue-bid',
    text: 'The answer to a recue-bid is the other suit to show whose bid is lowest, or no-trump if there is none. It cannot be evaded: there is exactly one legal call.',
  },
  R38: {
    title: 'Transfer',
    text: 'Straight after an answer, the first or the second, the player who asked may say Transfer: the answer becomes their own bid. It needs what a jump needs: four cards of the suit, or for no-trump a card in each suit.',
  },
  R39: {
    title: 'After a transfer',
    text: 'After a transfer the player who answered may pass, which ends the auction, or double, or make any natural bid or cue-bid that is legal over the transferred bid.',
  },
  R40: {
    title: 'The rulebook’s examples',
    text: 'The auctions that the rulebook gives as examples are legal here with fitting hands, and each of their calls has the meaning it has there. Chapters of the course step through them.',
  },
  R41: {
    title: 'Misprints in the examples',
    text: 'The first example of bidding leaves out the dealer’s closing pass, and the second prints a pass after the redouble. Two examples of cue-bids break the printed rules, and the rules stand. In the eighth, a cue-bid 2♦ over 2♦ would raise nothing: the receiver’s bid is read as 1♦. In the long one, a player with the queens of diamonds and clubs has to answer 2NT with 3♣, the lower bid; 3♦ comes after the recue-bid.',
  },
};
