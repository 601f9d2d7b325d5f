/** A code as typed, and the line it stands on, from 1. */
export interface CodeLine {
  readonly line: number;
  readonly code: string;
}

/** The codes of a text, one a line; empty lines are passed over but counted, so that errors name the line people see. */
export function codesOf(text: string): readonly CodeLine[] {
  return text
    .split(/\r?\n/)
    .map((code, at) => ({ line: at + 1, code: code.trim() }))
    .filter(({ code }) => code !== '');
}
