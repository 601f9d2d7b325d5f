import type { Match } from '../engine/index.ts';
import type { BySeat } from '../engine/seat.ts';

/** A deal to be walked, and what was tried out from it. The deal itself never changes. */
export interface Study {
  readonly id: string;
  readonly title: string;
  readonly names: BySeat<string>;
  /** The deal of a match it came from; `null` for one that was set up, or came by link or file. */
  readonly source: { readonly match: string; readonly deal: number } | null;
  readonly root: Root;
  readonly branches: readonly Branch[];
  readonly notes: readonly Note[];
}

/** The deal as it was played or set up: one deal of a match, and the first step of it that is shown. */
export interface Root {
  readonly match: Match;
  readonly deal: number;
  readonly from: number;
}

/** A copy that was played on from a step, on the open table. */
export interface Branch {
  readonly id: string;
  readonly name: string;
  /** What it leaves, `null` for the deal itself, and at which step. */
  readonly parent: string | null;
  readonly step: number;
  /** The whole copy, from its deal. */
  readonly match: Match;
  /** Its step that stands for `step` of the parent: what was taken back there is not in a copy. */
  readonly at: number;
}

/** Said of a call or card: of the step that brought it. */
export interface Note {
  readonly branch: string | null;
  readonly step: number;
  readonly text: string;
}

/** The deal that a line of a study walks; `null` if there is no such branch. */
export function lineOf({ root, branches }: Study, branch: string | null): Root | null {
  if (branch === null) return root;
  const found = branches.find(({ id }) => id === branch);
  return found === undefined ? null : { match: found.match, deal: 1, from: root.from };
}

/** With one branch more, or this one as it is now. */
export function withBranch(study: Study, branch: Branch): Study {
  const known = study.branches.some(({ id }) => id === branch.id);
  const branches = known
    ? study.branches.map((one) => (one.id === branch.id ? branch : one))
    : [...study.branches, branch];
  return { ...study, branches };
}

/** Without a branch, all that leave it, and their notes. */
export function withoutBranch(study: Study, branch: string): Study {
  const gone = new Set([branch]);
  // A branch always stands behind the one it leaves.
  for (const { id, parent } of study.branches) if (parent !== null && gone.has(parent)) gone.add(id);
  return {
    ...study,
    branches: study.branches.filter(({ id }) => !gone.has(id)),
    notes: study.notes.filter((note) => note.branch === null || !gone.has(note.branch)),
  };
}

/** With this note of a step instead of the one there was; an empty one is none. */
export function withNote(study: Study, note: Note): Study {
  const others = study.notes.filter(({ branch, step }) => branch !== note.branch || step !== note.step);
  const text = note.text.trim();
  return { ...study, notes: text === '' ? others : [...others, { ...note, text }] };
}
