import { fault } from '../errors.ts';
import type { FileFault } from '../errors.ts';
import { LIMITS } from '../limits.ts';
import type { Token } from './tokens.ts';

type Holder = Record<string, unknown> | unknown[];

interface Frame {
  readonly holder: Holder;
  /** The key that the next value goes to. */
  key: string | null;
  /** What may come next. */
  next: 'first' | 'key' | 'colon' | 'value' | 'after';
}

/** A value that has become complete, the line it begins in, and those of the lists and objects in it. */
export interface Built {
  readonly value: unknown;
  readonly line: number;
  readonly lines: ReadonlyMap<unknown, number>;
}

/** Does it mean something to JavaScript itself? Every object has `__proto__`, `constructor`, `toString` … */
function isForbidden(key: string): boolean {
  return key in Object.prototype || key === 'prototype';
}

/** Builds one JSON value from its tokens, as strictly as JSON can be taken: nothing doubled, nothing deeper than allowed. */
export class Builder {
  readonly #depth: number;
  readonly #frames: Frame[] = [];
  #lines = new Map<unknown, number>();
  #values = 0;

  /** `depth`: how deep the value itself stands in the file. */
  constructor(depth: number) {
    this.#depth = depth;
  }

  /** Is it in the middle of a value? */
  get begun(): boolean {
    return this.#frames.length > 0;
  }

  /** One token more. The value, when it is complete. Throws a `FileFault`. */
  add(token: Token): Built | null {
    const frame = this.#frames.at(-1);
    if (token.sign === 'value') return this.#plain(token.value, frame, token);
    switch (token.sign) {
      case '{':
      case '[':
        this.#open(token.sign === '{' ? {} : [], frame, token);
        return null;
      case '}':
      case ']':
        return this.#close(frame, token);
      case ',':
        if (frame?.next !== 'after') throw unexpected(token);
        frame.next = Array.isArray(frame.holder) ? 'value' : 'key';
        return null;
      case ':':
        if (frame?.next !== 'colon') throw unexpected(token);
        frame.next = 'value';
        return null;
    }
  }

  #plain(value: unknown, frame: Frame | undefined, token: Token): Built | null {
    const named = frame !== undefined && !Array.isArray(frame.holder);
    if (named && (frame.next === 'first' || frame.next === 'key')) {
      if (typeof value !== 'string') throw unexpected(token);
      if (isForbidden(value)) throw fault('key-forbidden', { key: value }, token.line);
      if (Object.hasOwn(frame.holder, value)) throw fault('key-twice', { key: value }, token.line);
      frame.key = value;
      frame.next = 'colon';
      return null;
    }
    return this.#put(value, frame, token) ? null : { value, line: token.line, lines: new Map() };
  }

  #open(holder: Holder, frame: Frame | undefined, token: Token): void {
    if (this.#depth + this.#frames.length >= LIMITS.depth) {
      throw fault('too-deep', { most: LIMITS.depth }, token.line);
    }
    this.#put(holder, frame, token);
    this.#lines.set(holder, token.line);
    this.#frames.push({ holder, key: null, next: 'first' });
  }

  #close(frame: Frame | undefined, token: Token): Built | null {
    const fits = frame !== undefined && Array.isArray(frame.holder) === (token.sign === ']');
    if (!fits || (frame.next !== 'first' && frame.next !== 'after')) throw unexpected(token);
    this.#frames.pop();
    if (this.#frames.length > 0) return null;
    const lines = this.#lines;
    this.#lines = new Map();
    this.#values = 0;
    return { value: frame.holder, line: lines.get(frame.holder) ?? token.line, lines };
  }

  /** Puts a value where it belongs; `false` if it stands by itself. */
  #put(value: unknown, frame: Frame | undefined, token: Token): boolean {
    this.#values += 1;
    if (this.#values > LIMITS.values) throw fault('too-long', { most: LIMITS.values }, token.line);
    if (frame === undefined) return false;
    const { holder } = frame;
    if (Array.isArray(holder)) {
      if (frame.next !== 'first' && frame.next !== 'value') throw unexpected(token);
      holder.push(value);
    } else {
      if (frame.next !== 'value' || frame.key === null) throw unexpected(token);
      holder[frame.key] = value;
    }
    frame.next = 'after';
    return true;
  }
}

/** The fault of a token that cannot stand where it stands. */
export function unexpected(token: Token): FileFault {
  const found = token.sign === 'value' ? JSON.stringify(token.value) : token.sign;
  return fault('syntax', { found }, token.line);
}
