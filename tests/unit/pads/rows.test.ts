import { describe, expect, it } from 'vitest';
import { viewOfPad } from '../../../src/pads/index.ts';
import type { PadAction } from '../../../src/pads/index.ts';
import { isTieBreak } from '../../../src/ui/pads/usePadSaid.ts';
import { after, emptyPad, entry, padOf, refusal, written } from '../../support/pad.ts';

const insert = (at: number, text: string): PadAction => ({ type: 'insert', at, entry: entry(text) });
const edit = (at: number, text: string): PadAction => ({ type: 'edit', at, entry: entry(text) });
const UNDO: PadAction = { type: 'undo' };
const REDO: PadAction = { type: 'redo' };
const STOP: PadAction = { type: 'stop' };

describe('a row', () => {
  it('is entered in two steps, and its worth is told in between', () => {
    const half = after(padOf('rubber', 'N 3NT='), insert(1, 'N 4SX'));
    const view = viewOfPad(half);
    expect(view.rows[1]).toMatchObject({
      dealer: 'S',
      scored: null,
      unscored: 'half-entered',
      worth: { made: 240 + 100, oneShort: 200 },
      was: null,
    });
    expect(view.deal).toMatchObject({ at: 1, dealer: 'S', vulnerable: { N: true, S: false } });
    expect(view.sheet.rows).toHaveLength(1);
    const whole = viewOfPad(after(half, edit(1, 'N 4SX-1')));
    expect(whole.rows[1]).toMatchObject({ unscored: null, worth: null, was: null, inserted: false });
    expect(whole.rows[1]!.scored!.points).toEqual({ N: 0, S: 200 });
  });

  it('that waits is behind the end once one put before it decides the match', () => {
    const pad = after(
      padOf('six-deal', ...Array.from({ length: 5 }, () => 'N 1C=')),
      insert(5, 'N 1S'),
      insert(0, 'N 1C='),
    );
    const view = viewOfPad(pad);
    expect(view.sheet.complete).toBe(true);
    expect(view.rows[6]).toMatchObject({ unscored: 'after-the-end', worth: null });
    expect(refusal(pad, insert(7, 'N 1C='))).toBe('pad-complete');
    expect(refusal(pad, STOP)).toBe('pad-complete');
  });

  it('R60: behind the sixth deal is a tie-break only where it decides', () => {
    const six = Array.from({ length: 6 }, (_, at) => (at % 2 === 0 ? 'N 1C=' : 'S 1C='));
    const level = viewOfPad(padOf('six-deal', ...six, 'N 1C='));
    expect(isTieBreak(level, 6)).toBe(true);
    const decided = padOf('six-deal', ...six.slice(0, 5), 'N 1C=');
    const view = viewOfPad(after(decided, insert(0, 'N 1C='), insert(0, 'N 1C=')));
    expect([6, 7].map((at) => isTieBreak(view, at))).toEqual([false, false]);
  });

  it('tells how its number came about', () => {
    const [, row] = viewOfPad(padOf('contract', 'N 3NT=', 'N 2NTX+1 S:aces')).rows;
    expect(row!.scored!.lines).toEqual([
      {
        name: 'trick-score',
        ruling: 'R80',
        seat: 'N',
        amount: 140,
        sum: {
          terms: [
            { times: 1, each: 40 },
            { times: 1, each: 30 },
          ],
          factor: 2,
          most: null,
        },
        where: 'below',
      },
      {
        name: 'overtricks',
        ruling: 'R80',
        seat: 'N',
        amount: 200,
        sum: { terms: [{ times: 1, each: 200 }], factor: 1, most: null },
        where: 'above',
      },
      {
        name: 'made-doubled',
        ruling: 'R80',
        seat: 'N',
        amount: 50,
        sum: { terms: [{ times: 1, each: 50 }], factor: 1, most: null },
        where: 'above',
      },
      {
        name: 'honours',
        ruling: 'R80',
        seat: 'S',
        amount: 150,
        sum: { terms: [{ times: 1, each: 150 }], factor: 1, most: null },
        where: 'above',
      },
    ]);
    const short = (kind: 'contract' | 'auction-1913', text: string) =>
      viewOfPad(padOf(kind, text)).rows[0]!.scored!.lines[0]!.sum;
    expect(short('contract', 'N 4SX-5').terms).toEqual([
      { times: 1, each: 100 },
      { times: 1, each: 200 },
      { times: 1, each: 200 },
      { times: 2, each: 300 },
    ]);
    expect(short('auction-1913', 'N 1S-4')).toEqual({
      terms: [{ times: 4, each: 50 }],
      factor: 1,
      most: 100,
    });
  });

  it('that is corrected says what it said before, until it says that again', () => {
    const pad = padOf('six-deal', 'N 4S=', 'S 2C+1');
    const wrong = after(pad, edit(0, 'N 4S-1'));
    const { rows, sheet, changed } = viewOfPad(wrong);
    expect(rows.map(({ was }) => was)).toEqual([entry('N 4S='), null]);
    expect(sheet.totals).toEqual({ N: 0, S: 400 });
    expect(changed).toEqual([0, 1]);
    expect(viewOfPad(after(wrong, edit(0, 'N 4S='))).rows[0]!.was).toBeNull();
  });

  it('that was put between others is marked, and keeps its id', () => {
    const { rows } = viewOfPad(after(padOf('six-deal', 'N 4S=', 'S 2C+1'), insert(1, 'N 1C=')));
    expect(rows.map(({ inserted }) => inserted)).toEqual([false, true, false]);
    expect(rows.map(({ id }) => id)).toEqual([0, 2, 1]);
    expect(rows.map(({ dealer }) => dealer)).toEqual(['N', 'S', 'N']);
  });

  it('can be deleted, and later totals follow', () => {
    const { sheet, changed } = viewOfPad(
      after(padOf('six-deal', 'N 4S=', 'S 2C+1', 'N 1C='), { type: 'delete', at: 1 }),
    );
    expect(sheet.totals).toEqual({ N: 800, S: 0 });
    expect(changed).toEqual([2]);
  });

  it('behind the end of the match stays, and counts for nothing', () => {
    const pad = padOf('rubber', 'N 3NT=', 'S 2C=', 'N 2S=', 'S 3NT=');
    const { rows, sheet, deal } = viewOfPad(after(pad, edit(1, 'N 3NT=')));
    expect(rows.map(({ unscored }) => unscored)).toEqual([null, null, 'after-the-end', 'after-the-end']);
    expect(sheet).toMatchObject({ complete: true, totals: { N: 900, S: 0 } });
    expect(deal).toBeNull();
  });
});

