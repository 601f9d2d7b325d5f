import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/*
 * axe calls contrast on a gradient "incomplete", so it is computed here, from the tokens, for every pair that text or a sign
 * uses, in every theme and set of suits (WCAG 2.2: 4.5 for text, 3 for signs and large text).
 */
const CSS = readFileSync(new URL('../../src/ui/styles/tokens.css', import.meta.url), 'utf8').replace(
  /\/\*[^]*?\*\//g,
  '',
);

type Tokens = Readonly<Record<string, string>>;

/** The declarations of every rule with exactly this selector. */
function rule(selector: string): Tokens {
  const found: Record<string, string> = {};
  for (const [, selectors = '', body = ''] of CSS.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (selectors.trim() !== selector) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) found[name] ??= value;
  }
  return found;
}

const ROOT = rule(':root');
const SUIT_SETS = { four: {}, safe: rule(":root[data-suits='safe']"), two: rule(":root[data-suits='two']") };
const THEMES = { light: {}, dark: {}, contrast: rule(":root[data-theme='contrast']") };

type Theme = keyof typeof THEMES;

/** The colour of a token in a theme as three numbers of 0 to 255. */
function colour(tokens: Tokens, theme: Theme, name: string): readonly number[] {
  const value = tokens[`--${name}`];
  if (value === undefined) throw new Error(`no token --${name}`);
  const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
  const hex = (pair ? pair[theme === 'light' ? 1 : 2] : value) ?? '';
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`--${name} is no opaque colour: ${value}`);
  return [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
}

function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((part) => {
    const c = part / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: readonly number[], b: readonly number[]): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const SUIT_NAMES = ['spade', 'heart', 'diamond', 'club', 'colon'];
const TABLE = ['felt-1', 'felt-2', 'felt-3', 'panel'];
const SHEET = ['paper', 'paper-2'];

const ground = (texts: readonly string[], grounds: readonly string[]) =>
  grounds.flatMap((back) => texts.map((text) => [text, back] as const));

const TEXT: readonly (readonly [text: string, ground: string])[] = [
  ...ground(['on-felt', 'on-felt-2', 'good-felt', 'bad-felt', ...SUIT_NAMES.map((s) => `${s}-felt`)], TABLE),
  ...ground(['ink', 'ink-2', 'good-paper', 'bad-paper', ...SUIT_NAMES.map((s) => `${s}-paper`)], SHEET),
  ...ground(['on-felt', ...SUIT_NAMES.map((s) => `${s}-felt`)], ['btn-felt']),
  ...ground(['ink', ...SUIT_NAMES.map((s) => `${s}-paper`)], ['btn-paper', 'paper-off']),
  ...ground(['brass-ink'], ['brass', 'brass-2']),
  ['on-danger', 'danger'],
  ['paper', 'violet'],
  ['paper-off', 'violet-off'],
  ['violet', 'paper'],
  // a pressed quiet button is turned inside out
  ['panel', 'on-felt'],
  ['paper', 'ink'],
];

const SIGNS: readonly (readonly [sign: string, ground: string])[] = [
  ...ground(['edge-on-felt', 'brass-line', 'focus'], TABLE),
  ...ground(['edge-on-paper', 'brass-paper'], SHEET),
  ['focus', 'focus-gap'],
  ['brass-ink', 'brass'],
  ['gold', 'claret'],
];

describe.each(Object.keys(THEMES) as Theme[])('contrast, %s theme', (theme) => {
  it.each(Object.entries(SUIT_SETS))('text keeps 4.5 to 1 with %s suits', (_, suits) => {
    // as in the style sheet, where the suits stand after the themes
    const tokens = { ...ROOT, ...THEMES[theme], ...suits };
    const weak = TEXT.map(
      ([a, b]) => [a, b, contrast(colour(tokens, theme, a), colour(tokens, theme, b))] as const,
    )
      .filter(([, , ratio]) => ratio < 4.5)
      .map(([a, b, ratio]) => `${a} on ${b}: ${ratio.toFixed(2)}`);
    expect(weak).toEqual([]);
  });

  it('signs keep 3 to 1', () => {
    const tokens = { ...ROOT, ...THEMES[theme] };
    const weak = SIGNS.map(
      ([a, b]) => [a, b, contrast(colour(tokens, theme, a), colour(tokens, theme, b))] as const,
    )
      .filter(([, , ratio]) => ratio < 3)
      .map(([a, b, ratio]) => `${a} on ${b}: ${ratio.toFixed(2)}`);
    expect(weak).toEqual([]);
  });

  it('the focus ring shows on every ground by one of its two colours', () => {
    const tokens = { ...ROOT, ...THEMES[theme] };
    for (const back of [
      ...TABLE,
      ...SHEET,
      'brass',
      'danger',
      'btn-felt',
      'btn-paper',
      'violet',
      'paper-off',
    ]) {
      const ratios = ['focus', 'focus-gap'].map((ring) =>
        contrast(colour(tokens, theme, ring), colour(tokens, theme, back)),
      );
      expect(Math.max(...ratios), back).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('themes', () => {
  it('high contrast keeps 7 to 1 for text', () => {
    const tokens = { ...ROOT, ...THEMES.contrast };
    const plain = TEXT.filter(([a]) => !a.startsWith('violet') && !a.startsWith('paper'));
    const weak = plain.filter(
      ([a, b]) => contrast(colour(tokens, 'contrast', a), colour(tokens, 'contrast', b)) < 7,
    );
    expect(weak).toEqual([]);
  });

  it('contrast is measured as WCAG does', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
    expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
  });

  it('data-theme wins over the device: it sets the colour scheme that picks every colour', () => {
    expect(CSS).toMatch(/:root \{\s*color-scheme: light dark;/);
    expect(CSS).toMatch(/\[data-theme='light'\] \{\s*color-scheme: light;/);
    expect(CSS).toMatch(/\[data-theme='dark'\] \{\s*color-scheme: dark;/);
  });
});
