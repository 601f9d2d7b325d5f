import { describe, expect, it } from 'vitest';
import { PACK } from '../../../src/engine/cards.ts';
import type { Contract } from '../../../src/engine/scoring/contract.ts';
import { parseHand } from '../../../src/engine/notation.ts';
import { PRESETS } from '../../../src/engine/options.ts';
import { auctionTo } from '../../../src/teaching/auction-to.ts';
import { draftOf, newDraft, positionOf, put, putHand, readHand } from '../../../src/teaching/draft.ts';
import type { Draft } from '../../../src/teaching/draft.ts';
import { fill } from '../../../src/teaching/fill.ts';
import { NO_WISH, NO_WISHES } from '../../../src/teaching/wishes.ts';
import type { HandWish, Wishes } from '../../../src/teaching/wishes.ts';
import { standingOf } from '../../../src/teaching/standing.ts';
import { seeded } from '../../support/random.ts';

function hand(text: string) {
  const parsed = parseHand(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

const HANDS = { N: hand('AK5.K83.Q74.AJ92'), S: hand('QJT92.QJ5.K65.T8') };
const DEALT: Draft = { ...newDraft(PRESETS.basic), hands: HANDS, upcard: 'H2', start: 'auction' };

describe('a card is put', () => {
  it('where there is room, and leaves the place it had', () => {
    const full = put(DEALT, 'D2', 'N');
    expect(full).toMatchObject({ ok: false, error: { code: 'hand-full', params: { seat: 'N', most: 13 } } });
    const up = put(DEALT, 'SA', 'upcard');
    expect(up).toMatchObject({ ok: true, value: { upcard: 'SA', hands: { N: HANDS.N.slice(1) } } });
    const pack = PACK.slice(0, 28);
    expect(put({ ...newDraft(), pack }, ':L', 'pack')).toMatchObject({
      ok: false,
      error: { code: 'pack-full' },
    });
  });
});

describe('a typed hand', () => {
  it.each([
    ['akq2.j94.t.543:lg', 'AKQ2.J94.T.543:LG'],
    ['AHV2.B94.10.543', 'AKQ2.J94.T.543'],
    [' 2AQK . . . : GL ', 'AKQ2...:LG'],
    ['', '...'],
  ])('%s is understood', (text, written) => {
    expect(readHand(text)).toEqual({ ok: true, value: hand(written) });
  });

  it.each([
    ['AKQ2.J94', 'hand-suits'],
    ['AKQ2.J94.X.543', 'hand-letter'],
    ['AKQ2.J94.T.543:A', 'hand-letter'],
    ['AKQ2.J94.T.543:L:G', 'hand-letter'],
    ['AKAQ.J94.T.543', 'card-twice'],
    ['AKQJT98765432.A..', 'hand-long'],
    ['.2..', 'card-elsewhere'],
  ])('%s is refused: %s', (text, code) => {
    expect(putHand({ ...newDraft(), upcard: 'H2' }, 'N', text)).toMatchObject({ ok: false, error: { code } });
  });
});

describe('a draft and a position', () => {
  it('are made of each other', () => {
    const position = positionOf(DEALT);
    if (!position.ok) throw new Error(position.error.code);
    expect(draftOf(position.value)).toEqual(DEALT);
  });

  it('is judged by the rules, with what is missing first', () => {
    const code = (draft: Draft) => standingOf(draft).error?.code ?? null;
    expect(code(newDraft())).toBe('upcard-missing');
    expect(code({ ...DEALT, hands: { ...HANDS, S: [] } })).toBe('hand-size');
    expect(code(DEALT)).toBeNull();
    expect(code({ ...DEALT, calls: ['1S', 'P', 'P'] })).toBe('auction-over');
    expect(code({ ...DEALT, start: 'play' })).toBe('auction-open');
    expect(code({ ...DEALT, start: 'exchange', calls: ['1S'] })).toBe('too-early');
    expect(standingOf({ ...DEALT, calls: ['1S', '1C'] })).toMatchObject({
      error: { code: 'rule', params: { step: 'call', at: 1, error: { ruling: 'R14' } } },
      auction: { turn: 'S', contract: null },
    });
    const played = standingOf({ ...DEALT, start: 'play', calls: ['1S', 'P', 'P'], cards: ['SA', 'S2'] });
    expect(played.play).toMatchObject({ turn: 'N', phase: { won: { N: 1, S: 0 } } });
  });
});

describe('wishes', () => {
  const wish = (changed: Partial<HandWish>): HandWish => ({ ...NO_WISH, ...changed });
  const wishing = (changed: Partial<HandWish>, more: Partial<Wishes> = {}): Wishes => ({
    ...NO_WISHES,
    hands: { N: wish(changed), S: NO_WISH },
    ...more,
  });
  const four = { from: 4, to: 4 };

  it.each<[string, Draft, Wishes, string]>([
    ['from more to less', newDraft(), wishing({ points: { from: 9, to: 8 } }), 'wish-range'],
    ['four fours', newDraft(), wishing({ length: { S: four, H: four, D: four, C: four } }), 'wish-hand'],
    [
      'no points with an ace',
      { ...newDraft(), hands: { N: ['SA'], S: [] } },
      wishing({ points: { from: 0, to: 3 } }),
      'wish-placed',
    ],
    [
      'an upcard of another group',
      { ...newDraft(), upcard: 'H2' },
      { ...NO_WISHES, group: ':G' },
      'wish-group',
    ],
    [
      'forty points for two',
      newDraft(),
      {
        ...NO_WISHES,
        hands: { N: wish({ points: { from: 30, to: 37 } }), S: wish({ points: { from: 11, to: 37 } }) },
      },
      'wish-together',
    ],
  ])('that contradict are refused: %s', (_, draft, wishes, code) => {
    expect(fill(draft, wishes, seeded(1))).toMatchObject({ ok: false, error: { code } });
  });

  it('that nearly no deal fits end all the same', () => {
    const rare = {
      hands: {
        N: wish({ points: { from: 37, to: 37 }, colon: 'none' }),
        S: wish({
          points: { from: 3, to: 3 },
          colon: ':G',
          length: { ...NO_WISH.length, S: { from: 9, to: 9 } },
        }),
      },
      group: ':R',
    } as const;
    const done = fill(newDraft(), rare, seeded(3));
    expect(done).toMatchObject({ ok: true, value: { upcard: ':R' } });
  });
});

describe('an auction that leads to a contract', () => {
  const to = (
    level: Contract['level'],
    strain: Contract['strain'],
    declarer: 'N' | 'S',
    doubled: 0 | 1 | 2 = 0,
  ) => auctionTo({ level, strain, declarer, doubled }, DEALT);

  it('is as short as can be', () => {
    expect(to(2, 'S', 'N')).toEqual(['2S', 'P', 'P']);
    expect(to(0, 'NT', 'N')).toEqual(['0NT', 'P', 'P']);
    expect(to(2, 'S', 'N', 2)).toEqual(['2S', 'X', 'XX']);
    expect(to(1, 'S', 'S')).toHaveLength(4);
    // A jump over any opening at level 1 it must not be, with three diamonds (R16).
    expect(to(4, 'D', 'S')).toEqual(['3D', '4D', 'P', 'P']);
  });

  it('does not exist for who may not bid the strain (R15), nor below an opening', () => {
    const short = { ...DEALT, hands: { N: hand('AKQJT98765432...'), S: hand('.KQJT98.KQJT98.2') } };
    const contract = { level: 4, strain: 'C', doubled: 0, declarer: 'N' } as const;
    expect(auctionTo(contract, short)).toBeNull();
    expect(to(0, 'NT', 'S')).toBeNull();
  });
});
