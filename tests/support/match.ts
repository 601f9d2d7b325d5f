/** Whole matches for tests, brought to a wanted position by a list of actions. */
import { PACK } from '../../src/engine/cards.ts';
import type { Card } from '../../src/engine/cards.ts';
import type { RuleErrorCode } from '../../src/engine/errors.ts';
import { act, startMatch } from '../../src/engine/index.ts';
import type { Action, MatchState, Setup } from '../../src/engine/index.ts';
import { isCall } from '../../src/engine/notation.ts';
import { PRESETS } from '../../src/engine/options.ts';
import type { Options } from '../../src/engine/options.ts';
import { opponent } from '../../src/engine/seat.ts';
import type { Seat } from '../../src/engine/seat.ts';
import { hand } from './auction.ts';

/** N deals first, and the options are the advanced game's, if not said otherwise. */
export function setupWith(change: Partial<Setup> = {}, options: Partial<Options> = {}): Setup {
  return {
    firstDealer: 'N',
    olderTricksOpen: false,
    sitting: 'pass',
    ...change,
    options: { ...PRESETS.advanced, ...change.options, ...options },
  };
}

/** The state after these actions, each of which must be legal. */
export function actAll(state: MatchState, ...actions: readonly Action[]): MatchState {
  return actions.reduce((before, action) => {
    const after = act(before, action);
    if (!after.ok) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(after.error)}`);
    return after.value;
  }, state);
}

/** The code of the refusal of an action, `null` if it is legal. */
export function refusal(state: MatchState, action: Action): RuleErrorCode | null {
  const after = act(state, action);
  return after.ok ? null : after.error.code;
}

/** The 55 cards, those named at their places, the others around them in the order of a written hand. */
export function packWith(deal: {
  readonly receiver: string;
  readonly dealer: string;
  readonly upcard?: Card;
  /** What lies on top of the pack, to be drawn. */
  readonly next?: readonly Card[];
}): readonly Card[] {
  const receiver = hand(deal.receiver);
  const dealer = hand(deal.dealer);
  if (receiver.length !== 13 || dealer.length !== 13) throw new Error('a dealt hand has 13 cards');
  const { upcard, next = [] } = deal;
  const named = [...receiver, ...dealer, ...next, ...(upcard === undefined ? [] : [upcard])];
  const rest = PACK.filter((card) => !named.includes(card));
  const up = upcard ?? rest.shift();
  return [...receiver.flatMap((card, at) => [card, dealer[at]]), up, ...next, ...rest] as readonly Card[];
}

/** Both players draw and throw the drawn cards away again, so that the dealt hands are kept; no captures. */
export function exchangeIdly(state: MatchState): MatchState {
  let now = state;
  while (now.phase.name === 'exchange') {
    const { exchange } = now.phase;
    const seat = exchange.turn;
    if (seat === null) throw new Error('an exchange that is over is an auction');
    now = actAll(
      now,
      exchange.step === 'draw'
        ? { type: 'draw', seat }
        : { type: 'discard', seat, cards: exchange.drawn[seat] },
    );
  }
  return now;
}

/** The dealer's first: `1S P P`, spaces between. */
export function callInTurn(state: MatchState, calls: string): MatchState {
  return calls.split(' ').reduce((now, call) => {
    if (now.phase.name !== 'auction' || now.phase.auction.turn === null || !isCall(call)) {
      throw new Error(`${call} cannot be called here`);
    }
    return actAll(now, { type: 'call', seat: now.phase.auction.turn, call });
  }, state);
}

/** Cards played in turn: `SA S2`, spaces between. */
export function playInTurn(state: MatchState, cards: string): MatchState {
  return cards.split(' ').reduce((now, card) => {
    if (now.phase.name !== 'play' || now.phase.play.turn === null) throw new Error(`${card}: nobody plays`);
    return actAll(now, { type: 'play', seat: now.phase.play.turn, card: card as Card });
  }, state);
}

/** Two hands in which nobody is void and both may bid every strain. */
export const EVEN = {
  dealer: 'AKQ2.AK2.432.432',
  receiver: '543.QJ4.AKQ5.AKQ',
} as const;

/** A running deal, N dealing, just dealt. */
export function dealt(
  deal: Partial<Parameters<typeof packWith>[0]> = {},
  setup: Setup = setupWith(),
): MatchState {
  return actAll(startMatch(setup), { type: 'deal', pack: packWith({ ...EVEN, ...deal }) });
}

/** The play of a deal that N dealt, with the dealt hands, after an auction. */
export function playing(
  calls: string,
  deal: Partial<Parameters<typeof packWith>[0]> = {},
  setup: Setup = setupWith(),
): MatchState {
  const state = callInTurn(exchangeIdly(dealt(deal, setup)), calls);
  if (state.phase.name !== 'play') throw new Error(`${calls} does not end the auction`);
  return state;
}

/** A deal from the shuffled pack to its score: the dealer opens, both pass, and the dealer claims so many tricks. */
export function scoredDeal(state: MatchState, bid: string, tricks: number): MatchState {
  const now = callInTurn(
    exchangeIdly(actAll(state, { type: 'deal', pack: packWith(EVEN) })),
    state.setup.options.auctionEnd === 'one-pass' ? `${bid} P` : `${bid} P P`,
  );
  if (now.phase.name !== 'play') throw new Error('the auction is not over');
  const { leader } = now.phase.play;
  const claimed = leader === now.phase.contract.declarer ? tricks : 13 - tricks;
  return actAll(
    now,
    { type: 'claim', seat: leader, tricks: claimed },
    { type: 'answer-claim', seat: opponent(leader), accept: true },
  );
}

/** One seat's call, to be put to `act`. */
export function callOf(seat: Seat, call: string): Action {
  if (!isCall(call)) throw new Error(`not a call: ${call}`);
  return { type: 'call', seat, call };
}
