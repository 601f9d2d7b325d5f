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
import type { DrillMessages } from '../messages.ts';
import { because } from './drillReasons.ts';
import { drillRules } from './drillRules.ts';
import { words } from './words.ts';

type Name = (seat: Seat) => string;

const KINDS: Readonly<Record<Kind, string>> = {
  draw: 'Hoeveel kaarten getrokken worden',
  discard: 'Afleggen',
  unseen: 'Wat in de stapel blijft',
  capture: 'Veroveren',
  order: 'De volgorde van de uitwisseling',
  ladder: 'De volgorde van de biedingen',
  calls: 'Welke biedingen mogen',
  ending: 'Wat het bieden beëindigt',
  contract: 'Contract en leider',
  points: 'Punten tellen',
  'cue-bids': 'Welke cuebids mogen',
  answers: 'Het ware antwoord',
  evasions: 'Gevraagd: wat geboden mag worden',
  'after-answer': 'Na het antwoord',
  meaning: 'Wat een bieding zegt',
  cards: 'Welke kaarten gespeeld mogen worden',
  winner: 'Wie de slag wint',
  'next-lead': 'Wie voorspeelt, en wat geblokkeerd is',
  looking: 'Wat bekeken mag worden',
  claim: 'Claims',
  'six-deal': 'Score: zes spellen',
  hawaii: 'Score: Hawaï',
  summary: 'Score: verkorte versie',
  match: 'Hoe een partij verdergaat',
  rubber: 'Score: een spel van een robber',
  'rubber-end': 'Score: manches en de robber',
};

const LEVELS: Readonly<Record<DrillLevel, string>> = { 1: 'gewoon', 2: 'minder gewoon', 3: 'valkuilen' };

const MEANINGS: Readonly<Record<Meaning, string>> = {
  natural: 'een natuurlijk bod',
  jump: 'een sprongbod',
  pass: 'een pas',
  double: 'een doublet',
  redouble: 'een redoublet',
  'cue-bid': 'een cuebid',
  'evading-jump': 'een sprong om uit te wijken',
  'evading-cue-bid': 'een cuebid om uit te wijken',
  'subsequent-cue-bid': 'een volgende cuebid',
  answer: 'een antwoord',
  'second-answer': 'een tweede antwoord',
  'recue-bid': 'een recuebid',
  transfer: 'een transfer',
};

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  refused: 'Het mag niet',
  'goes-on': 'Het mag, en het bieden gaat verder',
  ends: 'Het mag, en het bieden is voorbij',
};

const THINGS: Readonly<Record<Thing, string>> = {
  'last-trick': 'de laatst gespeelde slag',
  'own-discards': 'wat men zelf heeft afgelegd',
  'tricks-won': 'hoeveel slagen ieder gewonnen heeft',
  'older-tricks': 'de slagen vóór de laatste',
  'their-discards': 'wat de tegenstander heeft afgelegd',
  'their-hand': 'de hand van de tegenstander',
  unseen: 'de kaarten die in de stapel bleven',
};

const SCORINGS = {
  'six-deal': 'score over zes spellen',
  hawaii: 'score van Hawaï',
  summary: 'score van de verkorte versie',
} as const;

/** A call as it is written; where cue-bids are played X may be a double or a recue-bid, and which is part of the question. */
function call({ position }: Question, of: Call): string {
  return of === 'X' && position?.options.cueBids === true ? 'X' : words.callSign(of);
}

/** The sentence of a question. */
function ask(question: Question, name: Name): string {
  const { asks } = question;
  switch (asks.type) {
    case 'draws':
      return `Hoeveel kaarten trekt ${name(asks.seat)}?`;
    case 'discard-count':
      return `Hoeveel kaarten moet ${name(asks.seat)} nu afleggen?`;
    case 'discards':
      return `Welke van deze kaarten mag ${name(asks.seat)} afleggen?`;
    case 'unseen':
      return 'Hoeveel kaarten blijven ongezien in de stapel als beiden geruild hebben?';
    case 'capturing-colon':
      return 'Welke kolon verovert deze keerkaart?';
    case 'captures':
      return `Mag ${name(asks.seat)} de keerkaart nu veroveren?`;
    case 'next-step':
      return 'Wat komt er nu?';
    case 'tricks-bid':
      return `Hoeveel slagen belooft ${words.callSign(asks.bid)}?`;
    case 'lowest-bid':
      return asks.strain === null
        ? `Wat is het laagste bod boven ${words.callSign(asks.over)}?`
        : `Wat is het laagste bod in ${words.strain(asks.strain)} boven ${words.callSign(asks.over)}?`;
    case 'legal-call':
      return `${rules(question)}Welke van deze biedingen mag ${name(asks.seat)} doen?`;
    case 'illegal-call':
      return `${rules(question)}Welke van deze biedingen mag ${name(asks.seat)} niet doen?`;
    case 'outcome':
      return `${name(asks.seat)} wil ${call(question, asks.call)} zeggen. Wat gebeurt er?`;
    case 'contract':
      return `${name(asks.seat)} zegt ${call(question, asks.call)}, en het bieden is voorbij. Wat is het contract, en van wie?`;
    case 'meaning':
      return `${name(asks.seat)} zegt ${call(question, asks.call)}. Wat is dat hier?`;
    case 'leads-first':
      return `${name(asks.seat)} zegt ${call(question, asks.call)}, en het bieden is voorbij. Wie komt uit in de eerste slag?`;
    case 'points':
      return `Hoeveel punten telt ${name(asks.seat)} voor een cuebid?`;
    case 'answer':
      return asks.again
        ? `“${words.keyword(asks.keyword)}?” – ${name(asks.seat)} wordt om een tweede kleur gevraagd. Wat is het antwoord?`
        : `“${words.keyword(asks.keyword)}?” – wat is het ware antwoord van ${name(asks.seat)}?`;
    case 'legal-card':
      return `Welke van deze kaarten mag ${name(asks.seat)} spelen?`;
    case 'illegal-card':
      return `Welke van deze kaarten mag ${name(asks.seat)} niet spelen?`;
    case 'winner':
      return `${name(asks.seat)} speelt ${words.theCard(asks.card)}. Wie wint de slag?`;
    case 'leads-next':
      return `${name(asks.seat)} speelt ${words.theCard(asks.card)}. Wie speelt voor in de volgende slag, en mag elke kleur?`;
    default:
      return askLate(question, name);
  }
}

