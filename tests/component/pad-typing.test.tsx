import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshDevice, quiet } from '../support/app.tsx';
import { openPad, totals, written } from '../support/keypad.ts';

beforeEach(freshDevice);

describe('typing on a pad', () => {
  it.each([
    ['m4s=', [700, 0]],
    ['m 3NT x', null],
    ['j 4s +1', [0, 800]],
    ['s 1n -2', [200, 0]],
    ['n2hxx=', [1200, 0]],
  ])('%s enters a deal', async (typed, after) => {
    const { user } = await openPad('six-deal');
    await user.keyboard(`${typed}{Enter}`);
    await quiet();
    if (after === null) expect(written()[1]).toContain('3NT doubled by Mariathe tricks');
    else expect(totals()).toEqual(after);
  });

  it.each([
    ['+1', [800, 0]],
    ['=', [700, 0]],
    ['-2', [0, 200]],
    ['13', [800, 0]],
  ])('%s enters the tricks of a contract that waits', async (typed, after) => {
    const { user } = await openPad('six-deal');
    await user.keyboard('m4s{Enter}');
    await quiet();
    await user.keyboard(`${typed}{Enter}`);
    await quiet();
    expect(totals()).toEqual(after);
  });

  it('waits for the figure behind a sign', async () => {
    const { user } = await openPad('six-deal');
    await user.keyboard('m4s+{Enter}');
    await quiet();
    expect(written()[1]).toBe('1Maria deals||');
    await user.keyboard('1{Enter}');
    await quiet();
    expect(totals()).toEqual([800, 0]);
  });

  it('says when it means nothing, and takes it back', async () => {
    const { user } = await openPad('six-deal');
    await user.keyboard('m8');
    expect(screen.getByText('there is no such thing here')).toBeVisible();
    await user.keyboard('{Backspace}4h{Enter}');
    await quiet();
    expect(written()[1]).toContain('4 hearts by Maria');
    await user.keyboard('{Control>}z{/Control}');
    await quiet();
    expect(written()[1]).toBe('1Maria deals||');
  });

  it.each(['p', 'pass', 'Passed out'])('R80: %s passes a deal out', async (text) => {
    const { user } = await openPad('contract');
    await user.keyboard(text);
    expect(screen.getByText('Passed out – Enter')).toBeVisible();
    await user.keyboard('{Enter}');
    await quiet();
    expect(written()[1]).toContain('passed out');
    expect(totals()).toEqual([0, 0]);
  });

  it('R12: passes no deal out where the dealer must open', async () => {
    const { user } = await openPad('rubber');
    await user.keyboard('pass');
    expect(screen.getByText('there is no such thing here')).toBeVisible();
  });
});
