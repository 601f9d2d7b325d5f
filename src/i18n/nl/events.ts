import { suitOf } from '../../engine/cards.ts';
import { opponent } from '../../engine/seat.ts';
import type { Seat } from '../../engine/seat.ts';
import type { Happening, Trick } from '../../engine/view/types.ts';
import { sitting } from './sitting.ts';
import { words } from './words.ts';

type Name = (seat: Seat) => string;
type Of<Type extends Happening['type']> = Extract<Happening, { type: Type }>;

function call(event: Of<'call'>, name: Name): string {
  const who = name(event.seat);
  const said = words.callSign(event.call, event.meaning);
  const means = words.meaning(event);
  switch (event.meaning) {
    case 'pass':
      return `${who} paste.`;
    case 'double':
      return `${who} doubleerde.`;
    case 'redouble':
      return `${who} redoubleerde.`;
    case 'answer':
    case 'second-answer':
      return `${who} antwoordde ${said} en ${means}.`;
    case 'recue-bid':
      return `${who} gaf een recuebid en ${means}.`;
    case 'transfer':
      return `${who} zei transfer en ${means}.`;
    case 'natural':
      return `${who} bood ${said}.`;
    case 'jump':
      return `${who} sprong naar ${said}: ${words.jump(event.call)}.`;
    case 'evading-jump':
      return `${who} week uit met een sprong naar ${said}: ${words.jump(event.call)}.`;
    case 'evading-cue-bid':
      return `${who} bood ${said}: ${means}.`;
    case 'cue-bid':
    case 'subsequent-cue-bid':
      return `${who} bood ${said} en ${means}.`;
  }
}

function trick(won: Trick, name: Name): string {
  const winner = `${name(won.winner)} won de slag.`;
  const suit = suitOf(won.led);
  if (won.followEffect === 'bars' && suit !== null) {
    return `${winner} De ${words.card(won.followed)} past bij die kaart: in de volgende slag geen ${words.suit(suit)} voorspelen, tenzij ${name(won.winner)} niets anders heeft.`;
  }
  if (won.followEffect === 'bars-nothing')
    return `${winner} De ${words.card(won.followed)} blokkeerde niets.`;
  return winner;
}

/** What happened, in a sentence. Names and public cards only. */
export function happened(event: Happening, name: Name): string {
  switch (event.type) {
    case 'deal':
      return `${name(event.dealer)} gaf; de keerkaart is de ${words.card(event.upcard)}.`;
    case 'capture':
      return `${name(event.seat)} veroverde de ${words.card(event.upcard)} met de ${words.card(event.colon)}.`;
    case 'draw':
      return `${name(event.seat)} trok ${words.cards(event.count)}.`;
    case 'discard':
      return `${name(event.seat)} legde ${words.cards(event.count)} af.`;
    case 'call':
      return call(event, name);
    case 'contract':
      return `Het contract is ${words.contractSign(event.contract)}, leider ${name(event.contract.declarer)}. ${name(event.leader)} komt uit.`;
    case 'play':
      return event.lead
        ? `${name(event.seat)} speelde ${words.theCard(event.card)} voor.`
        : `${name(event.seat)} speelde ${words.theCard(event.card)} bij.`;
    case 'trick':
      return trick(event.trick, name);
    case 'claim':
      if (event.tricks === 0)
        return `${name(event.seat)} biedt aan ${words.allTricks(event.left)} op te geven.`;
      return event.tricks === event.left
        ? `${name(event.seat)} claimt ${words.allTricks(event.left)}.`
        : `${name(event.seat)} claimt ${event.tricks} van de ${event.left} resterende slagen.`;
    case 'answer-claim':
      return event.accept ? `${name(event.seat)} ging akkoord.` : `${name(event.seat)} wil doorspelen.`;
    case 'undo':
      return event.taken.length === 0
        ? `${name(event.seat)} nam iets terug voordat ${name(opponent(event.seat))} gekeken had.`
        : `Teruggenomen: ${taken(event.taken, name)}.`;
    case 'ask-undo':
      return `${name(event.seat)} vraagt om terug te nemen: ${taken(event.taken, name)}.`;
    case 'answer-undo':
      return event.accept
        ? `${name(event.seat)} ging akkoord.`
        : `${name(event.seat)} gaat niet akkoord met terugnemen.`;
    case 'sit':
      return event.sitting === 'open'
        ? `${name(event.seat)} vraagt om de open tafel, met beide handen open.`
        : `Vanaf nu zitten jullie anders: ${sitting.names[event.sitting]}.`;
    case 'answer-sit':
      return event.accept
        ? `${name(event.seat)} ging akkoord met de open tafel.`
        : `${name(event.seat)} wil de open tafel niet.`;
    case 'result':
      return `Het spel is uit: ${words.resultSign(event.result)} door ${name(event.result.declarer)}.`;
  }
}

/** A call inside a sentence: bids as signs, the others in small letters. */
function calledBack({ call: made, meaning }: Of<'call'>): string {
  const said = words.callSign(made, meaning);
  return /^\d/.test(said) ? said : said.toLowerCase();
}

/** One thing that would vanish: `♥H van Maria`. Dutch sets the name behind, which fits every name. */
function takenPart(event: Happening, name: Name): string {
  switch (event.type) {
    case 'play':
      return `${words.cardSign(event.card)} van ${name(event.seat)}`;
    case 'call':
      return `${calledBack(event)} van ${name(event.seat)}`;
    case 'capture':
      return `de ${words.card(event.upcard)}, veroverd door ${name(event.seat)}`;
    case 'draw':
      return `${words.cards(event.count)}, getrokken door ${name(event.seat)}`;
    case 'discard':
      return `${words.cards(event.count)}, afgelegd door ${name(event.seat)}`;
    case 'claim':
      return `de claim van ${name(event.seat)}`;
    default:
      return '';
  }
}

/** Everything that would vanish: `♥H van Maria en ♥4 van Jan`. */
export function taken(events: readonly Happening[], name: Name): string {
  return words.list(events.map((event) => takenPart(event, name)));
}
