import type { Happening, Trick } from '../../engine/view/types.ts';
import { suitOf } from '../../engine/cards.ts';
import { opponent } from '../../engine/seat.ts';
import type { Seat } from '../../engine/seat.ts';

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
      return `${who} passed.`;
    case 'double':
      return `${who} doubled.`;
    case 'redouble':
      return `${who} redoubled.`;
    case 'answer':
    case 'second-answer':
      return `${who} answered ${said} and ${means}.`;
    case 'recue-bid':
      return `${who} recue-bid, and ${means}.`;
    case 'transfer':
      return `${who} transferred, and ${means}.`;
    case 'natural':
      return `${who} bid ${said}.`;
    case 'jump':
      return `${who} jumped to ${said}: ${words.jump(event.call)}.`;
    case 'evading-jump':
      return `${who} evaded with a jump to ${said}: ${words.jump(event.call)}.`;
    case 'evading-cue-bid':
      return `${who} bid ${said}: ${means}.`;
    case 'cue-bid':
    case 'subsequent-cue-bid':
      return `${who} bid ${said}, and ${means}.`;
  }
}

function trick(won: Trick, name: Name): string {
  const winner = `${name(won.winner)} won the trick.`;
  const suit = suitOf(won.led);
  if (won.followEffect === 'bars' && suit !== null) {
    return `${winner} The ${words.card(won.followed)} matched: no ${words.suit(suit)} on the next lead, unless ${name(won.winner)} holds nothing else.`;
  }
  if (won.followEffect === 'bars-nothing')
    return `${winner} The ${words.card(won.followed)} stopped nothing.`;
  return winner;
}

/** What happened, in a sentence. Names and public cards only. */
export function happened(event: Happening, name: Name): string {
  switch (event.type) {
    case 'deal':
      return `${name(event.dealer)} dealt; the ${words.card(event.upcard)} was turned up.`;
    case 'capture':
      return `${name(event.seat)} captured the ${words.card(event.upcard)} with the ${words.card(event.colon)}.`;
    case 'draw':
      return `${name(event.seat)} drew ${words.cards(event.count)}.`;
    case 'discard':
      return `${name(event.seat)} discarded ${words.cards(event.count)}.`;
    case 'call':
      return call(event, name);
    case 'contract':
      return `The contract is ${words.contractSign(event.contract)}, declarer ${name(event.contract.declarer)}. ${name(event.leader)} leads.`;
    case 'play':
      return `${name(event.seat)} ${event.lead ? 'led' : 'played'} ${words.theCard(event.card)}.`;
    case 'trick':
      return trick(event.trick, name);
    case 'claim':
      if (event.tricks === 0) return `${name(event.seat)} offers to give up ${words.allTricks(event.left)}.`;
      return event.tricks === event.left
        ? `${name(event.seat)} claims ${words.allTricks(event.left)}.`
        : `${name(event.seat)} claims ${event.tricks} of the ${words.tricks(event.left)} left.`;
    case 'answer-claim':
      return event.accept ? `${name(event.seat)} accepted.` : `${name(event.seat)} wants to play on.`;
    case 'undo':
      return event.taken.length === 0
        ? `${name(event.seat)} took something back before ${name(opponent(event.seat))} had looked.`
        : `Taken back: ${taken(event.taken, name)}.`;
    case 'ask-undo':
      return `${name(event.seat)} asks to take back: ${taken(event.taken, name)}.`;
    case 'answer-undo':
      return event.accept
        ? `${name(event.seat)} agreed.`
        : `${name(event.seat)} does not agree to take it back.`;
    case 'sit':
      return event.sitting === 'open'
        ? `${name(event.seat)} asks for the open table, with both hands face up.`
        : `From here on you sit another way: ${sitting.names[event.sitting]}.`;
    case 'answer-sit':
      return event.accept
        ? `${name(event.seat)} agreed to the open table.`
        : `${name(event.seat)} does not want the open table.`;
    case 'result':
      return `The deal is over: ${words.resultSign(event.result)} by ${name(event.result.declarer)}.`;
  }
}

/** A call inside a sentence: bids as signs, the others in small letters. */
function calledBack({ call: made, meaning }: Of<'call'>): string {
  const said = words.callSign(made, meaning);
  return /^\d/.test(said) ? said : said.toLowerCase();
}

/** One thing that would vanish: `Maria's ♥K`. */
function takenPart(event: Happening, name: Name): string {
  switch (event.type) {
    case 'play':
      return `${name(event.seat)}’s ${words.cardSign(event.card)}`;
    case 'call':
      return `${name(event.seat)}’s ${calledBack(event)}`;
    case 'capture':
      return `${name(event.seat)}’s capture of the ${words.card(event.upcard)}`;
    case 'draw':
      return `${name(event.seat)}’s draw of ${words.cards(event.count)}`;
    case 'discard':
      return `${name(event.seat)}’s discard of ${words.cards(event.count)}`;
    case 'claim':
      return `${name(event.seat)}’s claim`;
    default:
      return '';
  }
}

/** Everything that would vanish: `Maria's ♥K and Jan's ♥4`. */
export function taken(events: readonly Happening[], name: Name): string {
  return words.list(events.map((event) => takenPart(event, name)));
}
