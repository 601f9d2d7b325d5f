import { fault } from '../errors.ts';
import type { FileFault } from '../errors.ts';
import type { Fault } from '../../store/record-schema.ts';
import { ruleOf } from '../item.ts';
import type { Tag } from './tags.ts';

/** The tags of one match, pad or deal as they stand in a file. */
export class TagsRead {
  readonly #line: number;
  readonly #match: number | null;
  readonly #tags = new Map<string, { readonly value: string; readonly line: number }>();

  /** `line`: where they begin; `match`: which match of the file it is. */
  constructor(line: number, match: number | null) {
    this.#line = line;
    this.#match = match;
  }

  add(tag: string, value: string, line: number): void {
    if (this.#tags.has(tag)) throw fault('tag-twice', { tag }, line, this.#match);
    this.#tags.set(tag, { value, line });
  }

  value(tag: string): string | undefined {
    return this.#tags.get(tag)?.value;
  }

  /** What a tag that must be there says. */
  text(tag: string): string {
    const value = this.value(tag);
    if (value === undefined) throw fault('tag-missing', { tag }, this.#line, this.#match);
    return value;
  }

  chosen<T>(tag: string, choices: Readonly<Record<string, T>>): T {
    const value = this.text(tag);
    const choice = Object.hasOwn(choices, value) ? choices[value] : undefined;
    if (choice === undefined) throw this.wrong(tag);
    return choice;
  }

  switched(tag: string): boolean {
    return this.chosen(tag, { on: true, off: false });
  }

  /** The fault that a tag means nothing, or what it says is forbidden. */
  wrong(tag: string, error: ReturnType<typeof ruleOf> = null): FileFault {
    const { value: found = '', line = this.#line } = this.#tags.get(tag) ?? {};
    return error === null
      ? fault('tag-wrong', { tag, found }, line, this.#match)
      : fault('rule', { error }, line, this.#match);
  }

  /** The fault of a field of a head, in the tag it was read from: the longest beginning of its path counts. */
  headFault(found: Fault, tags: readonly (readonly [path: string, tag: string])[]): FileFault {
    const tag = tags.find(([field]) => found.path.startsWith(field))?.[1] ?? '';
    return this.wrong(tag, ruleOf(found));
  }

  /** What a tag says must be what it should, if it is there. */
  compare(expected: readonly Tag[]): void {
    for (const [tag, value] of expected) {
      const found = this.#tags.get(tag);
      if (found !== undefined && found.value !== value) {
        const params = { tag, found: found.value, expected: value };
        throw fault('tag-differs', params, found.line, this.#match);
      }
    }
  }
}
