import { beforeEach, describe, expect, it } from 'vitest';
import { REQUEST, emptyDevice, openTab, playOn, storedLog } from './support.ts';

beforeEach(emptyDevice);

describe('reload', () => {
  it('brings the match back covered, with the same public view', async () => {
    const tab = await openTab();
    expect(await tab.now().newMatch(REQUEST)).toEqual([]);
    expect(tab.now().view?.phase).toEqual({ name: 'cut', spread: 55, turned: [] });
    await playOn(tab, 60);
    tab.now().putAway();
    const id = tab.now().match!.id;
    const log = await storedLog(id);
    expect(log.length).toBeGreaterThan(40);
    expect(tab.now().saving).toEqual({ state: 'saved' });

    const again = await openTab();
    expect(again.now().match).toEqual(tab.now().match);
    expect(again.now().view).toEqual(tab.now().view);
    expect(again.now().opened).toBeNull();
    expect(await storedLog(id)).toEqual(log);
  });
});
