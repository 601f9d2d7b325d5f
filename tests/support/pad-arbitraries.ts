/** Random pads for properties: entries that a game has, and actions that may be refused. */
import fc from 'fast-check';
import { SEATS } from '../../src/engine/seat.ts';
import { PAD_KINDS, actOnPad, gameOf, partsOfBid, viewOfPad } from '../../src/pads/index.ts';
import type { PadAction, PadEntry, PadKind, PadResult, PadState } from '../../src/pads/index.ts';
import { emptyPad } from './pad.ts';

export const seat = fc.constantFrom(...SEATS);
export const kind: fc.Arbitrary<PadKind> = fc.constantFrom(...PAD_KINDS);

/** A finished deal of a game: mostly near its contract, so that games, draws and long rubbers come up. */
export function resultOf(of: PadKind): fc.Arbitrary<PadResult> {
  const { bids, doublings, honours, passedOut } = gameOf(of);
  const played = fc
    .record({
      bid: fc.constantFrom(...bids),
      declarer: seat,
      doubled: fc.constantFrom(...doublings),
      over: fc.integer({ min: -3, max: 2 }),
      anything: fc.integer({ min: 0, max: 13 }),
      wild: fc.boolean(),
      side: fc.option(seat),
      pick: fc.nat(),
    })
    .map(({ bid, declarer, doubled, over, anything, wild, side, pick }): PadResult => {
      const { level, strain } = partsOfBid(bid);
      const near = Math.min(13, Math.max(0, 6 + level + over));
      const deal = { declarer, level, strain, doubled, tricks: wild ? anything : near };
      const kinds = honours(strain);
      const held = kinds[pick % Math.max(1, kinds.length)];
      return side === null || held === undefined ? deal : { ...deal, honours: { side, kind: held } };
    });
  return passedOut
    ? fc.oneof({ weight: 6, arbitrary: played }, fc.constant<PadResult>({ passedOut: true }))
    : played;
}

/** Such a deal, or its contract alone. */
export function entryOf(of: PadKind): fc.Arbitrary<PadEntry> {
  return fc
    .tuple(resultOf(of), fc.boolean())
    .map(([result, half]): PadEntry =>
      half && !('passedOut' in result) ? { ...result, tricks: null } : result,
    );
}

/** Something done to a pad, most often at a row that is there. */
export function actionOf(of: PadKind): fc.Arbitrary<PadAction> {
  const at = fc.integer({ min: 0, max: 8 });
  return fc.oneof(
    { weight: 6, arbitrary: fc.record({ type: fc.constant('insert' as const), at, entry: entryOf(of) }) },
    { weight: 4, arbitrary: fc.record({ type: fc.constant('edit' as const), at, entry: entryOf(of) }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('delete' as const), at }) },
    fc.record({ type: fc.constant('deal-first' as const), seat }),
    fc.constantFrom<PadAction>({ type: 'stop' }, { type: 'go-on' }),
    {
      weight: 3,
      arbitrary: fc.constantFrom<PadAction>({ type: 'undo' }, { type: 'redo' }),
    },
  );
}

/** A pad that somebody has worked on, and the actions that were accepted. */
export interface WorkedOn {
  readonly pad: PadState;
  readonly log: readonly PadAction[];
}

function workOn(of: PadKind, redoubledBonus: 200 | 250, actions: readonly PadAction[]): WorkedOn {
  const log: PadAction[] = [];
  let pad = emptyPad(of, redoubledBonus);
  for (const action of actions) {
    const next = actOnPad(pad, action);
    if (!next.ok) continue;
    pad = next.value;
    log.push(action);
  }
  return { pad, log };
}

/** A pad of a game after many an action. */
export function worksOn(of: PadKind): fc.Arbitrary<WorkedOn> {
  const actions = fc.array(actionOf(of), { maxLength: 30, size: 'max' });
  return fc.tuple(fc.constantFrom(200, 250), actions).map(([bonus, some]) => workOn(of, bonus, some));
}

/** A pad of any game after many an action. */
export const workedOn: fc.Arbitrary<WorkedOn> = kind.chain(worksOn);

/** Such a pad with rows on it, one of them, and an entry of its game. */
export const withRow = workedOn
  .filter(({ pad }) => viewOfPad(pad).rows.length > 0)
  .chain(({ pad }) =>
    fc.record({
      pad: fc.constant(pad),
      at: fc.integer({ min: 0, max: viewOfPad(pad).rows.length - 1 }),
      entry: resultOf(pad.setup.kind),
    }),
  );
