import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../src/pads/index.ts';
import type { PadKind } from '../../../src/pads/index.ts';
import { NO_DRAFT } from '../../../src/ui/pads/draft.ts';
import type { Draft } from '../../../src/ui/pads/draft.ts';
import { typedEntry } from '../../../src/ui/pads/typedEntry.ts';
import type { TypedContext } from '../../../src/ui/pads/typedEntry.ts';

const MARIA_JAN = { N: 'Maria', S: 'Jan' };
const DOUBLED: Draft = { ...NO_DRAFT, declarer: 'N', level: 4, strain: 'S', doubled: 1, tricks: 9 };

function typed(text: string, context: Partial<TypedContext> = {}, kind: PadKind = 'rubber') {
  const usual = {
    game: gameOf(kind),
    names: MARIA_JAN,
    language: 'en',
    draft: NO_DRAFT,
    tricksOnly: false,
  } as const;
  return typedEntry(text, { ...usual, ...context });
}

describe('a typed entry', () => {
  it('R13: says 0NT with the figure alone, for there is no other bid of six tricks', () => {
    expect(typed('0')).toEqual({ level: 0, strain: 'NT' });
    expect(typed('m 0 x -1')).toEqual({ declarer: 'N', level: 0, strain: 'NT', doubled: 1, tricks: 5 });
    expect(typed('0', {}, 'contract')).toBeNull();
    expect(typed('4')).toEqual({ level: 4 });
  });

  it('leaves on the keypad what it does not speak of: a double, the declarer, the tricks', () => {
    expect(typed('4h', { draft: DOUBLED })).toEqual({ level: 4, strain: 'H' });
    expect(typed('xx', { draft: DOUBLED })).toEqual({ doubled: 2 });
    expect(typed('x', { draft: DOUBLED }, 'minibridge')).toBeNull();
    expect(typed('x')).toBeNull();
  });

  it.each(['m 4s +0', 'm 4s -0', 'm 4s +01', 'm 4s +001', 'm 4s ++1', 'm 4s =1', 'm 8s', 'm 4z', '4sxxx'])(
    '%s means nothing',
    (text) => {
      expect(typed(text)).toBeNull();
    },
  );

  it.each(['+0', '00', '010', '14', '+9'])('%s are no tricks of a contract that waits', (text) => {
    expect(typed(text, { draft: DOUBLED, tricksOnly: true })).toBeNull();
  });

  it.each([
    [{ N: 'Nora', S: 'Nick' }, 'n', null],
    [{ N: 'Nora', S: 'Nick' }, 'ni', 'S'],
    [{ N: 'Sam', S: 'Sue' }, 's', null],
    [{ N: 'Sam', S: 'Nora' }, 'n', 'S'],
    [{ N: 'An', S: 'Anna' }, 'an', 'N'],
    [{ N: 'An', S: 'Anna' }, 'ann', 'S'],
    [{ N: 'Anna M', S: 'Anna K' }, 'anna k', 'S'],
    [{ N: "O'Brien", S: 'Jan' }, "o'b", 'N'],
    [{ N: 'नेहा', S: 'Jan' }, 'नेहा', 'N'],
    [{ N: 'İpek', S: 'Jan' }, 'ipek', 'N'],
    [{ N: 'Zoë', S: 'Jan' }, 'zoe', 'N'],
    [MARIA_JAN, 'n', 'N'],
    [MARIA_JAN, 's', 'S'],
  ])('of %o takes %s for nobody but who it can be: %s', (names, letters, declarer) => {
    expect(typed(`${letters} 4s`, { names })?.declarer ?? null).toBe(declarer);
  });

  it('knows the Dutch letters of the suits in Dutch only', () => {
    expect(typed('4r')).toBeNull();
    expect(typed('4k')).toBeNull();
    expect(typed('4r', { language: 'nl' })).toEqual({ level: 4, strain: 'D' });
    expect(typed('4k', { language: 'nl' })).toEqual({ level: 4, strain: 'C' });
    expect(typed('3sa', { language: 'nl' })).toEqual({ level: 3, strain: 'NT' });
    expect(typed('4r', {}, 'auction-1913')).toEqual({ level: 4, strain: 'R' });
  });
});
