import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { messages } from '../../src/i18n/every.ts';
import type { Entry } from '../../src/store/record.ts';
import { Players } from '../support/players.ts';
import { renamed, store, storeMatches, stored } from '../support/records.ts';
import { matchOf } from '../support/states.ts';

const t = messages('en');

test('saved data that cannot be read is set aside whole, and nothing else is touched', async ({ page }) => {
  const good = renamed(matchOf('a trick to follow to'), 'good');
  const played = matchOf('a trick to follow to');
  const gap = renamed(played, 'gap');
  const edited = renamed(played, 'edited');
  const newer = renamed(played, 'newer');
  const wrong = { match: 'edited', index: 2, at: 0, action: { type: 'play', seat: 'N', card: 'SA' } };
  const records = {
    gap: { head: gap.head, entries: gap.entries.filter(({ index }) => index !== 3) },
    edited: { head: edited.head, entries: [...edited.entries.slice(0, 2), wrong] },
    cut: { head: { ...played.head, id: 'cut', players: { N: played.head.players.N } }, entries: [] },
    foreign: { head: { id: 'todo-7', title: 'buy milk' }, entries: [] },
    torn: {
      head: renamed(played, 'torn').head,
      entries: [{ match: 'torn', index: 0, at: 0, action: { type: 'deal' } }],
    },
  };
  const future = { ...newer.head, version: 3, colour: 'green' };
  const all = Object.values(records);
  await store(page, {
    heads: [good.head, future, ...all.map(({ head }) => head)],
    entries: [...good.entries, ...newer.entries, ...all.flatMap(({ entries }) => entries)],
    current: 'good',
  });

  await page.clock.install();
  await page.goto('/');
  const players = new Players(page);
  await expect(page.getByText('6 saved records were set aside')).toBeVisible();
  await page.getByRole('link', { name: t.shell.home.asideLink }).click();
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines).toHaveCount(6);
  const { reasons } = t.shell.aside;
  for (const reason of [
    reasons['entries-missing'](4),
    reasons['not-a-match']('players.S'),
    reasons['not-a-match']('version'),
    reasons['entry-unreadable'](1),
    reasons.newer(3),
  ]) {
    await expect(lines.filter({ hasText: reason })).toHaveCount(1);
  }
  await expect(lines.filter({ hasText: 'Entry 3 of the record is against the rules.' })).toHaveCount(1);

  await test.step('the whole record can be had once both agree', async () => {
    const line = lines.filter({ hasText: reasons['entries-missing'](4) });
    await line.getByRole('button').click();
    await expect(page.getByRole('dialog', { name: t.shell.aside.agreeTitle })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t.shell.aside.agreed }).click(),
    ]);
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual(records.gap);
  });

  await test.step('the good match goes on, the newer one lies where it was, the rest lies aside', async () => {
    await page.getByRole('link', { name: t.shell.toHome }).click();
    await players.button(t.shell.home.continue).click();
    const seat = (await players.handOverTo()) ?? 'N';
    await players.open(seat);
    const now = await stored(page);
    expect(now.heads).toEqual([good.head, future]);
    const entries = now.entries as readonly Entry[];
    expect(entries.filter(({ match }) => match === 'newer')).toEqual(newer.entries);
    const look = { match: 'good', index: good.entries.length, action: { type: 'look', seat } };
    expect(entries.filter(({ match }) => match === 'good')).toEqual([
      ...good.entries,
      expect.objectContaining(look),
    ]);
    expect(entries).toHaveLength(newer.entries.length + good.entries.length + 1);
    const aside = now.aside as readonly { readonly head: unknown; readonly entries: unknown }[];
    expect(aside).toHaveLength(all.length);
    for (const record of all) {
      expect(aside.map(({ head, entries }) => ({ head, entries }))).toContainEqual(record);
    }
  });
});

test('the record of the match that was on the table is spoilt: Home, and not a broken table', async ({
  page,
}) => {
  const match = matchOf('a trick to follow to');
  await storeMatches(page, { ...match, entries: match.entries.slice(1) });
  await page.goto('./#/table');
  await expect(page.getByRole('link', { name: t.shell.home.newMatch })).toBeVisible();
  await expect(page.getByText('One saved record was set aside')).toBeVisible();
});
