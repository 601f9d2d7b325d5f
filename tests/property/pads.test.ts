import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf } from '../../src/engine/scoring/sum.ts';
import type { ScoreLine } from '../../src/engine/scoring/index.ts';
import { SEATS, bySeat, opponent } from '../../src/engine/seat.ts';
import {
  actOnPad,
  explainPad,
  gameOf,
  isResult,
  replayPad,
  startPad,
  viewOfPad,
} from '../../src/pads/index.ts';
import type { PadEntry, PadState } from '../../src/pads/index.ts';
import { actionOf, kind, resultOf, withRow, workedOn } from '../support/pad-arbitraries.ts';
import { after, fill, written } from '../support/pad.ts';

const RUNS = { numRuns: 400 };

/** What the rows of a pad say. */
function entriesOf(pad: PadState): readonly PadEntry[] {
  return viewOfPad(pad).rows.map(({ entry }) => entry);
}

/** The rows of a pad entered one after the other and right the first time; one already stopped is stopped afterwards. */
function filledAtOnce(pad: PadState, entries: readonly PadEntry[]): PadState {
  const { firstDealer, stopped } = viewOfPad(pad);
  const filled = fill(startPad({ ...pad.setup, firstDealer }), entries);
  return stopped ? after(filled, { type: 'stop' }) : filled;
}

/** Could these rows have been entered in their order? Not those that an edit left behind the end. */
function enterable(pad: PadState): boolean {
  const { rows, sheet, stopped } = viewOfPad(pad);
  return !sheet.complete || (!stopped && rows.length === sheet.rows.length);
}

