import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { replay } from '../../engine/index.ts';
import type { Match } from '../../engine/index.ts';
import { playOn, review, reviewSteps, stepFates } from '../../engine/view/review.ts';
import { shuffle } from '../../engine/shuffle.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { dealLink } from '../../files/link/format.ts';
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
    copy: null,
    link() {
      const { branch, fates, moment } = get();
      const line = lineOf(study, branch);
      const played = line === null ? null : replay(line.match);
      const letters = line === null || played?.ok !== true ? null : dealLink(played.value, line.deal);
      return letters === null ? null : { letters, step: fates[moment.step]?.linked ?? 0 };
    },
    go: (step) => show(get().branch, step),
    walk: (branch, step) => show(branch, step ?? leaving(study, branch)),
    playOn(name) {
      const { branch: parent, moment } = get();
      const line = lineOf(study, parent);
      const match =
        line === null ? null : playOn(line.match, line.deal, moment.step, (cards) => shuffle(cards, random));
      if (match === null) return;
      const copy: Branch = { id: newId(), name, parent, step: moment.step, match, at: match.log.length - 1 };
      copied = copy;
      const onPlayed = (played: Match): void => {
        copied = { ...(copied ?? copy), match: played };
        change(withBranch(study, copied));
      };
      const playing = createOpenTable({ device, names: study.names, match, onChange: onPlayed });
      set({ playing, copy: { id: copy.id, name } });
    },
    stopPlaying() {
      set({ playing: null, copy: null });
      const played = study.branches.find(({ id }) => id === copied?.id);
      if (played !== undefined) show(played.id, Infinity);
    },
    rename(branch, typed) {
      const name = typed.trim();
      if (name === '') return;
      if (copied?.id === branch) copied = { ...copied, name };
      if (get().copy?.id === branch) set({ copy: { id: branch, name } });
      const found = study.branches.find(({ id }) => id === branch);
      if (found !== undefined) change(withBranch(study, { ...found, name }));
    },
    remove(branch) {
      const before = study;
      const shown = { branch: get().branch, step: get().moment.step };
      change(withoutBranch(study, branch));
      if (lineOf(study, shown.branch) === null) {
        const parent = before.branches.find(({ id }) => id === branch);
        show(parent?.parent ?? null, parent?.step ?? 0);
      }
      const left = new Set(study.notes);
      const notes = before.notes.filter((note) => !left.has(note));
      return () => {
        // What was noted and tried out since then stays.
        const was = before.branches.map((old) => study.branches.find(({ id }) => id === old.id) ?? old);
        const since = study.branches.filter((now) => !was.includes(now));
        change({ ...study, branches: [...was, ...since], notes: [...study.notes, ...notes] });
        show(shown.branch, shown.step);
      };
    },
    note: (text) => {
      const { branch, moment } = get();
      change(withNote(study, { branch, step: moment.step, text }));
    },
  }));
  /** What is played on, or was last: not among the branches before something has been played. */
  let copied: Branch | null = null;

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
): Pick<ReviewState, 'branch' | 'from' | 'steps' | 'fates' | 'moment' | 'notes'> | null {
  const line = lineOf(study, branch);
  const steps = line === null ? null : reviewSteps(line.match, line.deal);
  const fates = line === null ? null : stepFates(line.match, line.deal);
  if (line === null || steps === null || fates === null) return null;
  const nearest = Math.max(line.from, Math.min(Number.isNaN(step) ? 0 : Math.trunc(step), steps.length - 1));
  const moment = review(line.match, line.deal, nearest);
  return moment === null
    ? null
    : { branch, from: line.from, steps, fates, moment, notes: notesOf(study, branch) };
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
