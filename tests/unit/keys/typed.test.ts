import { describe, expect, it } from 'vitest';
import { CALLS, KEYWORDS, isCueBid, keywordOf, bidOfCueBid } from '../../../src/engine/auction/call.ts';
import { PACK, isColon } from '../../../src/engine/cards.ts';
import type { Card } from '../../../src/engine/cards.ts';
import type { Language } from '../../../src/i18n/index.ts';
import { typedCall as typedCallIn } from '../../../src/ui/keys/typedCall.ts';
import { typedCard } from '../../../src/ui/keys/typedCard.ts';
import { NOTHING_TYPED, typeLetter, untypeLetter } from '../../../src/ui/keys/typing.ts';
import type { Nameable, Typed } from '../../../src/ui/keys/typing.ts';

const typedCall = (text: string, language: Language = 'en') => typedCallIn(text, language);

describe('a typed call', () => {
  it('is found for every call there is, as the notation writes it, in small letters or in capitals (R13, R23)', () => {
    expect(CALLS).toHaveLength(256);
    for (const language of ['en', 'nl'] as const) {
      for (const call of CALLS) {
        expect(typedCall(call, language), call).toBe(call);
        expect(typedCall(call.toLowerCase(), language), call).toBe(call);
      }
    }
  });

  it('never turns into another on its way: each beginning is the bid itself, a cue-bid of it, or asks for more', () => {
    for (const call of CALLS.filter(isCueBid)) {
      for (let length = 1; length < call.length; length += 1) {
        const begun = call.slice(0, length).toLowerCase();
        const found = typedCall(begun);
        const bid = bidOfCueBid(call);
        const right = found === 'more' || found === bid || found === call;
        expect(right, `${begun} gives ${String(found)}`).toBe(true);
      }
    }
  });

  it.each(KEYWORDS)('needs only the first letter of %s, with or without the hyphen', (keyword) => {
    for (const call of CALLS.filter(isCueBid).filter((one) => keywordOf(one) === keyword)) {
      const bid = bidOfCueBid(call).toLowerCase();
      expect(typedCall(`${bid}-${keyword.charAt(0)}`)).toBe(call);
      expect(typedCall(bid + keyword.charAt(0))).toBe(call);
    }
  });

  it.each([
    ['3n', '3NT'],
    ['0n', '0NT'],
    ['2nn', '2NT-null'],
    ['2ntk', '2NT-king'],
    ['2r', '2D'],
    ['2k', '2C'],
    ['2s-kort', '2S-short'],
    ['2s-vrouw', '2S-queen'],
  ])('“%s” is %s', (text, call) => {
    expect(typedCall(text)).toBe(call);
  });

  it.each([
    ['3sa', '3NT'],
    ['0SA', '0NT'],
    ['3nt', '3NT'],
    ['1k', '1C'],
    ['1r', '1D'],
    ['2s', '2S'],
    ['2sk', '2S-short'],
    ['2s-heer', '2S-king'],
    ['2s-a', '2S-ace'],
    ['2saas', '2S-ace'],
    ['2saa', '2NT-ace'],
    ['2sa-k', '2NT-short'],
  ])('in Dutch “%s” is %s', (text, call) => {
    expect(typedCall(text, 'nl')).toBe(call);
  });

  it('in English asks for the ace where Dutch writes no-trump', () => {
    expect(typedCall('3sa')).toBe('3S-ace');
    expect(typedCall('2sk')).toBe('2S-king');
  });

  it.each(['2', '0', '2s-'])('“%s” asks for more', (text) => {
    expect(typedCall(text)).toBe('more');
  });

  it.each(['', '8', '8s', '0s', '2x', '2-', 's2', '2s-z', '2s--s', 'xxx', 'pp', '22', 'h'])(
    '“%s” is none',
    (text) => {
      expect(typedCall(text)).toBeNull();
    },
  );
});

describe('a typed card', () => {
  it('is found for every card of the pack, as the notation writes it', () => {
    for (const card of PACK) {
      expect(typedCard(card), card).toBe(card);
      expect(typedCard(card.toLowerCase()), card).toBe(card);
    }
  });

  it.each([
    ['h10', 'HT'],
    ['sv', 'SQ'],
    ['rb', 'DJ'],
    ['kh', 'CK'],
    ['ra', 'DA'],
    [':kl', ':L'],
    [':ko', ':R'],
  ])('“%s” is %s', (text, card) => {
    expect(typedCard(text)).toBe(card);
  });

  it.each(['s', 'h1', ':', ':k'])('“%s” asks for more', (text) => {
    expect(typedCard(text)).toBe('more');
  });

  it.each(['', 'q', 'qs', 's1q', 's11', ':x', ':gg', 'ss', 'x', '2'])('“%s” is none', (text) => {
    expect(typedCard(text)).toBeNull();
  });

  it('never begins like a call: a letter says which of the two is meant', () => {
    const begins = new Set(PACK.map((card: Card) => (isColon(card) ? ':' : card.charAt(0).toLowerCase())));
    for (const call of CALLS) expect(begins.has(call.charAt(0).toLowerCase())).toBe(false);
  });
});

describe('typing', () => {
  const here: Nameable = { cards: ['SQ', 'HT', ':G'], calls: 'all', language: 'en' };
  const typed = (text: string, nameable = here): Typed | null =>
    [...text].reduce<Typed | null>(
      (before, letter) => typeLetter(before ?? NOTHING_TYPED, letter, nameable),
      NOTHING_TYPED,
    );

  it('goes on from letter to letter, and starts anew with what does not go on', () => {
    expect(typed('2s')).toEqual({ text: '2s', call: '2S', card: null, missing: false });
    expect(typed('2s3')).toMatchObject({ text: '3', call: null });
    expect(typed('sqh10')).toMatchObject({ text: 'h10', card: 'HT' });
  });

  it('says what is missing: a card that is not held, a cue-bid where none are played, nonsense', () => {
    expect(typed('sk')).toEqual({ text: 'sk', call: null, card: null, missing: true });
    expect(typed('2sq', { ...here, calls: 'no-cue-bids' })).toMatchObject({ call: null, missing: true });
    expect(typed('2z')).toEqual({ text: '2z', call: null, card: null, missing: true });
  });

  it('leaves alone what begins nothing, and calls outside the auction', () => {
    expect(typed('z')).toBeNull();
    expect(typed('2', { ...here, calls: 'none' })).toBeNull();
    expect(typed('sq', { ...here, calls: 'none' })).toMatchObject({ card: 'SQ' });
  });

  it('takes letters back', () => {
    const cueBid = typed('2sq');
    expect(cueBid).toMatchObject({ call: '2S-queen' });
    const bid = untypeLetter(cueBid ?? NOTHING_TYPED, here);
    expect(bid).toMatchObject({ text: '2s', call: '2S' });
    expect(untypeLetter(untypeLetter(bid, here), here)).toEqual(NOTHING_TYPED);
  });
});
