import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Every ruling; 56 to 59 and 75 to 79 are given to none. */
const RULINGS = [
  ...Array.from({ length: 55 }, (_, at) => at + 1),
  ...Array.from({ length: 15 }, (_, at) => at + 60),
  ...[80, 81, 82, 90, 91],
].map((number) => `R${String(number)}`);

interface Row {
  readonly ruling: string;
  readonly source: string;
  readonly test: string;
}

const ROW = /^\| (R\d+) +\| [^|]+ \| `([^`]+)` +\| `([^`]+)` +\|$/gm;
const rows = [...readFileSync('docs/rules-map.md', 'utf8').matchAll(ROW)].map(
  ([, ruling = '', source = '', test = '']): Row => ({ ruling, source, test }),
);

/** The words of a call such as `it.each(table)`: `it`, `each`; empty for other calls. */
function wordsOf(callee: ts.Expression): readonly string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...wordsOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return wordsOf(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? wordsOf(callee.tag) : [];
}

/** What keeps a test from being run, or lets it fail. */
const IDLE: ReadonlySet<string> = new Set(['skip', 'skipIf', 'runIf', 'todo', 'only', 'fails']);

/** Titles of the tests that a file runs. Those with `.skip`, `.todo` and the like, or inside such a `describe`, are none. */
function titlesOf(text: string): readonly string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [first = '', ...rest] = wordsOf(node.expression);
      const [title, body] = node.arguments;
      if (['it', 'test', 'describe'].includes(first) && rest.some((word) => IDLE.has(word))) return;
      if (['it', 'test'].includes(first) && title !== undefined && body !== undefined)
        titles.push(title.getText(file));
    }
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile('some.test.ts', text, ts.ScriptTarget.Latest, true);
  visit(file);
  return titles;
}

/** Does a text name this ruling, or a part of it such as R21a? */
function names(text: string, ruling: string): boolean {
  return new RegExp(`\\b${ruling}[a-d]?\\b`).test(text);
}

describe('the rules map', () => {
  it('has one row for each ruling, in order', () => {
    expect(rows.map(({ ruling }) => ruling)).toEqual(RULINGS);
  });

  it.each(rows)('$ruling is decided in $source', ({ ruling, source }) => {
    expect(source).toMatch(/^src\/(engine|pads)\//);
    expect(existsSync(source)).toBe(true);
    expect(names(readFileSync(source, 'utf8'), ruling)).toBe(true);
  });

  it.each(rows)('$ruling is tested in $test', ({ ruling, test }) => {
    expect(test).toMatch(/^tests\/.*\.test\.ts$/);
    expect(existsSync(test)).toBe(true);
    const titles = titlesOf(readFileSync(test, 'utf8'));
    expect(titles.filter((title) => names(title, ruling))).not.toEqual([]);
  });
});

describe('a title', () => {
  it.each([
    ["it('R44: follows', () => {});", 1],
    ["it.each(table)('R44: %s', () => {});", 1],
    ['for (const one of all) it(`R44: ${one}`, () => {});', 1],
    ["describe.each(all)('all', () => { it('R44', () => {}); });", 1],
    ["it.skip('R44: follows', () => {});", 0],
    ["it.todo('R44: follows');", 0],
    ["it('R44: follows');", 0],
    ["it.skip.each(table)('R44: %s', () => {});", 0],
    ["it.each(table).skip('R44: %s', () => {});", 0],
    ["it.skipIf(slow)('R44', () => {});", 0],
    ["it.fails('R44', () => {});", 0],
    ["describe.skip('all', () => { it('R44', () => {}); });", 0],
    ["// it('R44', () => {});", 0],
    ["it('R4: deals', () => {});", 0],
    ["it('R440: deals', () => {});", 0],
  ])('of %s counts %i times for R44', (text, count) => {
    expect(titlesOf(text).filter((title) => names(title, 'R44'))).toHaveLength(count);
  });

  it('of a part counts for its ruling', () => {
    expect(names("'R21a: two passes'", 'R21')).toBe(true);
    expect(names("'R42–R47: all'", 'R47')).toBe(true);
    expect(names("'R2: groups'", 'R21')).toBe(false);
  });
});
