import type { RuleErrorCode, RuleErrors } from '../../engine/errors.ts';
import type { Seat } from '../../engine/seat.ts';
import { sitting as sittings } from './sitting.ts';
import { words } from './words.ts';

type Sentence<Params> = (params: Readonly<Params>, name: (seat: Seat) => string) => string;

const held = (count: number): string => (count === 0 ? 'you hold none' : `you hold only ${count}`);

/** Every refusal in a sentence a player understands. */
export const errors: { readonly [Code in RuleErrorCode]: Sentence<RuleErrors[Code]> } = {
  // The match
  'not-a-card': ({ text }) => `“${text}” is not a card.`,
  'not-a-hand': ({ text }) => `“${text}” is not a hand in Bridgette’s notation.`,
  'not-a-call': ({ text }) => `“${text}” is not a call.`,
  'code-length': ({ length }) => `A deal’s code has 52 letters and digits; this one has ${length}.`,
  'code-letter': ({ letter, at }) => `“${letter}” in place ${at} cannot be part of a deal’s code.`,
  'code-check': () =>
    'There is a slip in this code: its check letters do not fit the rest. Compare it with the original.',
  'options-contradict': () =>
    'Cue-bids need an auction that ends with two passes: a cue-bidder has to call again. Turn one of the two off.',
  'wrong-phase': () => 'That cannot be done at this point of the match.',
  'not-your-turn': ({ turn }, name) => `It is ${name(turn)}’s turn.`,
  'match-over': () => 'This match is over.',
  'cut-place': () => 'There is no card in that place.',
  'cut-taken': () => 'That card has been turned over already. Pick another.',
  'cut-done': ({ seat }, name) => `${name(seat)} has picked already.`,
  'not-a-pack': () => 'That is not a pack of 55 different cards.',
  'capturing-off': () => 'This match is played without capturing.',
  'capture-colon-upcard': () => 'The upcard is a colon, and a colon cannot be captured.',
  'capture-no-match': ({ upcard }) =>
    `To capture the ${words.card(upcard)} you must have been dealt the colon that matches it.`,
  'capture-after-draw': () => 'Capturing comes before drawing; after the draw it is too late.',
  'draw-first': () => 'Draw first, then discard.',
  'already-drawn': () => 'You have drawn already. Now discard.',
  'discard-count': ({ needed, chosen }) =>
    `Discard exactly ${words.cards(needed)}; ${chosen === 0 ? 'none is' : chosen === 1 ? '1 is' : `${chosen} are`} chosen.`,
  'discard-not-held': ({ card }) => `The ${words.card(card)} is not in your hand.`,
  'discard-twice': ({ card }) => `The ${words.card(card)} is chosen twice.`,
  'claim-tricks': ({ most }) => `You can claim from none to ${most} of the tricks that are left.`,
  'claim-once': () => 'You have made your offer this turn. Play a card first.',
  'claim-pending': () => 'The offer to end the play has to be answered first.',
  'nothing-new': () => 'Nothing has happened since you last looked.',
  'no-claim': () => 'Nobody has offered to end the play.',
  'undo-pending': () => 'The request to take back has to be answered first.',
  'nothing-to-undo': () => 'You have done nothing in this deal that could be taken back.',
  'undo-needs-consent': () => 'This can only be taken back if your opponent agrees.',
  'undo-is-free': () => 'You can take this back without asking.',
  'undo-refused': () => 'Your opponent wants to go on. You can ask again once the deal has gone further.',
  'no-undo-asked': () => 'Nobody has asked to take anything back.',
  'stop-asked': ({ seat }, name) =>
    `${name(seat)} has asked to end the match here. That has to be answered first.`,
  'no-stop-asked': () => 'Nobody has asked to end the match.',
  'deal-running': () => 'A match can be ended between deals only. Finish this deal first.',
  'sit-asked': ({ seat }, name) =>
    `${name(seat)} has asked for the open table. That has to be answered first.`,
  'no-sit-asked': () => 'Nobody has asked to change the way you sit.',
  'sits-already': ({ sitting }) => `You sit that way already: ${sittings.names[sitting]}.`,

  // The auction
  'auction-over': () => 'The auction is over.',
  'must-open': () => 'The dealer must open with a bid: any other call comes later.',
  'bid-too-low': ({ last }) => `A bid has to be higher than ${words.callSign(last)}.`,
  'two-cards-needed': ({ suit, held: count }) =>
    `To bid ${words.suit(suit)} you need two cards of the suit; ${held(count)}.`,
  'no-void': ({ void: suit }) =>
    `To bid no-trump you need a card in each suit; you have no ${words.suit(suit)}.`,
  'jump-needs-four': ({ suit, held: count }) =>
    `That is a jump: it needs four cards of the suit. Of ${words.suit(suit)} ${held(count)}.`,
  'opening-needs-four': ({ suit, held: count }) =>
    `In this match an opening above level 1 needs four cards of the suit. Of ${words.suit(suit)} ${held(count)}.`,
  'must-answer': ({ answer }) =>
    `You were asked: answer ${words.callSign(answer)} or, if your hand is fit for it, evade with a jump or a cue-bid of your own.`,
  'must-answer-again': ({ answer }) =>
    `A recue-bid cannot be evaded: your answer is ${words.callSign(answer)}.`,
  'untrue-answer': ({ answer }) =>
    `Your hand’s answer is ${words.callSign(answer)}: the lowest bid that tells the truth. To evade you need a jump or a cue-bid.`,
  'no-pass-after-answer': () =>
    'You asked and were answered, so you must call again: the answer is not a contract.',
  'nothing-to-double': () => 'Double must come straight after your opponent’s bid.',
  'nothing-to-redouble': () => 'Redouble must come straight after your opponent’s double.',
  'cue-bids-off': () => 'This match is played without cue-bids.',
  'cue-bid-needs-ten': ({ points }) => `A cue-bid needs ten points; you have ${points}.`,
  'already-answered': ({ keyword }) =>
    `You have had an answer about “${keyword}” in this auction. Ask for something else.`,
  'cue-bid-level': ({ right, afterAnswer }) => {
    if (right.length === 0) return 'There is no room left for a cue-bid here.';
    const here = right.map((bid) => words.callSign(bid)).join(' or ');
    return afterAnswer
      ? `After an answer a cue-bid is the next higher bid, or the answer raised by one level: here ${here}.`
      : `A cue-bid raises the last bid by one level in the same strain: here ${here}.`;
  },
  'cue-bid-cannot-open': () => 'An auction cannot start with a cue-bid.',
  'cue-bid-no-room': () =>
    'There is no room: some answer would be too high, or leave you without a legal call.',
  'recue-needs-suit': () => 'The answer showed no suit, so there is no second one to ask for.',
  'recue-once': () => 'A second suit can be asked for once only.',
  'recue-no-room': () =>
    'There is no room to ask for a second suit: some answer would be too high, or leave you without a legal call.',
  'nothing-to-transfer': () => 'Transfer takes over an answer to your cue-bid, straight after it.',
  'transfer-needs-four': ({ suit, held: count }) =>
    `To transfer you need four cards of the suit. Of ${words.suit(suit)} ${held(count)}.`,
  'transfer-no-void': ({ void: suit }) =>
    `To transfer no-trump you need a card in each suit; you have no ${words.suit(suit)}.`,

  // The play
  'play-over': () => 'All thirteen tricks have been played.',
  'not-in-hand': ({ card }) => `The ${words.card(card)} is not in your hand.`,
  'must-follow': ({ suit, colon }) =>
    `Follow suit: ${words.suit(suit)} were led and you hold some.${colon === null ? '' : ` Your ${words.card(colon)} would do too.`}`,
  'colon-does-not-match': ({ suit, colon }) =>
    `While you hold ${words.suit(suit)}, only the colon that matches the led card may be thrown: the ${words.card(colon)}.`,
  barred: ({ suit }) => `A colon stopped ${words.suit(suit)}: lead something else to this trick.`,
};
