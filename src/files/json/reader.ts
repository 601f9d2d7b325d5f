import { fault } from '../errors.ts';
import type { FileFault } from '../errors.ts';
import type { Item, Reader } from '../item.ts';
import { FILE_FORMAT, FILE_VERSION } from '../limits.ts';
import { Builder, unexpected } from './builder.ts';
import type { Built } from './builder.ts';
import { matchItem, padItem } from './items.ts';
import { Tokens } from './tokens.ts';
import type { Token } from './tokens.ts';

const LISTS = ['matches', 'pads'] as const;
type List = (typeof LISTS)[number];

/** How deep a value of the file's object stands, and one of a list in it. */
const IN_FILE = 1;
const IN_LIST = 2;

/** Where in the file the next token stands. */
type Place = 'start' | 'key' | 'colon' | 'value' | 'after' | 'item' | 'after-item' | 'end';

/**
 * Reads the JSON format piece by piece: what stands in the lists is given out as soon as it is complete, so that a large file is
 * never in memory as a whole.
 */
export class JsonReader implements Reader {
  readonly #tokens = new Tokens();
  #place: Place = 'start';
  /** May the object or the list still be empty? */
  #empty = true;
  #key = '';
  #builder: Builder | null = null;
  readonly #top = new Map<string, unknown>();
  readonly #counts: Record<List, number> = { matches: 0, pads: 0 };
  #items: Item[] = [];
  #wrong: FileFault | null = null;

  push(text: string): void {
    for (const token of this.#tokens.push(text)) this.#add(token);
  }

  end(): void {
    for (const token of this.#tokens.end()) this.#add(token);
    if (this.#place !== 'end') throw this.#verdict(fault('truncated', {}, this.#tokens.line));
    if (this.#wrong !== null || !this.#known())
      throw this.#verdict(this.#wrong ?? fault('field', { path: 'version' }));
  }

  take(): readonly Item[] {
    const items = this.#wrong === null ? this.#items : [];
    this.#items = [];
    return items;
  }

  refuse(wrong: FileFault): void {
    this.#wrong ??= wrong;
    if (this.#known()) throw this.#verdict(this.#wrong);
  }

  /** Has the file said what it is? */
  #known(): boolean {
    return this.#top.get('format') !== undefined && this.#top.get('version') !== undefined;
  }

  /** What is wrong with the file as far as it has been read: whose it is and of which version comes first. */
  #verdict(otherwise: FileFault): FileFault {
    const { format, version } = Object.fromEntries(this.#top);
    if (format !== FILE_FORMAT) return fault('not-ours', {});
    if (typeof version === 'number' && Number.isSafeInteger(version) && version > FILE_VERSION) {
      return fault('newer', { version });
    }
    return otherwise;
  }

  #add(token: Token): void {
    if (this.#builder !== null) {
      const built = this.#builder.add(token);
      if (built !== null) this.#complete(built);
      return;
    }
    switch (this.#place) {
      case 'start':
        this.#expect(token, '{', 'key');
        return;
      case 'key':
        this.#keyOrEnd(token);
        return;
      case 'colon':
        this.#expect(token, ':', 'value');
        return;
      case 'value':
        this.#value(token);
        return;
      case 'item':
        this.#itemOrEnd(token);
        return;
      case 'after':
      case 'after-item': {
        const inList = this.#place === 'after-item';
        if (token.sign === ',') this.#place = inList ? 'item' : 'key';
        else if (token.sign === (inList ? ']' : '}')) this.#place = inList ? 'after' : 'end';
        else throw unexpected(token);
        return;
      }
      case 'end':
        throw unexpected(token);
    }
  }

  #expect(token: Token, sign: Token['sign'], next: Place): void {
    if (token.sign !== sign) throw this.#place === 'start' ? fault('not-ours', {}) : unexpected(token);
    this.#place = next;
  }

  #keyOrEnd(token: Token): void {
    if (token.sign === '}' && this.#empty) {
      this.#place = 'end';
      return;
    }
    if (token.sign !== 'value' || typeof token.value !== 'string') throw unexpected(token);
    const key = token.value;
    if (this.#top.has(key)) throw fault('key-twice', { key }, token.line);
    const unknown = !['format', 'version', ...LISTS].includes(key);
    if (unknown) this.refuse(fault('field', { path: key }, token.line));
    this.#top.set(key, undefined);
    this.#key = key;
    this.#empty = false;
    this.#place = 'colon';
  }

  #value(token: Token): void {
    const list = LISTS.find((one) => one === this.#key);
    if (list !== undefined && token.sign === '[') {
      this.#place = 'item';
      this.#empty = true;
      return;
    }
    if (list !== undefined) this.refuse(fault('field', { path: list }, token.line));
    this.#place = 'after';
    this.#build(token, IN_FILE);
  }

  #itemOrEnd(token: Token): void {
    if (token.sign === ']' && this.#empty) {
      this.#place = 'after';
      this.#empty = false;
      return;
    }
    this.#empty = false;
    this.#place = 'after-item';
    this.#build(token, IN_LIST);
  }

  #build(token: Token, depth: number): void {
    this.#builder = new Builder(depth);
    const built = this.#builder.add(token);
    if (built !== null) this.#complete(built);
  }

  #complete(built: Built): void {
    this.#builder = null;
    if (this.#place === 'after-item') this.#item(built);
    else this.#field(built);
  }

  #field({ value, line }: Built): void {
    this.#top.set(this.#key, value);
    const wrong = {
      format: value !== FILE_FORMAT,
      version: value !== FILE_VERSION,
    }[this.#key];
    if (wrong === true) this.refuse(fault('field', { path: this.#key }, line));
    else if (this.#wrong !== null) this.refuse(this.#wrong);
  }

  #item(built: Built): void {
    const list = LISTS.find((one) => one === this.#key);
    if (list === undefined || this.#wrong !== null) return;
    this.#counts[list] += 1;
    const number = this.#counts[list];
    const item = list === 'pads' ? padItem(built, number) : matchItem(built, number);
    if (item instanceof Error) this.refuse(item);
    else this.#items.push(item);
  }
}
