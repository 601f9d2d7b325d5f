import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PRESETS } from '../../src/engine/options.ts';
import { viewOfPad } from '../../src/pads/index.ts';
import { SheetTools } from '../../src/ui/score/SheetTools.tsx';
import { SheetScreen } from '../../src/ui/screens/SheetScreen.tsx';
import { padOf } from '../support/pad.ts';
import { NAMES, scored, show } from '../support/score-screens.tsx';

const DATE = Date.UTC(2026, 10, 30, 12);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function showContract(): void {
  const { sheet } = viewOfPad(padOf('contract', 'pass', 'S 3NT='));
  render(<SheetTools sheet={sheet} kind="contract" names={NAMES} firstDealer="N" date={DATE} />);
}

const TEXT = [
  'Contract bridge, 30 November 2026',
  '',
  'Deal                         Maria           Jan',
  '                             above  below  above  below',
  '1             passed out',
  '2             3NT = by Jan                          100',
  'Total                            0           100',
  '',
];

/** A text without what the widths of its columns are. */
const plain = (text: string): string => text.replace(/ +/g, ' ');

describe('a sheet as text', () => {
  it('is copied, and says so', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    showContract();
    await userEvent.click(screen.getByRole('button', { name: 'Copy as text' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The sheet is copied.'));
    expect(plain(copied.mock.lastCall?.[0] ?? '')).toBe(plain(TEXT.join('\n')));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is laid out to be copied by hand where the browser refuses, and that is said', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    showContract();
    await userEvent.click(screen.getByRole('button', { name: 'Copy as text' }));
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'The sheet as text' });
    expect(screen.getByRole('status')).toHaveTextContent('did not let the sheet be copied');
    expect(text).toHaveFocus();
    expect(text.selectionEnd - text.selectionStart).toBe(text.value.length);
  });
});

describe('a sheet as a table', () => {
  it('R4: is saved with the dealer of each deal', async () => {
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:sheet';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    show(scored(PRESETS.basic, ['2S', 8], ['3NT', 8]), SheetScreen);
    await userEvent.click(screen.getByRole('button', { name: 'Save as a table (CSV)' }));
    expect((click.mock.instances[0] as HTMLAnchorElement).download).toBe('Bridgette 2026-11-30.csv');
    expect(blobs[0]?.type).toBe('text/csv');
    const [, first, second] = ((await blobs[0]?.text()) ?? '').split('\r\n');
    expect(first).toBe('1,Maria,Maria,2S,8,0,200,0,200,0');
    expect(second).toBe('2,Jan,Jan,3NT,8,-1,100,0,300,0');
  });
});
