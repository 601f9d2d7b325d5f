import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { SEATS, bySeat, withSeat } from '../engine/seat.ts';
import type { BySeat, Seat } from '../engine/seat.ts';
import { headOf, headOfRematch, unplayed } from './new-match.ts';
import { coverWhenHidden } from './page.ts';
import type { Page } from './page.ts';
import { createDesk } from './desk.ts';
import type { Desk } from './desk.ts';
import { noticingEmptied } from './emptied.ts';
import type { Mark } from './emptied.ts';
import { createHold } from './hold.ts';
import type { Locks } from './hold.ts';
import type { SessionParts } from './session.ts';
import { listenToTabs } from './tabs.ts';
import type { TabChannel } from './tabs.ts';
import type { Emptied, TableState } from './types.ts';

export interface TableParts extends SessionParts {
  /** `null` where nothing can be hidden. */
  readonly page: Page | null;
  /** `null` where the browser has none; storage alone keeps tabs apart then. */
  readonly channel: TabChannel | null;
  /** `null` where the browser has none, as over plain http. */
  readonly locks: Locks | null;
  readonly mark: Mark;
  /** Asks the browser to keep what is stored; called when the first match is started. */
  readonly persist: () => void;
}

type Sights = Pick<TableState, 'opened' | 'peeks'>;
type Work = Parameters<Desk['play']>[0];

/**
 * The table: one match on it, the others in the list. What happens is done one after the other; while something the players asked
 * for is being done, further input is inert. Every change reaches the screens in one update.
 */
