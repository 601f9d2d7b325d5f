import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { drills as en } from '../../src/i18n/en/drills.ts';
import { loadDrills } from '../../src/i18n/drills.ts';
import { freshDevice, openApp } from '../support/app.tsx';

beforeEach(freshDevice);

/** A screen waits for the words of the drills. */
async function openDrills(path: string) {
  await loadDrills('en');
  return openApp(path);
}

const options = () => within(screen.getByRole('list', { name: 'Answers' })).getAllByRole('button');

describe('the drills', () => {
  it('list every kind of question, and ask one that is chosen', async () => {
    const { user } = await openDrills('/learn/drills');
    const kinds = within(screen.getByRole('list', { name: 'Kinds of question' }));
    expect(kinds.getAllByRole('link')).toHaveLength(26);
    await user.click(kinds.getByRole('link', { name: new RegExp(`^${en.kind('winner')}`) }));
    expect(await screen.findByRole('heading', { level: 1, name: en.kind('winner') })).toBeVisible();
    expect(options().map((option) => option.textContent)).toEqual(['1North', '2South']);
  });

  it('say whether an answer is right, and which is; the first choice counts', async () => {
    const { user } = await openDrills('/learn/drills/six-deal');
    const before = options();
    expect(before.length).toBeGreaterThan(1);
    await user.click(before[0]!);
    expect(screen.getByRole('status', { name: 'What of the answer' })).toHaveTextContent(
      /^(Right|Not this one)\./,
    );
    for (const option of options()) expect(option).toBeDisabled();
    expect(screen.getAllByText('right', { selector: '.sr-only' })).toHaveLength(1);
    const next = screen.getByRole('button', { name: 'Next question' });
    expect(next).toHaveFocus();
    await user.click(next);
    for (const option of options()) expect(option).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Next question' })).toBeNull();
  });

  it('are answered by digits too, and the standing is counted', async () => {
    const { user } = await openDrills('/learn/drills/points');
    await user.keyboard('1');
    expect(screen.getByRole('button', { name: 'Next question' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Another kind' }));
    const line = await screen.findByRole('link', { name: new RegExp(`^${en.kind('points')}`) });
    expect(line).toHaveTextContent(/level 1 \(plain\) · [01] of 1 right/);
    await user.click(screen.getByRole('button', { name: 'Forget my drills' }));
    expect(line).toHaveTextContent('not tried yet');
  });
});
