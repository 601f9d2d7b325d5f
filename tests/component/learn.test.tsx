import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { course as en } from '../../src/i18n/en/course/index.ts';
import { loadCourse } from '../../src/i18n/course.ts';
import { loadRules } from '../../src/i18n/rules.ts';
import { COURSE } from '../../src/teaching/course/index.ts';
import { freshDevice, openApp } from '../support/app.tsx';

beforeEach(freshDevice);

/** A screen waits for the words of the course. */
async function openLearn(path: string) {
  await loadCourse('en');
  await loadRules('en');
  return openApp(path);
}

const panel = () => screen.findByRole('complementary', { name: en.pack.pages[1]!.title });

describe('the course', () => {
  it('lists its chapters with how far one has come, and starts at the first page', async () => {
    const { user } = await openLearn('/learn');
    const chapter = await screen.findByRole('link', { name: new RegExp(`^${en.pack.title}`) });
    expect(chapter).toHaveTextContent(`${COURSE[0]!.pages.length} pages`);
    await user.click(screen.getByRole('link', { name: 'Start the course' }));
    expect(await screen.findByRole('heading', { name: en.pack.pages[0]!.title })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await panel();
    await user.click(screen.getByRole('link', { name: 'Contents' }));
    expect(await screen.findByRole('link', { name: new RegExp(`^${en.pack.title}`) })).toHaveTextContent(
      '1 of',
    );
    expect(screen.getByRole('link', { name: `Go on: ${en.pack.title}, page 2` })).toBeVisible();
  });

  it('says what was right or wrong about a move, and gives hints in steps', async () => {
    const { user } = await openLearn('/learn/pack/2');
    const said = within(await panel());
    const { good, wrong, nudge } = en.pack.pages[1]!;
    await user.click(said.getByRole('button', { name: 'Hint' }));
    expect(said.getByText(nudge)).toBeVisible();
    await user.click(said.getByRole('button', { name: 'The rule' }));
    expect(said.getByRole('link', { name: 'R1: The pack' })).toHaveAttribute('href', '#/learn/rules/R1');
    expect(said.getByText(/^The leader may lead any card/, { exact: false })).toBeVisible();
    expect(said.queryByText(/The answer:/)).toBeNull();
    await user.click(said.getByRole('button', { name: 'The answer' }));
    expect(said.getByText(/The answer:/)).toHaveTextContent('The answer: Royal colon');

    await user.click(screen.getByRole('button', { name: /^ace of spades/ }));
    const confirm = screen.queryByRole('button', { name: /^Play/ });
    if (confirm !== null) await user.click(confirm);
    expect(said.getByText(wrong, { exact: false })).toBeVisible();
    expect(screen.getByRole('button', { name: /^ace of spades/ })).toBeVisible();

    await user.click(screen.getByRole('button', { name: /^the Royal colon|^Royal/i }));
    const again = screen.queryByRole('button', { name: /^Play/ });
    if (again !== null) await user.click(again);
    expect(said.getByText(good, { exact: false })).toBeVisible();
    expect(said.queryByRole('button', { name: 'Hint' })).toBeNull();
    await user.click(said.getByRole('button', { name: 'Set it up again' }));
    expect(screen.queryByText(good, { exact: false })).toBeNull();
  });

  it('takes back nothing of what was set up, and shows no hand that lies face down', async () => {
    await openLearn('/learn/exchange/2');
    await screen.findByRole('complementary');
    expect(screen.queryByRole('button', { name: /Take back/ })).toBeNull();
    // North's hand lies face down on that page.
    expect(document.body.innerHTML).not.toContain('ace of spades');
  });

  it('forgets the progress when told to', async () => {
    const { user } = await openLearn('/learn/pack/1');
    await user.click(await screen.findByRole('link', { name: 'Next' }));
    await user.click(await screen.findByRole('link', { name: 'Contents' }));
    await user.click(await screen.findByRole('button', { name: 'Forget my progress' }));
    expect(screen.getByRole('link', { name: 'Start the course' })).toBeVisible();
  });
});