/** Questions about the end of the play and the score. */
function askLate({ asks }: Question, name: Name): string {
  switch (asks.type) {
    case 'may-see':
      return asks.at === 'claimed'
        ? `De tegenstander heeft net geclaimd. Wat hiervan mag ${name(asks.seat)} bekijken, als oudere slagen gedekt liggen?`
        : `Oudere slagen liggen gedekt. Wat hiervan mag ${name(asks.seat)} bekijken?`;
    case 'may-not-see':
      return asks.at === 'over'
        ? `Het spel is uit. Wat hiervan mag ${name(asks.seat)} nog steeds niet bekijken?`
        : `Oudere slagen liggen gedekt. Wat hiervan mag ${name(asks.seat)} niet bekijken?`;
    case 'claim':
      return `Er ${asks.left === 1 ? 'is' : 'zijn'} nog ${words.tricks(asks.left)}. ${name(asks.seat)} ${asks.tricks === 0 ? 'geeft ze alle op' : `claimt er ${asks.tricks}`}, en de tegenstander gaat akkoord. Hoeveel slagen heeft ${name(asks.declarer)}, de leider, in het hele spel gewonnen?`;
    case 'score':
      return `${words.resultSign(asks.result)} door ${name(asks.result.declarer)}, ${SCORINGS[asks.scoring]}. Wat levert het op?`;
    case 'rubber-score':
      return `${words.resultSign(asks.result)} door ${name(asks.result.declarer)}, ${asks.vulnerable ? 'kwetsbaar' : 'niet kwetsbaar'}, in een robber. Wat levert het op?`;
    case 'vulnerable':
      return 'Wie is na deze spellen van een robber kwetsbaar?';
    case 'closing':
      return asks.stopped
        ? 'De robber stopt hier. Welke premies worden betaald?'
        : 'De robber is gewonnen. Welke premie wordt betaald?';
    case 'rubber-winner':
      return asks.stopped
        ? 'De robber stopt hier. Wie wint de partij, met de premies erbij?'
        : 'De robber is uit. Wie wint de partij, met de premie erbij?';
    case 'goes-on':
      return `Er zijn ${asks.results.length} spellen gespeeld; ${name(asks.firstDealer)} gaf het eerste. Hoe gaat de partij verder?`;
    default:
      return '';
  }
}

/** The option of the match that the question turns on, if it is not the usual one. */
function rules({ position }: Question): string {
  return position?.options.openingJump === true
    ? 'In deze partij vraagt een opening boven niveau 1 vier kaarten. '
    : '';
}

function then(of: Continuation, name: Name): string {
  switch (of.name) {
    case 'deal':
      return `Het volgende spel, gegeven door ${name(of.dealer)}`;
    case 'tie-break':
      return `Een spel om de beslissing, gegeven door ${name(of.dealer)}`;
    case 'over':
      return of.winner === 'draw' ? 'Het is gelijkspel' : `${name(of.winner)} heeft gewonnen`;
  }
}

function points(amount: number, where: 'above' | 'below'): string {
  return amount === 0 ? '' : `${words.number(amount)} ${where === 'above' ? 'boven' : 'onder'} de streep`;
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
      return asks.type === 'captures' ? 'Ja' : name(of.seat);
    case 'nobody':
      return asks.type === 'captures' ? 'Nee' : 'Geen van beiden';
    case 'both':
      return 'Beiden';
    case 'none':
      return asks.type === 'illegal-card' ? 'Geen: deze mogen alle gespeeld worden' : 'Niets hiervan';
    case 'step':
      return of.step === 'call'
        ? `${name(of.seat)} opent het bieden`
        : `${name(of.seat)} ${of.step === 'draw' ? 'trekt' : 'legt af'}`;
    case 'outcome':
      return OUTCOMES[of.outcome];
    case 'contract':
      return `${words.contractSign(of.contract)} door ${name(of.contract.declarer)}`;
    case 'meaning':
      return MEANINGS[of.meaning];
    case 'lead':
      return `${name(of.seat)}${asks.type === 'leads-first' ? '' : of.barred === null ? ', elke kaart' : `, maar geen ${words.suit(of.barred)}`}`;
    case 'thing':
      return THINGS[of.thing];
    case 'score':
      return `${words.number(of.points)} voor ${name(of.seat)}`;
    case 'two-scores':
      return `${points(of.below, 'below')}${of.below > 0 && of.above > 0 ? ' en ' : ''}${points(of.above, 'above')} voor ${name(of.seat)}`;
    case 'bonuses':
      return (['N', 'S'] as const)
        .filter((seat) => of.bonuses[seat] > 0)
        .map((seat) => `${words.number(of.bonuses[seat])} voor ${name(seat)}`)
        .join(', ');
    case 'then':
      return then(of.then, name);
  }
}

/** The drills: questions, answers to choose from, and why. */
export const drills: DrillMessages = {
  kind: (kind) => KINDS[kind],
  level: (level) => LEVELS[level],
  ask,
  option,
  because,
  rule: drillRules,
};
