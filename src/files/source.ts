import { fault } from './errors.ts';
import type { Reader } from './item.ts';
import { JsonReader } from './json/reader.ts';
import { LIMITS } from './limits.ts';
import { TextReader } from './text/reader.ts';

/** Bytes that are read at once. */
const PIECE = 1 << 16;

/** The file as text, piece by piece, put into the reader of its format. */
export class Source {
  readonly #file: Blob;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #reader: Reader | null = null;
  #lead = '';
  format: 'json' | 'text' = 'json';
  read = 0;

  constructor(file: Blob) {
    this.#file = file;
  }

  /** The reader each time something may be taken from it. Throws a `FileFault`. */
  async *pieces(): AsyncGenerator<Reader, undefined> {
    const { size } = this.#file;
    if (size > LIMITS.bytes) throw fault('too-large', { most: LIMITS.bytes });
    while (this.read < size) {
      const bytes = await this.#file.slice(this.read, this.read + PIECE).arrayBuffer();
      this.read += bytes.byteLength;
      const reader = this.#push(this.#decoded(bytes, this.read < size));
      if (reader !== null) yield reader;
    }
    if (this.#reader === null) throw fault('empty', {});
    this.#reader.end();
    yield this.#reader;
  }

  #decoded(bytes: ArrayBuffer, stream: boolean): string {
    try {
      return this.#decoder.decode(bytes, { stream });
    } catch {
      throw fault('not-utf8', {});
    }
  }

  #push(text: string): Reader | null {
    const all = this.#lead + text;
    this.#lead = '';
    this.#reader ??= this.#readerFor(all);
    if (this.#reader === null) this.#lead = all;
    else this.#reader.push(all);
    return this.#reader;
  }

  /** The reader for a file that begins so; `null` while it is blank. */
  #readerFor(text: string): Reader | null {
    const first = text.trimStart()[0];
    if (first === undefined && text.length < LIMITS.text) return null;
    if (first === '{') return new JsonReader();
    if (first !== '%') throw fault('not-ours', {});
    this.format = 'text';
    return new TextReader();
  }
}
