import { describe, expect, it } from 'vitest';
import { publicLog, startMatch, view } from '../../../src/engine/index.ts';
import type { MatchState } from '../../../src/engine/index.ts';
import { PACK } from '../../../src/engine/cards.ts';
import type { Card } from '../../../src/engine/cards.ts';
import { dealPhase, handsOf, turnOf } from '../../../src/engine/match/state.ts';
import { SEATS, opponent } from '../../../src/engine/seat.ts';
import type { Seat } from '../../../src/engine/seat.ts';
import {
  actAll,
  callInTurn,
  dealt,
  exchangeIdly,
  playInTurn,
  playing,
  scoredDeal,
  setupWith,
} from '../../support/match.ts';

/** The cards written anywhere in a view or another plain value. */
function cardsIn(value: unknown): readonly Card[] {
  const text = JSON.stringify(value);
  return PACK.filter((card) => text.includes(`"${card}"`));
}

/** Running deals in every phase, nothing of them public but what the last column names. */
const running: readonly (readonly [string, MatchState, readonly Card[]])[] = [
  ['just dealt', dealt(), ['SJ']],
  ['having drawn', actAll(dealt(), { type: 'draw', seat: 'S' }), ['SJ']],
  ['in the auction', callInTurn(exchangeIdly(dealt()), '1S 2D'), ['SJ']],
  ['at the first lead', playing('1S P P'), ['SJ']],
  ['in a trick', playInTurn(playing('1S P P'), 'SA'), ['SJ', 'SA']],
  ['after three tricks', playInTurn(playing('1S P P'), 'SA S3 SK S4 SQ S5'), ['SJ', 'SQ', 'S5']],
];

describe.each(running)('a view %s', (_, state, open) => {
  const hands = handsOf(
    dealPhase(state) ?? { name: 'exchange', exchange: { hands: { N: [], S: [] } } as never },
  );

  it('R48: for everybody holds the public cards and no other', () => {
    const { legal: _legal, ...rest } = view(state, 'public');
    expect(new Set(cardsIn(rest))).toEqual(new Set(open));
    expect(cardsIn(view(state, 'public'))).toEqual(cardsIn(rest));
    expect(view(state, 'public').own).toBeNull();
  });

  it.each(SEATS)('R8, R48: for %s adds the own hand, drawn cards and discards, and no other card', (seat) => {
    const exchange = dealPhase(state)?.exchange;
    const own = [...hands[seat], ...(exchange?.drawn[seat] ?? []), ...(exchange?.discards[seat] ?? [])];
    expect(new Set(cardsIn(view(state, seat)))).toEqual(new Set([...open, ...own]));
    expect(view(state, seat).own?.hand).toEqual(hands[seat]);
  });

  it('R48: offers each player what is theirs to do and nothing of the opponent’s', () => {
    const turn = turnOf(state) as Seat;
    const idle = view(state, opponent(turn)).legal;
    expect(idle).toMatchObject({
      capture: null,
      draw: null,
      discard: null,
      calls: [],
      cards: [],
      claim: null,
      look: null,
    });
    const { legal } = view(state, turn);
    expect([legal.draw, legal.discard, legal.calls[0], legal.cards[0]].some((one) => one != null)).toBe(true);
  });
});

describe('tricks', () => {
  const tricks = 'SA S3 SK S4';

  it('R48: older tricks lie face down, the last one open', () => {
    const { phase } = view(playInTurn(playing('1S P P'), tricks), 'N');
    expect(phase).toMatchObject({ older: [], last: { led: 'SK', followed: 'S4' }, won: { N: 2, S: 0 } });
    expect(cardsIn(view(playInTurn(playing('1S P P'), `${tricks} SQ S5`), 'S').phase)).not.toContain('SA');
  });

  it('R48: with the setting, all of them lie open', () => {
    const open = playInTurn(playing('1S P P', {}, setupWith({ olderTricksOpen: true })), tricks);
    const { phase } = view(open, 'public');
    expect(phase).toMatchObject({
      older: [
        { led: 'SA', followed: 'S3' },
        { led: 'SK', followed: 'S4' },
      ],
    });
  });

  it('R48: the last trick of a deal is shown with its result', () => {
    const over = scoredDeal(startMatch(setupWith()), '1NT', 7);
    expect(view(over, 'S').phase).toMatchObject({ last: { result: { tricks: 7 }, number: 1 } });
    expect(cardsIn(view(over, 'public'))).toHaveLength(55);
  });
});

