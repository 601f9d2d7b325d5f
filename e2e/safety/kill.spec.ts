import { expect, test } from '@playwright/test';
import { MortalTable } from './mortal-table.ts';

/** Ten deaths, some actions apart, go through a whole deal and into the next one. */
const POINTS = 10;

/** What dies, and when; each with a match of its own. */
const DEATHS = [
  { title: 'the browser is killed at rest', death: 'browser', acting: [false], seed: 101 },
  { title: 'the browser is killed as an action is made', death: 'browser', acting: [true], seed: 102 },
  { title: 'the page crashes, at rest and acting', death: 'renderer', acting: [false, true], seed: 103 },
] as const;

for (const { title, death, acting, seed } of DEATHS) {
  test(`${title}: no accepted action that was shown is ever missing`, async ({ baseURL }, info) => {
    test.setTimeout(300_000);
    const table = new MortalTable(info.outputPath('profile'), String(baseURL), seed);
    const points: string[] = [];
    try {
      await table.start();
      for (let point = 0; point < POINTS; point += 1) {
        await table.playOn();
        const how = acting[point % acting.length] === true ? 'dieActing' : 'dieAtRest';
        points.push(await table[how](death));
      }
    } finally {
      console.log(`seed ${seed}: ${points.join('; ')}`);
      await table.end();
    }
    expect(points).toHaveLength(POINTS);
  });
}
