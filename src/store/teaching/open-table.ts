import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { act, explain, replay, turnOf, view } from '../../engine/index.ts';
import type { Action, Match, MatchState } from '../../engine/index.ts';
import type { RuleError } from '../../engine/errors.ts';
import { opponent } from '../../engine/seat.ts';
import type { BySeat, Seat } from '../../engine/seat.ts';
import type { Card } from '../../engine/cards.ts';
import type { TableState } from '../types.ts';

/** A deal on an open table that is not a match of the device: a copy to play on, a position of a lesson. Nothing of it is saved here. */
export interface OpenTableParts {
  /** The device's own table, for all that has nothing to do with the deal. */
  readonly device: TableState;
  readonly names: BySeat<string>;
  readonly match: Match;
  /** Hands that lie face down: at most one, and then the table is the other player's. */
  readonly hidden?: readonly Seat[];
  /**
   * May this be done? A reason is shown as any refusal of the rules is; `silent` passes it over. What the rules refuse is not asked
   * about.
   */
  readonly allows?: (action: Action) => boolean;
  /** The whole log, after each accepted action. */
  readonly onChange?: (match: Match) => void;
}

/**
 * The table's store over one deal in memory, so that the screens of the table show it and play it as they do a match. Throws if the rules do
 * not accept the deal: whoever makes one has laid it out by them.
 */
export function createOpenTable({
  device,
  names,
  match,
  hidden = [],
  allows = () => true,
  onChange,
}: OpenTableParts): StoreApi<TableState> {
  const start = replay(match);
  if (!start.ok) throw new Error(`entry ${start.error.at}: ${start.error.error.code}`);
  let log = match.log;
  let state = start.value;
  let refusals = 0;

  const table: StoreApi<TableState> = createStore<TableState>(() => ({
    ...device,
    status: 'ready',
    match: {
      id: '',
      names,
      preset: null,
      prepared: true,
      preparedDeals: 1,
      receiverCuts: false,
      startedAt: 0,
    },
    ...seen(state, hidden, match.log.length),
    refusal: null,
    movedElsewhere: false,
    elsewhere: false,
    busy: false,
    dispatch: (action) => {
      const next = act(state, action);
      if (!next.ok) refuse('seat' in action ? action.seat : null, next.error);
      else if (allows(action)) {
        state = next.value;
        log = [...log, action];
        table.setState({ ...seen(state, hidden, match.log.length), refusal: null });
        onChange?.({ setup: match.setup, log });
      }
      return Promise.resolve();
    },
    whyNot: (card: Card) => {
      const turn = turnOf(state);
      return turn === null ? null : explain(state, { type: 'play', seat: turn, card });
    },
    // Both hands lie open, and there is one deal.
    deal: () => Promise.resolve(),
    open: () => Promise.resolve(),
    peek: () => Promise.resolve(),
    cover: () => undefined,
    putAway: () => undefined,
    dismissRefusal: () => table.setState({ refusal: null }),
    publicLog: () => [],
    dealLink: () => Promise.resolve(null),
    reviewing: () => Promise.resolve(null),
  }));

  function refuse(seat: Seat | null, error: RuleError): void {
    refusals += 1;
    table.setState({ refusal: { id: refusals, seat, error } });
  }
  return table;
}

/**
 * Both hands, or the one that does not lie face down; how one sits is no question here, and the `given` entries at the beginning of the log
 * are not taken back.
 */
function seen(
  state: MatchState,
  hidden: readonly Seat[],
  given: number,
): Pick<TableState, 'view' | 'opened' | 'peeks'> {
  const [down] = hidden;
  const seat = down === undefined ? null : opponent(down);
  const shown = view(state, seat ?? 'open');
  const own = (state.undoable?.at ?? -1) >= given;
  const legal = own ? shown.legal : { ...shown.legal, undo: { N: null, S: null } };
  return {
    view: { ...shown, legal: { ...legal, sit: [], askStop: [], deal: false } },
    opened: seat ?? turnOf(state),
    peeks: { N: null, S: null },
  };
}
