import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkNames, cleanName, nameError } from '../../../src/store/names.ts';

describe('cleanName', () => {
  it.each([
    ['  Ann \t\n  Lee ', 'Ann Lee'],
    ['Ann\u0000\u0007Lee', 'Ann Lee'],
    ['e\u0301va', 'éva'],
    ['e\u200B\u0301va', 'éva'],
    ['\u202Eevil\u202C', 'evil'],
    ['\u2066A\u2069\u200F\u061C\uFEFF', 'A'],
    ['<b>Ann</b>', '<b>Ann</b>'],
    ['דוד', 'דוד'],
    ['محمد', 'محمد'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['👩\u200D🚀', '👩\u200D🚀'],
    ['A\uD800B', 'AB'],
  ])('%j becomes %j', (typed, kept) => {
    expect(cleanName(typed)).toBe(kept);
  });

  it('has nothing left to do the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = cleanName(text);
        expect(cleanName(once)).toBe(once);
      }),
    );
  });
});

describe('nameError', () => {
  it.each([
    ['', 'empty'],
    ['\u200D', 'empty'],
    ['\u3164', 'empty'],
    ['\u2800', 'empty'],
    ['A', null],
    ['x'.repeat(30), null],
    ['x'.repeat(31), 'too-long'],
    ['x'.repeat(1000), 'too-long'],
    ['👨‍👩‍👧‍👦'.repeat(20), null],
    ['é'.repeat(30), null],
    // One character with a thousand accents.
    [`a${'\u0301'.repeat(1000)}`, 'too-long'],
  ])('%j: %s', (name, error) => {
    expect(nameError(name)).toBe(error);
  });
});

describe('checkNames', () => {
  it('keeps good names, cleaned and not cut', () => {
    expect(checkNames({ N: ' <b>Ann</b> ', S: 'שרה' })).toEqual({
      names: { N: '<b>Ann</b>', S: 'שרה' },
      errors: [],
    });
  });

  it('says of each name what is wrong with it', () => {
    expect(checkNames({ N: ' ', S: 'y'.repeat(31) }).errors).toEqual([
      { field: 'name', seat: 'N', reason: 'empty' },
      { field: 'name', seat: 'S', reason: 'too-long' },
    ]);
  });

  it.each([
    ['Ann', 'ann'],
    ['Ann', ' A\u200Bnn'],
    ['Ann', 'Ann\u200D'],
    ['Straße', 'STRASSE'],
    ['Ａnn', 'Ann'],
    ['Éva', 'e\u0301va'],
  ])('refuses %j beside %j', (N, S) => {
    expect(checkNames({ N, S }).errors).toEqual([{ field: 'names', reason: 'equal' }]);
  });
});
