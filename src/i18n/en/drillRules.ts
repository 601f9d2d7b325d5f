import type { Ruling } from '../../engine/errors.ts';
import { padRules } from './padRules.ts';

/** What a ruling says, in a sentence or two: the rule that a question of the drills turns on. */
const RULES: Readonly<Partial<Record<Ruling, string>>> = {
  // The exchange
  R7: 'The receiver draws 2 cards, always. The dealer draws 4 if a 2 to 10 or the Little colon lies face up, 8 for a jack, queen, king or the Royal colon, 12 for an ace or the Grand colon.',
  R8: 'Who has drawn lays away as many cards, down to thirteen. Any cards of the hand may go: old ones, those just drawn, colons.',
  R9: 'After both exchanges 22, 18 or 14 cards stay unseen in the pack, as the dealer drew 4, 8 or 12.',
  R10: 'A player who was dealt the colon that goes with the upcard may swap the two before drawing. A colon that lies face up cannot be captured.',
  R11: 'The receiver draws and discards; only then does the dealer draw and discard.',

  // Natural calls
  R12: 'The dealer calls first, and must open with a natural bid: no pass, no double, no cue-bid.',
  R13: 'Bids rank by their number, then clubs, diamonds, hearts, spades, no-trump. The lowest is 0NT, the highest 7NT, and each is for six tricks and its number more.',
  R14: 'Every bid must be higher than the last one, whoever made it.',
  R15: 'A natural bid in a suit needs two cards of it, one in no-trump a card in each suit. Colons count for no suit.',
  R16: 'A bid on a higher level than its strain would need is a jump. In a suit it needs four cards; in no-trump it needs no more than any bid in no-trump.',
  R17: 'An opening follows no bid, so it is never a jump and needs two cards, however high; unless the match is played with four cards for openings above level 1.',
  R18: 'A pass is always allowed, except as the first call, as the answer to a cue-bid or recue-bid, and for the player whose cue-bid has just been answered.',
  R19: 'Double comes straight after the opponent’s natural bid, jump or transfer. Any later bid takes it off.',
  R20: 'Redouble comes straight after the opponent’s double; a recue-bid is none.',
  R21: 'The auction ends with the second of two passes in a row, with a pass straight after a double or after a transfer, and at once with a redouble.',
  R22: 'The contract is the last bid, as it stands doubled or not, and its player is the declarer. A transferred bid belongs to the player who transferred.',

  // Cue-bids
  R23: 'Short asks for a suit with fewer than three cards, null for one without ace, king, queen or jack, even without a card; ace, king, queen and jack for a suit with that card. Colons never count.',
  R24: 'A cue-bid needs ten points: ace 4, king 3, queen 2, jack 1, and nothing for colons, tens or length. Nobody asks for what has been answered in this auction.',
  R25: 'A cue-bid raises the last bid by one level in the same strain, whoever made that bid. After an answer there is one more choice.',
  R26: 'No auction starts with a cue-bid.',
  R27: 'A cue-bid must leave room: every answer has to fit at level 7 or below, and after each the player who asked must have a natural bid or a transfer.',
  R28: 'The answer is the lowest bid that names a suit to show; where there is none, the lowest bid in no-trump.',
  R29: 'An answer asks nothing of the hand: it may name a suit of which one holds a card or none. There is exactly one.',
  R30: 'An answer is never the contract: the player who asked has to call again.',
  R31: 'Who is asked answers truly, or evades: with a natural jump, or with a cue-bid of their own. There is no pass and no double.',
  R32: 'After an evading jump the auction goes on as after any natural bid.',
  R33: 'After an evading cue-bid the roles are swapped: the player who asked first must now answer or evade.',
  R34: 'Straight after an answer one may ask again: with the answer raised by one level, or with the next higher bid.',
  R35: 'Straight after an answer there are a natural bid, another cue-bid, a recue-bid and a transfer, but no pass and no double.',
  R36: 'X straight after the first answer asks for a second suit of the same kind: if the answer named a suit, once for each cue-bid, and with room for every reply.',
  R37: 'The answer to a recue-bid is the lowest bid that names another suit to show, or no-trump. It cannot be evaded.',
  R38: 'A transfer, straight after an answer, makes it one’s own bid. It needs four cards of the suit, or in no-trump a card in each suit.',
  R39: 'After a transfer the responder may pass, which ends the auction, double, or bid on.',
  R40: 'What a call says depends on its place: the same bid is natural, a jump, an answer or an evasion.',
  R41: 'One printed example gives the higher of two true answers. The rules stand: the lowest true answer is the only one.',

  // The play
  R42: 'The declarer leads to the first trick, and the winner of a trick to the next, thirteen in all.',
  R43: 'The leader may lead any card, colons too, unless a suit is barred.',
  R44: 'Who holds cards of the suit led must play one of them, or the colon that goes with the card led. Who holds none may play anything.',
  R45: 'To a colon that was led any card may be played.',
  R46: 'To a suit card a higher card of the suit wins, or a trump; a colon thrown on it loses. A colon that was led loses to a trump and to a card that goes with it, and wins otherwise.',
  R47: 'The colon that goes with the card led bars that suit for the next lead, trumps too, unless the leader holds nothing else. Another colon bars nothing, and neither does one that was led.',
  R48: 'Open to both are the tricks each has won, the last trick and the bar; to each player the own hand and discards. Older tricks lie face down. When the deal is over everything may be looked at.',
  R49: 'A claim says how many of the tricks left one will win, the trick in progress counted; the opponent sees the claimer’s hand and decides. The other tricks go to the opponent.',

  // The score
  R54: 'A match has six deals, and in each exactly one player scores.',
  R55: 'Scores to know by heart: 3♠ made doubled 600, 4♣ made redoubled 1200, 6NT made redoubled with an overtrick 3500, any doubled bid three short 900.',
  R60: 'Level after six deals, one more deal breaks the tie, dealt by whoever dealt the first.',
  R64: 'A contract made doubled brings 100 more, made redoubled 200.',
  R67: 'A hundred below the line win a game, and both players’ part-scores start again. A player with a game is vulnerable; what counts is the declarer’s vulnerability.',
  R68: 'Two games win the rubber: 700 if the opponent has none, 500 if one. The higher total wins the match, whoever won the rubber.',
  R69: 'A rubber stopped early: 300 for each player with a game, 50 for each part-score in the unfinished game. Equal totals are a draw.',
};

/** The rule behind a ruling's number; empty for rulings that no drill asks about. */
export function drillRules(ruling: Ruling): string {
  return RULES[ruling] ?? padRules(ruling, 'trick-score');
}
