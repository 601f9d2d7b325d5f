import type { Call, Meaning } from '../../engine/auction/call.ts';
import type { Seat } from '../../engine/seat.ts';
import type {
  Continuation,
  DrillLevel,
  Kind,
  Option,
  Outcome,
  Question,
  Thing,
} from '../../teaching/drills/index.ts';
import { because } from './drillReasons.ts';
import { drillRules } from './drillRules.ts';
import { words } from './words.ts';

type Name = (seat: Seat) => string;

const KINDS: Readonly<Record<Kind, string>> = {
  draw: 'How many cards are drawn',
  discard: 'Discarding',
  unseen: 'What stays in the pack',
  capture: 'Capturing',
  order: 'The order of the exchange',
  ladder: 'The ladder of bids',
  calls: 'Which calls are legal',
  ending: 'What ends the auction',
  contract: 'Contract and declarer',
  points: 'Counting points',
  'cue-bids': 'Which cue-bids are legal',
  answers: 'The true answer',
  evasions: 'Asked: what may be called',
  'after-answer': 'After the answer',
  meaning: 'What a call says',
  cards: 'Which cards may be played',
  winner: 'Who wins the trick',
  'next-lead': 'Who leads, and what is barred',
  looking: 'What may be looked at',
  claim: 'Claims',
  'six-deal': 'Scoring: six deals',
  hawaii: 'Scoring: Hawaii',
  summary: 'Scoring: summary edition',
  match: 'How a match goes on',
  rubber: 'Scoring: a deal of a rubber',
  'rubber-end': 'Scoring: games and the rubber',
};

const LEVELS: Readonly<Record<DrillLevel, string>> = { 1: 'plain', 2: 'less common', 3: 'traps' };

const MEANINGS: Readonly<Record<Meaning, string>> = {
  natural: 'a natural bid',
  jump: 'a jump',
  pass: 'a pass',
  double: 'a double',
  redouble: 'a redouble',
  'cue-bid': 'a cue-bid',
  'evading-jump': 'an evading jump',
  'evading-cue-bid': 'an evading cue-bid',
  'subsequent-cue-bid': 'a further cue-bid',
  answer: 'an answer',
  'second-answer': 'a second answer',
  'recue-bid': 'a recue-bid',
  transfer: 'a transfer',
};

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  refused: 'It is not allowed',
  'goes-on': 'It is allowed, and the auction goes on',
  ends: 'It is allowed, and the auction is over',
};

const THINGS: Readonly<Record<Thing, string>> = {
  'last-trick': 'the trick just played',
  'own-discards': 'one’s own discards',
  'tricks-won': 'how many tricks each has won',
  'older-tricks': 'the tricks before the last',
  'their-discards': 'the opponent’s discards',
  'their-hand': 'the opponent’s hand',
  unseen: 'the cards left in the pack',
};

const SCORINGS = { 'six-deal': 'six-deal', hawaii: 'Hawaii', summary: 'summary' } as const;

/** A call as it is written; where cue-bids are played X may be a double or a recue-bid, and which is part of the question. */
function call({ position }: Question, of: Call): string {
  return of === 'X' && position?.options.cueBids === true ? 'X' : words.callSign(of);
}

/** The sentence of a question. */
function ask(question: Question, name: Name): string {
  const { asks } = question;
  switch (asks.type) {
    case 'draws':
      return `How many cards does ${name(asks.seat)} draw?`;
    case 'discard-count':
      return `How many cards must ${name(asks.seat)} discard now?`;
    case 'discards':
      return `Which of these may ${name(asks.seat)} discard?`;
    case 'unseen':
      return 'How many cards will be left unseen in the pack when both have exchanged?';
    case 'capturing-colon':
      return 'Which colon captures this upcard?';
    case 'captures':
      return `May ${name(asks.seat)} capture the upcard now?`;
    case 'next-step':
      return 'What comes next?';
    case 'tricks-bid':
      return `How many tricks does ${words.callSign(asks.bid)} promise?`;
    case 'lowest-bid':
      return asks.strain === null
        ? `What is the lowest bid that beats ${words.callSign(asks.over)}?`
        : `What is the lowest bid in ${words.strain(asks.strain)} that beats ${words.callSign(asks.over)}?`;
    case 'legal-call':
      return `${rules(question)}Which of these calls may ${name(asks.seat)} make?`;
    case 'illegal-call':
      return `${rules(question)}Which of these calls may ${name(asks.seat)} not make?`;
    case 'outcome':
      return `${name(asks.seat)} wants to call ${call(question, asks.call)}. What of it?`;
    case 'contract':
      return `${name(asks.seat)} calls ${call(question, asks.call)}, and the auction is over. What is the contract, and whose?`;
    case 'meaning':
      return `${name(asks.seat)} calls ${call(question, asks.call)}. What is that here?`;
    case 'leads-first':
      return `${name(asks.seat)} calls ${call(question, asks.call)}, and the auction is over. Who leads to the first trick?`;
    case 'points':
      return `How many points does ${name(asks.seat)} count for a cue-bid?`;
    case 'answer':
      return asks.again
        ? `“${words.keyword(asks.keyword)}?” – ${name(asks.seat)} is asked for a second suit. What is the answer?`
        : `“${words.keyword(asks.keyword)}?” – what is the true answer of ${name(asks.seat)}?`;
    case 'legal-card':
      return `Which of these cards may ${name(asks.seat)} play?`;
    case 'illegal-card':
      return `Which of these cards may ${name(asks.seat)} not play?`;
    case 'winner':
      return `${name(asks.seat)} plays ${words.theCard(asks.card)}. Who wins the trick?`;
    case 'leads-next':
      return `${name(asks.seat)} plays ${words.theCard(asks.card)}. Who leads to the next trick, and may any suit be led?`;
    default:
      return askLate(question, name);
  }
}

