import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { noticingEmptied } from '../emptied.ts';
import type { Mark } from '../emptied.ts';
import { readAsideText } from '../library.ts';
import { listenToTabs } from '../tabs.ts';
import type { TabChannel } from '../tabs.ts';
import type { Emptied } from '../types.ts';
import { createPadDesk } from './desk.ts';
import type { PadDesk } from './desk.ts';
import { padHeadOf, padHeadOfAgain } from './new-pad.ts';
import type { PadSessionParts } from './session.ts';
import type { PadsState } from './types.ts';

export interface PadsParts extends PadSessionParts {
  /** `null` where the browser has none; storage alone keeps tabs apart then. */
  readonly channel: TabChannel | null;
  readonly mark: Mark;
  /** Asks the browser to keep what is stored; called when a pad is started. */
  readonly persist: () => void;
}

/**
 * The score pads: one in use, the others in the list. What happens is done one after the other; while something that was asked for is
 * being done, further input is inert. Every change reaches the screens in one update, when it is stored.
 */
export function createPads(parts: PadsParts): StoreApi<PadsState> {
  const { channel, clock } = parts;
  let emptied: Emptied | null = null;
  const storage = noticingEmptied(parts.storage, parts.mark, (how) => {
    emptied = how;
    if (how === 'restored') desk.restored();
  });
  const desk = createPadDesk({ ...parts, storage }, publish, (news) => channel?.postMessage(news));
  let queue: Promise<unknown> = Promise.resolve();
  let refusals = 0;

  function publish(changed: Partial<PadsState> = {}): void {
    store.setState({ ...desk.shown(), emptied, ...changed });
  }

  function inOrder(work: () => Promise<Partial<PadsState>>): Promise<void> {
    const done = queue.then(work).then(publish);
    queue = done.catch(() => undefined);
    return done;
  }

  /** For what the players ask. */
  async function asked(work: () => Promise<Partial<PadsState>>): Promise<void> {
    if (store.getState().busy) return;
    store.setState({ busy: true });
    try {
      await inOrder(async () => ({ ...(await work()), busy: false }));
    } catch (error) {
      publish({ busy: false });
      throw error;
    }
  }

  /** Does something with the pad, for what the players asked. */
  async function outcomeOf(what: Parameters<PadDesk['work']>[0]): Promise<Partial<PadsState>> {
    const outcome = await desk.work(what);
    if (outcome === null) return {};
    switch (outcome.type) {
      case 'done':
        return { refusal: null };
      case 'refused':
        refusals += 1;
        return { refusal: { id: refusals, error: outcome.error } };
      case 'moved':
        return { refusal: null, movedElsewhere: true };
    }
  }

  const fresh = { refusal: null, movedElsewhere: false };

  const store: StoreApi<PadsState> = createStore<PadsState>(() => ({
    status: 'starting',
    ...desk.shown(),
    refusal: null,
    movedElsewhere: false,
    emptied,
    busy: false,

    dispatch: (action) => asked(() => outcomeOf((session) => session.dispatch(action))),
    preview: (action) => desk.session()?.preview(action) ?? null,
    worth: (contract) => desk.session()?.worth(contract) ?? null,
    async newPad(request) {
      const head = padHeadOf(request, clock());
      if (!head.ok) return head.error;
      await asked(async () => {
        await desk.start(head.value);
        parts.persist();
        return fresh;
      });
      return [];
    },
    again: () =>
      asked(async () => {
        const session = desk.session();
        if (session === null) return {};
        await desk.start(padHeadOfAgain(session.head(), clock()));
        return fresh;
      }),
    async resume(id) {
      await asked(async () => ((await desk.resume(id)) ? fresh : {}));
      return desk.session()?.id() === id;
    },
    relist: () =>
      asked(async () => {
        await desk.relist();
        return fresh;
      }),
    saveAgain: () =>
      asked(async () => {
        if (desk.session() === null) await desk.listAll();
        return outcomeOf((session) => session.save());
      }),
    dismissRefusal: () => store.setState({ refusal: null }),
    dismissMoved: () => store.setState({ movedElsewhere: false }),
    dismissEmptied() {
      emptied = null;
      publish();
    },
    asideText: async (id) => (await readAsideText(storage, id)) ?? '',
  }));

  /** Another tab may have gone on with the pad in use. */
  const catchUp = () =>
    inOrder(async () => {
      const outcome = await desk.work((session) => session.catchUp());
      return outcome?.type === 'moved' ? { refusal: null, movedElsewhere: true } : {};
    }).catch(() => undefined);

  if (channel !== null) {
    listenToTabs(channel, ({ match, length }) => {
      const session = desk.session();
      if (session?.id() !== match) void desk.list(match);
      else if (length > session.length()) void catchUp();
    });
  }
  // The pad in use first; the list may be long.
  void inOrder(async () => {
    await desk.takeUp();
    return { status: 'ready' };
  }).then(() => desk.listAll());
  return store;
}
