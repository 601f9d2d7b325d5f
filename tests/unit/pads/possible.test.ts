import { describe, expect, it } from 'vitest';
import { SEATS } from '../../../src/engine/seat.ts';
import { PAD_KINDS, checkEntry, gameOf, partsOfBid, viewOfPad, writeOnPad } from '../../../src/pads/index.ts';
import type { HonoursKind, PadEntry, PadErrorCode, PadKind, PadState } from '../../../src/pads/index.ts';
import { honoursHeld } from '../../../src/pads/honours.ts';
import { impossible } from '../../../src/pads/possible.ts';
import { after, emptyPad, entry, padOf } from '../../support/pad.ts';

/** Why players may not write this as the next deal; `null` if they may. */
function refused(pad: PadState, text: string): PadErrorCode | null {
  const next = writeOnPad(pad, { type: 'insert', at: viewOfPad(pad).rows.length, entry: entry(text) });
  return next.ok ? null : next.error.code;
}

const HANDS = [0, 1, 2, 3];

/** Every way to say which hand each of the five trump honours lies in, the ace first; hands 0 and 1 are one side. */
const LAYOUTS: readonly (readonly number[])[] = HANDS.flatMap((a) =>
  HANDS.flatMap((k) => HANDS.flatMap((q) => HANDS.flatMap((j) => HANDS.map((ten) => [a, k, q, j, ten])))),
);

/** What the side of hands 0 and 1 would claim for a layout (R81). */
function claimed(layout: readonly number[]): HonoursKind | null {
  const [mine, partners] = [0, 1].map((hand) => layout.filter((one) => one === hand).length).sort();
  const both = (mine ?? 0) + (partners ?? 0);
  if (both < 3) return null;
  if (both === 3) return 'three';
  if (both === 4) return partners === 4 ? 'four-in-one' : 'four';
  return partners === 5 ? 'five-in-one' : partners === 4 ? 'five-four-in-one' : 'five';
}

/** The fewest tricks of that side in which its honours win, over all orders in which the hands may part with theirs. */
function fewest(layout: readonly number[], at = 0, tricks: readonly (readonly number[])[] = []): number {
  if (at === layout.length) return tricks.filter(([best]) => layout[best!]! < 2).length;
  const hand = layout[at]!;
  // On a trick of its own, or on one to which this hand has not given an honour. They come best first: the first of a trick wins it.
  const places = tricks
    .map((trick, place) => ({ trick, place }))
    .filter(({ trick }) => trick.every((honour) => layout[honour] !== hand));
  return Math.min(
    fewest(layout, at + 1, [...tricks, [at]]),
    ...places.map(({ trick, place }) => fewest(layout, at + 1, tricks.with(place, [...trick, at]))),
  );
}

describe('honours that the tricks disprove', () => {
  it('R80, R81: trump honours win what they win in every way to lay and to play them', () => {
    const least = new Map<HonoursKind, number>();
    for (const layout of LAYOUTS) {
      const kind = claimed(layout);
      if (kind !== null) least.set(kind, Math.min(least.get(kind) ?? 13, fewest(layout)));
    }
    for (const kind of ['contract', 'auction-1913'] satisfies PadKind[]) {
      const game = gameOf(kind);
      for (const honours of game.honours('H')) {
        const wins = least.get(honoursHeld(honours, game.ruling))!;
        for (let tricks = 0; tricks <= 13; tricks += 1) {
          for (const side of SEATS) {
            const deal: PadEntry = {
              declarer: 'N',
              level: 2,
              strain: 'H',
              doubled: 0,
              tricks,
              honours: { side, kind: honours },
            };
            const taken = side === 'N' ? tricks : 13 - tricks;
            expect(impossible(game, deal, 'N')?.code, `${kind} ${honours} ${side} ${tricks}`).toBe(
              taken < wins ? 'honours-win-more' : undefined,
            );
          }
        }
      }
    }
  });

  it.each([
    ['contract', 'N 4H-6 N:five', 'N 4H-5 N:five'],
    ['contract', 'N 4H+2 S:four', 'N 4H= S:four'],
    ['contract', 'N 3NT-9 N:aces', 'N 3NT-8 N:aces'],
    ['contract', 'N 7NT= S:aces', 'N 7NT-1 S:aces'],
    ['auction-1913', 'N 2R-8 N:four', 'N 2R-7 N:four'],
    ['auction-1913', 'N 7H= S:four', 'N 7H-1 S:four'],
    ['auction-1913', 'N 2R-6 N:five', 'N 2R-5 N:five'],
    ['auction-1913', 'N 2R-5 N:five-four-in-one', 'N 2R-4 N:five-four-in-one'],
    ['auction-1913', 'N 2NT-8 N:four-in-one', 'N 2NT-7 N:four-in-one'],
  ] satisfies [PadKind, string, string][])('R80, R81: on the pad of %s, not %s, but %s', (kind, not, but) => {
    expect(refused(emptyPad(kind), not)).toBe('honours-win-more');
    expect(refused(emptyPad(kind), but)).toBeNull();
  });

  it('R81: three honours, or aces between two hands, may win nothing', () => {
    for (const text of ['N 2R-8 N:three', 'N 2NT-8 N:three', 'N 2NT-8 N:four'])
      expect(refused(emptyPad('auction-1913'), text)).toBeNull();
  });

  it('R80: are not asked about before the tricks are known', () => {
    expect(refused(emptyPad('contract'), 'N 4H N:five')).toBeNull();
  });
});

