import { describe, expect, it } from 'vitest';
import { PRESETS, PRESET_NAMES, checkOptions, presetOf } from '../../src/engine/options.ts';
import type { Options, PresetName } from '../../src/engine/options.ts';

/** The table of rulings §14, row by row. */
const COLUMNS: readonly PresetName[] = ['basic', 'advanced', 'hawaii', 'rubber', 'summary'];
const TABLE: Readonly<Record<Exclude<keyof Options, 'redoubledBonus'>, readonly (string | boolean)[]>> = {
  scoring: ['six-deal', 'six-deal', 'hawaii', 'rubber', 'summary'],
  capturing: [false, true, true, true, false],
  cueBids: [false, true, true, true, false],
  openingJump: [false, false, false, false, false],
  auctionEnd: ['two-passes', 'two-passes', 'two-passes', 'two-passes', 'one-pass'],
  openingLead: ['declarer', 'declarer', 'declarer', 'declarer', 'defender'],
};

const VALUES: { readonly [Key in keyof Options]: readonly Options[Key][] } = {
  scoring: ['six-deal', 'hawaii', 'rubber', 'summary'],
  capturing: [false, true],
  cueBids: [false, true],
  openingJump: [false, true],
  auctionEnd: ['two-passes', 'one-pass'],
  openingLead: ['declarer', 'defender'],
  redoubledBonus: [200, 250],
};

/** All mixtures of all options. */
function everyMixture(): readonly Options[] {
  const keys = Object.keys(VALUES) as (keyof Options)[];
  return keys.reduce<readonly Partial<Options>[]>(
    (mixtures, key) =>
      mixtures.flatMap((mixture) => VALUES[key].map((value) => ({ ...mixture, [key]: value }))),
    [{}],
  ) as readonly Options[];
}

describe('options and presets', () => {
  it('§14: five presets', () => {
    expect(PRESET_NAMES).toEqual(COLUMNS);
    expect(Object.keys(PRESETS)).toEqual(COLUMNS);
  });

  for (const [option, cells] of Object.entries(TABLE)) {
    it.each(COLUMNS.map((preset, column) => [preset, cells[column]] as const))(
      `§14: ${option} in %s is %s`,
      (preset, cell) => {
        expect(PRESETS[preset][option as keyof Options]).toBe(cell);
      },
    );
  }

  it('§14, R64: the bonus for redoubled is 200 in the rubber preset', () => {
    expect(PRESETS.rubber.redoubledBonus).toBe(200);
  });

  it('§14: no option beside those of the table', () => {
    for (const preset of COLUMNS) {
      expect(Object.keys(PRESETS[preset]).sort()).toEqual([...Object.keys(TABLE), 'redoubledBonus'].sort());
    }
  });

  it('R90: of all 256 mixtures exactly those of one-pass with cue-bids are refused', () => {
    const mixtures = everyMixture();
    expect(mixtures).toHaveLength(256);
    for (const options of mixtures) {
      const contradicts = options.auctionEnd === 'one-pass' && options.cueBids;
      expect(checkOptions(options)).toEqual(
        contradicts
          ? { ok: false, error: { code: 'options-contradict', ruling: 'R90', params: {} } }
          : { ok: true, value: options },
      );
    }
  });

  it('R90: a mixture is a preset only if it is that preset in every option', () => {
    for (const preset of COLUMNS) expect(presetOf({ ...PRESETS[preset] })).toBe(preset);
    const named = everyMixture().map(presetOf);
    for (const preset of COLUMNS) expect(named.filter((name) => name === preset)).toHaveLength(1);
    expect(named.filter((name) => name === null)).toHaveLength(251);
  });
});
