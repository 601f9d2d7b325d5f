import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { RANKS, SUIT_CARDS } from '../../src/engine/cards.ts';
import type { Happening } from '../../src/engine/view/types.ts';
import { languageFor } from '../../src/i18n/languageFor.ts';
import { messages } from '../../src/i18n/every.ts';
import { isWhole, loadFirst, loadWhole, messagesHere } from '../../src/i18n/load.ts';
import { rankSign } from '../../src/i18n/letters.ts';

const en = messages('en');
const nl = messages('nl');

/** Every message by its path: how many parameters it takes, or that it is a plain text. */
function shape(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [`${path}: ${value.trim() === '' ? 'empty' : 'text'}`];
  if (typeof value === 'function') return [`${path}(${value.length})`];
  if (typeof value !== 'object' || value === null) return [`${path}: ${String(value)}`];
  return Object.entries(value)
    .flatMap(([key, inner]) => shape(inner, `${path}.${key}`))
    .sort();
}

describe('both languages', () => {
  it('write no date for a time that no calendar has', () => {
    for (const { shell, words } of [en, nl]) {
      expect(
        [1e300, 8.64e15 + 1, Number.NaN].flatMap((time) => [shell.when(time), words.date(time)]),
      ).toEqual(Array<string>(6).fill(''));
      expect(shell.when(8.64e15)).not.toBe('');
    }
  });

  // The compiler sees to keys that are missing; not to those in excess, nor to parameters that are left unused.
  it('say the same things with the same parameters, and leave nothing empty', () => {
    const english = shape(en);
    expect(english.length).toBeGreaterThan(300);
    expect(shape(nl)).toEqual(english);
    expect(english.filter((line) => line.endsWith(': empty'))).toEqual([]);
  });

  it('are told apart', () => {
    expect([en.language, nl.language]).toEqual(['en', 'nl']);
    expect(nl.table.upcard).not.toBe(en.table.upcard);
  });
});

/** Common words of the English messages that Dutch does not share. */
const ENGLISH = new Set(
  (
    'the and your you with from for not are were this that these has have they their who what when how which all any each both ' +
    'only more than card cards trick tricks trump trumps suit suits spades hearts diamonds clubs ace king queen jack game games ' +
    'declarer defender dealer receiver dealt upcard discard discards draw drawn bid bids call calls pass double doubled ' +
    'redouble redoubled auction lead led follow followed wins winner void overtrick overtricks short jump shows asks ask ' +
    'choose take back close cancel agree table settings language light dark off at by it its be can must may no yes new ' +
    'deal deals match matches finished storage device saved tap held nobody nothing once again'
  ).split(' '),
);
/** Written in English on purpose: who cannot read Dutch looks for them. */
const ON_PURPOSE = new Set(['English', 'Taal · Language']);

/** A text beside one of these is a code. */
const CODES = new Set(['===', '!==', '??']);

/** The texts written in a file: no codes that are compared with, no keys, no imports, nothing meant for Intl. */
function textsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isNewExpression(node)) return;
    if (ts.isCaseClause(node)) {
      node.statements.forEach(visit);
      return;
    }
    if (ts.isBinaryExpression(node) && CODES.has(node.operatorToken.getText())) return;
    if (ts.isPropertyAssignment(node)) {
      visit(node.initializer);
      return;
    }
    if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** Where a language is written, the course included. */
