import { fault } from '../errors.ts';
import { parseNumber } from './tags.ts';

/** When the entries of one match or pad were made, as a file says it. */
export class TimesRead {
  readonly #most: number;
  readonly #match: number | null;
  readonly #times: number[] = [];

  /** No more than `most`; `match`: which match of the file it is. */
  constructor(most: number, match: number | null) {
    this.#most = most;
    this.#match = match;
  }

  /** A time in full, or with `+` since the one before. */
  add(word: string, line: number): void {
    const last = this.#times.at(-1);
    const number = parseNumber(word.replace(/^\+/, ''));
    if (number === null || (word.startsWith('+') && last === undefined)) {
      throw fault('tag-wrong', { tag: 'Times', found: word }, line, this.#match);
    }
    if (this.#times.length >= this.#most)
      throw fault('too-many-entries', { most: this.#most }, line, this.#match);
    this.#times.push(word.startsWith('+') ? (last ?? 0) + number : number);
  }

  /** The time of each entry. Who writes by hand need not time it: then all was done when it was started. */
  of(entries: number, started: unknown, line: number): readonly unknown[] {
    const times = this.#times.length;
    if (times > 0 && times !== entries) throw fault('times-count', { entries, times }, line, this.#match);
    return times > 0 ? this.#times : Array.from({ length: entries }, () => started);
  }
}
