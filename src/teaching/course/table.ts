import type { Call } from '../../engine/auction/call.ts';
import { SUIT_CARDS } from '../../engine/cards.ts';
import type { Card } from '../../engine/cards.ts';
import type { Hand } from '../../engine/hand.ts';
import { parseHand } from '../../engine/notation.ts';
import { PRESETS } from '../../engine/options.ts';
import type { PresetName } from '../../engine/options.ts';
import type { Seat } from '../../engine/seat.ts';
import type { Move, PageTable, Task } from '../lesson.ts';
import type { ExchangeMove, Position } from '../position.ts';

/** What a position of the course is made of. The dealer is the first player, and the rules are the basic ones, unless it says otherwise. */
export interface Deal {
  readonly N: string;
  readonly S: string;
  readonly rules?: PresetName;
  readonly dealer?: Seat;
  /** Left out where nothing depends on it: a low card that nobody holds. */
  readonly upcard?: Card;
  readonly pack?: readonly Card[];
}

type Ruling = `R${number}`;

/** A hand from its notation (rulings §1). Throws on anything else: the course is written by us. */
export function hand(text: string): Hand {
  const parsed = parseHand(text);
  if (!parsed.ok) throw new RangeError(text);
  return parsed.value;
}

/** The exchange, after what was done in it already. */
export function exchange(deal: Deal, ...done: readonly ExchangeMove[]): Position {
  return { ...positionOf(deal), start: 'exchange', exchange: done };
}

/** The auction after the calls made so far: `1C P 2C-short`. */
export function auction(deal: Deal, calls = ''): Position {
  return { ...positionOf(deal), start: 'auction', calls: listOf(calls) as Call[] };
}

/** The play after a whole auction and the cards played so far: `SA S2 SK`. */
export function play(deal: Deal, calls: string, cards = ''): Position {
  return {
    ...positionOf(deal),
    start: 'play',
    calls: listOf(calls) as Call[],
    cards: listOf(cards) as Card[],
  };
}

/** A page at the table; the hands named in `hidden` lie face down. */
export function page(position: Position, task: Task | null, ...hidden: readonly Seat[]): PageTable {
  return { position, hidden, task };
}

/** A page of text alone. */
export const TEXT: PageTable = { position: null, hidden: [], task: null };

/** The task of making a call; any of those named is right. */
export function toCall(rulings: readonly Ruling[], ...right: readonly [Call, ...Call[]]): Task {
  const moves = right.map((call): Move => ({ type: 'call', call }));
  return { right: moves as [Move, ...Move[]], rulings };
}

/** The task of playing a card; any of those named is right. */
export function toPlay(rulings: readonly Ruling[], ...right: readonly [Card, ...Card[]]): Task {
  const moves = right.map((card): Move => ({ type: 'play', card }));
  return { right: moves as [Move, ...Move[]], rulings };
}

/** The task of doing just this. */
export function toDo(rulings: readonly Ruling[], right: Move): Task {
  return { right: [right], rulings };
}

/** The task of claiming so many of the tricks that are left, for what the rulings say it scores. */
export function toClaim(tricks: number, ...rulings: readonly Ruling[]): Task {
  return toDo(rulings, { type: 'claim', tricks });
}

function positionOf({ N, S, rules = 'basic', dealer = 'N', upcard, pack = [] }: Deal): Position {
  const hands = { N: hand(N), S: hand(S) };
  const held = [...hands.N, ...hands.S, ...pack];
  return {
    options: PRESETS[rules],
    dealer,
    start: 'auction',
    hands,
    upcard: upcard ?? lowestOutside(held),
    pack,
    calls: [],
    cards: [],
  };
}

function lowestOutside(held: readonly Card[]): Card {
  return SUIT_CARDS.findLast((card) => !held.includes(card)) ?? ':L';
}

function listOf(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}
