/** Score pads as the app would have saved them. */
import type { Page } from '@playwright/test';
import type { PadAction, PadKind } from '../../src/pads/index.ts';
import { plainPadAction, plainPadHead } from '../../src/store/pads/record.ts';
import type { PadHead, PadLogEntry } from '../../src/store/pads/record.ts';
import { after, emptyPad, entry, setupOf } from '../../tests/support/pad.ts';
import { store } from './records.ts';

export interface SavedPad {
  readonly head: PadHead;
  readonly entries: readonly PadLogEntry[];
}

const STARTED = Date.UTC(2026, 4, 1, 18);

/** A pad of Maria and Jan. Every action has to be legal. */
export function savedPad(id: string, kind: PadKind, actions: readonly PadAction[]): SavedPad {
  after(emptyPad(kind), ...actions);
  const head = plainPadHead({
    version: 1,
    id,
    players: { N: { id: `${id}-n`, name: 'Maria' }, S: { id: `${id}-s`, name: 'Jan' } },
    setup: setupOf(kind),
    startedAt: STARTED,
  });
  return {
    head,
    entries: actions.map((action, index) => ({
      match: id,
      index,
      at: STARTED + index * 1000,
      action: plainPadAction(action),
    })),
  };
}

/** Deals written one after the other, as `entry` reads them; one without tricks stands last. */
export function deals(...texts: readonly string[]): readonly PadAction[] {
  return texts.map((text, at) => ({ type: 'insert', at, entry: entry(text) }));
}

/** Puts pads into their database, the first one in use. */
export async function storePads(page: Page, ...pads: readonly SavedPad[]): Promise<void> {
  await store(
    page,
    {
      heads: pads.map(({ head }) => head),
      entries: pads.flatMap(({ entries }) => entries),
      current: pads[0]?.head.id,
    },
    'bridgette-pads',
  );
}

/** Pads that show most there is to see: an empty one, some that are half written, some that are full. */
export const PADS: readonly { readonly name: string; readonly pad: SavedPad }[] = [
  { name: 'an empty pad', pad: savedPad('empty', 'six-deal', []) },
  {
    name: 'a pad with changes',
    pad: savedPad('changes', 'rubber', [
      ...deals('N 2S=', 'S 3NTX-1', 'N 2H+1'),
      { type: 'edit', at: 1, entry: entry('S 3NT=') },
      { type: 'insert', at: 2, entry: entry('N 7NTXX-3') },
      { type: 'insert', at: 4, entry: entry('S 4H') },
    ]),
  },
  {
    name: 'a pad with honours',
    pad: savedPad(
      'honours',
      'auction-1913',
      deals('N 2R= N:five-four-in-one', 'S 3NT= S:four', 'N 4HX+1', 'S 1S-3'),
    ),
  },
  {
    name: 'a full pad of a long rubber',
    pad: savedPad(
      'long',
      'contract',
      deals(
        ...[
          'N 1C=',
          'pass',
          'S 2D-1',
          'N 4S-2',
          'S 3NT=',
          'N 6NTX-1',
          'S 2H=',
          'N 4H=',
          'S 1NT-4',
          'N 5CX-2',
        ],
        ...['S 6S-1', 'N 3D-1', 'S 4S-1', 'N 2NT-3', 'S 3C-1', 'N 7NT-1', 'S 4HX-1', 'N 1NT=', 'S 2S-1'],
        'N 4S+1 N:five',
      ),
    ),
  },
  {
    name: 'a tie-break on a pad',
    pad: savedPad('tie', 'hawaii', deals('N 1NT=', 'S 1NT=', 'N 2C=', 'S 2D=', 'N 3NT-1', 'S 3NT-1')),
  },
  { name: 'a full pad', pad: savedPad('full', 'minibridge', deals('N 3NT=', 'S 1S+1', 'N 4H-1', 'S 5C+1')) },
];
