import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLesson, readLessonText, writeLesson } from '../../../src/files/lesson.ts';
import type { LessonMatter } from '../../../src/files/lesson.ts';
import { lessonLink, readLessonLink } from '../../../src/files/link/lesson.ts';
import { LINK_LENGTH, LetterWriter } from '../../../src/files/link/letters.ts';
import { AUCTION, LESSON, PLAY } from '../../support/lessons.ts';

const schemaOf = (name: string): object =>
  JSON.parse(readFileSync(new URL(`../../../docs/${name}.schema.json`, import.meta.url), 'utf8')) as object;
const ajv = new Ajv({ strict: true, schemas: [schemaOf('record'), schemaOf('position')] });
const validate = ajv.compile(schemaOf('lesson'));

const text = fc.string({ maxLength: 60, unit: 'grapheme' });
const words = fc.record({ title: text, text, good: text, wrong: text, nudge: text });
const pages = fc.oneof(
  words.map((said) => ({ words: said, position: null, hidden: [], task: null })),
  fc.record({
    words,
    position: fc.constantFrom(AUCTION, PLAY),
    hidden: fc.constantFrom([], ['N'] as const, ['S'] as const),
    task: fc.constant(null),
  }),
  words.map((said) => ({ ...LESSON.pages[1]!, words: said })),
);
const lessons: fc.Arbitrary<LessonMatter> = fc.record({
  title: text,
  pages: fc.array(pages, { maxLength: 6 }),
});

const changed = (change: (file: Record<string, never>) => unknown): string => {
  const file = JSON.parse(writeLesson(LESSON)) as Record<string, never>;
  const put = change(file);
  return JSON.stringify(put ?? file);
};
const page = (at: number, change: object) =>
  changed((file) => ({
    ...file,
    pages: LESSON.pages.map((one, place) => (place === at ? { ...one, ...change } : one)),
  }));
const table = (change: object) => page(1, { position: { ...AUCTION, ...change } });
const asks = (...right: readonly object[]) => page(1, { task: { right, rulings: [] } });

const BROKEN: readonly (readonly [string, string, object])[] = [
  ['an empty file', ' \n', { code: 'empty' }],
  ['no object', '[]', { code: 'not-ours' }],
  ['another kind of file', '{"format":"bridgette","version":1}', { code: 'not-ours' }],
  ['a set-up', '{"bridgette":"position","version":1}', { code: 'not-ours' }],
  ['a newer one', changed((file) => ({ ...file, version: 2 })), { code: 'newer', params: { version: 2 } }],
  [
    'a version of no app',
    changed((file) => ({ ...file, version: 0 })),
    { code: 'field', params: { path: 'version' } },
  ],
  ['one that is cut off', writeLesson(LESSON).slice(0, 300), { code: 'truncated' }],
  ['something behind the end', `${writeLesson(LESSON)}{}`, { code: 'syntax' }],
  ['a key twice', '{"bridgette":"lesson","bridgette":"lesson"}', { code: 'key-twice' }],
  ['a key of JavaScript’s own', '{"bridgette":"lesson","__proto__":{}}', { code: 'key-forbidden' }],
  ['too deep', `{"bridgette":"lesson","title":${'['.repeat(40)}`, { code: 'too-deep' }],
  [
    'an unknown key',
    changed((file) => ({ ...file, html: '<b>' })),
    { code: 'field', params: { path: 'html' } },
  ],
  ['an unknown key of a page', page(1, { html: '' }), { code: 'field', params: { path: 'pages.1.html' } }],
  [
    'no title',
    changed(({ bridgette, version, pages: all }) => ({ bridgette, version, pages: all })),
    { code: 'field', params: { path: 'title' } },
  ],
  ['a title without end', changed((file) => ({ ...file, title: 'x'.repeat(101) })), { code: 'field' }],
  [
    'a text without end',
    page(0, { words: { ...LESSON.pages[0]!.words, text: 'x'.repeat(5001) } }),
    { code: 'field' },
  ],
  [
    'pages without end',
    changed((file) => ({ ...file, pages: Array.from({ length: 101 }, () => LESSON.pages[0]) })),
    { code: 'field', params: { path: 'pages' } },
  ],
  ['both hands face down', page(1, { hidden: ['N', 'S'] }), { code: 'field' }],
  [
    'a ruling that is none',
    page(1, { task: { right: [{ type: 'call', call: 'P' }], rulings: ['<i>'] } }),
    { code: 'field' },
  ],
  ['a task without an answer', asks(), { code: 'field' }],
  ['a move with a seat', asks({ type: 'call', call: 'P', seat: 'S' }), { code: 'field' }],
  ['no card', asks({ type: 'play', card: 'S1' }), { code: 'rule' }],
  [
    'a card twice',
    table({ upcard: 'SQ' }),
    { code: 'lesson', params: { error: { code: 'page-position', page: 2, error: { code: 'card-twice' } } } },
  ],
  [
    'a hand too short',
    table({ hands: { ...AUCTION.hands, S: AUCTION.hands.S.slice(1) } }),
    { code: 'lesson', params: { error: { page: 2, error: { code: 'hand-size' } } } },
  ],
  [
    'an illegal call before',
    table({ calls: ['1S', '1S'] }),
    { code: 'lesson', params: { error: { page: 2, error: { code: 'rule' } } } },
  ],
  [
    'an auction that is over',
    table({ calls: PLAY.calls }),
    { code: 'lesson', params: { error: { page: 2, error: { code: 'auction-over' } } } },
  ],
  [
    'an illegal answer',
    asks({ type: 'call', call: '1S' }),
    { code: 'lesson', params: { error: { code: 'page-move', page: 2 } } },
  ],
  [
    'an answer of another phase',
    asks({ type: 'draw' }),
    { code: 'lesson', params: { error: { code: 'page-move', page: 2 } } },
  ],
  [
    'an answer from a hidden hand',
    page(1, { hidden: ['S'] }),
    { code: 'lesson', params: { error: { code: 'page-hidden', page: 2, seat: 'S' } } },
  ],
  [
    'an answer without a table',
    page(0, { task: LESSON.pages[1]!.task }),
    { code: 'lesson', params: { error: { code: 'page-bare', page: 1 } } },
  ],
];

