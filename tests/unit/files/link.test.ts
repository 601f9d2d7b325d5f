import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay } from '../../../src/engine/index.ts';
import { review } from '../../../src/engine/view/review.ts';
import { CALLS } from '../../../src/engine/auction/call.ts';
import { PACK } from '../../../src/engine/cards.ts';
import { PRESETS } from '../../../src/engine/options.ts';
import { dealLink } from '../../../src/files/link/format.ts';
import { LINK_LENGTH, LetterWriter } from '../../../src/files/link/letters.ts';
import { optionsNumber, optionsOf } from '../../../src/files/link/options.ts';
import { readDealLink } from '../../../src/files/link/read.ts';
import { chances, mixtures, must } from '../../support/matches.ts';
import { loaded } from '../../support/file-matches.ts';
import { CALM } from '../../support/random-play.ts';

const SETUP = {
  options: PRESETS.advanced,
  firstDealer: 'N',
  olderTricksOpen: false,
  sitting: 'pass',
} as const;
const STATE = loaded({ seed: 3, setup: SETUP, habits: CALM }).state;
const LINK = dealLink(STATE, 1)!;

/** The letters with their check made right again. */
function checked(letters: string): string {
  const writer = new LetterWriter();
  writer.letters(letters);
  return writer.finish();
}

const BODY = LINK.slice(0, -4);
const reasonOf = (letters: string): unknown => {
  const read = readDealLink(letters);
  return read.ok ? null : read.error;
};

describe('a link to a deal', () => {
  it('of a thousand deals and more fits into an address, and is the deal again', () => {
    let deals = 0;
    let longest = 0;
    fc.assert(
      fc.property(chances(mixtures), (chance) => {
        const { state } = loaded(chance);
        state.finished.forEach((deal, at) => {
          const link = dealLink(state, at + 1)!;
          deals += 1;
          longest = Math.max(longest, link.length);
          const read = readDealLink(link);
          must(read.ok, () => JSON.stringify([chance, at, read]));
          if (!read.ok) return;
          const { match, result, lines } = read.value;
          expect(result).toEqual(deal.result);
          expect(lines).toEqual(state.sheet.rows[at]!.lines);
          const again = replay(match);
          must(again.ok, 'it can be replayed');
          if (!again.ok) return;
          const [one] = again.value.finished;
          expect({ ...one!, events: [], number: 0 }).toEqual({ ...deal, events: [], number: 0 });
        });
      }),
      { numRuns: 220 },
    );
    expect(deals).toBeGreaterThanOrEqual(1000);
    expect(longest).toBeLessThanOrEqual(400);
    expect(longest).toBeLessThanOrEqual(LINK_LENGTH);
  });

  it('may be stepped through', () => {
    const read = readDealLink(LINK);
    expect(read.ok && review(read.value.match, 1, 0)?.hands).toEqual(STATE.finished[0]!.exchange.dealt);
  });

  it('needs no letter that an address would change', () => {
    expect(encodeURIComponent(LINK)).toBe(LINK);
    expect(new URL(`https://example.org/#/deal/${LINK}`).hash).toBe(`#/deal/${LINK}`);
  });

  it('is none of a deal that is not over', () => {
    const { state } = loaded({ seed: 3, setup: SETUP, habits: CALM }, 30);
    expect(state.finished).toHaveLength(0);
    expect(dealLink(state, 1)).toBeNull();
    expect(dealLink(STATE, 7)).toBeNull();
    expect(dealLink(STATE, 0)).toBeNull();
  });

  it('opens for ever: a link of version 1', () => {
    expect(CALLS).toHaveLength(256);
    expect([CALLS[0], CALLS[35], CALLS[36], CALLS[251], CALLS.slice(252)]).toEqual([
      '0NT',
      '7NT',
      '0NT-short',
      '7NT-jack',
      ['P', 'X', 'XX', 'T'],
    ]);
    expect(PACK.indexOf('SA')).toBe(0);
    expect(PACK.slice(52)).toEqual([':L', ':R', ':G']);
    expect(LINK).toBe(
      'BAwA25ZSZZ0SYVD73HW2JB61QQBJTY7Z71SB67Q8D8VXC16F2X98505AACtwEAEp2AIAMCMAZDdAjD_D9D-aliVNbmqrBGuoOQsFJLcgzWRPeXAVIbg',
    );
  });

  it('names every choice of options', () => {
    for (let number = 0; number < 256; number += 1) expect(optionsNumber(optionsOf(number))).toBe(number);
  });
});

