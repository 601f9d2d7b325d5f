import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { positionLink } from '../../files/link/position.ts';
import { writePosition } from '../../files/position.ts';
import { auctionTo } from '../../teaching/auction-to.ts';
import { newDraft, positionOf, put, putHand } from '../../teaching/draft.ts';
import type { Draft } from '../../teaching/draft.ts';
import { fill } from '../../teaching/fill.ts';
import type { Position } from '../../teaching/position.ts';
import { standingOf } from '../../teaching/standing.ts';
import { newId, randomSource } from '../random.ts';
import { TITLE_LENGTH } from './setups.ts';
import type { Setup, Setups } from './setups.ts';
import type { EditorState } from './types.ts';

export interface EditorParts {
  /** The saved set-up that is opened; `null` for a new one. */
  readonly setup: Setup | null;
  /** What was changed of it the last time and not saved, if anything was. */
  readonly unsaved: Setup | null;
  /** What came from elsewhere: not kept before something is done with it. */
  readonly came?: Step;
  readonly shelf: Setups;
  readonly random?: RandomBelow;
}

interface Step {
  readonly draft: Draft;
  readonly title: string;
}

/** Steps that can be undone. */
const MOST_STEPS = 200;

/** Where a set-up is changed. Everything is kept on the device as it is done, beside the saved one until it is saved itself. */
export function createEditor({
  setup,
  unsaved,
  came,
  shelf,
  random = randomSource(),
}: EditorParts): StoreApi<EditorState> {
  let kept: Step = setup ?? { draft: newDraft(), title: '' };
  let now: Step = came ?? unsaved ?? kept;
  let before: readonly Step[] = [];
  let behind: readonly Step[] = [];

  const editor = createStore<EditorState>((set, get) => ({
    id: setup?.id ?? null,
    ...shown(),
    put: (card, place) => {
      const next = put(now.draft, card, place);
      if (next.ok) to({ draft: next.value });
      return next.ok ? null : next.error;
    },
    putHand: (seat, text) => {
      const next = putHand(now.draft, seat, text);
      if (next.ok) to({ draft: next.value });
      return next.ok ? null : next.error;
    },
    fill: (wishes) => {
      const next = fill(now.draft, wishes, random);
      if (next.ok) to({ draft: next.value });
      return next.ok ? null : next.error;
    },
    change: (changed) => to({ draft: { ...now.draft, ...changed } }),
    replace: (draft, title = now.title) => to({ draft, title: title.slice(0, TITLE_LENGTH) }),
    callTo(contract) {
      const calls = get().standing.auction === null ? null : auctionTo(contract, now.draft);
      if (calls !== null) to({ draft: { ...now.draft, calls, cards: [] } });
      return calls !== null;
    },
    undo() {
      const last = before.at(-1);
      if (last === undefined) return;
      [before, behind, now] = [before.slice(0, -1), [now, ...behind], last];
      changed();
    },
    redo() {
      const [next, ...rest] = behind;
      if (next === undefined) return;
      [before, behind, now] = [[...before, now], rest, next];
      changed();
    },
    async save(typed, asNew = false) {
      const title = typed.trim().slice(0, TITLE_LENGTH);
      const from = get().id;
      const id = asNew || from === null ? newId() : from;
      const saved = { ...now, title };
      try {
        await shelf.keep({ id, ...saved });
      } catch {
        return null;
      }
      await shelf.keepUnsaved(from, null);
      now = { ...now, title };
      kept = saved;
      set({ id, ...shown() });
      return id;
    },
    letters: () => whole(positionLink),
    file: () => whole((position) => writePosition({ title: now.title, position })),
    match: () => get().standing.line?.match ?? null,
  }));

  function shown(): Pick<EditorState, 'draft' | 'title' | 'standing' | 'canUndo' | 'canRedo' | 'saved'> {
    return {
      ...now,
      standing: standingOf(now.draft),
      canUndo: before.length > 0,
      canRedo: behind.length > 0,
      saved: isKept(),
    };
  }

  function isKept(): boolean {
    return now.title === kept.title && JSON.stringify(now.draft) === JSON.stringify(kept.draft);
  }

  function to(next: Partial<Step>): void {
    before = [...before, now].slice(-MOST_STEPS);
    behind = [];
    now = { ...now, ...next };
    changed();
  }

  function changed(): void {
    editor.setState(shown());
    const { id } = editor.getState();
    void shelf.keepUnsaved(id, isKept() ? null : { id: id ?? 'new', ...now });
  }

  /** Made of a position that the rules accept. */
  function whole(make: (position: Position) => string): string | null {
    const position = positionOf(now.draft);
    return position.ok && editor.getState().standing.error === null ? make(position.value) : null;
  }
  return editor;
}
