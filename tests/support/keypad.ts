/** The keypad of a score pad as a player presses it: every key is found by its role and name. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { navigate } from 'wouter/use-hash-location';
import type { PadKind, PadResult } from '../../src/pads/index.ts';
import { aimOf, gameOf, honoursHeld } from '../../src/pads/index.ts';
import { messages } from '../../src/i18n/every.ts';
import { openApp, quiet } from './app.tsx';
import type { OpenApp } from './app.tsx';
import { rows } from './score-screens.tsx';

const { pads: t, score } = messages('en');

/** Opens the app with an empty pad in use, at its screen. */
export async function openPad(kind: PadKind, redoubledBonus: 200 | 250 = 200): Promise<OpenApp> {
  const app = await openApp();
  await newPad(app, kind, redoubledBonus);
  act(() => {
    navigate('/pad');
  });
  await quiet();
  return app;
}

/** Takes another empty pad in use. */
export async function newPad(
  { pads }: OpenApp,
  kind: PadKind,
  redoubledBonus: 200 | 250 = 200,
): Promise<void> {
  const { newPad: start } = (await pads.open()).getState();
  const names = { N: 'Maria', S: 'Jan' };
  await act(() => start({ kind, names, firstDealer: 'N', options: { redoubledBonus } }));
  await quiet();
}

function press(group: string, name: string): void {
  const keys = within(screen.getByRole('group', { name: group }));
  fireEvent.click(keys.getByRole('radio', { name }));
}

/** Presses the keys of a contract. */
export function pressContract(kind: PadKind, deal: Exclude<PadResult, { readonly passedOut: true }>): void {
  const { declarer, level, strain, doubled } = deal;
  press(t.declarer, declarer === 'N' ? 'Maria' : 'Jan');
  if (kind === 'minibridge') press(t.aim, t.aims[aimOf({ level })]);
  else if (level > 0) press(t.level, String(level));
  press(t.suit, level === 0 ? '0 no-trump' : t.strain(strain));
  if (kind !== 'minibridge') press(t.doubling, t.doublings[doubled] ?? '');
}

/** Presses the keys of a result and of the honours, on a keypad whose contract is whole. */
export function pressResult(
  { level, strain, tricks, honours }: Exclude<PadResult, { readonly passedOut: true }>,
  kind: PadKind = 'auction-1913',
): void {
  const over = tricks - 6 - level;
  const result = t.result(over, tricks);
  const keys = within(screen.getByRole('group', { name: t.tricks }));
  if (keys.queryByRole('radio', { name: result }) === null)
    fireEvent.click(keys.getByRole('button', { name: t.allResults }));
  press(t.tricks, result);
  if (honours === undefined) return;
  fireEvent.click(screen.getByText(`${t.honours}:`, { exact: false, selector: 'summary' }));
  press(t.honours, score.honours(honoursHeld(honours.kind, gameOf(kind).ruling), strain));
  press(t.heldBy, honours.side === 'N' ? 'Maria' : 'Jan');
}

/** Presses a button of the screen and lets the pad be stored. */
export async function pressButton(name: string | RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await quiet();
}

/** One deal, contract and result together. */
export async function enterDeal(kind: PadKind, deal: PadResult): Promise<void> {
  if ('passedOut' in deal) return pressButton(t.passOut);
  pressContract(kind, deal);
  pressResult(deal, kind);
  await pressButton(t.enter);
}

/** What the two totals say. */
export function totals(): readonly [number, number] {
  const sides = screen.getByRole('region', { name: score.standing });
  const [north, south] = within(sides)
    .getAllByText(score.total, { exact: false, selector: '.sr-only' })
    .map((label) => Number((label.parentElement?.textContent ?? '').replace(/\D/g, '')));
  return [north ?? NaN, south ?? NaN];
}

export { score, t };

/** The deals on the pad, a line each. */
export function written(): string[] {
  return rows(screen.getByRole('table', { name: t.rows }));
}