function filesOf(language: string): string[] {
  return readdirSync(`src/i18n/${language}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `src/i18n/${language}/${name}`);
}

describe('Dutch', () => {
  const files = filesOf('nl');

  it.each(files)('%s holds no English', (file) => {
    const left = textsIn(file).flatMap((text) =>
      (text.match(/\p{L}+/gu) ?? [])
        .filter((word) => ENGLISH.has(word.toLowerCase()) && !ON_PURPOSE.has(text))
        .map((word) => `${word}: ${text}`),
    );
    expect(left).toEqual([]);
  });

  it('the words looked for are those of the English messages', () => {
    const english = filesOf('en').flatMap(textsIn);
    const found = english.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
    expect(found.filter((word) => ENGLISH.has(word)).length).toBeGreaterThan(1000);
  });

  it('names cards, bids and contracts as Dutch players do', () => {
    const { words } = nl;
    expect(['SA', 'HK', 'DQ', 'CJ', 'CT', 'S2'].map((card) => words.card(card as 'SA'))).toEqual([
      'schoppenaas',
      'hartenheer',
      'ruitenvrouw',
      'klaverboer',
      'klavertien',
      'schoppentwee',
    ]);
    expect(new Set(SUIT_CARDS.map((card) => words.card(card))).size).toBe(52);
    expect(words.card(':R')).toBe('Koninklijke kolon');
    expect(words.call('3NT')).toBe('3 sans atout');
    expect(words.callSign('3NT')).toBe('3SA');
    expect(words.callSign('2S-short')).toBe('2♠ kort?');
    expect(words.callSign('X', 'double')).toBe('Doublet');
    expect(words.callSign('X', 'recue-bid')).toBe('Recuebid');
    expect(words.contract({ level: 4, strain: 'S', doubled: 2 })).toBe('4 schoppen geredoubleerd');
    expect(words.resultSign({ level: 3, strain: 'NT', doubled: 1, declarer: 'N', tricks: 8 })).toBe(
      '3SAX −1',
    );
  });

  it('tells what happened in sentences', () => {
    const name = (seat: 'N' | 'S'): string => ({ N: 'Maria', S: 'Jan' })[seat];
    const told = (event: Happening): string => nl.table.happened(event, name);
    expect(told({ type: 'deal', number: 1, dealer: 'N', upcard: 'HQ' })).toBe(
      'Maria gaf; de keerkaart is de hartenvrouw.',
    );
    expect(told({ type: 'play', seat: 'S', card: 'CK', lead: true })).toBe('Jan speelde ♣K voor.');
    expect(told({ type: 'play', seat: 'N', card: ':L', lead: false })).toBe(
      'Maria speelde de Kleine kolon bij.',
    );
    expect(told({ type: 'claim', seat: 'N', tricks: 1, left: 1 })).toBe('Maria claimt de laatste slag.');
    expect(told({ type: 'claim', seat: 'N', tricks: 3, left: 5 })).toBe(
      'Maria claimt 3 van de 5 resterende slagen.',
    );
  });

  it('counts one and several', () => {
    const { words, table, shell } = nl;
    expect([1, 2].map(words.tricks)).toEqual(['1 slag', '2 slagen']);
    expect([1, 2].map(words.cards)).toEqual(['1 kaart', '2 kaarten']);
    expect([0, 1, 2].map(words.points)).toEqual(['0 punten', '1 punt', '2 punten']);
    expect([1, 2].map(table.games)).toEqual(['1 manche', '2 manches']);
    expect([-1, -2].map((more) => table.needsMore(more, 8))).toEqual([
      'gemaakt, 1 overslag',
      'gemaakt, 2 overslagen',
    ]);
    expect([1, 3].map(shell.home.aside)).toEqual([
      'Eén opgeslagen partij is apart gelegd',
      '3 opgeslagen partijen zijn apart gelegd',
    ]);
    const down = (tricks: number): string =>
      nl.score.part('tricks-short', { level: 1, strain: 'NT', doubled: 0, declarer: 'N', tricks });
    expect([6, 5].map(down)).toEqual(['voor 1 downslag', 'voor 2 downslagen']);
  });

  it('writes numbers and dates the Dutch way', () => {
    expect(nl.words.number(2500)).toBe('2.500');
    expect(en.words.number(2500)).toBe('2,500');
    const time = new Date(2026, 10, 30, 20, 15).getTime();
    expect(nl.shell.when(time)).toMatch(/^30 november 2026.*20:15$/);
    expect(nl.words.list(['Maria', 'Jan', 'Piet'])).toBe('Maria, Jan en Piet');
  });
});

describe('the language to speak', () => {
  it('is the one chosen', () => {
    expect(languageFor('nl', ['en-GB'])).toBe('nl');
    expect(languageFor('en', ['nl'])).toBe('en');
  });

  it('is else whichever of ours the reader prefers, and English where neither is named', () => {
    expect(languageFor('system', ['de-DE', 'nl-BE', 'en-GB'])).toBe('nl');
    expect(languageFor('system', ['EN-us', 'nl'])).toBe('en');
    expect(languageFor('system', ['de', 'fr'])).toBe('en');
    expect(languageFor('system', [])).toBe('en');
    // Not every code that begins so is Dutch.
    expect(languageFor('system', ['nly', 'en'])).toBe('en');
  });
});

describe('a language is fetched in two parts', () => {
  it('English begins with what Home needs; Dutch is English until it has come', async () => {
    expect(isWhole(messagesHere('en'))).toBe(false);
    expect(messagesHere('nl').language).toBe('en');
    expect((await loadFirst('nl')).shell.home.newMatch).toBe('Nieuwe partij');
    expect(messagesHere('nl').language).toBe('nl');
    const asked = loadWhole('nl');
    expect(loadWhole('nl')).toBe(asked);
    expect(await asked).toBe(messagesHere('nl'));
    expect(await loadFirst('nl')).toBe(await asked);
  });
});

it('cards show the letters of either language, and numbers as they are', () => {
  expect(RANKS.map((rank) => rankSign(rank, 'en')).join(' ')).toContain('10 J Q K A');
  expect(RANKS.map((rank) => rankSign(rank, 'nl')).join(' ')).toContain('10 B V H A');
});