export function createTable(parts: TableParts): StoreApi<TableState> {
  const { clock, page, channel } = parts;
  const storage = noticingEmptied(parts.storage, parts.mark, (how) => {
    emptied = how;
    if (how === 'restored') desk.restored();
  });
  const desk = createDesk({ ...parts, storage }, publish, (news) => channel?.postMessage(news));
  const hold = createHold(parts.locks, () => {
    store.getState().putAway();
    if (!hold.elsewhere()) void catchUp();
  });
  let emptied: Emptied | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let refusals = 0;
  /** Grows whenever a player's hand is covered: a gesture made before that must not uncover it. */
  let covers: BySeat<number> = { N: 0, S: 0 };
  /** Grows whenever another tab's state comes in: what was asked before that was not meant for it. */
  let moves = 0;

  function publish(changed: Partial<TableState> = {}): void {
    const before = store.getState();
    const now = { ...before, ...desk.shown(), elsewhere: hold.elsewhere(), emptied };
    // A refusal may tell about a hand: it goes when the hand goes.
    const covered = anyCovered(before, now);
    store.setState({
      ...now,
      match: kept(before.match, now.match),
      saving: kept(before.saving, now.saving),
      matches: keptLines(before.matches, now.matches),
      aside: kept(before.aside, now.aside),
      ...(covered ? { refusal: null } : {}),
      ...changed,
    });
  }

  function inOrder(work: () => Promise<Partial<TableState>>): Promise<void> {
    const done = queue.then(work).then(async (changed) => {
      await hold.on(inPlay());
      publish(changed);
    });
    queue = done.catch(() => undefined);
    return done;
  }

  /** The match on the table, while it goes on. */
  function inPlay(): string | null {
    const { match, view } = desk.shown();
    return match === null || view?.phase.name === 'over' ? null : match.id;
  }

  /** For what the players ask. */
  async function asked(work: () => Promise<Partial<TableState>>): Promise<void> {
    if (store.getState().busy) return;
    store.setState({ busy: true });
    try {
      await inOrder(async () => ({ ...(await work()), busy: false }));
    } catch (error) {
      publish({ busy: false });
      throw error;
    }
  }

  /** Does something with the match on the table, for what the players asked when the table looked so. */
  async function outcomeOf(before: Sights, work: Work, seat: Seat | null): Promise<Partial<TableState>> {
    const outcome = await desk.play(work);
    if (outcome === null) return {};
    switch (outcome.type) {
      case 'done':
        return { refusal: null };
      case 'refused':
        // Put away meanwhile? Then nobody must read what the reason may tell about the hand.
        if (anyCovered(before, desk.shown())) return {};
        refusals += 1;
        return { refusal: { id: refusals, seat, error: outcome.error } };
      case 'moved':
        return { refusal: null, movedElsewhere: true };
    }
  }

  async function askedOfMatch(work: Work, seat: Seat | null = null): Promise<void> {
    if (hold.elsewhere()) return;
    const before = store.getState();
    const moved = moves;
    await asked(async () => (moves === moved && !hold.elsewhere() ? outcomeOf(before, work, seat) : {}));
  }

  /** A condition that holds until this player's hand is covered. */
  function stillWanted(seat: Seat): () => boolean {
    const before = covers[seat];
    return () => covers[seat] === before;
  }

  const fresh = { refusal: null, movedElsewhere: false };

  const store: StoreApi<TableState> = createStore<TableState>(() => ({
    status: 'starting',
    ...desk.shown(),
    refusal: null,
    movedElsewhere: false,
    elsewhere: false,
    emptied,
    busy: false,

    async dispatch(action) {
      // For who does not heed the type: no screen deals the cards.
      if (!('seat' in action)) return;
      await (action.type === 'look'
        ? store.getState().open(action.seat)
        : askedOfMatch((session) => session.dispatch(action), action.seat));
    },
    whyNot: (card) => desk.whyNot(card),
    deal: (cutAt) => askedOfMatch((session) => session.deal(cutAt)),
    async open(seat) {
      // A hold that ends in a hidden page would lay the hand open for whoever shows it again.
      if (page?.document.visibilityState === 'hidden') return;
      const wanted = stillWanted(seat);
      await askedOfMatch((session) => session.open(seat, wanted), seat);
    },
    async peek(seat) {
      if (page?.document.visibilityState === 'hidden' || hold.elsewhere()) return;
      const wanted = stillWanted(seat);
      // Not inert while something is being saved: both players may peek at once, and a hold must not be lost.
      const before = store.getState();
      await inOrder(() => outcomeOf(before, (session) => session.peek(seat, wanted), seat));
    },
    cover(seat) {
      covers = withSeat(covers, seat, covers[seat] + 1);
      desk.cover(seat);
      publish();
    },
    putAway() {
      covers = bySeat((seat) => covers[seat] + 1);
      desk.putAway();
      publish();
    },
    async newMatch(request) {
      const head = headOf(request, clock());
      if (!head.ok) return head.error;
      await asked(async () => {
        await desk.start(unplayed(head.value));
        parts.persist();
        return fresh;
      });
      return [];
    },
    rematch: () =>
      asked(async () => {
        const head = desk.head();
        if (head === null) return {};
        await desk.start(
          unplayed(headOfRematch(head, desk.shown().view?.sitting ?? head.setup.sitting, clock())),
        );
        return fresh;
      }),
    async resume(id) {
      await asked(async () => ((await desk.resume(id)) ? fresh : {}));
      return desk.head()?.id === id;
    },
    relist: () =>
      asked(async () => {
        await desk.relist();
        return fresh;
      }),
    takeOver: () =>
      asked(async () => {
        await hold.take();
        await desk.catchUp();
        covers = bySeat((seat) => covers[seat] + 1);
        desk.putAway();
        return fresh;
      }),
    saveAgain: () =>
      asked(async () => ((await desk.saveAgain())?.type === 'moved' ? { movedElsewhere: true } : {})),
    dismissRefusal: () => store.setState({ refusal: null }),
    dismissMoved: () => store.setState({ movedElsewhere: false }),
    dismissEmptied() {
      emptied = null;
      publish();
    },
    publicLog: () => desk.publicLog(),
    dealLink: (number) => desk.dealLink(number),
    reviewing: (deal) => desk.reviewing(deal, store.getState()),
    async asideText(id) {
      const { readAsideText } = await import('./library.ts');
      return (await readAsideText(storage, id)) ?? '';
    },
  }));

  /** Another tab may have gone on with the match on the table. */
  const catchUp = () =>
    inOrder(async () => {
      if (!(await desk.catchUp())) return {};
      moves += 1;
      // Who only watches knows that it goes on.
      return { refusal: null, movedElsewhere: !hold.elsewhere() };
    });

  if (page !== null)
    coverWhenHidden(
      page,
      () => store.getState().putAway(),
      () => void catchUp(),
    );
  if (channel !== null) {
    listenToTabs(channel, ({ match, length }) => {
      if (desk.head()?.id !== match) void desk.list(match);
      else if (length > desk.length()) void catchUp();
    });
  }
  // The match on the table first; the list may be long.
  void inOrder(async () => {
    await desk.sitDown();
    return { status: 'ready' };
  }).then(() => desk.listAll());
  return store;
}

/** Is a hand, or at the open table the turn, gone that was there before? */
function anyCovered(before: Sights, now: Sights): boolean {
  const shows = ({ opened, peeks }: Sights, seat: Seat): boolean => opened === seat || peeks[seat] !== null;
  return SEATS.some((seat) => shows(before, seat) && !shows(now, seat));
}

/** The same of a list that may be long: only lines that are not the very same are looked into. */
function keptLines<T>(old: readonly T[], now: readonly T[]): readonly T[] {
  const same = now.every((line, at) => line === old[at] || kept(old[at], line) === old[at]);
  return same && old.length === now.length ? old : now;
}

/** The old value if the new one says the same, so that only what changed is drawn again. */
function kept<T>(old: T, now: T): T {
  return JSON.stringify(old) === JSON.stringify(now) ? old : now;
}
