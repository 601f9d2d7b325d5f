/**
 * What a screen reader reads, from the top to the bottom, at five moments of a deal. The words are kept in readings/, one file a
 * moment: read them aloud when they change. `READINGS=write` writes them anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { groupOf } from '../../src/engine/cards.ts';
import { turnOf, view } from '../../src/engine/index.ts';
import { drawnWhole } from '../support/drawn.ts';
import { Players } from '../support/players.ts';
import { STATES, show, stateWhere } from '../support/states.ts';
import type { StateOfTable } from '../support/states.ts';

function known(name: string): StateOfTable {
  const state = STATES.find((one) => one.name === name);
  if (state === undefined) throw new Error(`no state is called ${name}`);
  return state;
}

/** A suit has been led, and the player to follow holds it and the colon that would bar it. */
const MAY_BAR = stateWhere({
  name: 'a follow with a bar',
  opened: true,
  until: (state) => {
    const { phase, own } = view(state, turnOf(state) ?? 'N');
    if (phase.name !== 'play' || phase.led === null || phase.led.startsWith(':') || own === null)
      return false;
    const suit = phase.led.charAt(0);
    return own.hand.some((card) => card.startsWith(suit)) && own.hand.includes(groupOf(phase.led));
  },
});

const MOMENTS: Readonly<Record<string, StateOfTable>> = {
  exchange: known('the exchange, to discard'),
  auction: known('an auction with cue-bids'),
  lead: known('a lead under a bar'),
  follow: MAY_BAR,
  result: known('a result'),
};

for (const [name, state] of Object.entries(MOMENTS)) {
  test(`reads well: ${name}`, async ({ page }) => {
    await page.clock.install();
    await show(new Players(page), state);
    await drawnWhole(page);
    const read = `${await page.locator('body').ariaSnapshot()}\n`;
    const file = new URL(`readings/${name}.txt`, import.meta.url);
    if (process.env.READINGS === 'write') writeFileSync(file, read);
    expect(read).toBe(readFileSync(file, 'utf8'));
  });
}
