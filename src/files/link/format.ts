import { CALLS } from '../../engine/auction/call.ts';
import { placeOf } from '../../engine/cards.ts';
import type { Card } from '../../engine/cards.ts';
import { formatCode } from '../../engine/codes.ts';
import type { FinishedDeal, MatchState } from '../../engine/match/state.ts';
import { SEATS, opponent } from '../../engine/seat.ts';
import { LetterWriter } from './letters.ts';
import { optionsNumber } from './options.ts';

export const LINK_VERSION = 1;

/**
 * A finished deal as letters for the address, names left out: rules, dealer and vulnerability, the code of the pack, the exchange, the
 * calls, the cards, the claim; what was taken back is not in it. `number` counts from 1. `null` if that deal is not over: there is no
 * link of one that is running.
 */
export function dealLink(state: MatchState, number: number): string | null {
  const deal = state.finished[number - 1];
  if (deal === undefined) return null;
  const { exchange, calls, events, claim } = deal;
  const { dealer } = exchange;
  const receiver = opponent(dealer);
  const vulnerable = state.sheet.rows[number - 1]?.rubber?.vulnerable;
  const captured = exchange.capture === null ? 0 : exchange.capture.seat === dealer ? 2 : 1;
  const writer = new LetterWriter();
  const cards = (list: readonly Card[]): void => {
    writer.number(list.length);
    for (const card of list) writer.number(placeOf(card));
  };
  writer.number(LINK_VERSION);
  writer.number(optionsNumber(state.setup.options), 2);
  writer.number(
    SEATS.indexOf(dealer) * 4 + Number(vulnerable?.N ?? false) * 2 + Number(vulnerable?.S ?? false),
  );
  writer.letters(formatCode(exchange.pack));
  writer.number(captured);
  cards(exchange.discards[receiver]);
  cards(exchange.discards[dealer]);
  writer.number(calls.length, 2);
  for (const { call } of calls) writer.number(CALLS.indexOf(call), 2);
  cards(cardsPlayed(events));
  writer.number(claim === null ? 0 : 1 + SEATS.indexOf(claim.seat) * 16 + claim.tricks);
  return writer.finish();
}

/** In order, one led to a trick that a claim cut short as well. What was taken back is no longer among the events. */
function cardsPlayed(events: FinishedDeal['events']): readonly Card[] {
  return events.flatMap((event) => (event.type === 'play' ? [event.card] : []));
}