function total(lines: readonly ScoreLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

describe('a pad', () => {
  it('with row k edited is the pad entered right the first time', () => {
    fc.assert(
      fc.property(withRow, ({ pad, at, entry }) => {
        const edited = actOnPad(pad, { type: 'edit', at, entry });
        fc.pre(edited.ok && enterable(edited.value));
        const right = entriesOf(pad).with(at, entry);
        expect(written(edited.value)).toEqual(written(filledAtOnce(pad, right)));
      }),
      RUNS,
    );
  });

  it('whatever was done to it is the pad with its rows entered right the first time', () => {
    fc.assert(
      fc.property(workedOn, ({ pad }) => {
        fc.pre(enterable(pad));
        expect(written(pad)).toEqual(written(filledAtOnce(pad, entriesOf(pad))));
      }),
      RUNS,
    );
  });

  it('scores all that it has room for, and nothing behind the end', () => {
    fc.assert(
      fc.property(workedOn, ({ pad }) => {
        const { rows, sheet, stopped } = viewOfPad(pad);
        const results = rows.map(({ entry }) => entry).filter(isResult);
        expect(sheet).toEqual(gameOf(pad.setup.kind).scoring(pad.setup.options).sheet(results, stopped));
        expect(rows.filter(({ scored }) => scored !== null)).toHaveLength(sheet.rows.length);
        if (!sheet.complete) expect(sheet.rows).toHaveLength(results.length);
        rows.forEach(({ unscored }, at) => {
          if (unscored === 'half-entered') expect(at).toBe(rows.length - 1);
        });
      }),
      RUNS,
    );
  });

  it('with a row inserted and deleted again is the pad before', () => {
    fc.assert(
      fc.property(withRow, ({ pad, at, entry }) => {
        const inserted = actOnPad(pad, { type: 'insert', at, entry });
        fc.pre(inserted.ok);
        const again = after(inserted.value, { type: 'delete', at });
        expect(written(again)).toEqual(written(pad));
        expect(viewOfPad(again).rows).toEqual(viewOfPad(pad).rows);
      }),
      RUNS,
    );
  });

  it('with a row deleted and put back is the pad before, but for its marks', () => {
    fc.assert(
      fc.property(withRow, ({ pad, at }) => {
        const entry = entriesOf(pad)[at]!;
        const back = actOnPad(after(pad, { type: 'delete', at }), { type: 'insert', at, entry });
        fc.pre(back.ok);
        expect(written(back.value)).toEqual(written(pad));
      }),
      RUNS,
    );
  });

  it('with anything undone is the pad before, and redone the pad after', () => {
    fc.assert(
      fc.property(
        workedOn.chain(({ pad }) => fc.tuple(fc.constant(pad), actionOf(pad.setup.kind))),
        ([pad, action]) => {
          const next = actOnPad(pad, action);
          fc.pre(next.ok && action.type !== 'undo' && action.type !== 'redo');
          const undone = after(next.value, { type: 'undo' });
          expect(written(undone)).toEqual(written(pad));
          expect(viewOfPad(undone).rows).toEqual(viewOfPad(pad).rows);
          const redone = after(undone, { type: 'redo' });
          expect(viewOfPad(redone).rows).toEqual(viewOfPad(next.value).rows);
          expect(viewOfPad(redone).canRedo).toBe(false);
        },
      ),
      RUNS,
    );
  });

  it('undone to the beginning is empty, and redone to the end is as it was', () => {
    fc.assert(
      fc.property(workedOn, ({ pad }) => {
        let now = pad;
        let steps = 0;
        for (; viewOfPad(now).canUndo; steps += 1) now = after(now, { type: 'undo' });
        expect(written(now)).toEqual(written(startPad(pad.setup)));
        expect(steps).toBe(pad.at);
        while (steps-- > 0) now = after(now, { type: 'redo' });
        expect(viewOfPad(now).rows).toEqual(viewOfPad(pad).rows);
      }),
      RUNS,
    );
  });

  it('is what its log says, entry by entry', () => {
    fc.assert(
      fc.property(workedOn, ({ pad, log }) => {
        const replayed = replayPad({ setup: pad.setup, log });
        expect(replayed).toEqual({ ok: true, value: pad });
      }),
      RUNS,
    );
  });

  it('is not touched by what it refuses', () => {
    fc.assert(
      fc.property(
        workedOn.chain(({ pad }) =>
          fc.tuple(
            fc.constant(pad),
            kind.chain((other) => actionOf(other)),
          ),
        ),
        ([pad, action]) => {
          const before = structuredClone(pad);
          const next = actOnPad(pad, action);
          expect(pad).toEqual(before);
          expect(next.ok).toBe(explainPad(pad, action) === null);
        },
      ),
      RUNS,
    );
  });

  it('marks what the last action changed: every row whose figures differ, no other', () => {
    fc.assert(
      fc.property(
        workedOn.chain(({ pad }) => fc.tuple(fc.constant(pad), actionOf(pad.setup.kind))),
        ([pad, action]) => {
          const next = actOnPad(pad, action);
          fc.pre(next.ok);
          const figures = (state: PadState) =>
            new Map(
              viewOfPad(state).rows.map(({ id, entry, scored }) => {
                const { points, totals, rubber } = scored ?? {};
                return [id, JSON.stringify([entry, points, totals, rubber])];
              }),
            );
          const before = figures(pad);
          const differ = [...figures(next.value)].filter(([id, now]) => before.get(id) !== now);
          expect(viewOfPad(next.value).changed).toEqual(differ.map(([id]) => id));
        },
      ),
      RUNS,
    );
  });

  it('explains every number: each part is its sum, and the parts are the points', () => {
    fc.assert(
      fc.property(workedOn, ({ pad }) => {
        const { sheet } = viewOfPad(pad);
        for (const line of [...sheet.rows.flatMap(({ lines }) => lines), ...sheet.bonuses]) {
          expect(amountOf(line.sum)).toBe(line.amount);
          expect(line.amount).toBeGreaterThan(0);
          expect(line.ruling).toMatch(/^R(5\d|6\d|7[234]|8[012])$/);
        }
        for (const { lines, points } of sheet.rows) expect(total(lines)).toBe(points.N + points.S);
        const all = [...sheet.rows.flatMap(({ lines }) => lines), ...sheet.bonuses];
        expect(total(all)).toBe(sheet.totals.N + sheet.totals.S);
      }),
      RUNS,
    );
  });

  it('knows no side better than the other', () => {
    const mirrored = (entry: PadEntry): PadEntry =>
      'passedOut' in entry
        ? entry
        : {
            ...entry,
            declarer: opponent(entry.declarer),
            ...(entry.honours === undefined
              ? {}
              : { honours: { ...entry.honours, side: opponent(entry.honours.side) } }),
          };
    fc.assert(
      fc.property(
        kind.chain((of) => fc.tuple(fc.constant(of), fc.array(resultOf(of), { maxLength: 12 }))),
        ([of, results]) => {
          const system = gameOf(of).scoring({ redoubledBonus: 200 });
          const sheet = system.sheet(results, true);
          const other = system.sheet(results.map(mirrored).filter(isResult), true);
          expect(other.totals).toEqual(bySeat((seat) => sheet.totals[opponent(seat)]));
          expect(other.part).toEqual(bySeat((seat) => sheet.part[opponent(seat)]));
          const { winner } = sheet;
          expect(other.winner).toBe(winner === null || winner === 'draw' ? winner : opponent(winner));
        },
      ),
      RUNS,
    );
  });

  it('offers what it accepts, and accepts what it offers', () => {
    fc.assert(
      fc.property(
        kind.chain((of) => fc.tuple(fc.constant(of), resultOf(of))),
        kind.chain((of) => resultOf(of)),
        ([of, own], foreign) => {
          const pad = startPad({ kind: of, options: { redoubledBonus: 200 }, firstDealer: 'N' });
          expect(explainPad(pad, { type: 'insert', at: 0, entry: own })).toBeNull();
          const { bids, doublings, honours, passedOut } = gameOf(of);
          const offered =
            'passedOut' in foreign
              ? passedOut
              : bids.some((bid) => bid === `${foreign.level}${foreign.strain}`) &&
                doublings.includes(foreign.doubled) &&
                (foreign.honours === undefined || honours(foreign.strain).includes(foreign.honours.kind));
          expect(explainPad(pad, { type: 'insert', at: 0, entry: foreign }) === null).toBe(offered);
        },
      ),
      RUNS,
    );
  });

  it('says before a deal what it brings: the worth of a contract is what the row then scores', () => {
    fc.assert(
      fc.property(
        kind.chain((of) => fc.tuple(fc.constant(of), fc.array(resultOf(of), { maxLength: 3 }), resultOf(of))),
        ([of, earlier, deal]) => {
          if ('passedOut' in deal) return;
          const pad = startPad({ kind: of, options: { redoubledBonus: 250 }, firstDealer: 'S' });
          const system = gameOf(of).scoring({ redoubledBonus: 250 });
          fc.pre(!system.sheet(earlier, false).complete);
          const { honours: _, ...contract } = { ...deal, tricks: null };
          const half = fill(pad, [...earlier, contract]);
          const at = earlier.length;
          const points = (tricks: number) =>
            viewOfPad(after(half, { type: 'edit', at, entry: { ...contract, tricks } })).rows[at]!.scored!
              .points;
          const needed = 6 + deal.level;
          expect(viewOfPad(half).rows[at]!.worth).toEqual({
            made: points(needed)[deal.declarer],
            oneShort: points(needed - 1)[opponent(deal.declarer)],
          });
          for (const seat of SEATS) expect(viewOfPad(half).deal!.part[seat]).toBeGreaterThanOrEqual(0);
        },
      ),
      RUNS,
    );
  });
});