describe('the bid that only the dealer can be left in', () => {
  it.each([
    ['six-deal', '0NT'],
    ['hawaii', '0NT'],
    ['rubber', '0NT'],
    ['summary', '0NT'],
    ['auction-1913', '1S'],
  ] satisfies [PadKind, string][])('R12, R81: %s, %s', (kind, bid) => {
    const pad = emptyPad(kind);
    expect(refused(pad, `N ${bid}=`)).toBeNull();
    expect(refused(pad, `S ${bid}=`)).toBe('dealers-bid-only');
    expect(refused(pad, `S ${bid}`)).toBe('dealers-bid-only');
    const second = padOf(kind, 'N 2C=');
    expect(refused(second, `N ${bid}XX-1`)).toBe('dealers-bid-only');
    expect(refused(second, `S ${bid}XX-1`)).toBeNull();
  });

  it('R80, R82: is none where all may pass, or nobody bids', () => {
    expect(refused(emptyPad('contract'), 'S 1C=')).toBeNull();
    expect(refused(emptyPad('minibridge'), 'S 1C=')).toBeNull();
  });

  it('R67: is not named to the other side as what wins a game', () => {
    const { deal } = viewOfPad(padOf('rubber', 'N 3H=', 'S 3H='));
    expect([deal!.dealer, deal!.gameBids.N.at(-1), deal!.gameBids.S.at(-1)]).toEqual(['N', '0NT', '1NT']);
  });

  it('R12: a row that another first dealer, or a deal put before it, makes impossible stays and says so', () => {
    const pad = padOf('six-deal', 'N 0NT=', 'S 4H=');
    expect(viewOfPad(pad).rows[0]!.doubt).toBeNull();
    const shifted = after(pad, { type: 'deal-first', seat: 'S' });
    expect(viewOfPad(shifted).rows.map(({ doubt }) => doubt?.code)).toEqual(['dealers-bid-only', undefined]);
    expect(viewOfPad(shifted).sheet.totals).toEqual({ N: 100, S: 700 });
  });
});

it('R91: nothing is stopped before a deal has been finished', () => {
  const stop = (pad: PadState) => {
    const next = writeOnPad(pad, { type: 'stop' });
    return next.ok ? null : next.error.code;
  };
  for (const kind of PAD_KINDS) expect(stop(emptyPad(kind))).toBe('nothing-played');
  expect(stop(padOf('contract', 'pass'))).toBeNull();
});

/** Every entry there is on a pad: bid × doubling × declarer × tricks, and with each of the honours on either side. */
function everyEntry(kind: PadKind): readonly PadEntry[] {
  const { bids, doublings, honours } = gameOf(kind);
  const contracts = bids.flatMap((bid) =>
    doublings.flatMap((doubled) => SEATS.map((declarer) => ({ declarer, doubled, ...partsOfBid(bid) }))),
  );
  const deals = contracts.flatMap((contract) =>
    Array.from({ length: 14 }, (_, tricks) => ({ ...contract, tricks })),
  );
  const held = (deal: (typeof deals)[number]): readonly PadEntry[] =>
    honours(deal.strain).flatMap((of) => SEATS.map((side) => ({ ...deal, honours: { side, kind: of } })));
  return deals.flatMap((deal) => [deal, ...held(deal)]);
}

/** How many of them can be when N deals, and how many are refused for what. */
function tally(kind: PadKind): Readonly<Record<string, number>> {
  const game = gameOf(kind);
  const counts: Record<string, number> = {};
  for (const one of everyEntry(kind)) {
    expect(checkEntry(game, one)).toBeNull();
    const code = impossible(game, one, 'N')?.code ?? 'can be';
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

describe('every pad × bid × doubling × tricks × honours', () => {
  // Bridgette: 36 bids × 3 doublings × 14 numbers of tricks × 2 declarers, less 0NT by the receiver.
  const bridgette = { 'can be': 36 * 3 * 14 * 2 - 3 * 14, 'dealers-bid-only': 3 * 14 };

  it.each([
    ['six-deal', bridgette],
    ['hawaii', bridgette],
    ['rubber', bridgette],
    ['summary', bridgette],
    // 28 bids in suits with four or five honours, which win 3 and 5 tricks; 7 in no-trump, where the aces win one.
    [
      'contract',
      {
        'can be': 3 * 2 * (28 * (14 + 2 * 11 + 2 * 9) + 7 * (14 + 2 * 13)),
        'honours-win-more': 3 * 2 * (28 * 2 * 8 + 7 * 2),
      },
    ],
    // One spade by the side that did not deal is refused whatever the honours: 13 ways a number of tricks.
    [
      'auction-1913',
      {
        'can be': 3 * (69 * (14 * 13 - 2 * 16) + 14 * (14 * 7 - 2)),
        'honours-win-more': 3 * (69 * 2 * 16 + 14 * 2),
        'dealers-bid-only': 3 * 14 * 13,
      },
    ],
    ['minibridge', { 'can be': 10 * 14 * 2 }],
  ] satisfies [PadKind, Record<string, number>][])('R12, R80, R81: %s', (kind, counts) => {
    expect(tally(kind)).toEqual(counts);
  });
});