describe('letters that are no link', () => {
  it.each([
    ['nothing', '', { code: 'link-empty' }],
    ['a book', 'A'.repeat(2001), { code: 'link-too-long', params: { most: 2000 } }],
    [
      'a blank',
      `${LINK.slice(0, 5)} ${LINK.slice(5)}`,
      { code: 'link-letter', params: { letter: ' ', at: 6 } },
    ],
    ['a percent sign', `%${LINK}`, { code: 'link-letter', params: { letter: '%', at: 1 } }],
    ['a picture', `🂡${LINK}`, { code: 'link-letter', params: { letter: '🂡', at: 1 } }],
    ['the beginning', LINK.slice(0, 80), { code: 'link-check' }],
    ['the end', LINK.slice(1), { code: 'link-check' }],
    ['one letter', 'B', { code: 'link-check' }],
    ['the check alone', LINK.slice(-4), { code: 'link-check' }],
    ['a newer app’s', checked(`C${BODY.slice(1)}`), { code: 'link-newer', params: { version: 2 } }],
    ['version nought', checked(`A${BODY.slice(1)}`), { code: 'link-meaning' }],
    ['only a version', checked('B'), { code: 'link-rule', params: { error: { code: 'code-length' } } }],
    ['more than a deal', checked(`${BODY}A`), { code: 'link-meaning' }],
    ['less than a deal', checked(BODY.slice(0, -20)), { code: 'link-rule' }],
    [
      'options that contradict',
      checked(`BA0${BODY.slice(3)}`),
      { code: 'link-rule', params: { error: { code: 'options-contradict' } } },
    ],
    ['another pack', checked(`${BODY.slice(0, 4)}${'0'.repeat(52)}${BODY.slice(56)}`), { code: 'link-rule' }],
    [
      'a pack that is none',
      checked(`${BODY.slice(0, 4)}${'Z'.repeat(52)}${BODY.slice(56)}`),
      { code: 'link-rule', params: { error: { code: 'code-check' } } },
    ],
    ['a third seat', checked(`${BODY.slice(0, 3)}_${BODY.slice(4)}`), { code: 'link-meaning' }],
  ])('%s', (_, letters, reason) => {
    expect(reasonOf(letters)).toMatchObject(reason);
  });

  it('are found out by any one wrong letter and any two that changed places', () => {
    for (let at = 0; at < LINK.length; at += 1) {
      const wrong = `${LINK.slice(0, at)}${LINK[at] === 'A' ? 'B' : 'A'}${LINK.slice(at + 1)}`;
      expect(reasonOf(wrong)).not.toBeNull();
      const [one, two] = [LINK[at], LINK[at + 1]];
      if (two === undefined || one === two) continue;
      expect(reasonOf(`${LINK.slice(0, at)}${two}${one!}${LINK.slice(at + 2)}`)).not.toBeNull();
    }
  });

  it('never throw, whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => !readDealLink(text).ok),
      { numRuns: 500 },
    );
    const letters = fc.string({
      unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'),
      maxLength: 200,
    });
    fc.assert(
      fc.property(letters, fc.nat(BODY.length), (text, at) => {
        readDealLink(checked(text));
        readDealLink(checked(`${BODY.slice(0, at)}${text}${BODY.slice(at + text.length)}`));
      }),
      { numRuns: 500 },
    );
  });
});
