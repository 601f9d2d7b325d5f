import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/*
 * axe calls contrast on a gradient "incomplete", so it is computed here, from the tokens, for every pair that text or a sign
 * uses, in every theme, set of suits and size (WCAG 2.2: 4.5 for text, 3 for signs; high contrast and the projector keep 7).
 */
const SOURCE = new URL('../../src/ui/', import.meta.url);
const bare = (css: string): string => css.replace(/\/\*[^]*?\*\//g, '');
const CSS = bare(readFileSync(new URL('styles/tokens.css', SOURCE), 'utf8'));

type Tokens = Readonly<Record<string, string>>;
type Rgb = readonly number[];
type Pair = readonly [front: string, ground: string];

/** The declarations of every rule with exactly this selector; those inside a media query are none of ours. */
function rule(selector: string): Tokens {
  const found: Record<string, string> = {};
  for (const [, selectors = '', body = ''] of CSS.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (selectors.trim() !== selector) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) found[name] ??= value;
  }
  if (Object.keys(found).length === 0) throw new Error(`no rule for ${selector}`);
  return found;
}

const ROOT = rule(':root');
const PAPER = rule('.paper,\n.face');
const PROJECTOR = rule(":root[data-size='projector']");
const CONTRAST = rule(":root[data-theme='contrast']");
const SAFE = rule(":root[data-suits='safe']");
const TWO = rule(":root[data-suits='two']");

interface Look {
  readonly theme: 'light' | 'dark' | 'contrast';
  readonly suits: 'four' | 'safe' | 'two';
  readonly projector: boolean;
}

const LOOKS: readonly Look[] = (['light', 'dark', 'contrast'] as const).flatMap((theme) =>
  (['four', 'safe', 'two'] as const).flatMap((suits) =>
    [false, true].map((projector) => ({ theme, suits, projector })),
  ),
);

const strong = ({ theme, projector }: Look): boolean => projector || theme === 'contrast';

/** As the style sheet's cascade has it. */
function tokensOf(look: Look): Tokens {
  return {
    ...ROOT,
    ...(look.projector ? PROJECTOR : {}),
    ...(look.theme === 'contrast' ? CONTRAST : {}),
    ...(look.suits === 'safe' ? SAFE : look.suits === 'two' ? TWO : {}),
  };
}

/** The colour of a token as three numbers of 0 to 255. */
function colour(look: Look, name: string): Rgb {
  const value = tokensOf(look)[`--${name}`];
  if (value === undefined) throw new Error(`no token --${name}`);
  const other = /^var\(--([\w-]+)\)$/.exec(value);
  if (other !== null) return colour(look, other[1] ?? '');
  const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
  const hex = (pair ? pair[look.theme === 'light' ? 1 : 2] : value) ?? '';
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`--${name} is no opaque colour: ${value}`);
  return [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
}

