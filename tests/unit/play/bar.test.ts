import { describe, expect, it } from 'vitest';
import { explainCard } from '../../../src/engine/play/index.ts';
import { SEATS } from '../../../src/engine/seat.ts';
import { view } from '../../../src/engine/index.ts';
import { playInTurn, playing } from '../../support/match.ts';
import { after, legal, position, refused } from '../../support/play.ts';

describe.each(SEATS)('the bar on the leader %s', (leader) => {
  const start = (
    leads: string,
    follows: string,
    strain: 'S' | 'H' | 'D' | 'NT' = 'NT',
  ): ReturnType<typeof position> =>
    leader === 'N' ? position(leads, follows, strain, 'N') : position(follows, leads, strain, 'S');

  it('R47: the matching colon bars the suit just led from the next lead', () => {
    const play = after(start('A.K52.3.4', 'K.Q3..32:L'), 'H5 :L');
    expect(play).toMatchObject({ bar: 'H', leader, turn: leader });
    expect(legal(play)).toBe('SA D3 C4');
    expect(refused(play, 'HK')).toBe('barred R47');
    expect(refused(play, 'H2')).toBe('barred R47');
    expect(explainCard(play, 'HK')?.params).toEqual({ suit: 'H' });
  });

  it('R47: it bars trumps as well', () => {
    expect(legal(after(start('A.K52.3.4', 'K.Q3..32:R', 'H'), 'HK :R'))).toBe('SA D3 C4');
  });

  it('R47: it bars whether or not the follower held the suit', () => {
    expect(legal(after(start('A.K52.3.4', 'K98...32:L'), 'H5 :L'))).toBe('SA D3 C4');
  });

  it('R47: a leader who holds nothing else may lead the suit: the bar does not bite', () => {
    const play = after(start('.K52..', 'K...32:L'), 'H5 :L');
    expect(play.bar).toBe('H');
    expect(legal(play)).toBe('HK H2');
    expect(after(play, 'HK SK').tricks[1]?.bar).toEqual({ suit: 'H', idle: true });
  });

  it('R47: a colon in hand is not of the suit, so it must be led', () => {
    const play = after(start('.K52..:G', 'K3...32:L'), 'H5 :L');
    expect(legal(play)).toBe(':G');
    expect(refused(play, 'HK')).toBe('barred R47');
    const next = after(play, ':G S3');
    expect(next.tricks[1]?.bar).toEqual({ suit: 'H', idle: false });
    expect(legal(next)).toBe('HK H2');
  });

  it('R47: it lasts one trick', () => {
    const play = after(start('A3.K52..', 'K2...32:L'), 'H5 :L');
    expect(legal(play)).toBe('SA S3');
    expect(after(play, 'SA').bar).toBe('H');
    const next = after(play, 'SA S2');
    expect(next.bar).toBeNull();
    expect(legal(next)).toBe('S3 HK H2');
    expect(next.tricks.map(({ bar }) => bar)).toEqual([null, { suit: 'H', idle: false }]);
  });

  it('R47: it does not bind the other player, who wins the barred trick', () => {
    const play = after(start('3.K52..', 'K.Q..2:L'), 'H5 :L S3 SK');
    expect(play.bar).toBeNull();
    expect(legal(play)).toBe('HQ C2');
  });

  it('R47: it does not forbid following suit in the barred suit', () => {
    // The lead goes over in the barred trick; the next lead is in the suit that was barred.
    expect(legal(after(start('3.K52..', 'K.Q..2:L'), 'H5 :L S3 SK HQ'))).toBe('HK H2');
  });

  it('R47: a colon that does not match bars nothing', () => {
    const play = after(start('A.K52.3.4', 'K98...32:G'), 'H5 :G');
    expect(play.bar).toBeNull();
    expect(legal(play)).toBe('SA HK H2 D3 C4');
  });

  it('R47: a led colon bars nothing, whether it wins or loses, and nor does a colon on a colon', () => {
    for (const followed of ['S8', 'CA', ':R']) {
      expect(after(start('A.K52.3.4:G', '98...A2:R'), `:G ${followed}`).bar).toBeNull();
    }
  });

  it('R47: one bar may follow another', () => {
    const play = after(start('K4.52.3.', 'A98...32:LR', 'D'), 'H5 :L SK :R');
    expect(play.bar).toBe('S');
    expect(legal(play)).toBe('H2 D3');
  });
});

describe('the bar on the table', () => {
  const deal = { dealer: 'AKQ2.AK2.432.432', receiver: '543.QJ4.AKQ5.AQ:L' } as const;

  it('R47, R48: both players see the suit, the colon and the card it met', () => {
    const state = playInTurn(playing('1S P P', deal), 'S2 :L');
    for (const viewer of ['N', 'S', 'public'] as const) {
      expect(view(state, viewer).phase).toMatchObject({ bar: { suit: 'S', colon: ':L', met: 'S2' } });
    }
    expect(view(state, 'N').legal.cards).not.toContain('SA');
    expect(view(playInTurn(state, 'H2 H4'), 'N').phase).toMatchObject({ bar: null });
  });
});
