import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshDevice, heading, MATCH, openApp, quiet } from '../support/app.tsx';

beforeEach(freshDevice);

/** The first change fetches the other language; how long that takes is the machine's affair. */
const PATIENCE = { timeout: 60_000 };

/** What the queen in the fan on Home shows in its corners, and the name on the Royal colon. */
function shown(): { queen: (string | null)[]; royal: string | null | undefined } {
  const [queen] = document.querySelectorAll('.hero-fan .face[data-suit="H"]');
  const names = [...document.querySelectorAll('.hero-fan .name')].map((name) => name.textContent);
  return {
    queen: [...(queen?.querySelectorAll('.index text') ?? [])].map((text) => text.textContent),
    royal: names.at(-1),
  };
}

describe('the language', () => {
  it('changes everything on Home at once, and back, and the page says which it is', async () => {
    const { user } = await openApp('/', (table) => table.newMatch(MATCH));
    expect(document.documentElement.lang).toBe('en');
    expect(shown()).toEqual({ queen: ['Q', 'Q'], royal: 'Royal' });
    await user.click(screen.getByRole('button', { name: 'Nederlands' }));
    await screen.findByRole('button', { name: 'English' }, PATIENCE);
    expect(document.documentElement.lang).toBe('nl');
    expect(screen.getByRole('heading', { name: 'Maria en Jan' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Verder spelen' })).toBeInTheDocument();
    expect(shown()).toEqual({ queen: ['V', 'V'], royal: 'Koninklijk' });
    await user.click(screen.getByRole('button', { name: 'English' }));
    await screen.findByRole('button', { name: 'Nederlands' }, PATIENCE);
    expect(document.documentElement.lang).toBe('en');
    expect(screen.getByRole('button', { name: 'Continue' })).toBeInTheDocument();
  });

  it('is kept for the next visit', async () => {
    const { user } = await openApp('/');
    await user.click(screen.getByRole('button', { name: 'Nederlands' }));
    await screen.findByRole('button', { name: 'English' }, PATIENCE);
    expect(JSON.parse(localStorage.getItem('bridgette:settings') ?? '')).toMatchObject({
      state: { language: 'nl' },
    });
    cleanup();
    await openApp('/settings');
    expect(heading()).toBe('Instellingen');
  });

  it('leaves the letters on the cards as they are set', async () => {
    const { user } = await openApp('/settings');
    const letters = screen.getByRole('group', { name: 'Letters on the cards' });
    await user.click(within(letters).getByRole('radio', { name: 'A H V B' }));
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await quiet();
    expect(shown()).toEqual({ queen: ['V', 'V'], royal: 'Royal' });
  });
});
