import { expect, test } from '@playwright/test';
import { SEATS, opponent } from '../../src/engine/seat.ts';
import type { Seat } from '../../src/engine/seat.ts';
import { TWIN_MATCHES, twinMatches } from '../support/twin-matches.ts';
import { fromPast, fromSheet, noteCopies } from '../support/outgoing.ts';
import type { Outgoing } from '../support/outgoing.ts';
import { Players } from '../support/players.ts';
import { storeMatches } from '../support/records.ts';
import type { SavedMatch } from '../support/records.ts';
import { twinsWith } from '../support/twins.ts';
import type { TwinStep } from '../support/twins.ts';

const PHASES = ['exchange', 'auction', 'play'] as const;

// Each of the six pairs of phase and viewer comes up once: whoever holds the secret card has the table open in one phase of three.
for (const secret of SEATS) {
  const twins = twinsWith(secret);
  for (const [at, phase] of PHASES.entries()) {
    const viewer = at === 1 ? secret : opponent(secret);
    test(`nothing that ${viewer} lets out during the ${phase} tells apart twins that differ in a card of ${secret}`, async ({
      browser,
    }) => {
      const devices = twinMatches(twins, lengthUntil(twins.steps, phase, viewer));
      expect(JSON.stringify(devices[0])).not.toBe(JSON.stringify(devices[1]));
      const outgoing = async (matches: readonly SavedMatch[]): Promise<Outgoing> => {
        const context = await browser.newContext();
        const page = await context.newPage();
        await noteCopies(page);
        await storeMatches(page, ...matches);
        const players = await Players.arrive(page, './#/table');
        await players.open(viewer);
        const out = { ...(await fromSheet(page)), ...(await fromPast(page, TWIN_MATCHES)) };
        await context.close();
        return out;
      };
      const [here, there] = await Promise.all([outgoing(devices[0]), outgoing(devices[1])]);
      expect(Object.keys(here)).toHaveLength(9);
      expect(there).toEqual(here);
      // Something is in them, and the deal that runs is in them as its public part.
      for (const out of Object.values(here)) expect(out.length).toBeGreaterThan(10);
      for (const file of [here.all, here.one])
        expect(file).toContain('"running": [\n{"type":"deal","number":2');
      for (const file of [here.oneAsText, here.severalAsText]) expect(file).toContain('[Running "2"]');
    });
  }
}

/** So many steps that this player is to act in this phase, and something has been done in it. */
function lengthUntil(steps: readonly TwinStep[], phase: TwinStep['phase'], viewer: Seat): number {
  const found = steps.findLastIndex((step) => step.phase === phase && step.turn === viewer);
  if (found < 0) throw new Error(`${viewer} is never to act in the ${phase}`);
  return found + 1;
}
