import { beforeEach, describe, expect, it } from 'vitest';
import type { TableState } from '../../../src/store/types.ts';
import { REQUEST, emptyDevice, openTab, playOn, storedLog, until } from './support.ts';

beforeEach(emptyDevice);

describe('a clock that is set back', () => {
  const HOUR = 3_600_000;

  it('within a match: what happened later never seems to have happened earlier', async () => {
    let now = 100 * HOUR;
    const tab = await openTab({ clock: () => (now += 1000) });
    await tab.now().newMatch(REQUEST);
    await playOn(tab, 4);
    const before = tab.now().matches[0]!.changedAt;
    now = -7 * HOUR;
    await playOn(tab, 4);
    const times = (await storedLog(tab.now().match!.id)).map(({ at }) => at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(tab.now().matches[0]!.changedAt).toBe(before);
    now = 200 * HOUR;
    await playOn(tab, 1);
    expect(tab.now().matches[0]!.changedAt).toBeGreaterThan(200 * HOUR);
    expect((await openTab()).now().aside).toEqual([]);
  });

  it('between matches: the one being played leads the list all the same, over a reload too', async () => {
    let now = 100 * HOUR;
    const clock = () => (now += 1000);
    const tab = await openTab({ clock });
    await tab.now().newMatch(REQUEST);
    const old = tab.now().match!.id;
    await tab.now().newMatch({ ...REQUEST, names: { N: 'Kim', S: 'Lou' } });
    now = HOUR;
    await tab.now().newMatch({ ...REQUEST, names: { N: 'Eva', S: 'Max' } });
    await playOn(tab, 3);
    const lead = ({ matches }: TableState) => matches.map(({ names }) => names.N);
    expect(lead(tab.now())).toEqual(['Eva', 'Kim', 'Ada']);
    const again = await openTab({ clock }, 2);
    expect(lead(again.now())).toEqual(['Eva', 'Kim', 'Ada']);
    await again.now().resume(old);
    expect(lead(again.now())).toEqual(['Ada', 'Kim', 'Eva']);
  });

  it('to before the first date there is: a match that is not on the table is in the list all the same', async () => {
    const before = await openTab({ clock: () => -5000 });
    await before.now().newMatch(REQUEST);
    const id = before.now().match?.id;
    const other = await openTab({}, 2);
    await other.now().newMatch(REQUEST);
    const after = await openTab({}, 3);
    await until(() => after.now().matches.length > 1);
    expect(after.now().match?.id).not.toBe(id);
    expect(after.now().matches.map((match) => match.id)).toContain(id);
  });
});
