import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FileError } from '../../../src/files/errors.ts';
import { PAD_KINDS } from '../../../src/pads/index.ts';
import { LIMITS } from '../../../src/files/limits.ts';
import { readFile } from '../../support/file-matches.ts';

const FOLDER = new URL('../../files/', import.meta.url);
const REASONS = JSON.parse(readFileSync(new URL('reasons.json', FOLDER), 'utf8')) as Record<
  string,
  FileError
>;
const FILES = readdirSync(new URL('broken/', FOLDER));
const bytesOf = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(name, FOLDER)));

describe('the corpus of broken files', () => {
  it('is large, and knows the reason of each', () => {
    expect(FILES.length).toBeGreaterThanOrEqual(80);
    expect(Object.keys(REASONS).sort()).toEqual([...FILES].sort());
    expect(new Set(Object.values(REASONS).map(({ code }) => code)).size).toBeGreaterThanOrEqual(17);
  });

  it.each(Object.entries(REASONS))('%s is refused, and why is told', async (name, error) => {
    expect(await readFile(new Blob([bytesOf(`broken/${name}`)]))).toEqual({ ok: false, error });
  });
});

describe('the samples of version 1', () => {
  it.each(['version-1.json', 'version-1.bridgette.txt'])('%s opens for ever', async (name) => {
    const text = new TextDecoder().decode(bytesOf(name));
    const read = await readFile(text);
    expect(read).toMatchObject({
      ok: true,
      value: {
        matches: [
          { fate: { kind: 'new' }, heldBack: false, summary: { deals: 6 } },
          { fate: { kind: 'new' }, heldBack: true, summary: { deals: 0 } },
        ],
        pads: PAD_KINDS.map((kind) => ({ fate: { kind: 'new' }, pad: { head: { setup: { kind } } } })),
      },
    });
    // However the lines break, with the mark of UTF-8, with blanks and remarks.
    const lines = text.split('\n');
    const remark = name.endsWith('.txt') ? '  ; remark {' : '';
    for (const other of [
      text.replaceAll('\n', '\r\n'),
      text.replaceAll('\n', '\r'),
      `\uFEFF${text}`,
      lines.map((line) => (line === '' || line.startsWith('%') ? line : `${line}${remark}`)).join('\n\n'),
    ]) {
      const again = await readFile(other);
      expect(again).toEqual(read);
    }
  });
});

describe('limits', () => {
  const sample = new TextDecoder().decode(bytesOf('version-1.bridgette.txt'));
  const padText = sample
    .slice(sample.indexOf('[Pad "'))
    .replace(/^(?:\[(?:Deals|Total|Winner|Date) .*|%.*)\n/gm, '');

  it('a file too large is refused unread', async () => {
    const blob = new Blob(['{']);
    Object.defineProperty(blob, 'size', { value: LIMITS.bytes + 1 });
    expect(await readFile(blob)).toMatchObject({ ok: false, error: { code: 'too-large' } });
  });

  it('a log too long is refused in either format', async () => {
    const head = new TextDecoder().decode(bytesOf('version-1.bridgette.txt')).split('[Pack')[0]!;
    const text = `${head}${'N look\n'.repeat(LIMITS.entries + 1)}% End\n`;
    expect(await readFile(text)).toMatchObject({ ok: false, error: { code: 'too-many-entries' } });
    const json = `{"format":"bridgette","version":1,"matches":[{"head":{},"log":[${'0,'.repeat(LIMITS.entries)}0]}]}`;
    expect(await readFile(json)).toMatchObject({ ok: false, error: { code: 'too-many-entries', match: 1 } });
  });

  it('a log of a pad too long is refused in either format, unplayed', async () => {
    const { padEntries } = LIMITS;
    const [head, rows] = padText.split('[Rows]\n');
    const text = `% Bridgette 1\n${head!}${'stop\ngo-on\n'.repeat(padEntries)}% End\n`;
    expect(rows).toContain('insert 1');
    expect(await readFile(text)).toMatchObject({ ok: false, error: { code: 'too-many-entries' } });
    const json = `{"format":"bridgette","version":1,"pads":[{"head":{},"log":[${'0,'.repeat(padEntries)}0]}]}`;
    expect(await readFile(json)).toMatchObject({
      ok: false,
      error: { code: 'too-many-entries', params: { most: padEntries }, match: null },
    });
  });

  it('one item of a million values is refused', async () => {
    const json = `{"format":"bridgette","version":1,"pads":[[${'0,'.repeat(1_000_000)}0]]}`;
    expect(await readFile(json)).toMatchObject({ ok: false, error: { code: 'too-long' } });
  });
});
