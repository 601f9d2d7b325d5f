import { CALLS } from '../../engine/auction/call.ts';
import type { Call } from '../../engine/auction/call.ts';
import { PACK, placeOf } from '../../engine/cards.ts';
import type { Card } from '../../engine/cards.ts';
import { checkOptions } from '../../engine/options.ts';
import { err, ok } from '../../engine/result.ts';
import type { Result } from '../../engine/result.ts';
import { SEATS } from '../../engine/seat.ts';
import { layOut } from '../../teaching/position.ts';
import type { ExchangeMove, Position } from '../../teaching/position.ts';
import { linkError } from './errors.ts';
import type { LinkError } from './errors.ts';
import { LetterReader, LetterWriter } from './letters.ts';
import { optionsNumber, optionsOf } from './options.ts';

export const POSITION_LINK_VERSION = 1;
const STARTS = ['exchange', 'auction', 'play'] as const;
const CAPTURE = 0;
const DRAW = 1;
const DISCARD = 2;

/** A set-up as letters for the address, its name left out. Of a position that the rules accept they never fill a link. */
export function positionLink(position: Position): string {
  const { options, dealer, start, hands, upcard, pack, exchange = [], calls, cards } = position;
  const writer = new LetterWriter();
  const list = (of: readonly Card[]): void => {
    writer.number(of.length);
    for (const card of of) writer.number(placeOf(card));
  };
  writer.number(POSITION_LINK_VERSION);
  writer.number(optionsNumber(options), 2);
  writer.number(SEATS.indexOf(dealer) * 4 + STARTS.indexOf(start));
  for (const seat of SEATS) list(hands[seat]);
  writer.number(placeOf(upcard));
  list(pack);
  writer.number(exchange.length);
  for (const move of exchange) {
    if (typeof move === 'string') writer.number(move === 'capture' ? CAPTURE : DRAW);
    else {
      writer.number(DISCARD);
      list(move);
    }
  }
  writer.number(calls.length, 2);
  for (const call of calls) writer.number(CALLS.indexOf(call), 2);
  list(cards);
  return writer.finish();
}

/** The position that `positionLink` has written so, laid out by the rules. Error: why these letters are none. */
export function readPositionLink(letters: string): Result<Position, LinkError> {
  const reading = LetterReader.of(letters);
  if (!reading.ok) return reading;
  const reader = reading.value;
  const version = reader.number();
  if (version > POSITION_LINK_VERSION) return err(linkError('link-newer', { version }));
  const position = version === POSITION_LINK_VERSION ? positionIn(reader) : null;
  if (position === null || !reader.over) return err(linkError('link-meaning', {}));
  const checked = checkOptions(position.options);
  if (!checked.ok) return err(linkError('link-rule', { error: checked.error }));
  const laid = layOut(position);
  return laid.ok ? ok(position) : err(linkError('link-position', { error: laid.error }));
}

/** `null`: something in it means nothing. */
function positionIn(reader: LetterReader): Position | null {
  const options = optionsOf(reader.number(2));
  const bits = reader.number();
  const dealer = SEATS[Math.floor(bits / 4)];
  const start = STARTS[bits % 4];
  const hands = { N: cardsIn(reader), S: cardsIn(reader) };
  const upcard = PACK[reader.number()];
  const pack = cardsIn(reader);
  const exchange = many(reader.number(), () => moveIn(reader));
  const calls = many(reader.number(2), () => CALLS[reader.number(2)]);
  const cards = cardsIn(reader);
  if (dealer === undefined || start === undefined || upcard === undefined) return null;
  if (hands.N === null || hands.S === null || pack === null) return null;
  if (exchange === null || calls === null || cards === null) return null;
  const made: { readonly calls: readonly Call[]; readonly exchange?: readonly ExchangeMove[] } =
    exchange.length > 0 ? { calls, exchange } : { calls };
  return { options, dealer, start, hands: { N: hands.N, S: hands.S }, upcard, pack, ...made, cards };
}

function moveIn(reader: LetterReader): ExchangeMove | null {
  const kind = reader.number();
  if (kind === CAPTURE) return 'capture';
  if (kind === DRAW) return 'draw';
  return kind === DISCARD ? cardsIn(reader) : null;
}

function cardsIn(reader: LetterReader): readonly Card[] | null {
  return many(reader.number(), () => PACK[reader.number()]);
}

/** So many of them; `null` if one of them is nothing. */
function many<T>(count: number, read: () => T | null | undefined): readonly T[] | null {
  const all: T[] = [];
  for (let at = 0; at < count; at += 1) {
    const one = read();
    if (one === null || one === undefined) return null;
    all.push(one);
  }
  return all;
}
