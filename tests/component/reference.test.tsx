import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadCourse } from '../../src/i18n/course.ts';
import { messages } from '../../src/i18n/every.ts';
import { loadRules } from '../../src/i18n/rules.ts';
import { RULE_NUMBERS } from '../../src/teaching/reference/sections.ts';
import { freshDevice, openApp } from '../support/app.tsx';

beforeEach(async () => {
  freshDevice();
  await loadCourse('en');
  await loadRules('en');
});

const t = messages('en');
const en = await loadRules('en');
const all = RULE_NUMBERS.length;

describe('the rules', () => {
  it('are searched by number, title, text, terms and amounts, and say how many are found', async () => {
    const { user } = await openApp('/learn/rules');
    const search = await screen.findByRole('searchbox', { name: en.search });
    expect(screen.getByText(en.count(all, all))).toHaveRole('status');
    const found = async (typed: string): Promise<readonly (string | null)[]> => {
      await user.clear(search);
      await user.type(search, typed);
      return screen.queryAllByRole('article').map((one) => one.getAttribute('aria-labelledby'));
    };
    expect(await found('R44')).toEqual(['R44']);
    expect(screen.getByText(en.count(1, all))).toBeVisible();
    expect(await found('47')).toContain('R47');
    expect(await found('claiming')).toEqual(['R49']);
    expect(await found('MATCHES led suit')).toContain('R47');
    // A term of the glossary that the rule does not write itself.
    expect(await found('ruff')).toEqual(['R44']);
    expect(await found('3,000')).toEqual(['R53', 'R74']);
    expect(await found('no such words')).toEqual([]);
    expect(screen.getByText(en.none)).toBeVisible();
    expect(await found(' ')).toHaveLength(all);
  });

  it('open at the rule of the address, and lead to a page of the course and back', async () => {
    const { user } = await openApp('/learn/rules/R47');
    const heading = await screen.findByRole('heading', { name: `R47 ${en.rules.R47.title}` });
    expect(heading).toHaveFocus();
    await user.click(screen.getByRole('link', { name: /^Try it at the table\s?: The bar$/ }));
    expect(await screen.findByRole('complementary', { name: 'The bar' })).toBeVisible();
  });

  it('of scoring are tried on a deal that is claimed, and the score is shown', async () => {
    const { user } = await openApp('/learn/try/R53');
    const panel = await screen.findByRole('complementary', { name: en.rules.R53.title });
    expect(within(panel).getByText(en.tryScore)).toBeVisible();
    await user.click(screen.getByRole('button', { name: t.table.menu }));
    await user.click(screen.getByRole('button', { name: /^Claim/ }));
    await user.click(screen.getByRole('radio', { name: '0' }));
    await user.click(screen.getByRole('button', { name: t.table.claimMake(0, 13) }));
    await user.click(await screen.findByRole('button', { name: t.table.accept }));
    expect(await screen.findByRole('region', { name: t.score.scoreOfDeal })).toHaveTextContent('1,000');
  });
});

describe('the words', () => {
  it('stand in alphabetical order, are searched, and lead to their rules', async () => {
    const { user } = await openApp('/learn/words');
    const names = (await screen.findAllByRole('term')).map((one) => one.textContent);
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
    expect(names).toEqual(expect.arrayContaining(['bar', 'ruff', 'trick', 'vulnerable']));
    await user.type(screen.getByRole('searchbox', { name: en.glossary.search }), 'void in');
    expect(screen.getAllByRole('term').map((one) => one.textContent)).toEqual(['ruff']);
    await user.click(screen.getByRole('link', { name: `R44: ${en.rules.R44.title}` }));
    expect(await screen.findByRole('heading', { name: `R44 ${en.rules.R44.title}` })).toHaveFocus();
  });
});

it('the contents lead to the rules, the words and the history', async () => {
  const { user } = await openApp('/learn');
  await user.click(await screen.findByRole('link', { name: new RegExp(`^${t.learn.history}`) }));
  expect(await screen.findByRole('heading', { level: 1, name: en.history.title })).toBeVisible();
  await user.click(screen.getByRole('link', { name: t.learn.toContents }));
  expect(await screen.findByRole('link', { name: new RegExp(`^${t.learn.rules}`) })).toBeVisible();
  expect(screen.getByRole('link', { name: new RegExp(`^${t.learn.words}`) })).toBeVisible();
});
