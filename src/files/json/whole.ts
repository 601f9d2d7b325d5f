import { fault } from '../errors.ts';
import { Builder, unexpected } from './builder.ts';
import type { Built } from './builder.ts';
import { Tokens } from './tokens.ts';

/** The text of a small file that holds one JSON object. Throws a `FileFault`. */
export async function textOf(file: Blob, most: number): Promise<string> {
  if (file.size > most) throw fault('too-large', { most });
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw fault('not-utf8', {});
  }
}

/** The one object of a text. Throws a `FileFault`. */
export function builtFrom(text: string): Built {
  if (text.trim() === '') throw fault('empty', {});
  if (!text.trimStart().startsWith('{')) throw fault('not-ours', {});
  const tokens = new Tokens();
  const builder = new Builder(0);
  let built: Built | null = null;
  for (const part of [tokens.push(text), tokens.end()]) {
    for (const token of part) {
      if (built !== null) throw unexpected(token);
      built = builder.add(token);
    }
  }
  if (built === null) throw fault('truncated', {}, tokens.line);
  return built;
}
