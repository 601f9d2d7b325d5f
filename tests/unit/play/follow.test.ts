import { describe, expect, it } from 'vitest';
import { explainCard, playCard } from '../../../src/engine/play/index.ts';
import { SEATS } from '../../../src/engine/seat.ts';
import { actAll, playInTurn, playing, refusal, setupWith } from '../../support/match.ts';
import { after, legal, position, refused } from '../../support/play.ts';

describe('leading', () => {
  it.each([
    ['1S P P', 'N'],
    ['1S 2H P P', 'S'],
  ])('R42: after %s the declarer %s leads', (calls, leader) => {
    const play = playing(calls, { receiver: '54.QJT4.AKQ5.AKQ' });
    expect(play).toMatchObject({ phase: { contract: { declarer: leader }, play: { leader, turn: leader } } });
    const other = leader === 'N' ? 'S' : 'N';
    expect(refusal(play, { type: 'play', seat: other, card: other === 'N' ? 'SA' : 'HQ' })).toBe(
      'not-your-turn',
    );
  });

  it('R71: with the option, the defender leads', () => {
    const setup = setupWith({}, { openingLead: 'defender' });
    expect(playing('1S P P', {}, setup)).toMatchObject({
      phase: { contract: { declarer: 'N' }, play: { turn: 'S' } },
    });
  });

  it('R42: the winner of a trick leads to the next', () => {
    const play = position('AK.2..', 'Q2.A..');
    expect(after(play, 'SA S2')).toMatchObject({ leader: 'N', turn: 'N', won: { N: 1, S: 0 } });
    expect(after(play, 'H2 HA')).toMatchObject({ leader: 'S', turn: 'S', won: { N: 0, S: 1 } });
    expect(after(play, 'H2 HA S2 SK SA SQ')).toMatchObject({ turn: null, won: { N: 2, S: 1 } });
  });

  it('R42: thirteen tricks are played, and then no card', () => {
    const all = 'SA S5 SK S4 SQ S3 S2 CQ HA H4 HK HJ';
    let state = playInTurn(playing('3S P P'), all);
    let cards = 12;
    let last = state;
    while (state.phase.name === 'play') {
      last = state;
      const { play } = state.phase;
      const seat = play.turn ?? 'N';
      const card = play.hands[seat].find((one) => explainCard(play, one) === null) ?? 'SA';
      state = actAll(state, { type: 'play', seat, card });
      cards += 1;
    }
    expect(cards).toBe(26);
    expect(state.finished[0]?.tricks).toHaveLength(13);
    if (last.phase.name !== 'play') throw new Error('the last card was played in another phase');
    const { play } = last.phase;
    const over = playCard(play, play.hands[play.turn ?? 'N'][0] ?? 'SA');
    expect(over.turn).toBeNull();
    expect(legal(over)).toBe('');
    expect(refused(over, 'SA')).toBe('play-over R42');
    expect(playCard(over, 'SA')).toBe(over);
  });

  it.each(SEATS)('R43: %s leads any card, colons included', (leader) => {
    const cards = 'A2.K.QJ.3:LG';
    const play = leader === 'N' ? position(cards, '...5432', 'H') : position('...5432', cards, 'H', 'S');
    expect(legal(play)).toBe('SA S2 HK DQ DJ C3 :L :G');
    expect(refused(play, 'C5')).toBe('not-in-hand null');
  });
});

describe.each(SEATS)('following by %s', (follower) => {
  const leads = (leader: string, cards: string): ReturnType<typeof position> =>
    follower === 'S' ? position(leader, cards, 'D', 'N') : position(cards, leader, 'D', 'S');

  it('R44: who holds the led suit plays it or the colon that matches the led card', () => {
    const play = after(leads('.53..', 'A2.QT2.K.32:LR'), 'H5');
    expect(legal(play)).toBe('HQ HT H2 :L');
    expect(refused(play, 'SA')).toBe('must-follow R44');
    expect(refused(play, 'DK')).toBe('must-follow R44');
    expect(refused(play, ':R')).toBe('colon-does-not-match R44');
    expect(refused(play, 'H3')).toBe('not-in-hand null');
    expect(explainCard(play, 'SA')?.params).toEqual({ suit: 'H', colon: ':L' });
    expect(explainCard(play, ':R')?.params).toEqual({ suit: 'H', colon: ':L' });
  });

  it.each([
    ['HT', 'H4 :L'],
    ['H2', 'H4 :L'],
    ['HJ', 'H4 :R'],
    ['HQ', 'H4 :R'],
    ['HK', 'H4 :R'],
    ['HA', 'H4 :G'],
  ])('R44: on %s: %s', (led, cards) => {
    expect(legal(after(leads('.AKQJT2..', '.4.3.:LRG'), led))).toBe(cards);
  });

  it('R44: one card of the suit, and no matching colon, is forced', () => {
    expect(legal(after(leads('.5..', 'A.2.K.32:RG'), 'H5'))).toBe('H2');
  });

  it('R44: who has none of the suit plays any card, any colon, any trump', () => {
    expect(legal(after(leads('.5..', 'A2..K3.2:LRG'), 'H5'))).toBe('SA S2 DK D3 C2 :L :R :G');
  });

  it('R44: trumps are followed like any suit', () => {
    expect(legal(after(leads('..A.', 'A..K3.2:LG'), 'DA'))).toBe('DK D3 :G');
    expect(legal(after(leads('..A.', 'A...2:L'), 'DA'))).toBe('SA C2 :L');
  });

  it('R45: on a led colon any card', () => {
    for (const colon of [':L', ':R', ':G'] as const) {
      const others = [':L', ':R', ':G'].filter((one) => one !== colon);
      const cards = `A2.K.5.T:${others.map((one) => one[1]).join('')}`;
      expect(legal(after(leads(`.2..${colon}`, cards), colon))).toBe(`SA S2 HK D5 CT ${others.join(' ')}`);
    }
  });
});
