import { err, ok } from '../../engine/result.ts';
import type { Result } from '../../engine/result.ts';
import { readLessonText, writeLesson } from '../lesson.ts';
import type { LessonMatter } from '../lesson.ts';
import { linkError } from './errors.ts';
import type { LinkError } from './errors.ts';
import { LetterReader, LetterWriter } from './letters.ts';

export const LESSON_LINK_VERSION = 1;
/** Letters around what is packed: the version and the check. */
const AROUND = 5;
/** Bytes that so few letters may be unpacked to: a link cannot fill the memory. */
const MOST_BYTES = 1 << 18;

/**
 * A lesson as letters for the address: its file, packed (RFC 1951), in base64url. They may be more than a link can have; whoever asks
 * compares them with `LINK_LENGTH`.
 */
export async function lessonLink(lesson: LessonMatter): Promise<string> {
  const bytes = new TextEncoder().encode(writeLesson(lesson, 0));
  const packed = await through(new CompressionStream('deflate-raw'), bytes, Infinity);
  const writer = new LetterWriter();
  writer.number(LESSON_LINK_VERSION);
  const base64 = btoa(Array.from(packed ?? [], (byte) => String.fromCharCode(byte)).join(''));
  writer.letters(base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''));
  return writer.finish();
}

/** The lesson that `lessonLink` has written so, held to the same as one in a file. Error: why these letters are none. */
export async function readLessonLink(letters: string): Promise<Result<LessonMatter, LinkError>> {
  const reading = LetterReader.of(letters);
  if (!reading.ok) return reading;
  const version = reading.value.number();
  if (version > LESSON_LINK_VERSION) return err(linkError('link-newer', { version }));
  if (version < LESSON_LINK_VERSION) return err(linkError('link-meaning', {}));
  const text = await unpacked(reading.value.letters(letters.length - AROUND));
  if (text === null) return err(linkError('link-meaning', {}));
  const read = readLessonText(text);
  return read.ok ? ok(read.value) : err(linkError('link-lesson', { error: read.error }));
}

async function unpacked(base64url: string): Promise<string | null> {
  try {
    const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
    const bytes = await through(new DecompressionStream('deflate-raw'), packed, MOST_BYTES);
    return bytes === null ? null : new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Bytes through a stream of the platform; `null` if more than `most` come out. */
async function through(
  { readable, writable }: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const writer = writable.getWriter();
  // What is wrong with the bytes the reading below says as well.
  const written = Promise.allSettled([writer.write(bytes), writer.close()]);
  const reader = readable.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const part = await reader.read();
    if (part.done) break;
    size += part.value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    parts.push(part.value);
  }
  await written;
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
