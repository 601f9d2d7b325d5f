/** The app with a deal on the table that has come to the play: N deals, both keep their hands, N plays one spade and leads. */
import { act } from '@testing-library/react';
import type { Card } from '../../src/engine/cards.ts';
import { formatCode } from '../../src/engine/codes.ts';
import type { Seat } from '../../src/engine/seat.ts';
import type { Choices, TableState } from '../../src/store/index.ts';
import { MATCH, freshDevice, openApp, quiet } from './app.tsx';
import type { OpenApp } from './app.tsx';
import { EVEN, packWith } from './match.ts';

/** What a player does. */
type Doing = Extract<Parameters<TableState['dispatch']>[0], { readonly seat: Seat }>;

export interface AtTheTable extends OpenApp {
  /** The player opens the hand-over. */
  readonly open: (seat: Seat) => Promise<void>;
  /** The player opens the hand-over, if need be, and acts. */
  readonly does: (...actions: readonly Doing[]) => Promise<void>;
  readonly plays: (seat: Seat, card: Card) => Promise<void>;
}

/** The match dealt, with these settings; nobody has opened the hand-over. */
export async function dealtTable(
  choices: Partial<Choices> = {},
  deal: Partial<Parameters<typeof packWith>[0]> = {},
): Promise<AtTheTable> {
  freshDevice();
  localStorage.setItem('bridgette:settings', JSON.stringify({ state: choices, version: 1 }));
  const code = formatCode(packWith({ ...EVEN, ...deal }));
  const app = await openApp('/table', async ({ newMatch, deal: dealIt }) => {
    await newMatch({ ...MATCH, prepared: { codes: [code], firstDealer: 'N' } });
    await dealIt(null);
  });
  const { getState } = app.table;
  const acting = async (work: () => Promise<void>): Promise<void> => {
    await act(work);
    await quiet();
  };
  const open = (seat: Seat) => acting(() => getState().open(seat));
  const does: AtTheTable['does'] = async (...actions) => {
    for (const action of actions) {
      if (getState().opened !== action.seat) await open(action.seat);
      await acting(() => getState().dispatch(action));
    }
  };
  return {
    ...app,
    open,
    does,
    plays: (seat, card) => does({ type: 'play', seat, card }),
  };
}

/** The same, N to lead. */
export async function playingTable(...how: Parameters<typeof dealtTable>): Promise<AtTheTable> {
  const app = await dealtTable(...how);
  for (const seat of ['S', 'N'] as const) {
    await app.does({ type: 'draw', seat });
    await app.does({ type: 'discard', seat, cards: app.table.getState().view?.own?.drawn ?? [] });
  }
  await app.does({ type: 'call', seat: 'N', call: '1S' }, { type: 'call', seat: 'S', call: 'P' });
  const { view } = app.table.getState();
  if (view?.phase.name === 'auction') await app.does({ type: 'call', seat: 'N', call: 'P' });
  return app;
}
