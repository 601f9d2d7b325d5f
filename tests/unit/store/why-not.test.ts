import { beforeEach, describe, expect, it } from 'vitest';
import { PACK } from '../../../src/engine/cards.ts';
import { seeded } from '../../support/random.ts';
import { REQUEST, emptyDevice, openTab, playStep, playUntil, turnOf } from './support.ts';

beforeEach(emptyDevice);

describe('why a card may not be played', () => {
  it('is told of every card in an opened hand that is not legal, and of no other (R44, R47)', async () => {
    const tab = await openTab();
    await tab.now().newMatch(REQUEST);
    await playUntil(tab, 'play');
    const below = seeded(7);
    const codes = new Set<string>();
    for (let step = 0; step < 60; step += 1) {
      await playStep(tab, below);
      if (tab.now().view?.phase.name === 'play') await tab.now().open(turnOf(tab));
      const { view, whyNot, opened } = tab.now();
      if (view?.phase.name !== 'play' || view.phase.claim !== null || view.undoAsked !== null) continue;
      if (opened === null || view.own === null) continue;
      for (const card of view.own.hand) {
        const error = whyNot(card);
        expect(error === null, `${card}: ${JSON.stringify(error)}`).toBe(view.legal.cards.includes(card));
        if (error !== null) codes.add(error.code);
      }
    }
    expect(codes).toContain('must-follow');
  });

  it('tells nothing while the hand is put away', async () => {
    const tab = await openTab();
    await tab.now().newMatch(REQUEST);
    await playUntil(tab, 'play');
    tab.now().putAway();
    expect(PACK.map((card) => tab.now().whyNot(card)).filter((error) => error !== null)).toEqual([]);
  });
});
