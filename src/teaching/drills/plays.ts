import { legalCalls, makeCall, startAuction } from '../../engine/auction/index.ts';
import { BIDS, strainOf } from '../../engine/auction/call.ts';
import type { Bid, Call } from '../../engine/auction/call.ts';
import { groupOf, isColon } from '../../engine/cards.ts';
import type { Card } from '../../engine/cards.ts';
import type { Hand } from '../../engine/hand.ts';
import { PRESETS } from '../../engine/options.ts';
import { legalCards, playCard, startPlay } from '../../engine/play/index.ts';
import type { PlayState } from '../../engine/play/index.ts';
import { SEATS, opponent } from '../../engine/seat.ts';
import type { BySeat, Seat } from '../../engine/seat.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import type { Position } from '../position.ts';
import { chance, pick, until } from './chance.ts';
import { dealtHands } from './hands.ts';

/** A place in a random play: as it is laid out, and as the rules see it. */
export interface PlaySpot {
  readonly position: Position;
  readonly play: PlayState;
  readonly declarer: Seat;
}

/** A random deal played up to a place that is `wanted`. `colons`: how many the two hands hold. */
export function playWhere(
  colons: number,
  wanted: (play: PlayState) => boolean,
  random: RandomBelow,
): PlaySpot {
  return until(() => {
    const { hands, rest } = dealtHands(colons, random);
    const dealer = pick(SEATS, random);
    const calls = someContract(dealer, hands, random);
    const [bid, declarer] = calls.length === 3 ? [calls[0], dealer] : [calls[1], opponent(dealer)];
    let play = startPlay({ hands, strain: strainOf(bid as Bid), leader: declarer });
    const cards: Card[] = [];
    while (play.turn !== null) {
      if (wanted(play) && chance(50, random)) {
        const options = PRESETS.basic;
        const position = {
          options,
          dealer,
          start: 'play',
          hands,
          upcard: rest[0],
          pack: [],
          calls,
          cards,
        } as const;
        return { position, play, declarer };
      }
      const card = someCard(play, random);
      cards.push(card);
      play = playCard(play, card);
    }
    return null;
  });
}

/** The dealer's bid passed out, or one over it. */
function someContract(dealer: Seat, hands: BySeat<Hand>, random: RandomBelow): readonly Call[] {
  const start = startAuction(dealer, hands, PRESETS.basic);
  const opening = pick(lowBids(legalCalls(start)), random);
  if (chance(50, random)) return [opening, 'P', 'P'];
  return [opening, pick(lowBids(legalCalls(makeCall(start, opening))), random), 'P', 'P'];
}

function lowBids(legal: readonly Call[]): readonly Bid[] {
  return BIDS.filter((bid) => legal.includes(bid)).slice(0, 9);
}

/** A legal card: mostly the colon that stops the card led, if there is one; else colons are kept. */
function someCard(play: PlayState, random: RandomBelow): Card {
  const legal = legalCards(play);
  const { led } = play;
  if (led !== null && !isColon(led) && legal.includes(groupOf(led)) && chance(60, random))
    return groupOf(led);
  const suits = legal.filter((card) => !isColon(card));
  return pick(suits.length > 0 && chance(80, random) ? suits : legal, random);
}
