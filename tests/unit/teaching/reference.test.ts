import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadRules } from '../../../src/i18n/rules.ts';
import { messages } from '../../../src/i18n/every.ts';
import { COURSE } from '../../../src/teaching/course/index.ts';
import { layOut } from '../../../src/teaching/position.ts';
import { trialOf } from '../../../src/teaching/reference/positions.ts';
import { RULE_NUMBERS } from '../../../src/teaching/reference/sections.ts';
import type { RuleNumber } from '../../../src/teaching/reference/sections.ts';
import { TERM_RULES } from '../../../src/ui/learn/reference/termRules.ts';
import { tablesOfRule } from '../../../src/ui/tables/ruleTables.ts';

const en = await loadRules('en');
const nl = await loadRules('nl');

/** Rules of play: R1–R55 and R60–R74. */
const OF_PLAY = RULE_NUMBERS.filter((rule) => Number(rule.slice(1)) < 80);

/** The numbers of a text, without marks between thousands, in ascending order. */
function numbersIn(text: string): readonly number[] {
  return (text.replaceAll(/(\d)[.,](?=\d{3})/g, '$1').match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);
}

describe('the rules reference', () => {
  it('explains each ruling of the rules map, in order', () => {
    const mapped = readFileSync('docs/rules-map.md', 'utf8').match(/^\| R\d+/gm) ?? [];
    expect(RULE_NUMBERS).toEqual(mapped.map((row) => row.slice(2)));
  });

  it.each(RULE_NUMBERS)('%s has a title and a text in both languages', (rule) => {
    for (const { title, text } of [en.rules[rule], nl.rules[rule]]) {
      expect(title.length).toBeGreaterThan(2);
      expect(text).toMatch(/[.!]$/);
    }
    expect(nl.rules[rule].text).not.toBe(en.rules[rule].text);
  });

  it.each(RULE_NUMBERS)('%s: both languages give the same numbers and show the same suits', (rule) => {
    expect(numbersIn(nl.rules[rule].text)).toEqual(numbersIn(en.rules[rule].text));
    const suits = (text: string): string[] => text.match(/[♠♥♦♣]/gu) ?? [];
    expect(suits(nl.rules[rule].text)).toEqual(suits(en.rules[rule].text));
  });

  it('has no two rules of one title', () => {
    for (const { rules } of [en, nl])
      expect(new Set(Object.values(rules).map(({ title }) => title)).size).toBe(RULE_NUMBERS.length);
  });

  it.each(OF_PLAY)('%s can be tried at the table', (rule) => {
    const trial = trialOf(rule);
    if (trial === null) throw new Error('nowhere');
    if ('position' in trial) {
      expect(layOut(trial.position)).toMatchObject({ ok: true });
    } else {
      const page = COURSE.find(({ id }) => id === trial.chapter)?.pages[trial.page - 1];
      expect(page?.position).not.toBeNull();
      expect(page?.task?.rulings).toContain(rule);
    }
  });

  it('shows the amounts of each scoring rule in a table with numbers', () => {
    const withAmounts = ['R50', 'R51', 'R52', 'R53', 'R61', 'R62', 'R63', 'R64', 'R65', 'R66', 'R68', 'R69'];
    for (const rule of [...withAmounts, 'R72', 'R73', 'R74', 'R80', 'R81', 'R82'] as RuleNumber[])
      for (const t of [messages('en'), messages('nl')]) {
        const tables = tablesOfRule(rule, t);
        expect(tables.length).toBeGreaterThan(0);
        for (const { rows } of tables) expect(rows.flat().join(' ')).toMatch(/\d/);
      }
  });
});

describe('the glossary', () => {
  it('leads from every word to a rule that there is', () => {
    const terms = Object.keys(messages('en').help.terms.list);
    expect(Object.keys(TERM_RULES).sort()).toEqual([...terms].sort());
    expect(Object.values(TERM_RULES).filter((rule) => !RULE_NUMBERS.includes(rule))).toEqual([]);
  });

  it.each(['en', 'nl'] as const)('has each word once: %s', (language) => {
    const names = Object.values(messages(language).help.terms.list).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the history', () => {
  it('tells the same in both languages', () => {
    expect(nl.history.parts).toHaveLength(en.history.parts.length);
    for (const [at, { text }] of en.history.parts.entries()) {
      const dutch = nl.history.parts[at]?.text ?? '';
      expect(dutch).not.toBe('');
      expect(numbersIn(dutch)).toEqual(numbersIn(text.replace('1990s', '')));
    }
  });

  it('names rules that there are', () => {
    const named = en.history.parts.flatMap(({ text }) => text.match(/R\d+/g) ?? []);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((rule) => !RULE_NUMBERS.some((one) => one === rule))).toEqual([]);
  });
});
