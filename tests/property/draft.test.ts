import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLONS, PACK, SUITS, groupOf } from '../../src/engine/cards.ts';
import type { Suit } from '../../src/engine/cards.ts';
import { contractOf, legalCalls, makeCall, startAuction } from '../../src/engine/auction/index.ts';
import { BIDS, levelOf, strainOf } from '../../src/engine/auction/call.ts';
import { formatHand } from '../../src/engine/notation.ts';
import { PRESETS } from '../../src/engine/options.ts';
import { SEATS } from '../../src/engine/seat.ts';
import { auctionTo } from '../../src/teaching/auction-to.ts';
import { PLACES, newDraft, placeIn, positionOf, put, putHand, unplaced } from '../../src/teaching/draft.ts';
import type { Draft } from '../../src/teaching/draft.ts';
import { fill } from '../../src/teaching/fill.ts';
import { layOut } from '../../src/teaching/position.ts';
import { MOST_POINTS, NO_WISH, NO_WISHES, fitsWish } from '../../src/teaching/wishes.ts';
import type { HandWish, Range, Wishes } from '../../src/teaching/wishes.ts';
import { seeded } from '../support/random.ts';

const card = fc.constantFrom(...PACK);
const moves = fc.array(fc.tuple(card, fc.constantFrom(...PLACES, null)), { maxLength: 40 });

/** A draft by putting cards here and there; what has no room stays where it was. */
function moved(steps: readonly (readonly [(typeof PACK)[number], (typeof PLACES)[number] | null])[]): Draft {
  return steps.reduce((draft, [one, place]) => {
    const next = put(draft, one, place);
    return next.ok ? next.value : draft;
  }, newDraft(PRESETS.advanced));
}

const range = (most: number): fc.Arbitrary<Range> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant({ from: 0, to: most }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.nat(most), fc.nat(most))
        .map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) })),
    },
  );
const handWish: fc.Arbitrary<HandWish> = fc.record({
  points: range(MOST_POINTS),
  length: fc.record(
    Object.fromEntries(SUITS.map((suit) => [suit, range(13)])) as Record<Suit, fc.Arbitrary<Range>>,
  ),
  colon: fc.constantFrom(null, null, 'some', 'none', ...COLONS),
});
const wishes: fc.Arbitrary<Wishes> = fc.record({
  hands: fc.record({ N: handWish, S: fc.oneof(fc.constant(NO_WISH), handWish) }),
  group: fc.constantFrom(null, ...COLONS),
});

describe('a draft', () => {
  it('holds each card once at most, wherever cards are moved', () => {
    fc.assert(
      fc.property(moves, (steps) => {
        const draft = moved(steps);
        const all = [
          ...draft.hands.N,
          ...draft.hands.S,
          ...draft.pack,
          ...(draft.upcard ? [draft.upcard] : []),
        ];
        expect(new Set(all).size).toBe(all.length);
        expect(unplaced(draft).length).toBe(PACK.length - all.length);
        for (const one of all) expect(placeIn(draft, one)).not.toBeNull();
      }),
    );
  });

  it('takes a typed hand back as it wrote it', () => {
    fc.assert(
      fc.property(moves, (steps) => {
        const draft = moved(steps);
        for (const seat of SEATS) {
          const typed = putHand(draft, seat, formatHand(draft.hands[seat]).toLowerCase());
          expect(typed).toEqual({ ok: true, value: draft });
        }
      }),
    );
  });
});

describe('a draft that is filled', () => {
  it('keeps what was placed, fits the wishes, has each card once and can be laid out; else it says what contradicts', () => {
    let filled = 0;
    fc.assert(
      fc.property(moves, wishes, fc.nat(), (steps, wished, seed) => {
        const draft = moved(steps);
        const done = fill(draft, wished, seeded(seed));
        if (!done.ok) return;
        filled += 1;
        const { hands, upcard, pack } = done.value;
        expect([...hands.N, ...hands.S, upcard, ...pack].sort()).toEqual([...PACK].sort());
        for (const seat of SEATS) {
          expect(hands[seat]).toHaveLength(13);
          expect(hands[seat]).toEqual(expect.arrayContaining([...draft.hands[seat]]));
          expect(fitsWish(hands[seat], wished.hands[seat])).toBe(true);
        }
        if (draft.upcard !== null) expect(upcard).toBe(draft.upcard);
        if (wished.group !== null) expect(groupOf(upcard ?? 'C2')).toBe(wished.group);
        expect(pack.slice(0, draft.pack.length)).toEqual(draft.pack);
        const position = positionOf(done.value);
        expect(position.ok && layOut(position.value).ok).toBe(true);
      }),
      { numRuns: 60 },
    );
    expect(filled).toBeGreaterThan(5);
  });

  it('is any of the deals that fit, equally often', () => {
    // North holds two of three cards that are left for both hands and the upcard: the third to South or up.
    const base = {
      ...newDraft(),
      hands: { N: PACK.slice(0, 12), S: PACK.slice(20, 32) },
      pack: PACK.slice(35),
    };
    const left = PACK.slice(12, 20).concat(PACK.slice(32, 35));
    const pack = [...base.pack, ...left.slice(3)];
    const draft: Draft = { ...base, pack };
    const seen = new Map<string, number>();
    const random = seeded(5);
    const DRAWS = 1200;
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const done = fill(draft, NO_WISHES, random);
      if (!done.ok) throw new Error(done.error.code);
      const { hands, upcard } = done.value;
      const key = [...hands.N.filter((one) => left.includes(one)), upcard].join();
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const times of seen.values()) expect(Math.abs(times - DRAWS / 6)).toBeLessThan(75);
  });
});

describe('an auction that leads to a contract', () => {
  it('is accepted by the engine, call by call, and ends in that contract', () => {
    let found = 0;
    const contract = fc
      .tuple(fc.constantFrom(...BIDS), fc.constantFrom<0 | 1 | 2>(0, 1, 2), fc.constantFrom(...SEATS))
      .map(([bid, doubled, declarer]) => ({
        level: levelOf(bid),
        strain: strainOf(bid),
        doubled,
        declarer,
      }));
    fc.assert(
      fc.property(
        contract,
        fc.constantFrom(PRESETS.basic, PRESETS.summary, PRESETS.advanced),
        fc.constantFrom(...SEATS),
        fc.nat(),
        (wanted, options, dealer, seed) => {
          const deal = fill({ ...newDraft(options), dealer }, NO_WISHES, seeded(seed));
          if (!deal.ok) throw new Error(deal.error.code);
          const calls = auctionTo(wanted, deal.value);
          if (calls === null) return;
          found += 1;
          const end = calls.reduce(
            (auction, call) => {
              expect(legalCalls(auction)).toContain(call);
              return makeCall(auction, call);
            },
            startAuction(dealer, deal.value.hands, options),
          );
          expect(contractOf(end)).toEqual(wanted);
        },
      ),
      { numRuns: 30 },
    );
    expect(found).toBeGreaterThan(5);
  });
});
