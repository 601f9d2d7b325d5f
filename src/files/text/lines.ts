import { fault } from '../errors.ts';
import type { FileFault } from '../errors.ts';
import { FILE_VERSION, LIMITS } from '../limits.ts';
import { END, TITLE } from './format.ts';

/** What a text is made of: `[Name "value"]`, or a word. */
export type Piece =
  | { readonly tag: string; readonly value: string | null; readonly line: number }
  | { readonly word: string; readonly line: number };

const BREAK = /\r\n|\r|\n/;
/** Blanks; a remark to the end of the line; the beginning of a remark; a tag; a word. */
const PIECE =
  /([ \t\u00a0]+|;.*)|(\{)|\[[ \t]*([A-Za-z][A-Za-z0-9]*)[ \t]*(?:"([^"\\]*(?:\\["\\][^"\\]*)*)")?[ \t]*\]|([^\s;{}[\]"]+)/y;

/** A copy of the text: a piece cut out of a long text may keep all of it in memory. */
const own = (text: string): string => JSON.parse(JSON.stringify(text)) as string;

/** Cuts the text format into pieces. Remarks, blank lines and every kind of line break are passed over. */
export class Lines {
  #rest = '';
  #line = 0;
  #titled = false;
  #ended = false;
  #inRemark = false;

  get line(): number {
    return Math.max(this.#line, 1);
  }

  *push(text: string): Generator<Piece, undefined> {
    const lines = (this.#rest + text).split(BREAK);
    this.#rest = lines.pop() ?? '';
    // Half a line break may be still to come.
    if (this.#rest === '' && text.endsWith('\r')) this.#rest = `${lines.pop() ?? ''}\r`;
    for (const line of lines) yield* this.#cut(line);
    if (this.#rest.length > LIMITS.text) throw fault('too-long', { most: LIMITS.text }, this.#line + 1);
  }

  *end(): Generator<Piece, undefined> {
    const rest = this.#rest.replace(/\r$/, '');
    // A last line that is no last line is what is left of one.
    if (this.#titled && !this.#ended && rest.trimEnd() !== END) throw fault('truncated', {}, this.line);
    yield* this.#cut(rest);
    if (!this.#titled) throw fault('not-ours', {});
    if (!this.#ended) throw fault('truncated', {}, this.line);
  }

  *#cut(line: string): Generator<Piece, undefined> {
    this.#line += 1;
    if (line.length > LIMITS.text) throw fault('too-long', { most: LIMITS.text }, this.#line);
    if (line.startsWith('%') && !this.#inRemark) {
      this.#escaped(line);
      return;
    }
    let place = 0;
    while (place < line.length) {
      if (this.#inRemark) {
        const close = line.indexOf('}', place);
        if (close < 0) return;
        this.#inRemark = false;
        place = close + 1;
        continue;
      }
      PIECE.lastIndex = place;
      const found = PIECE.exec(line);
      if (found === null) throw this.#refused(line.slice(place));
      place = PIECE.lastIndex;
      yield* this.#piece(found);
    }
  }

  *#piece([, blank, remark, tag, value, word]: RegExpExecArray): Generator<Piece, undefined> {
    if (blank !== undefined) return;
    if (remark !== undefined) {
      this.#inRemark = true;
      return;
    }
    if (!this.#titled || this.#ended) throw this.#refused(tag === undefined ? (word ?? '') : `[${tag}`);
    if (tag === undefined) yield { word: word ?? '', line: this.#line };
    else {
      const text = value === undefined ? null : own(value.replace(/\\(["\\])/g, '$1'));
      yield { tag, value: text, line: this.#line };
    }
  }

  /** A line behind a percent sign: the first and the last are the file's own, others are remarks. */
  #escaped(line: string): void {
    if (line.trimEnd() === END) {
      this.#ended = true;
      return;
    }
    if (this.#titled) return;
    const version = /^ ([1-9]\d{0,8})\s*$/.exec(line.startsWith(TITLE) ? line.slice(TITLE.length) : '')?.[1];
    if (version === undefined) throw fault('not-ours', {});
    if (Number(version) > FILE_VERSION) throw fault('newer', { version: Number(version) });
    this.#titled = true;
  }

  #refused(found: string): FileFault {
    return this.#titled ? fault('syntax', { found }, this.#line) : fault('not-ours', {});
  }
}