describe('undo and redo', () => {
  it('go back and forth a step at a time', () => {
    const half = after(emptyPad('rubber'), insert(0, 'N 3NT'));
    const whole = after(half, edit(0, 'N 3NT='));
    expect(written(after(whole, UNDO))).toEqual(written(half));
    expect(written(after(whole, UNDO, UNDO))).toEqual(written(emptyPad('rubber')));
    expect(written(after(whole, UNDO, UNDO, REDO, REDO))).toEqual(written(whole));
    expect(viewOfPad(whole)).toMatchObject({ canUndo: true, canRedo: false });
    expect(viewOfPad(after(whole, UNDO))).toMatchObject({ canUndo: true, canRedo: true });
  });

  it('take back a deletion, the first dealer and the end', () => {
    const pad = padOf('six-deal', 'N 4S=', 'S 2C+1');
    for (const action of [
      { type: 'delete', at: 0 },
      { type: 'deal-first', seat: 'S' },
      STOP,
    ] satisfies PadAction[])
      expect(written(after(pad, action, UNDO))).toEqual(written(pad));
  });

  it('end where there is nothing left, or something new was done', () => {
    const pad = padOf('six-deal', 'N 4S=');
    expect(refusal(emptyPad('six-deal'), UNDO)).toBe('nothing-to-undo');
    expect(refusal(pad, REDO)).toBe('nothing-to-redo');
    expect(refusal(after(pad, UNDO, edit(0, 'N 5S')), REDO)).toBe('nothing-to-redo');
  });

  it('never give an id twice', () => {
    const pad = after(padOf('six-deal', 'N 4S='), UNDO, UNDO, insert(0, 'S 1C='));
    expect(viewOfPad(pad).rows.map(({ id }) => id)).toEqual([1]);
  });
});

