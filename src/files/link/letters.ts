import { err, ok } from '../../engine/result.ts';
import type { Result } from '../../engine/result.ts';
import { linkError } from './errors.ts';
import type { LinkError } from './errors.ts';

/** 64 letters that an address takes as they are: six bits each. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const CHECK_LETTERS = 4;
/** Longest link that every program passes on. */
export const LINK_LENGTH = 2000;

/** Numbers in the making into letters. */
export class LetterWriter {
  #text = '';

  /** A number from 0 to below 64 to the power of `letters`. */
  number(value: number, letters = 1): void {
    for (let place = letters - 1; place >= 0; place -= 1) {
      this.#text += LETTERS[Math.floor(value / 64 ** place) % 64] ?? '';
    }
  }

  /** Letters that are in use already. */
  letters(text: string): void {
    this.#text += text;
  }

  /** All that was written, and the check. */
  finish(): string {
    const text = this.#text;
    this.number(checkOf(text), CHECK_LETTERS);
    return this.#text;
  }
}

/** Takes letters apart again. Past the end there are only zeros; `over` tells. */
export class LetterReader {
  readonly #text: string;
  #place = 0;

  private constructor(text: string) {
    this.#text = text;
  }

  /** A reader of letters whose check is right. */
  static of(text: string): Result<LetterReader, LinkError> {
    if (text === '') return err(linkError('link-empty', {}));
    if (text.length > LINK_LENGTH) return err(linkError('link-too-long', { most: LINK_LENGTH }));
    const at = [...text].findIndex((letter) => !LETTERS.includes(letter));
    if (at >= 0) return err(linkError('link-letter', { letter: [...text][at] ?? '', at: at + 1 }));
    const body = text.slice(0, -CHECK_LETTERS);
    const check = new LetterReader(text.slice(-CHECK_LETTERS)).number(CHECK_LETTERS);
    if (body === '' || check !== checkOf(body)) return err(linkError('link-check', {}));
    return ok(new LetterReader(body));
  }

  number(letters = 1): number {
    let value = 0;
    for (const letter of this.letters(letters)) value = value * 64 + LETTERS.indexOf(letter);
    return value;
  }

  letters(count: number): string {
    const text = this.#text.slice(this.#place, this.#place + count);
    this.#place += count;
    return text;
  }

  /** Has all been read, and nothing more than there was? */
  get over(): boolean {
    return this.#place === this.#text.length;
  }
}

/** 24 bits in which every single wrong letter and nearly every other slip shows. */
function checkOf(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum ^ (sum >>> 24)) & 0xffffff;
}
