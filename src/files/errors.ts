import type { RuleError } from '../engine/errors.ts';
import type { PadError } from '../pads/index.ts';
import type { PositionError } from '../teaching/errors.ts';
import type { LessonError } from '../teaching/lesson-check.ts';

/** Why a file is refused: code → parameters. Sentences live in `src/i18n`. */
export interface FileErrors {
  /** Nothing is in it but blanks. */
  readonly empty: Record<never, never>;
  /** More than so many bytes. */
  readonly 'too-large': { readonly most: number };
  readonly 'not-utf8': Record<never, never>;
  /** Neither of the two formats. */
  readonly 'not-ours': Record<never, never>;
  /** Written by a newer app. */
  readonly newer: { readonly version: number };
  /** It ends in the middle. */
  readonly truncated: Record<never, never>;
  /** What stands there cannot stand there. */
  readonly syntax: { readonly found: string };
  /** Nested deeper than anything the app writes. */
  readonly 'too-deep': { readonly most: number };
  /** One text, line or match is longer than any that the app writes. */
  readonly 'too-long': { readonly most: number };
  readonly 'too-many-entries': { readonly most: number };
  readonly 'key-twice': { readonly key: string };
  /** A key that means something to JavaScript itself. */
  readonly 'key-forbidden': { readonly key: string };
  /** A field is missing, unknown or of the wrong kind; `path` leads down to it. */
  readonly field: { readonly path: string };
  /** The rules of the game refuse it: no card, no pack, an illegal call … */
  readonly rule: { readonly error: RuleError };
  /** The game of a score pad knows no such row, or nothing like it can be done to the pad. */
  readonly 'pad-rule': { readonly error: PadError };
  /** They refuse the set-up that the file tells. */
  readonly position: { readonly error: PositionError };
  /** They refuse a page of the lesson that it tells. */
  readonly lesson: { readonly error: LessonError };
  readonly 'tag-missing': { readonly tag: string };
  readonly 'tag-twice': { readonly tag: string };
  readonly 'tag-wrong': { readonly tag: string; readonly found: string };
  /** A tag that follows from the log says something else than the log. */
  readonly 'tag-differs': { readonly tag: string; readonly found: string; readonly expected: string };
  readonly 'entry-unknown': { readonly found: string };
  readonly 'times-count': { readonly entries: number; readonly times: number };
}

/** A refusal of a file: its code, what a sentence about it needs to know, and where. */
export type FileError = {
  [Code in keyof FileErrors]: {
    readonly code: Code;
    readonly params: FileErrors[Code];
    /** From 1; `null` where it is the file as a whole. */
    readonly line: number | null;
    /** Which match of the file, from 1; `null` outside of any. */
    readonly match: number | null;
  };
}[keyof FileErrors];

/** Thrown by the readers inside this folder; nothing of the kind leaves it. */
export class FileFault extends Error {
  readonly error: FileError;

  constructor(error: FileError) {
    super(error.code);
    this.name = 'FileFault';
    this.error = error;
  }
}

/** Makes the fault. Texts out of the file are cut short: they may be of any length. */
export function fault<Code extends keyof FileErrors>(
  code: Code,
  params: FileErrors[Code],
  line: number | null = null,
  match: number | null = null,
): FileFault {
  // The union is indexed by code, which TypeScript cannot follow through a generic.
  return new FileFault({ code, params: shortened(params), line, match } as unknown as FileError);
}

const LONGEST_QUOTE = 60;

function shortened<T extends object>(params: T): T {
  const entries = Object.entries(params).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'string' && value.length > LONGEST_QUOTE ? `${value.slice(0, LONGEST_QUOTE)}…` : value,
  ]);
  return Object.fromEntries(entries) as T;
}
