import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { readAsideText } from './library.ts';
import { headOf, headOfRematch, unplayed } from './new-match.ts';
import { coverWhenHidden } from './page.ts';
import type { Page } from './page.ts';
import { createDesk } from './desk.ts';
import type { SessionParts } from './session.ts';
import { listenToTabs } from './tabs.ts';
import type { TabChannel } from './tabs.ts';
import type { TableState } from './types.ts';

export interface TableParts extends SessionParts {
  /** `null` where nothing can be hidden. */
  readonly page: Page | null;
  /** `null` where the browser has none; storage alone keeps tabs apart then. */
  readonly channel: TabChannel | null;
  /** Asks the browser to keep what is stored; called when the first match is started. */
  readonly persist: () => void;
}

/**
 * The table: one match on it, the others in the list. What happens is done one after the other; while something the players asked
 * for is being done, further input is inert. Every change reaches the screens in one update.
 */
export function createTable(parts: TableParts): StoreApi<TableState> {
  const { clock, storage, page, channel } = parts;
  const desk = createDesk(parts, publish, (news) => channel?.postMessage(news));
  let queue: Promise<unknown> = Promise.resolve();
  let refusals = 0;
  /** Grows whenever the table is covered: a gesture made before that must not uncover it. */
  let covers = 0;

  function publish(changed: Partial<TableState> = {}): void {
    const before = store.getState();
    const now = { ...before, ...desk.shown() };
    // A refusal may tell about a hand: it goes when the hand goes.
    const covered = before.opened !== null && now.opened === null;
    store.setState({
      ...now,
      match: kept(before.match, now.match),
      saving: kept(before.saving, now.saving),
      matches: kept(before.matches, now.matches),
      aside: kept(before.aside, now.aside),
      ...(covered ? { refusal: null } : {}),
      ...changed,
    });
  }

  function inOrder(work: () => Promise<Partial<TableState>>): Promise<void> {
    const done = queue.then(work).then(publish);
    queue = done.catch(() => undefined);
    return done;
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

  async function askedOfMatch(work: Parameters<typeof desk.play>[0]): Promise<void> {
    const { opened } = store.getState();
    await asked(async () => {
      const outcome = await desk.play(work);
      if (outcome === null) return {};
      switch (outcome.type) {
        case 'done':
          return { refusal: null };
        case 'refused':
          // Put away meanwhile? Then nobody must read what the reason may tell about the hand.
          if (desk.shown().opened !== opened) return {};
          refusals += 1;
          return { refusal: { id: refusals, error: outcome.error } };
        case 'moved':
          return { refusal: null, movedElsewhere: true };
      }
    });
  }

  const fresh = { refusal: null, movedElsewhere: false };

  const store: StoreApi<TableState> = createStore<TableState>(() => ({
    status: 'starting',
    ...desk.shown(),
    refusal: null,
    movedElsewhere: false,
    busy: false,

    dispatch: (action) =>
      action.type === 'look'
        ? store.getState().open(action.seat)
        : askedOfMatch((session) => session.dispatch(action)),
    deal: (cutAt) => askedOfMatch((session) => session.deal(cutAt)),
    async open(seat) {
      // A hold that ends in a hidden page would lay the hand open for whoever shows it again.
      if (page?.document.visibilityState === 'hidden') return;
      const before = covers;
      await askedOfMatch((session) => session.open(seat, () => covers === before));
    },
    putAway() {
      covers += 1;
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
        await desk.start(unplayed(headOfRematch(head, clock())));
        return fresh;
      }),
    resume: (id) => asked(async () => ((await desk.resume(id)) ? fresh : {})),
    dismissRefusal: () => store.setState({ refusal: null }),
    dismissMoved: () => store.setState({ movedElsewhere: false }),
    asideText: async (id) => (await readAsideText(storage, id)) ?? '',
  }));

  /** Another tab may have gone on with the match on the table. */
  const catchUp = () =>
    inOrder(async () => ((await desk.catchUp()) ? { refusal: null, movedElsewhere: true } : {}));

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

/** The old value if the new one says the same, so that only what changed is drawn again. */
function kept<T>(old: T, now: T): T {
  return JSON.stringify(old) === JSON.stringify(now) ? old : now;
}
