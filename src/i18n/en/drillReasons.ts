import { isBid, strainOf } from '../../engine/auction/call.ts';
import type { Meaning } from '../../engine/auction/call.ts';
import type { Card } from '../../engine/cards.ts';
import type { RuleError } from '../../engine/errors.ts';
import { overOrShort } from '../../engine/scoring/contract.ts';
import type { DealResult } from '../../engine/scoring/contract.ts';
import type { ScoreLine } from '../../engine/scoring/system.ts';
import type { Seat } from '../../engine/seat.ts';
import type { Option, Question } from '../../teaching/drills/index.ts';
import {
  anyCardCase,
  barOf,
  capital,
  endCase,
  gainedBy,
  grouped,
  refused,
  rightNumber,
  trickCase,
} from '../drillCases.ts';
import type { TrickCase } from '../drillCases.ts';
import { errors } from './errors.ts';
import { score } from './score.ts';
import { words } from './words.ts';

type Name = (seat: Seat) => string;

const MEANINGS: Readonly<Record<Meaning, string>> = {
  natural: 'It answers nothing, and is no higher than its strain needs.',
  jump: 'It is on a higher level than its strain needs, and answers nothing.',
  pass: 'A pass is a pass everywhere.',
  double: 'It follows the opponent’s bid, and no answer.',
  redouble: 'It follows a double.',
  'cue-bid': 'It asks, and nothing was asked before.',
  'evading-jump': 'A cue-bid waits for its answer; this is a jump instead.',
  'evading-cue-bid': 'A cue-bid waits for its answer; this asks back instead.',
  'subsequent-cue-bid': 'It asks again, straight after an answer.',
  answer: 'A cue-bid waits for its answer, and this is the lowest bid that tells the truth.',
  'second-answer': 'A recue-bid waits for its answer.',
  'recue-bid': 'X straight after an answer doubles nothing: it asks for a second suit.',
  transfer: 'It takes the answer over as a bid.',
};

const TRICKS: Readonly<Record<TrickCase, string>> = {
  'trump-on-colon': 'A trump beats a colon that was led.',
  'goes-with-colon': 'The card goes with the colon that was led, and beats it.',
  'colon-wins': 'Only a trump or a card that goes with it beats a colon that was led.',
  'colon-thrown': 'A colon thrown on a card loses the trick.',
  'one-suit': 'Both are of one suit: the higher card wins.',
  trump: 'A trump beats a card of another suit.',
  'other-suit': 'A card of another suit that is no trump wins nothing.',
};

const ENDS = {
  redouble: 'The redouble ends the auction, and counts for the last bid.',
  transfer: 'The transfer made the answer a bid of the player who transferred.',
  pass: 'The last bid counts, as it stands, for the player who made it; doubles of earlier bids are gone.',
} as const;

const ANY_CARD = {
  lead: 'No suit is barred that could be kept out: the leader may lead any of these.',
  colon: 'A colon was led: any card may be played to it.',
  void: 'The hand holds no card of the suit led: any card may be played.',
} as const;

const SEEN = {
  claimed: 'While the claim waits for its answer, the claimer’s hand is shown.',
  over: 'After the deal nothing is secret any more.',
  play: 'The last trick and the number of tricks are open to both, one’s own discards to oneself.',
} as const;

/** Why the right option is right. */
export function because(question: Question, name: Name): string {
  const { asks } = question;
  switch (asks.type) {
    case 'draws':
    case 'discard-count':
    case 'discards':
    case 'unseen':
    case 'capturing-colon':
    case 'captures':
    case 'next-step':
      return inExchange(question, name);
    case 'tricks-bid':
    case 'lowest-bid':
    case 'legal-call':
    case 'illegal-call':
    case 'outcome':
    case 'contract':
    case 'meaning':
    case 'leads-first':
    case 'points':
    case 'answer':
      return inAuction(question, name);
    case 'legal-card':
    case 'illegal-card':
    case 'winner':
    case 'leads-next':
    case 'may-see':
    case 'may-not-see':
    case 'claim':
      return inPlay(question, name);
    default:
      return inScore(question);
  }
}

function inExchange(question: Question, name: Name): string {
  const { asks, position } = question;
  const number = rightNumber(question);
  const dealer = position?.dealer ?? 'N';
  switch (asks.type) {
    case 'draws':
      return dealer === asks.seat
        ? `${capital(upcard(question))} lies face up, and ${name(asks.seat)} deals: ${words.cards(number)}.`
        : `${name(asks.seat)} does not deal, and so draws two whatever lies face up.`;
    case 'discard-count':
      return `${name(asks.seat)} has drawn ${words.cards(number)}, and as many go.`;
    case 'unseen':
      return `Under the upcard lie 28 cards; the receiver draws 2, the dealer ${26 - number}.`;
    case 'capturing-colon':
      return `${capital(upcard(question))} is of the group of that colon.`;
    case 'captures':
      return (
        refusals(question, name) ||
        `${name(asks.seat)} was dealt the colon that goes with ${upcard(question)}, and has not drawn.`
      );
    case 'next-step':
      return `${name(dealer)} deals: the other player exchanges first, then ${name(dealer)}, who also opens the auction.`;
    default:
      return refusals(question, name);
  }
}

