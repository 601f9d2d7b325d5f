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
  natural: 'Het beantwoordt niets, en is niet hoger dan de speelsoort nodig heeft.',
  jump: 'Het ligt een niveau hoger dan de speelsoort nodig heeft, en beantwoordt niets.',
  pass: 'Een pas is overal een pas.',
  double: 'Het volgt op een bod van de tegenstander, en niet op een antwoord.',
  redouble: 'Het volgt op een doublet.',
  'cue-bid': 'Het vraagt iets, en er was nog niets gevraagd.',
  'evading-jump': 'Een cuebid wacht op antwoord; dit is in plaats daarvan een sprong.',
  'evading-cue-bid': 'Een cuebid wacht op antwoord; dit vraagt in plaats daarvan iets terug.',
  'subsequent-cue-bid': 'Het vraagt opnieuw, direct na een antwoord.',
  answer: 'Een cuebid wacht op antwoord, en dit is het laagste bod dat de waarheid zegt.',
  'second-answer': 'Een recuebid wacht op antwoord.',
  'recue-bid': 'X direct na een antwoord doubleert niets: het vraagt naar een tweede kleur.',
  transfer: 'Het neemt het antwoord over als bod.',
};

const TRICKS: Readonly<Record<TrickCase, string>> = {
  'trump-on-colon': 'Een troef wint van een voorgespeelde kolon.',
  'goes-with-colon': 'De kaart hoort bij de voorgespeelde kolon, en wint ervan.',
  'colon-wins': 'Alleen een troef of een kaart die erbij hoort, wint van een voorgespeelde kolon.',
  'colon-thrown': 'Een bijgespeelde kolon verliest de slag.',
  'one-suit': 'Beide zijn van één kleur: de hoogste kaart wint.',
  trump: 'Een troef wint van een kaart van een andere kleur.',
  'other-suit': 'Een kaart van een andere kleur die geen troef is, wint niets.',
};

const ENDS = {
  redouble: 'Het redoublet beëindigt het bieden, en telt voor het laatste bod.',
  transfer: 'De transfer maakte het antwoord tot een bod van wie transfer zei.',
  pass: 'Het laatste bod telt, zoals het staat, voor wie het deed; doubletten van eerdere biedingen zijn weg.',
} as const;

const ANY_CARD = {
  lead: 'Er is geen kleur geblokkeerd die vermeden kan worden: elk van deze kaarten mag voor.',
  colon: 'Er is een kolon voorgespeeld: elke kaart mag erbij.',
  void: 'De hand heeft geen kaart van de voorgespeelde kleur: elke kaart mag erbij.',
} as const;

const SEEN = {
  claimed: 'Zolang de claim op antwoord wacht, ligt de hand van wie claimde open.',
  over: 'Na het spel is niets meer geheim.',
  play: 'De laatste slag en het aantal slagen zijn voor beiden open, de eigen afgelegde kaarten voor wie ze aflegde.',
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
        ? `${capital(upcard(question))} ligt open, en ${name(asks.seat)} geeft: ${words.cards(number)}.`
        : `${name(asks.seat)} geeft niet, en trekt er dus twee, wat er ook open ligt.`;
    case 'discard-count':
      return `${name(asks.seat)} heeft ${words.cards(number)} getrokken, en evenveel gaan er weg.`;
    case 'unseen':
      return `Naast de keerkaart liggen 28 kaarten in de stapel; de ontvanger trekt er 2, de gever ${26 - number}.`;
    case 'capturing-colon':
      return `${capital(upcard(question))} is van de groep van die kolon.`;
    case 'captures':
      return (
        refusals(question, name) ||
        `${name(asks.seat)} kreeg bij het geven de kolon die bij ${upcard(question)} hoort, en heeft nog niet getrokken.`
      );
    case 'next-step':
      return `${name(dealer)} geeft: eerst ruilt de ander, dan ${name(dealer)}, die ook het bieden opent.`;
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
      return `Zes, en zoveel meer als het getal van het bod: ${words.tricks(number)}.`;
    }
    case 'lowest-bid':
      return 'Op één niveau gaan klaveren, ruiten, harten, schoppen en sans atout omhoog; na sans atout komt het volgende niveau.';
    case 'outcome':
      if (right?.type !== 'outcome' || right.outcome === 'refused') return refusals(question, name);
      return right.outcome === 'ends'
        ? 'Het bieden eindigt met twee passen na elkaar, een pas direct na een doublet of een transfer, of een redoublet.'
        : 'Niets hier beëindigt het bieden: geen tweede pas op rij, geen pas direct na een doublet of een transfer, geen redoublet.';
    case 'contract':
      return ENDS[endCase(question)];
    case 'meaning':
      return right?.type === 'meaning' ? MEANINGS[right.meaning] : '';
    case 'leads-first':
      return 'De leider komt uit, niet de tegenstander.';
    case 'points':
      return 'Aas 4, heer 3, vrouw 2, boer 1; kolons, tienen en lengte tellen niet.';
    case 'answer':
      return answer(asks, right);
    default:
      return refusals(question, name);
  }
}

function answer(asks: Extract<Question['asks'], { type: 'answer' }>, right: Option | undefined): string {
  if (right?.type === 'call' && isBid(right.call) && strainOf(right.call) === 'NT')
    return asks.again
      ? 'Er is geen andere kleur om te tonen, en dat zegt sans atout.'
      : 'Er is geen kleur om te tonen, en dat zegt sans atout.';
  return `Gevraagd is ${words.asks(asks.keyword)}: van de biedingen die de waarheid zeggen is dit de laagste.`;
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
      return `${name(asks.declarer)} had er ${rightNumber(question) - gainedBy(asks)} gewonnen en krijgt er ${gainedBy(asks)} van de laatste ${asks.left}.`;
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
      return `${overOrShort(asks.result) >= 0 ? 'Gemaakt, voor de leider' : 'Down, voor de tegenstander'}: ${parts(lines, asks.result)}.`;
    case 'vulnerable':
      return 'Wie een manche heeft gewonnen, met 100 of meer onder de streep, is kwetsbaar. Na elke manche beginnen beiden weer bij nul.';
    case 'closing':
      return `${capital(parts(lines, null))}.`;
    case 'rubber-winner':
      return 'Alle punten tellen samen, boven en onder de streep, met de premie erbij. Het hoogste totaal wint.';
    case 'goes-on':
      return asks.results.length < 6
        ? 'Er worden zes spellen gespeeld, en er wordt om de beurt gegeven.'
        : 'Zes spellen beslissen, tenzij ze gelijk eindigen: dan nog één, gegeven door wie het eerste gaf.';
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
  if (suit === null) return 'Wie de slag wint, speelt voor; er is niets geblokkeerd.';
  return suit === 'nothing'
    ? 'De kolon hoort niet bij de voorgespeelde kaart, en blokkeert niets.'
    : `De kolon hoort bij de voorgespeelde kaart: nu geen ${words.suit(suit)}.`;
}

function parts(lines: readonly ScoreLine[], result: DealResult | null): string {
  return words.list(lines.map(({ name, amount }) => `${words.number(amount)} ${score.part(name, result)}`));
}
