import { describe, expect, it } from 'vitest';
import { isColon } from '../../src/engine/cards.ts';
import type { Card } from '../../src/engine/cards.ts';
import { act, legalActions, startMatch, view } from '../../src/engine/index.ts';
import type { Action, MatchState } from '../../src/engine/index.ts';
import { dealPhase } from '../../src/engine/match/state.ts';
import { formatHand } from '../../src/engine/notation.ts';
import { SEATS, opponent } from '../../src/engine/seat.ts';
import type { Seat } from '../../src/engine/seat.ts';
import { isPack } from '../../src/engine/shuffle.ts';
import { actAll, setupWith } from '../support/match.ts';
import file from './exchanges.json';

interface ExchangeCase {
  readonly id: string;
  readonly dealer: Seat;
  readonly pack: readonly Card[];
  readonly capture: 'receiver' | 'dealer' | null;
  readonly receiverDiscards: readonly Card[];
  readonly dealerDiscards: readonly Card[];
  readonly handsAfter: Readonly<Record<Seat, string>>;
}
const cases = file.cases as readonly ExchangeCase[];
const FIELDS = ['capture', 'dealer', 'dealerDiscards', 'handsAfter', 'id', 'pack', 'receiverDiscards'];

/** One player's part of the exchange, R11. */
function partOf(seat: Seat, captures: boolean, cards: readonly Card[]): readonly Action[] {
  return [
    ...(captures ? [{ type: 'capture', seat } as const] : []),
    { type: 'draw', seat },
    { type: 'discard', seat, cards },
  ];
}

function start({ dealer, pack }: ExchangeCase): MatchState {
  return actAll(startMatch(setupWith({ firstDealer: dealer })), { type: 'deal', pack });
}

function actionsOf({ dealer, capture, receiverDiscards, dealerDiscards }: ExchangeCase): readonly Action[] {
  return [
    ...partOf(opponent(dealer), capture === 'receiver', receiverDiscards),
    ...partOf(dealer, capture === 'dealer', dealerDiscards),
  ];
}

describe('conformance: exchanges', () => {
  it('has 150 cases with different ids, and no field but those tested', () => {
    expect(cases).toHaveLength(150);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(150);
    for (const one of cases) expect(Object.keys(one).sort(), one.id).toEqual(FIELDS);
    expect(new Set(cases.map(({ capture }) => capture)).size).toBe(3);
    expect(new Set(cases.map(({ dealer }) => dealer)).size).toBe(2);
  });

  it.each(cases)('R1, R5: $id deals a whole pack, $dealer dealing', (one) => {
    expect(isPack(one.pack)).toBe(true);
    const state = start(one);
    expect(view(state, 'public').deal).toMatchObject({ dealer: one.dealer, upcard: one.pack[26] });
  });

  it.each(cases)('R7–R11: $id, captured by $capture, ends with both hands', (one) => {
    const end = actAll(start(one), ...actionsOf(one));
    expect(end.phase.name).toBe('auction');
    const exchange = dealPhase(end)?.exchange;
    for (const seat of SEATS) {
      expect(formatHand(exchange?.hands[seat] ?? [])).toBe(one.handsAfter[seat]);
      const thrown = seat === one.dealer ? one.dealerDiscards : one.receiverDiscards;
      expect(new Set(exchange?.discards[seat])).toEqual(new Set(thrown));
      expect(exchange?.drawn[seat]).toHaveLength(thrown.length);
    }
    const captor = one.capture === 'dealer' ? one.dealer : opponent(one.dealer);
    expect(exchange?.capture?.seat ?? null).toBe(one.capture === null ? null : captor);
    expect(isColon(exchange?.upcard ?? 'C2')).toBe(one.capture !== null || isColon(one.pack[26] ?? 'C2'));
  });

  it.each(cases)('R10: $id, every other capture is refused', (one) => {
    let state = start(one);
    for (const action of actionsOf(one)) {
      for (const seat of SEATS) {
        const offered = legalActions(state).capture === seat;
        expect(act(state, { type: 'capture', seat }).ok).toBe(offered);
      }
      if (action.type === 'capture') expect(legalActions(state).capture).toBe(action.seat);
      state = actAll(state, action);
    }
  });
});