/** Questions about the end of the play and the score. */
function askLate({ asks }: Question, name: Name): string {
  switch (asks.type) {
    case 'may-see':
      return asks.at === 'claimed'
        ? `The opponent has just claimed. Which of these may ${name(asks.seat)} look at, where older tricks lie face down?`
        : `Older tricks lie face down. Which of these may ${name(asks.seat)} look at?`;
    case 'may-not-see':
      return asks.at === 'over'
        ? `The deal is over. Which of these may ${name(asks.seat)} still not look at?`
        : `Older tricks lie face down. Which of these may ${name(asks.seat)} not look at?`;
    case 'claim':
      return `${words.tricks(asks.left)} ${asks.left === 1 ? 'is' : 'are'} left. ${name(asks.seat)} ${asks.tricks === 0 ? 'concedes them all' : `claims ${asks.tricks}`}, and the opponent agrees. How many tricks has ${name(asks.declarer)}, the declarer, won in the whole deal?`;
    case 'score':
      return `${words.resultSign(asks.result)} by ${name(asks.result.declarer)}, ${SCORINGS[asks.scoring]} scoring. What does it score?`;
    case 'rubber-score':
      return `${words.resultSign(asks.result)} by ${name(asks.result.declarer)}, ${asks.vulnerable ? 'vulnerable' : 'not vulnerable'}, in a rubber. What does it score?`;
    case 'vulnerable':
      return 'After these deals of a rubber, who is vulnerable?';
    case 'closing':
      return asks.stopped
        ? 'The rubber is stopped here. What bonuses are paid?'
        : 'The rubber is won. What bonus is paid?';
    case 'rubber-winner':
      return asks.stopped
        ? 'The rubber is stopped here. With the bonuses, who wins the match?'
        : 'The rubber is over. With the bonus, who wins the match?';
    case 'goes-on':
      return `${asks.results.length} deals have been played; ${name(asks.firstDealer)} dealt the first. How does the match go on?`;
    default:
      return '';
  }
}

/** The option of the match that the question turns on, if it is not the usual one. */
function rules({ position }: Question): string {
  return position?.options.openingJump === true
    ? 'In this match openings above level 1 need four cards. '
    : '';
}

function then(of: Continuation, name: Name): string {
  switch (of.name) {
    case 'deal':
      return `The next deal, dealt by ${name(of.dealer)}`;
    case 'tie-break':
      return `A deal to break the tie, dealt by ${name(of.dealer)}`;
    case 'over':
      return of.winner === 'draw' ? 'It is a draw' : `${name(of.winner)} has won`;
  }
}

function points(amount: number, where: 'above' | 'below'): string {
  return amount === 0 ? '' : `${words.number(amount)} ${where} the line`;
}

const COUNTED = {
  'tricks-bid': words.tricks,
  claim: words.tricks,
  points: words.points,
} as const;

/** An answer to choose. */
function option(of: Option, question: Question, name: Name): string {
  const { asks } = question;
  switch (of.type) {
    case 'number': {
      const counted = asks.type in COUNTED ? COUNTED[asks.type as keyof typeof COUNTED] : words.cards;
      return counted(of.number);
    }
    case 'call':
      return call(question, of.call);
    case 'card':
      return words.cardSign(of.card);
    case 'cards':
      return of.cards.map((card) => words.cardSign(card)).join(', ');
    case 'seat':
      return asks.type === 'captures' ? 'Yes' : name(of.seat);
    case 'nobody':
      return asks.type === 'captures' ? 'No' : 'Neither';
    case 'both':
      return 'Both';
    case 'none':
      return asks.type === 'illegal-card' ? 'None: all of these may be played' : 'None of these';
    case 'step':
      return of.step === 'call' ? `${name(of.seat)} opens the auction` : `${name(of.seat)} ${of.step}s`;
    case 'outcome':
      return OUTCOMES[of.outcome];
    case 'contract':
      return `${words.contractSign(of.contract)} by ${name(of.contract.declarer)}`;
    case 'meaning':
      return MEANINGS[of.meaning];
    case 'lead':
      return `${name(of.seat)}${asks.type === 'leads-first' ? '' : of.barred === null ? ', any card' : `, but no ${words.suit(of.barred)}`}`;
    case 'thing':
      return THINGS[of.thing];
    case 'score':
      return `${words.number(of.points)} to ${name(of.seat)}`;
    case 'two-scores':
      return `${points(of.below, 'below')}${of.below > 0 && of.above > 0 ? ' and ' : ''}${points(of.above, 'above')} to ${name(of.seat)}`;
    case 'bonuses':
      return (['N', 'S'] as const)
        .filter((seat) => of.bonuses[seat] > 0)
        .map((seat) => `${words.number(of.bonuses[seat])} to ${name(seat)}`)
        .join(', ');
    case 'then':
      return then(of.then, name);
  }
}

/** The drills: questions, answers to choose from, and why. */
export const drills = {
  kind: (kind: Kind): string => KINDS[kind],
  level: (level: DrillLevel): string => LEVELS[level],
  ask,
  option,
  because,
  rule: drillRules,
};
