import { describe, expect, it } from 'vitest';
import {
  formatContract,
  formatResult,
  parseContract,
  parseResult,
} from '../../../src/engine/scoring/index.ts';

describe('notation of contracts and results', () => {
  it('rulings §1: the four examples', () => {
    const base = { declarer: 'N' } as const;
    const threeNoTrump = { ...base, level: 3, strain: 'NT', doubled: 0, tricks: 9 } as const;
    const fourSpades = { ...base, level: 4, strain: 'S', doubled: 1, tricks: 12 } as const;
    const twoNoTrump = { ...base, level: 2, strain: 'NT', doubled: 0, tricks: 7 } as const;
    const fourClubs = { ...base, level: 4, strain: 'C', doubled: 2, tricks: 10 } as const;
    const examples = [
      ['3NT=', threeNoTrump],
      ['4SX+2', fourSpades],
      ['2NT-1', twoNoTrump],
      ['4CXX=', fourClubs],
    ] as const;
    for (const [text, result] of examples) {
      expect(formatResult(result)).toBe(text);
      expect(parseResult(text, 'N')).toEqual(result);
    }
  });

  it('rulings §1: contracts, undoubled, doubled, redoubled', () => {
    for (const [text, doubled] of [
      ['4S', 0],
      ['4SX', 1],
      ['4SXX', 2],
    ] as const) {
      const contract = { level: 4, strain: 'S', doubled, declarer: 'S' } as const;
      expect(formatContract(contract)).toBe(text);
      expect(parseContract(text, 'S')).toEqual(contract);
    }
  });

  it.each([
    '',
    'X',
    '4',
    'S',
    '0C',
    '8C',
    '4N',
    '4sX',
    ' 4S',
    '4S ',
    '4SXXX',
    '4XS',
    'X4S',
    '4S=',
    '4SX=',
    '4SXP',
    '4Sx',
    '2S-short',
    'P',
  ])('R13, R22: %j is no contract', (text) => {
    expect(parseContract(text, 'N')).toBeNull();
  });

  it.each([
    '',
    '=',
    '4S',
    '4S+',
    '4S-',
    '4S+0',
    '4S-0',
    '4S+01',
    '4S 1',
    '4S==',
    '4S=1',
    '4S+1.',
    '4S+1+1',
    '4S\n=',
    '\n4S=',
    '4S=\n',
    '+1',
    '0C=',
    '4SXXX=',
  ])('rulings §1: %j is no result', (text) => {
    expect(parseResult(text, 'N')).toBeNull();
  });

  it('R13: a result has 0 to 13 tricks', () => {
    expect(parseResult('7NT-13', 'N')).toMatchObject({ tricks: 0 });
    expect(parseResult('0NT+7', 'N')).toMatchObject({ tricks: 13 });
    expect(parseResult('1C-7', 'N')).toMatchObject({ tricks: 0 });
    expect(parseResult('1C-8', 'N')).toBeNull();
    expect(parseResult('1C+6', 'N')).toMatchObject({ tricks: 13 });
    expect(parseResult('1C+7', 'N')).toBeNull();
    expect(parseResult('1C+100', 'N')).toBeNull();
  });
});
