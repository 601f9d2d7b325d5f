import { fault } from '../errors.ts';
import type { FileFault } from '../errors.ts';
import type { Item, Reader } from '../item.ts';
import { MatchDraft } from './draft.ts';
import { Lines } from './lines.ts';
import type { Piece } from './lines.ts';
import { PadDraft } from './pad-draft.ts';

/** Reads the text format piece by piece. Its version stands in its first line, so what is wrong is refused at once. */
export class TextReader implements Reader {
  readonly #lines = new Lines();
  #draft: MatchDraft | PadDraft | null = null;
  #number = 0;
  #items: Item[] = [];

  push(text: string): void {
    for (const piece of this.#lines.push(text)) this.#add(piece);
  }

  end(): void {
    for (const piece of this.#lines.end()) this.#add(piece);
    this.#finish();
  }

  take(): readonly Item[] {
    const items = this.#items;
    this.#items = [];
    return items;
  }

  refuse(wrong: FileFault): void {
    throw wrong;
  }

  #add(piece: Piece): void {
    if ('tag' in piece && piece.tag === 'Match') {
      this.#finish();
      this.#number += 1;
      this.#draft = new MatchDraft(this.#number, piece.line);
    } else if ('tag' in piece && piece.tag === 'Pad') {
      this.#finish();
      this.#draft = new PadDraft(piece.line);
    }
    if (this.#draft === null) throw fault('tag-missing', { tag: 'Match' }, piece.line);
    this.#draft.add(piece);
  }

  #finish(): void {
    if (this.#draft !== null) this.#items.push(this.#draft.finish());
    this.#draft = null;
  }
}
