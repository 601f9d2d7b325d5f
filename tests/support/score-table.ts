/** A table for component tests: the engine behind the store's contract, without storage. */
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { act, publicLog, view } from '../../src/engine/index.ts';
import { dealLink } from '../../src/files/index.ts';
import type { MatchState } from '../../src/engine/index.ts';
import type { BySeat } from '../../src/engine/seat.ts';
import type { TableState } from '../../src/store/types.ts';

/** The last of what the screens asked the table to do that is not an action. */
export interface Asked {
  rematches: number;
  deals: number;
}

/** A table on which `state` lies, seen as everybody may see it; an action that is not legal throws. */
export function tableOf(
  state: MatchState,
  names: BySeat<string> = { N: 'Maria', S: 'Jan' },
): { table: StoreApi<TableState>; asked: Asked } {
  let now = state;
  const asked: Asked = { rematches: 0, deals: 0 };
  const refuse = () => Promise.reject(new Error('this table cannot do that'));
  const table = createStore<TableState>((set) => ({
    status: 'ready',
    match: {
      id: 'match',
      names,
      preset: null,
      prepared: false,
      preparedDeals: 0,
      receiverCuts: false,
      startedAt: Date.UTC(2026, 10, 30, 12),
    },
    view: view(now, 'public'),
    opened: null,
    peeks: { N: null, S: null },
    refusal: null,
    saving: { state: 'saved' },
    movedElsewhere: false,
    elsewhere: false,
    emptied: null,
    busy: false,
    matches: [],
    aside: [],
    dispatch: (action) => {
      const next = act(now, action);
      if (!next.ok) return Promise.reject(new Error(next.error.code));
      now = next.value;
      set({ view: view(now, 'public') });
      return Promise.resolve();
    },
    whyNot: () => null,
    deal: () => {
      asked.deals += 1;
      return Promise.resolve();
    },
    rematch: () => {
      asked.rematches += 1;
      return Promise.resolve();
    },
    open: refuse,
    peek: refuse,
    cover: () => undefined,
    putAway: () => undefined,
    newMatch: refuse,
    resume: refuse,
    takeOver: refuse,
    saveAgain: refuse,
    dismissRefusal: () => undefined,
    dismissMoved: () => undefined,
    dismissEmptied: () => undefined,
    asideText: refuse,
    relist: refuse,
    publicLog: () => publicLog(now),
    dealLink: (number) => Promise.resolve(dealLink(now, number)),
    reviewing: () => Promise.resolve(null),
  }));
  return { table, asked };
}