describe('a lesson as a file', () => {
  it('is read back as it was, and its schema accepts it', () => {
    fc.assert(
      fc.property(lessons, (lesson) => {
        const written = writeLesson(lesson);
        expect(readLessonText(written)).toEqual({ ok: true, value: lesson });
        expect(validate(JSON.parse(written)), JSON.stringify(validate.errors)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it.each(BROKEN)('is refused with its reason: %s', (_, file, error) => {
    expect(readLessonText(file)).toMatchObject({ ok: false, error });
  });

  it('is refused if it is too large or no text', async () => {
    const large = { size: 1 << 23 } as Blob;
    expect(await readLesson(large)).toMatchObject({ error: { code: 'too-large' } });
    const bytes = { size: 2, arrayBuffer: () => Promise.resolve(new Uint8Array([0xff, 0xfe]).buffer) };
    expect(await readLesson(bytes as Blob)).toMatchObject({ error: { code: 'not-utf8' } });
  });
});

describe('a lesson as a link', () => {
  it('is read back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(lessons, async (lesson) => {
        const letters = await lessonLink(lesson);
        const read = await readLessonLink(letters);
        expect(read).toEqual(
          letters.length > LINK_LENGTH
            ? { ok: false, error: { code: 'link-too-long', params: { most: LINK_LENGTH } } }
            : { ok: true, value: lesson },
        );
      }),
      { numRuns: 100 },
    );
  });

  it('of three pages fits into an address', async () => {
    expect((await lessonLink(LESSON)).length).toBeLessThan(LINK_LENGTH / 2);
  });

  it('says why it is refused', async () => {
    const letters = await lessonLink(LESSON);
    const code = async (of: string) => {
      const read = await readLessonLink(of);
      return read.ok ? null : read.error.code;
    };
    const begun = (version: number, rest: string): string => {
      const writer = new LetterWriter();
      writer.number(version);
      writer.letters(rest);
      return writer.finish();
    };
    expect(await code('')).toBe('link-empty');
    expect(await code(letters.slice(0, -9))).toBe('link-check');
    expect(await code(`${letters}!`)).toBe('link-letter');
    expect(await code(begun(2, 'AA'))).toBe('link-newer');
    expect(await code(begun(0, 'AA'))).toBe('link-meaning');
    expect(await code(begun(1, 'AAAA'))).toBe('link-meaning');
    const broken = { ...LESSON, pages: [{ ...LESSON.pages[1]!, hidden: ['S'] as const }] };
    expect(await code(await lessonLink(broken))).toBe('link-lesson');
  });

  it('cannot be unpacked without end', async () => {
    const huge = await lessonLink({ title: 'x'.repeat(900_000), pages: [] });
    expect(huge.length).toBeLessThan(LINK_LENGTH);
    expect(await readLessonLink(huge)).toMatchObject({ error: { code: 'link-meaning' } });
  });
});
