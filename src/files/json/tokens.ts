import { fault } from '../errors.ts';
import type { FileFault } from '../errors.ts';
import { LIMITS } from '../limits.ts';

export type Punctuation = '{' | '}' | '[' | ']' | ',' | ':';

/** What stands between two blanks: punctuation, or a value that holds no others. */
export type Token =
  | { readonly sign: Punctuation; readonly line: number }
  | { readonly sign: 'value'; readonly value: string | number | boolean | null; readonly line: number };

/** Blanks, then a sign, a text, a number or a word, as RFC 8259 has them. */
const TOKEN =
  // eslint-disable-next-line no-control-regex -- JSON allows no control character in a text.
  /([ \t\r\n]*)(?:([{}[\],:])|("[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|(true|false|null))/y;
const BLANKS = /[ \t\r\n]*/y;
/** What the end of a file can have cut off: a text without its closing quote, a sign, a word. */
const BEGUN = /^(?:"[^"\\\n\r]*(?:\\.[^"\\\n\r]*)*\\?|-|t|tr|tru|f|fa|fal|fals|n|nu|nul)$/;

/** A copy of the text: a piece cut out of a long text may keep all of it in memory. */
const own = (quoted: string): string => JSON.parse(quoted) as string;

/** Cuts JSON into tokens, piece by piece. Throws a `FileFault` for what is no token. */
export class Tokens {
  #rest = '';
  #line = 1;

  /** Blanks and tokens of what has been pushed so far, but for what may go on in the next piece. */
  *push(text: string): Generator<Token, undefined> {
    const source = this.#rest + text;
    let place = 0;
    for (;;) {
      TOKEN.lastIndex = place;
      const found = TOKEN.exec(source);
      // A number or a word that ends with the piece may be the beginning of another.
      if (
        found === null ||
        (TOKEN.lastIndex === source.length && found[2] === undefined && found[3] === undefined)
      )
        break;
      place = TOKEN.lastIndex;
      yield this.#token(found);
    }
    this.#rest = source.slice(place);
    if (this.#rest.length > LIMITS.text) this.#refuse();
  }

  /** What was left over. */
  *end(): Generator<Token, undefined> {
    TOKEN.lastIndex = 0;
    const found = TOKEN.exec(this.#rest);
    if (found !== null) {
      this.#rest = this.#rest.slice(TOKEN.lastIndex);
      yield this.#token(found);
    }
    this.#skipBlanks();
    if (this.#rest !== '') throw this.#broken();
  }

  get line(): number {
    return this.#line;
  }

  #token([, blanks = '', sign, text, number, word]: RegExpExecArray): Token {
    this.#countLines(blanks);
    const line = this.#line;
    if (sign !== undefined) return { sign: sign as Punctuation, line };
    if (text !== undefined) {
      if (text.length > LIMITS.text) throw fault('too-long', { most: LIMITS.text }, line);
      return { sign: 'value', value: own(text), line };
    }
    if (number !== undefined) return { sign: 'value', value: Number(number), line };
    return { sign: 'value', value: word === 'null' ? null : word === 'true', line };
  }

  #countLines(blanks: string): void {
    for (let at = 0; at < blanks.length; at += 1) {
      const sign = blanks[at];
      if (sign === '\n' || (sign === '\r' && blanks[at + 1] !== '\n')) this.#line += 1;
    }
  }

  #skipBlanks(): void {
    BLANKS.lastIndex = 0;
    const [blanks = ''] = BLANKS.exec(this.#rest) ?? [];
    this.#countLines(blanks);
    this.#rest = this.#rest.slice(blanks.length);
  }

  /** So much is left that no token is to come. Blanks without end are thrown away. */
  #refuse(): void {
    this.#skipBlanks();
    if (this.#rest.length <= LIMITS.text) return;
    if (this.#rest.startsWith('"')) throw fault('too-long', { most: LIMITS.text }, this.#line);
    throw this.#unknown();
  }

  #broken(): FileFault {
    return BEGUN.test(this.#rest) ? fault('truncated', {}, this.#line) : this.#unknown();
  }

  #unknown(): FileFault {
    const [found = ''] = this.#rest.slice(0, QUOTED).split(/[\r\n]/);
    return fault('syntax', { found }, this.#line);
  }
}

/** Characters of what cannot be read that are told. */
const QUOTED = 12;
