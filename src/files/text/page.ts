import { formatTag } from './tags.ts';
import type { Tag } from './tags.ts';

const TIMES_A_LINE = 12;

/** Lines in the making. */
export class Page {
  readonly #lines: string[] = [];
  #section = '';
  #line: string[] = [];

  tags(tags: readonly Tag[]): void {
    this.#section = '';
    this.endLine();
    this.#lines.push(...tags.map(formatTag));
  }

  blank(): void {
    this.endLine();
    this.#lines.push('');
  }

  /** A line for people; readers pass it over. */
  remark(text: string): void {
    this.endLine();
    this.#lines.push(`% ${text}`);
  }

  section(name: string, value: string | null): void {
    if (name === this.#section) return;
    this.endLine();
    this.#section = name;
    this.#lines.push(value === null ? `[${name}]` : formatTag([name, value]));
  }

  say(words: string, comment = ''): void {
    this.#line.push(comment === '' ? words : `${words} {${comment}}`);
  }

  endLine(): void {
    if (this.#line.length > 0) this.#lines.push(this.#line.join('  '));
    this.#line = [];
  }

  /** When each entry was made: the first in full, the others by what came in between. */
  times(block: readonly { readonly at: number }[]): void {
    if (block.length === 0) return;
    this.section('Times', null);
    block.forEach(({ at }, place) => {
      const since = at - (block[place - 1]?.at ?? at);
      const exact = place > 0 && Number.isSafeInteger(at) && Number.isSafeInteger(since) && since >= 0;
      this.#line.push(exact ? `+${since}` : String(at));
      if (this.#line.length === TIMES_A_LINE) this.endLine();
    });
    this.endLine();
    this.#section = '';
  }

  text(): string {
    this.endLine();
    return `${this.#lines.join('\n')}\n`;
  }
}
