import { expect, test } from '@playwright/test';
import { MortalTable } from './mortal-table.ts';

/**
 * A hundred deaths in all. What dies, how often, and when; each with a match of its own. `apart`: actions from one death to the next,
 * at most. A browser takes long to start, a page does not: so pages crash most, some of them at one action after the other.
 */
const DEATHS = [
  { title: 'the browser is killed at rest', death: 'browser', acting: [false], times: 6, apart: 8 },
  {
    title: 'the browser is killed as an action is made',
    death: 'browser',
    acting: [true],
    times: 6,
    apart: 8,
  },
  {
    title: 'the page crashes, at rest and acting',
    death: 'renderer',
    acting: [false, true],
    times: 28,
    apart: 1,
  },
  { title: 'the page crashes at every action', death: 'renderer', acting: [true], times: 60, apart: 0 },
] as const;
const SEED = 101;

for (const [at, { title, death, acting, times, apart }] of DEATHS.entries()) {
  const seed = SEED + at;
  test(`${title}: no accepted action that was shown is ever missing`, async ({ baseURL }, info) => {
    test.setTimeout(600_000);
    const table = new MortalTable(info.outputPath('profile'), String(baseURL), seed);
    const points: string[] = [];
    try {
      await table.start();
      for (let point = 0; point < times; point += 1) {
        await table.playOn(apart);
        const how = acting[point % acting.length] === true ? 'dieActing' : 'dieAtRest';
        points.push(await table[how](death));
      }
    } finally {
      console.log(`seed ${seed}: ${points.join('; ')}`);
      await table.end();
    }
    expect(points).toHaveLength(times);
  });
}