function inAuction(question: Question, name: Name): string {
  const { asks } = question;
  const right = question.options[question.right];
  switch (asks.type) {
    case 'tricks-bid': {
      const number = rightNumber(question);
      return `Six, and the number of the bid more: ${words.tricks(number)}.`;
    }
    case 'lowest-bid':
      return 'On the same level go clubs, diamonds, hearts, spades, no-trump; after no-trump comes the next level.';
    case 'outcome':
      if (right?.type !== 'outcome' || right.outcome === 'refused') return refusals(question, name);
      return right.outcome === 'ends'
        ? 'An auction ends with two passes in a row, a pass straight after a double or a transfer, or a redouble.'
        : 'Nothing here ends the auction: no second pass in a row, no pass straight after a double or a transfer, no redouble.';
    case 'contract':
      return ENDS[endCase(question)];
    case 'meaning':
      return right?.type === 'meaning' ? MEANINGS[right.meaning] : '';
    case 'leads-first':
      return 'The declarer leads, not the opponent.';
    case 'points':
      return 'Ace 4, king 3, queen 2, jack 1; colons, tens and length count nothing.';
    case 'answer':
      return answer(asks, right);
    default:
      return refusals(question, name);
  }
}

function answer(asks: Extract<Question['asks'], { type: 'answer' }>, right: Option | undefined): string {
  if (right?.type === 'call' && isBid(right.call) && strainOf(right.call) === 'NT')
    return asks.again
      ? 'There is no other suit to show, and no-trump says so.'
      : 'There is no suit to show, and no-trump says so.';
  return `Asked for ${words.asks(asks.keyword)}: of the bids that tell the truth it is the lowest.`;
}

function inPlay(question: Question, name: Name): string {
  const { asks } = question;
  switch (asks.type) {
    case 'winner':
      return trick(question, asks.card);
    case 'leads-next':
      return `${trick(question, asks.card)} ${bar(question, asks.card)}`;
    case 'may-see':
    case 'may-not-see':
      return SEEN[asks.at];
    case 'claim':
      return `${name(asks.declarer)} had won ${rightNumber(question) - gainedBy(asks)} and gets ${gainedBy(asks)} of the ${asks.left} left.`;
    default:
      return question.options[question.right]?.type === 'none'
        ? ANY_CARD[anyCardCase(question)]
        : refusals(question, name);
  }
}

function inScore(question: Question): string {
  const { asks, lines } = question;
  switch (asks.type) {
    case 'score':
    case 'rubber-score':
      return `${overOrShort(asks.result) >= 0 ? 'Made, to the declarer' : 'Short, to the opponent'}: ${parts(lines, asks.result)}.`;
    case 'vulnerable':
      return 'Whoever has won a game, with 100 or more below the line, is vulnerable. After each game both begin at nothing.';
    case 'closing':
      return `${capital(parts(lines, null))}.`;
    case 'rubber-winner':
      return 'All points count together, above the line and below, with the bonus. The higher total wins.';
    case 'goes-on':
      return asks.results.length < 6
        ? 'Six deals are played, and the deal alternates.'
        : 'Six deals decide, unless they end level: then one more, dealt by whoever dealt the first.';
    default:
      return '';
  }
}

function upcard({ position }: Question): string {
  return position === null ? '' : words.theCard(position.upcard);
}

/** Each option that the rules refuse, and why. */
function refusals(question: Question, name: Name): string {
  return grouped(refused(question).map(([option, error]) => [sign(option), sentence(error, name)]));
}

function sign(option: Option): string {
  switch (option.type) {
    case 'call':
      return option.call === 'X' ? 'X' : words.callSign(option.call);
    case 'card':
      return words.cardSign(option.card);
    case 'cards':
      return option.cards.map((card) => words.cardSign(card)).join(' ');
    default:
      return '';
  }
}

function sentence(error: RuleError, name: Name): string {
  // Code and parameters belong together in the union; TypeScript cannot follow that through the table's index.
  return (errors[error.code] as (params: unknown, name: Name) => string)(error.params, name);
}

function trick(question: Question, card: Card): string {
  const decides = trickCase(question, card);
  return decides === null ? '' : TRICKS[decides];
}

function bar(question: Question, card: Card): string {
  const suit = barOf(question, card);
  if (suit === null) return 'The winner of the trick leads; nothing is barred.';
  return suit === 'nothing'
    ? 'The colon does not go with the card led, and bars nothing.'
    : `The colon goes with the card led: no ${words.suit(suit)} next.`;
}

function parts(lines: readonly ScoreLine[], result: DealResult | null): string {
  return words.list(lines.map(({ name, amount }) => `${words.number(amount)} ${score.part(name, result)}`));
}
