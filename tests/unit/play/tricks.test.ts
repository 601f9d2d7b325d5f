import { describe, expect, it } from 'vitest';
import { COLONS, PACK, RANKS, STRAINS, SUITS, groupOf, isColon } from '../../../src/engine/cards.ts';
import type { Card, Colon } from '../../../src/engine/cards.ts';
import { playCard, startPlay, winsOverLead } from '../../../src/engine/play/index.ts';
import type { Trick } from '../../../src/engine/play/index.ts';
import { SEATS, opponent } from '../../../src/engine/seat.ts';
import type { Seat } from '../../../src/engine/seat.ts';

/** A trick of two cards, one each. */
function trick(leader: Seat, led: Card, followed: Card, strain: (typeof STRAINS)[number]): Trick {
  const hands = leader === 'N' ? { N: [led], S: [followed] } : { N: [followed], S: [led] };
  const [made] = playCard(playCard(startPlay({ hands, strain, leader }), led), followed).tricks;
  if (made === undefined) throw new Error('no trick');
  return made;
}

const suitCards = PACK.filter((card) => !isColon(card));

describe.each(SEATS)('who wins a trick led by %s', (leader) => {
  const follower = opponent(leader);

  it.each([
    ['a higher card of the suit', 'H9', 'HT', 'S', true],
    ['a lower card of the suit', 'HT', 'H9', 'S', false],
    ['the ace on the king, trumps', 'SK', 'SA', 'S', true],
    ['a lower trump on a trump', 'SK', 'SQ', 'S', false],
    ['the lowest trump on an ace', 'HA', 'S2', 'S', true],
    ['another suit', 'H2', 'CA', 'S', false],
    ['another suit on a trump', 'S2', 'CA', 'S', false],
    ['another suit without trumps', 'H2', 'SA', 'NT', false],
    ['a higher card without trumps', 'H2', 'H3', 'NT', true],
    ['the matching colon', 'H2', ':L', 'S', false],
    ['the matching colon on a trump', 'SA', ':G', 'S', false],
    ['another colon', 'H2', ':G', 'NT', false],
    ['a trump on a led colon', ':G', 'S2', 'S', true],
    ['a trump of its group on a led colon', ':G', 'SA', 'S', true],
    ['a card of its group on a led colon', ':R', 'HJ', 'S', true],
    ['a card of its group, without trumps', ':L', 'CT', 'NT', true],
    ['an ace on the Royal colon', ':R', 'CA', 'NT', false],
    ['a card of another group on a led colon', ':G', 'HK', 'S', false],
    ['a two on the Grand colon', ':G', 'H2', 'S', false],
    ['a colon on a led colon', ':L', ':G', 'S', false],
    ['a colon on a led colon, without trumps', ':G', ':R', 'NT', false],
  ] as const)('R46: %s: %s, then %s, in %s: the follower wins: %s', (_, led, followed, strain, wins) => {
    expect(trick(leader, led, followed, strain).winner).toBe(wins ? follower : leader);
    expect(winsOverLead(led, followed, strain)).toBe(wins);
  });

  it('R46: a suit card led: a higher card of the suit or a trump on another suit, for every pair in every strain', () => {
    let pairs = 0;
    for (const strain of STRAINS) {
      for (const led of suitCards) {
        for (const followed of PACK) {
          if (led === followed) continue;
          const sameSuit = led[0] === followed[0];
          const higher =
            RANKS.findIndex((rank) => rank === followed[1]) > RANKS.findIndex((rank) => rank === led[1]);
          const ruffs = !sameSuit && followed[0] === strain;
          expect(trick(leader, led, followed, strain).winner === follower).toBe(
            !isColon(followed) && ((sameSuit && higher) || ruffs),
          );
          pairs += 1;
        }
      }
    }
    expect(pairs).toBe(5 * 52 * 54);
  });

  it('R46: a colon led: a trump or a card of its group, never a colon, for every pair in every strain', () => {
    const ranksOf: Readonly<Record<Colon, string>> = { ':L': '23456789T', ':R': 'JQK', ':G': 'A' };
    for (const strain of STRAINS) {
      for (const led of COLONS) {
        for (const followed of PACK) {
          if (led === followed) continue;
          const beats =
            !isColon(followed) && (followed[0] === strain || ranksOf[led].includes(followed.charAt(1)));
          expect(trick(leader, led, followed, strain).winner === follower, `${led} ${followed}`).toBe(beats);
        }
      }
    }
  });

  it('R46, R47: a trick tells what its colon did', () => {
    for (const strain of STRAINS) {
      for (const led of PACK) {
        for (const followed of PACK) {
          if (led === followed) continue;
          const { leadEffect, followEffect, winner } = trick(leader, led, followed, strain);
          expect(leadEffect).toBe(isColon(led) ? (winner === leader ? 'wins' : 'loses') : null);
          const bars = groupOf(led) === followed ? 'bars' : 'bars-nothing';
          expect(followEffect).toBe(isColon(followed) && !isColon(led) ? bars : null);
        }
      }
    }
  });

  it('R42: a trick names its leader and both cards', () => {
    for (const suit of SUITS) {
      expect(trick(leader, `${suit}5`, ':L', 'NT')).toEqual({
        leader,
        led: `${suit}5`,
        followed: ':L',
        winner: leader,
        leadEffect: null,
        followEffect: 'bars',
        bar: null,
      });
    }
  });
});
