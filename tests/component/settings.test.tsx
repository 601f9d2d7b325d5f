import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages } from '../../src/i18n/every.ts';
import { CHOICES } from '../../src/store/index.ts';
import { freshDevice, openApp } from '../support/app.tsx';

const t = messages('en').settings;

describe('settings', () => {
  it('offer every choice once, under a heading, the first of each chosen', async () => {
    freshDevice();
    await openApp('/settings');
    const names = Object.keys(CHOICES) as (keyof typeof CHOICES)[];
    const groups = Object.values(t.groups).flatMap((name) =>
      within(screen.getByRole('region', { name })).getAllByRole('group'),
    );
    expect(groups).toHaveLength(names.length);
    for (const name of names) {
      const group = within(screen.getByRole('group', { name: t[name].legend }));
      const labels = CHOICES[name].map((value) => (t[name].labels as Record<string, string>)[value]);
      expect(group.getAllByRole('radio').map((radio) => radio.getAttribute('aria-labelledby'))).toHaveLength(
        labels.length,
      );
      expect(group.getByRole('radio', { name: labels[0]! })).toBeChecked();
    }
  });
});
