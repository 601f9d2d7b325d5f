import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { playOn, review, reviewSteps } from '../../engine/view/review.ts';
import type { Match } from '../../engine/index.ts';
import { shuffle } from '../../engine/shuffle.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { lineOf, withBranch, withNote, withoutBranch } from '../../teaching/study.ts';
import type { Branch, Study } from '../../teaching/study.ts';
import { newId } from '../random.ts';
import type { BranchLine, ReviewState, TableState } from '../types.ts';
import { createOpenTable } from './open-table.ts';

export interface ReviewParts {
  readonly study: Study;
  readonly random: RandomBelow;
  /** The device's own table. */
  readonly device: TableState;
  /** Called with the study whenever something in it has changed. */
  readonly onChange: (study: Study) => void;
}

/** Walks a study. `null` if its deal may not be walked: it is not there, or not over and not on the open table. */
export function createReview({
  study: first,
  random,
  device,
  onChange,
}: ReviewParts): StoreApi<ReviewState> | null {
  let study = first;
  const start = lineState(study, null, 0);
  if (start === null) return null;

  const store: StoreApi<ReviewState> = createStore<ReviewState>((set, get) => ({
    title: study.title,
    names: study.names,
    branches: listed(study),
    ...start,
    playing: null,
    go: (step) => show(get().branch, step),
    walk: (branch, step) => show(branch, step ?? leaving(study, branch)),
    playOn(name) {
      const { branch: parent, moment } = get();
      const line = lineOf(study, parent);
      const match =
        line === null ? null : playOn(line.match, line.deal, moment.step, (cards) => shuffle(cards, random));
      if (match === null) return;
      const branch: Branch = {
        id: newId(),
        name,
        parent,
        step: moment.step,
        match,
        at: match.log.length - 1,
      };
      const onPlayed = (played: Match): void => change(withBranch(study, { ...branch, match: played }));
      set({ playing: createOpenTable({ device, names: study.names, match, onChange: onPlayed }) });
      playedId = branch.id;
    },
    stopPlaying() {
      set({ playing: null });
      const played = study.branches.find(({ id }) => id === playedId);
      if (played !== undefined) show(played.id, Infinity);
    },
    rename(branch, name) {
      const found = study.branches.find(({ id }) => id === branch);
      if (found !== undefined && name.trim() !== '')
        change(withBranch(study, { ...found, name: name.trim() }));
    },
    remove(branch) {
      const before = study;
      const was = { branch: get().branch, step: get().moment.step };
      change(withoutBranch(study, branch));
      if (lineOf(study, was.branch) === null) {
        const parent = before.branches.find(({ id }) => id === branch);
        show(parent?.parent ?? null, parent?.step ?? 0);
      }
      return () => {
        change(before);
        show(was.branch, was.step);
      };
    },
    note: (text) => {
      const { branch, moment } = get();
      change(withNote(study, { branch, step: moment.step, text }));
    },
  }));
  let playedId: string | null = null;

  function show(branch: string | null, step: number): boolean {
    const line = lineState(study, branch, step);
    if (line === null) return false;
    store.setState(line);
    return true;
  }

  function change(next: Study): void {
    study = next;
    store.setState({ branches: listed(study), notes: notesOf(study, store.getState().branch) });
    onChange(study);
  }
  return store;
}

function lineState(
  study: Study,
  branch: string | null,
  step: number,
): Pick<ReviewState, 'branch' | 'from' | 'steps' | 'moment' | 'notes'> | null {
  const line = lineOf(study, branch);
  const steps = line === null ? null : reviewSteps(line.match, line.deal);
  if (line === null || steps === null) return null;
  const nearest = Math.max(line.from, Math.min(Number.isNaN(step) ? 0 : Math.trunc(step), steps.length - 1));
  const moment = review(line.match, line.deal, nearest);
  return moment === null ? null : { branch, from: line.from, steps, moment, notes: notesOf(study, branch) };
}

/** Where a branch leaves its parent, in its own steps. */
function leaving({ branches }: Study, branch: string | null): number {
  return branches.find(({ id }) => id === branch)?.at ?? 0;
}

function listed(study: Study): readonly BranchLine[] {
  return study.branches.map(({ id, name, parent, step }) => ({ id, name, parent, step }));
}

function notesOf({ notes }: Study, branch: string | null): ReadonlyMap<number, string> {
  return new Map(notes.filter((note) => note.branch === branch).map(({ step, text }) => [step, text]));
}
