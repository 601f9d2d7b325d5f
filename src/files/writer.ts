import { JSON_PIECES, jsonMatch, jsonPad } from './json/format.ts';
import type { LeavingMatch } from './leaving.ts';
import type { LeavingPad } from './pads.ts';
import { TEXT_PIECES, textMatch } from './text/format.ts';
import { textPad } from './text/pad-format.ts';

export type FileFormat = 'json' | 'text';

/** Writes a file match by match, for whoever brings them one at a time. Matches come before pads. */
export class FileWriter {
  readonly #format: FileFormat;
  readonly #parts: string[];
  #matches = 0;
  #pads = 0;

  constructor(format: FileFormat) {
    this.#format = format;
    this.#parts = [format === 'json' ? JSON_PIECES.begin : TEXT_PIECES.begin];
  }

  match(match: LeavingMatch): void {
    this.#parts.push(this.#format === 'json' ? jsonMatch(match, this.#matches === 0) : textMatch(match));
    this.#matches += 1;
  }

  pad(pad: LeavingPad): void {
    if (this.#format === 'text') {
      this.#parts.push(textPad(pad));
      return;
    }
    if (this.#pads === 0) this.#parts.push(JSON_PIECES.between);
    this.#parts.push(jsonPad(pad, this.#pads === 0));
    this.#pads += 1;
  }

  /** The whole file. */
  finish(): Blob {
    const { between, end } = JSON_PIECES;
    const close = this.#pads === 0 ? between + end : end;
    const type = this.#format === 'json' ? 'application/json' : 'text/plain';
    return new Blob([...this.#parts, this.#format === 'json' ? close : TEXT_PIECES.end], { type });
  }
}