describe('answers and worth', () => {
  it('R28: only the player who owes an answer is told it', () => {
    const state = callInTurn(exchangeIdly(dealt()), '1S P 2S-short');
    expect(view(state, 'S').phase).toMatchObject({ answer: '2NT' });
    expect(view(state, 'N').phase).toMatchObject({ answer: null });
    expect(view(state, 'public').phase).toMatchObject({ answer: null });
  });

  it('R22: what stands as the contract is public, and what it is worth in the play', () => {
    const auction = callInTurn(exchangeIdly(dealt()), '1S X');
    expect(view(auction, 'public').phase).toMatchObject({
      standing: { level: 1, strain: 'S', doubled: 1, declarer: 'N' },
    });
    expect(view(playing('1S P P'), 'public').phase).toMatchObject({ worth: { made: 100, oneShort: 100 } });
  });

  it('R30: neither a cue-bid nor an answer ever stands as the contract', () => {
    const standingAfter = (calls: string): unknown => {
      const { phase } = view(callInTurn(exchangeIdly(dealt()), calls), 'public');
      return phase.name === 'auction' ? phase.standing : undefined;
    };
    expect(standingAfter('1S P 2S-short')).toBeNull();
    expect(standingAfter('1S P 2S-short 2NT')).toBeNull();
    expect(standingAfter('1S P 2S-short 2NT T')).toMatchObject({ level: 2, strain: 'NT', declarer: 'N' });
  });

  it('R24: a player sees the own point-count', () => {
    expect(view(dealt(), 'N').own?.points).toBe(16);
    expect(view(dealt(), 'S').own?.points).toBe(21);
    expect(view(dealt(), 'public').own).toBeNull();
  });
});

describe('news and the public log', () => {
  it('news is what has happened since the viewer’s own last action', () => {
    const state = playInTurn(playing('1S P P'), 'SA S3 H2');
    expect(view(state, 'S').news.map(({ type }) => type)).toEqual(['play', 'trick', 'play']);
    expect(view(state, 'public').news).toEqual(view(state, 'S').news);
    expect(view(dealt(), 'S').news).toMatchObject([
      { type: 'deal', number: 1, dealer: 'N', upcard: 'SJ', at: 0 },
    ]);
  });

  it('a look leaves the news as it is, and is not offered twice', () => {
    const state = playInTurn(playing('1S P P'), 'SA');
    const seen = actAll(state, { type: 'look', seat: 'S' });
    expect(view(seen, 'S').news).toEqual(view(state, 'S').news);
    expect(view(state, 'S').legal.look).toBe('S');
    expect(view(seen, 'S').legal.look).toBeNull();
  });

  it('R48: the public log holds every deal, each event once, and of the running deal no hidden card', () => {
    const one = scoredDeal(startMatch(setupWith()), '1NT', 7);
    const log = publicLog(one);
    expect(log.map(({ type }) => type)).toEqual([
      ...['deal', 'draw', 'discard', 'draw', 'discard', 'call', 'call', 'call', 'contract'],
      ...['claim', 'answer-claim', 'result'],
    ]);
    const asked = actAll(one, { type: 'ask-stop', seat: 'N' });
    expect(publicLog(asked)).toEqual(log);
    const two = actAll(one, { type: 'deal', pack: [...PACK].reverse() });
    expect(publicLog(two).slice(0, log.length)).toEqual(log);
    expect(cardsIn(publicLog(two).slice(log.length))).toEqual([PACK[28]]);
  });
});