function linear(part: number): number {
  const c = part / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function luminance(rgb: Rgb): number {
  const [r = 0, g = 0, b = 0] = rgb.map(linear);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Rgb, b: Rgb): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const SUITS = ['spade', 'heart', 'diamond', 'club', 'colon'];
const on = (ground: string) => SUITS.map((suit) => `${suit}-${ground}`);
const TABLE = ['felt-1', 'felt-2', 'felt-3', 'panel'];
const SHEET = ['paper', 'paper-2'];

const pairs = (fronts: readonly string[], grounds: readonly string[]): Pair[] =>
  grounds.flatMap((ground) => fronts.map((front): Pair => [front, ground]));

const TEXT: readonly Pair[] = [
  ...pairs(['on-felt', 'on-felt-2', 'good-felt', 'bad-felt', ...on('felt')], TABLE),
  ...pairs(['ink', 'ink-2', 'good-paper', 'bad-paper', 'brass-paper', ...on('paper')], SHEET),
  ...pairs(['on-felt', 'on-felt-2', ...on('felt')], ['btn-felt']),
  ...pairs(['ink', 'ink-2', ...on('paper')], ['btn-paper']),
  ...pairs(['brass-ink'], ['brass', 'brass-2']),
  ['on-danger', 'danger'],
  ['paper', 'violet'],
  ['violet', 'paper'],
  // a pressed button is turned inside out, and so is the mark of an error
  ['panel', 'on-felt'],
  ['felt-3', 'on-felt'],
  ['paper', 'ink'],
  ['panel', 'bad-felt'],
  ['paper', 'bad-paper'],
];

/** Cards that may not be played: WCAG asks nothing of what is inactive, we ask that it is legible. */
const INACTIVE: readonly Pair[] = [
  ...pairs(['ink', ...on('paper')], ['paper-off']),
  ['paper-off', 'violet-off'],
];

const SIGNS: readonly Pair[] = [
  ...pairs(['edge-on-felt', 'brass-line', 'focus'], TABLE),
  ...pairs(['edge-on-paper', 'brass-paper'], SHEET),
  ['focus', 'focus-gap'],
  ['brass-ink', 'brass'],
  ['gold', 'claret'],
];

/** Paints of pictures that say nothing by themselves: courts, ornaments, the pattern of the backs. */
const PICTURE = ['gold', 'hair', 'skin', 'skin-2', 'claret', 'claret-2', 'violet', 'violet-off', 'paper'];

/** Those of the pairs that are too close to each other. */
function weak(look: Look, asked: readonly Pair[], least: number): readonly string[] {
  return asked
    .map(([front, ground]) => ({ front, ground, ratio: contrast(colour(look, front), colour(look, ground)) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ front, ground, ratio }) => `${front} on ${ground}: ${ratio.toFixed(2)}`);
}

describe.each(LOOKS)('contrast: $theme theme, $suits suits, projector $projector', (look) => {
  it('text keeps 4.5 to 1, and 7 to 1 in high contrast and on the projector', () => {
    expect(weak(look, TEXT, strong(look) ? 7 : 4.5)).toEqual([]);
  });

  it('cards that may not be played stay legible', () => {
    expect(weak(look, INACTIVE, 4.5)).toEqual([]);
  });

  it('signs keep 3 to 1', () => {
    expect(weak(look, SIGNS, 3)).toEqual([]);
  });

  it('the focus ring shows on every ground by one of its two colours', () => {
    const grounds = [...TABLE, ...SHEET, 'brass', 'danger', 'btn-felt', 'btn-paper', 'violet', 'paper-off'];
    for (const ground of grounds) {
      const ratios = ['focus', 'focus-gap'].map((ring) => contrast(colour(look, ring), colour(look, ground)));
      expect(Math.max(...ratios), ground).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('pairs', () => {
  it('every colour that a style sheet writes or draws with is measured above', () => {
    // what is turned inside out is written in the colour of its ground
    const aliases = [ROOT, PAPER, { '--ground': 'var(--paper)' }];
    const resolve = (name: string): readonly string[] => {
      const found = aliases.flatMap(
        (tokens) => /^var\(--([\w-]+)\)$/.exec(tokens[`--${name}`] ?? '')?.[1] ?? [],
      );
      return found.length > 0 ? found : [name];
    };
    const measured = new Set([...TEXT, ...INACTIVE, ...SIGNS].map(([front]) => front));
    const used = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) =>
        [
          ...bare(readFileSync(new URL(file, SOURCE), 'utf8')).matchAll(
            /(?<![\w-])(?:color|fill|stroke):[^;]*?var\(--([\w-]+)/g,
          ),
        ].flatMap(([, name = '']) => resolve(name)),
      );
    expect(used.length).toBeGreaterThan(50);
    expect([...new Set(used)].filter((name) => !measured.has(name) && !PICTURE.includes(name))).toEqual([]);
  });
});

describe('colour-blind-safe suits', () => {
  /* Machado, Oliveira and Fernandes 2009, severity 1, on linear light. */
  const EYES = {
    protanopia: [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
    deuteranopia: [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
    tritanopia: [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  } as const;

  /** CIE Lab of a colour as such an eye sees it. */
  function lab(rgb: Rgb, eye: keyof typeof EYES): Rgb {
    const light = rgb.map(linear);
    const [r = 0, g = 0, b = 0] = EYES[eye].map((row) =>
      Math.min(
        1,
        Math.max(
          0,
          row.reduce<number>((sum, part, i) => sum + part * (light[i] ?? 0), 0),
        ),
      ),
    );
    const [x = 0, y = 0, z = 0] = [
      (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
      0.2126 * r + 0.7152 * g + 0.0722 * b,
      (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    ].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116));
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  }

  it.each(LOOKS.filter(({ suits }) => suits === 'safe'))(
    'stay apart for every kind of eye: $theme theme, projector $projector',
    (look) => {
      for (const eye of Object.keys(EYES) as (keyof typeof EYES)[]) {
        for (const ground of ['paper', 'felt']) {
          const seen = ['spade', 'heart', 'diamond', 'club'].map((suit) =>
            lab(colour(look, `${suit}-${ground}`), eye),
          );
          const distances = seen.flatMap((a, i) =>
            seen.slice(i + 1).map((b) => Math.hypot(...a.map((part, k) => part - (b[k] ?? 0)))),
          );
          // About ten steps that can just be told apart.
          expect(Math.min(...distances), `${eye} on ${ground}`).toBeGreaterThan(20);
        }
      }
    },
  );
});

describe('themes', () => {
  it('contrast is measured as WCAG does', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
    expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
  });

  it('data-theme wins over the device: it sets the colour scheme that picks every colour', () => {
    expect(CSS).toMatch(/:root \{\s*color-scheme: light dark;/);
    expect(CSS).toMatch(/\[data-theme='light'\] \{\s*color-scheme: light;/);
    expect(CSS).toMatch(/\[data-theme='dark'\] \{\s*color-scheme: dark;/);
    expect(CSS).toMatch(/\[data-theme='contrast'\] \{\s*color-scheme: dark;/);
  });
});
