import { describe, expect, it } from 'vitest';
import { CALLS } from '../../src/engine/auction/call.ts';
import { PACK } from '../../src/engine/cards.ts';
import { sortHand } from '../../src/engine/hand.ts';
import {
  formatHand,
  isCall,
  parseCall,
  parseCard,
  parseHand,
  splitColons,
} from '../../src/engine/notation.ts';
import { shuffledPack } from '../../src/engine/shuffle.ts';
import { seeded } from '../support/random.ts';

describe('written cards and calls (rulings §1)', () => {
  it('R1: each of the 55 cards is its own text', () => {
    for (const card of PACK) expect(parseCard(card)).toEqual({ ok: true, value: card });
  });

  it('R1: no other text is a card, and the refusal quotes it', () => {
    for (const text of ['', 'A', 'AS', 'sa', 'S10', '1S', ':', ':A', ':LR', ' SA']) {
      expect(parseCard(text)).toEqual({
        ok: false,
        error: { code: 'not-a-card', ruling: null, params: { text } },
      });
    }
  });

  it('R13: there are 256 calls, each its own text', () => {
    expect(CALLS).toHaveLength(256);
    expect(new Set(CALLS).size).toBe(256);
    for (const call of CALLS) expect(parseCall(call)).toEqual({ ok: true, value: call });
  });

  it('R13: no other text is a call: no suit at level 0, nothing above 7NT, no unknown keyword', () => {
    for (const text of [
      '',
      '0C',
      '8C',
      '7',
      'NT',
      '1N',
      '2s',
      '2S-',
      '2S-ten',
      'P-short',
      'X X',
      'p',
      'pass',
      'toString',
    ]) {
      expect(isCall(text), text).toBe(false);
      expect(parseCall(text)).toEqual({
        ok: false,
        error: { code: 'not-a-call', ruling: null, params: { text } },
      });
    }
  });
});

describe('written hands (rulings §1)', () => {
  it.each(['AKQ2.J94.T.543:LG', '.AT98.KQJ.765432', '...', '...:LRG', 'AKQJT98765432...', '...2', '.T..:R'])(
    'rulings §1: %s is read and written alike',
    (text) => {
      const parsed = parseHand(text);
      expect(parsed.ok && formatHand(parsed.value)).toBe(text);
    },
  );

  it('rulings §1: spades, hearts, diamonds, clubs, then colons', () => {
    const parsed = parseHand('A.K3.QT.J2:RG');
    expect(parsed.ok && parsed.value).toEqual(['SA', 'HK', 'H3', 'DQ', 'DT', 'CJ', 'C2', ':R', ':G']);
  });

  it('rulings §1: any hand of any size keeps its cards', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const cards = shuffledPack(seeded(seed)).slice(0, seed % 56);
      expect(parseHand(formatHand(cards))).toEqual({ ok: true, value: sortHand(cards) });
    }
  });

  it.each([
    ['three suits', 'AK.QJ.T9'],
    ['five suits', 'A.K.Q.J.T'],
    ['ranks out of order', 'KA...'],
    ['a card twice', 'AA...'],
    ['an unknown rank', '1...'],
    ['ten written out', '10...'],
    ['small letters', 'ak...'],
    ['a colon sign without colons', 'A.K.Q.J:'],
    ['colons out of order', 'A.K.Q.J:GL'],
    ['a colon twice', 'A.K.Q.J:LL'],
    ['an unknown colon', 'A.K.Q.J:X'],
    ['two lists of colons', 'A.K.Q.J:L:G'],
    ['spaces', 'A.K.Q. J'],
    ['nothing', ''],
  ])('rulings §1: %s make no hand', (_, text) => {
    expect(parseHand(text)).toEqual({
      ok: false,
      error: { code: 'not-a-hand', ruling: null, params: { text } },
    });
  });

  it('R1: suit cards and colons can be told apart', () => {
    const parsed = parseHand('A.K3..J2:LG');
    const { suits, colons } = splitColons(parsed.ok ? parsed.value : []);
    expect(suits).toEqual(['SA', 'HK', 'H3', 'CJ', 'C2']);
    expect(colons).toEqual([':L', ':G']);
  });
});
