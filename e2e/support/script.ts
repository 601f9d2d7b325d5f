/** Deals on the screen in few words: what a test is not about is done here. */
import { expect } from '@playwright/test';
import { isCall } from '../../src/engine/notation.ts';
import { opponent } from '../../src/engine/seat.ts';
import type { Seat } from '../../src/engine/seat.ts';
import type { Call, Meaning } from '../../src/engine/auction/call.ts';
import type { Card } from '../../src/engine/cards.ts';
import { formatCode } from '../../src/engine/codes.ts';
import { packWith } from '../../tests/support/match.ts';
import type { Players } from './players.ts';

type Prepared = Parameters<typeof packWith>[0];

/** Two hands of thirteen suit cards in which nobody is void. */
export const EVEN = { dealer: 'AKQ2.AK2.432.432', receiver: '543.QJ4.AKQ5.AKQ' } as const;

/**
 * What players type to get these cards. The upcard is a small one that neither holds, so that the dealer draws four (R7), if not
 * said otherwise.
 */
export function codeOf(deal: Partial<Prepared> = {}): string {
  return formatCode(packWith({ ...EVEN, upcard: 'S7', ...deal }));
}

/** Deals, and both players draw and throw the drawn cards away again: each keeps the cards that were dealt. */
export async function dealAndExchange(players: Players, dealer: Seat): Promise<void> {
  await players.deal();
  for (const seat of [opponent(dealer), dealer]) {
    await players.draw(seat);
    await players.discardDrawn(seat);
  }
}

/**
 * Calls in turn from the dealer on, spaces between. `!` marks a call that answers a cue-bid, `?` a recue-bid: what a call is named
 * depends on it.
 */
export async function auction(players: Players, dealer: Seat, calls: string): Promise<void> {
  let seat = dealer;
  for (const written of calls.split(' ')) {
    const call = written.replace(/[!?]$/, '');
    if (!isCall(call)) throw new Error(`not a call: ${call}`);
    await players.call(seat, call, meaningOf(written));
    seat = opponent(seat);
  }
}

function meaningOf(written: string): Meaning | undefined {
  if (written.endsWith('!')) return 'answer';
  return written.endsWith('?') ? 'recue-bid' : undefined;
}

/** One trick: who leads what, and what the other plays. */
export async function trick(players: Players, leader: Seat, led: Card, followed: Card): Promise<void> {
  await players.play(leader, led);
  await players.play(opponent(leader), followed);
}

/** The offer to win so many of the tricks that are left, accepted: the end of a deal whose play does not matter (R49). */
export async function claimAndAccept(players: Players, seat: Seat, tricks: number): Promise<void> {
  await players.claim(seat, tricks);
  await players.answerClaim(opponent(seat), true);
}

/** A whole deal in a line: the auction, then the claim of the player who leads. */
export async function scoredDeal(
  players: Players,
  deal: {
    readonly dealer: Seat;
    readonly calls: string;
    readonly leader: Seat;
    readonly claims: number;
  },
): Promise<void> {
  await dealAndExchange(players, deal.dealer);
  await auction(players, deal.dealer, deal.calls);
  await claimAndAccept(players, deal.leader, deal.claims);
}

/** A call that is not allowed is tried, and this is what the player reads. */
export async function tryCall(
  players: Players,
  call: Call,
  sentence: string,
  meaning?: Meaning,
): Promise<void> {
  await players.chooseKind(call);
  await players.callButton(call, meaning).click({ force: true });
  await expect(players.refusal()).toContainText(sentence);
}

/** The same for a card. */
export async function tryCard(players: Players, card: Card, sentence: string): Promise<void> {
  await players.card(card).click({ force: true });
  await expect(players.refusal()).toContainText(sentence);
}
