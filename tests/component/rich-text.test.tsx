import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../src/i18n/every.ts';
import { RichText } from '../../src/ui/common/RichText.tsx';
import { freshDevice, quiet } from '../support/app.tsx';

beforeEach(freshDevice);

/** What is read aloud: without what is hidden from the ear, blanks made one. */
async function spoken(text: string): Promise<string> {
  const { container } = render(<RichText text={text} />);
  await act(quiet);
  for (const silent of container.querySelectorAll('[aria-hidden="true"], svg')) silent.remove();
  return container.textContent.replace(/\s+/g, ' ').trim();
}

const { words } = messages('en');

describe('a message read aloud', () => {
  it.each([
    ['4♠X +1 by Ann', '4 spades doubled +1 by Ann'],
    ['1♥XX =', '1 heart redoubled ='],
    ['3NTX −2', '3NT doubled −2'],
    ['3SAXX', '3SA redoubled'],
    ['2♣', '2 clubs'],
    ['3NT', '3NT'],
    ['♠Q and ♥10', 'spades Q and hearts 10'],
    ['Xavier bid 2♦', 'Xavier bid 2 diamonds'],
  ])('%s is “%s”', async (text, heard) => {
    expect(await spoken(text)).toBe(heard);
  });

  it('tells of the doubles of every contract', async () => {
    for (const strain of ['C', 'D', 'H', 'S', 'NT'] as const)
      expect(await spoken(words.contractSign({ level: 4, strain, doubled: 1 }))).toMatch(/^4 ?\w+ doubled$/);
  });
});