describe('a pad refuses', () => {
  it('a contract that its game does not know', () => {
    expect(refusal(emptyPad('contract'), insert(0, 'N 0NT'))).toBe('bid-not-here');
    expect(refusal(emptyPad('six-deal'), insert(0, 'N 0NT'))).toBeNull();
    expect(refusal(emptyPad('six-deal'), insert(0, 'N 0C'))).toBe('bid-not-here');
    expect(refusal(emptyPad('rubber'), insert(0, 'N 2R'))).toBe('bid-not-here');
    expect(refusal(emptyPad('auction-1913'), insert(0, 'N 2R'))).toBeNull();
    expect(refusal(emptyPad('minibridge'), insert(0, 'N 2H'))).toBe('bid-not-here');
    expect(refusal(emptyPad('minibridge'), insert(0, 'N 4HX'))).toBe('no-doubling-here');
  });

  it('honours where there are none, or not these', () => {
    expect(refusal(emptyPad('rubber'), insert(0, 'N 4S= N:five'))).toBe('no-honours-here');
    expect(refusal(emptyPad('contract'), insert(0, 'N 4S= N:aces'))).toBe('honours-not-in-strain');
    expect(refusal(emptyPad('contract'), insert(0, 'N 3NT= N:five'))).toBe('honours-not-in-strain');
    expect(refusal(emptyPad('auction-1913'), insert(0, 'N 3NT= N:five'))).toBe('honours-not-in-strain');
    expect(refusal(emptyPad('auction-1913'), insert(0, 'N 3NT= N:four'))).toBeNull();
  });

  it('a deal passed out where nobody can, and tricks that nobody can take', () => {
    expect(refusal(emptyPad('six-deal'), insert(0, 'pass'))).toBe('no-passing-out-here');
    expect(refusal(emptyPad('contract'), insert(0, 'pass'))).toBeNull();
    expect(refusal(emptyPad('six-deal'), insert(0, 'N 7NT+1'))).toBe('tricks-out-of-range');
    expect(refusal(emptyPad('six-deal'), insert(0, 'N 1C-8'))).toBe('tricks-out-of-range');
  });

  it('a second row while one waits for its tricks, but not one before it', () => {
    const half = after(padOf('six-deal', 'N 4S='), insert(1, 'S 1C'));
    expect(refusal(half, insert(2, 'N 1C'))).toBe('row-half-entered');
    expect(refusal(half, STOP)).toBe('row-half-entered');
    expect(refusal(half, insert(1, 'N 1C'))).toBe('tricks-missing');
    expect(refusal(half, insert(1, 'N 1C='))).toBeNull();
    expect(refusal(half, edit(0, 'N 4S'))).toBe('tricks-missing');
    expect(refusal(half, edit(1, 'S 2C'))).toBeNull();
  });

  it('rows that are not there, and what changes nothing', () => {
    const pad = padOf('six-deal', 'N 4S=');
    expect(refusal(pad, insert(2, 'N 1C='))).toBe('no-such-row');
    expect(refusal(pad, insert(-1, 'N 1C='))).toBe('no-such-row');
    expect(refusal(pad, insert(0.5, 'N 1C='))).toBe('no-such-row');
    expect(refusal(pad, edit(1, 'N 1C='))).toBe('no-such-row');
    expect(refusal(pad, { type: 'delete', at: 1 })).toBe('no-such-row');
    expect(refusal(pad, edit(0, 'N 4S='))).toBe('nothing-changed');
    expect(refusal(pad, { type: 'deal-first', seat: 'N' })).toBe('nothing-changed');
  });

  it('rows behind the end, but lets earlier ones be put right', () => {
    const complete = padOf('rubber', 'N 3NT=', 'N 3NT=');
    expect(refusal(complete, insert(2, 'N 1C'))).toBe('pad-complete');
    expect(refusal(complete, STOP)).toBe('pad-complete');
    expect(refusal(complete, insert(1, 'S 1C='))).toBeNull();
    const stopped = after(padOf('rubber', 'N 3NT='), STOP);
    expect(refusal(stopped, insert(1, 'N 1C'))).toBe('pad-stopped');
    expect(refusal(stopped, STOP)).toBe('pad-stopped');
    expect(refusal(stopped, insert(0, 'S 1C='))).toBeNull();
    expect(refusal(complete, { type: 'go-on' })).toBe('pad-not-stopped');
  });
});
