import { describe, expect, it } from 'vitest';
import { drills as en } from '../../src/i18n/en/drills.ts';
import { drills as nl } from '../../src/i18n/nl/drills.ts';
import { loadDrills } from '../../src/i18n/drills.ts';
import type { DrillMessages } from '../../src/i18n/messages.ts';
import { DRILL_LEVELS, KINDS, askAgain } from '../../src/teaching/drills/index.ts';

const NAMES = { en: { N: 'Maria', S: 'Jan' }, nl: { N: 'Maria', S: 'Jan' } } as const;
const LANGUAGES = [
  ['en', en],
  ['nl', nl],
] as const;

const QUESTIONS = KINDS.flatMap((kind) =>
  DRILL_LEVELS.flatMap((level) => Array.from({ length: 40 }, (_, seed) => askAgain({ kind, level, seed }))),
);

/** What a reader reads of a question. */
function read(t: DrillMessages, at: number, language: 'en' | 'nl') {
  const question = QUESTIONS[at]!;
  const name = (seat: 'N' | 'S'): string => NAMES[language][seat];
  return {
    asked: t.ask(question, name),
    options: question.options.map((option) => t.option(option, question, name)),
    because: t.because(question, name),
    rules: question.rulings.map((ruling) => t.rule(ruling)),
    titles: [t.kind(question.kind), t.level(question.level)],
  };
}

describe.each(LANGUAGES)('the drills in %s', (language, t) => {
  it('say all that there is to say', () => {
    for (const at of QUESTIONS.keys()) {
      const { asked, options, because, rules, titles } = read(t, at, language);
      const texts = [asked, ...options, because, ...rules, ...titles];
      const odd = texts.filter((text) => text.trim() === '' || /undefined|NaN|\[object/.test(text));
      expect([odd, QUESTIONS[at]!.kind]).toEqual([[], QUESTIONS[at]!.kind]);
      // Two options that read alike could not be told apart.
      expect(new Set(options).size).toBe(options.length);
    }
  });
});

it('both languages are fetched when they are asked for', async () => {
  expect(await loadDrills('en')).toBe(en);
  expect(await loadDrills('nl')).toBe(nl);
});

it('a reason that holds for several answers is given once', () => {
  const name = (seat: 'N' | 'S'): string => NAMES.en[seat];
  const followed = QUESTIONS.filter(({ kind, asks }) => kind === 'cards' && asks.type === 'legal-card');
  expect(followed.length).toBeGreaterThan(0);
  for (const question of followed) {
    const sentences = en.because(question, name).match(/Follow suit/g) ?? [];
    expect(sentences.length).toBeLessThanOrEqual(1);
  }
});

it('a question, its answers and the reason are sentences', () => {
  const question = askAgain({ kind: 'six-deal', level: 1, seed: 3 });
  const name = (seat: 'N' | 'S'): string => NAMES.nl[seat];
  expect(nl.ask(question, name)).toBe('2♦ −3 door Maria, score over zes spellen. Wat levert het op?');
  expect(nl.option(question.options[question.right]!, question, name)).toBe('300 voor Jan');
  expect(nl.because(question, name)).toBe('Down, voor de tegenstander: 300 voor 3 downslagen.');
});
