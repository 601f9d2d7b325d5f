import { describe, expect, it } from 'vitest';
import { explainCard, playCard, tricksLeft } from '../../../src/engine/play/index.ts';
import type { Card } from '../../../src/engine/cards.ts';
import { position } from '../../support/play.ts';

describe('what is left to play', () => {
  it('R49: every trick that neither has won yet is left, the one in progress included', () => {
    const plays: readonly Card[] = ['SA', 'S2', 'SK', 'S3', 'C2', 'C3'];
    let play = position('AK.2.2.2', '32.3.3.3');
    const left = [tricksLeft(play)];
    for (const card of plays) {
      play = playCard(play, card);
      left.push(tricksLeft(play));
    }
    expect(play.won).toEqual({ N: 2, S: 1 });
    expect(left).toEqual([13, 13, 12, 12, 11, 11, 10]);
  });

  it('names the card that is not in the hand', () => {
    expect(explainCard(position('AK.2.2.2', '32.3.3.3'), 'S3')).toMatchObject({
      code: 'not-in-hand',
      params: { card: 'S3' },
    });
  });
});
