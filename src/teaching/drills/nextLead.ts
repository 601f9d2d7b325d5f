import { explainCall, legalCalls, makeCall } from '../../engine/auction/index.ts';
import type { Call } from '../../engine/auction/call.ts';
import { SUITS, groupOf, isColon, suitOf } from '../../engine/cards.ts';
import type { Card, Suit } from '../../engine/cards.ts';
import { PRESETS } from '../../engine/options.ts';
import { legalCards, playCard } from '../../engine/play/index.ts';
import type { PlayState } from '../../engine/play/index.ts';
import { contractOf } from '../../engine/auction/index.ts';
import { SEATS, opponent } from '../../engine/seat.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { auctionWhere } from './auctions.ts';
import { chance, mixed, pick, until } from './chance.ts';
import { playWhere } from './plays.ts';
import type { DrillLevel, Option, Question } from './question.ts';

/** Who leads next, and is a suit barred (R42, R46, R47)? 1: to the first trick, and without colons; 2: a colon thrown; 3: trumps, colons led or of another group. */
export function nextLead(level: DrillLevel, random: RandomBelow): Question {
  return level === 1 && chance(40, random) ? first(random) : next(level, random);
}

/** The last pass: who leads to the first trick? */
function first(random: RandomBelow): Question {
  const call: Call = 'P';
  const ends = (auction: Parameters<typeof makeCall>[0]) =>
    explainCall(auction, call) === null && makeCall(auction, call).turn === null;
  const { position, auction } = auctionWhere(
    PRESETS.basic,
    (place) => legalCalls(place).length > 0 && ends(place),
    random,
  );
  const declarer = contractOf(makeCall(auction, call))?.declarer ?? auction.dealer;
  const lead = (seat: 'N' | 'S') => ({ option: { type: 'lead', seat, barred: null } as const });
  return {
    kind: 'next-lead',
    level: 1,
    rulings: ['R42'],
    asks: { type: 'leads-first', seat: auction.turn ?? auction.dealer, call },
    position,
    moves: [],
    hidden: ['N', 'S'],
    ...mixed(lead(declarer), [lead(opponent(declarer))], random),
    lines: [],
  };
}

function next(level: DrillLevel, random: RandomBelow): Question {
  return until(() => {
    const wanted = ({ led, tricks }: PlayState) => led !== null && tricks.length < 12;
    const { position, play } = playWhere(level === 1 ? 0 : 3, wanted, random);
    const fitting = legalCards(play).filter((card) => fits(play, card, level));
    if (fitting.length === 0 || play.led === null) return null;
    const card = pick(fitting, random);
    const after = playCard(play, card);
    const right: Option = { type: 'lead', seat: after.leader, barred: after.bar };
    const suits: readonly (Suit | null)[] = [null, suitOf(play.led) ?? suitOf(card) ?? pick(SUITS, random)];
    const all = SEATS.flatMap((seat) => suits.map((barred): Option => ({ type: 'lead', seat, barred })));
    const wrong = all.filter((one) => JSON.stringify(one) !== JSON.stringify(right));
    const colon = isColon(card) || isColon(play.led);
    return {
      kind: 'next-lead',
      level,
      rulings: colon ? ['R47', 'R46', 'R42'] : ['R42', 'R46'],
      asks: { type: 'leads-next', seat: opponent(play.leader), card },
      position,
      moves: [],
      hidden: ['N', 'S'],
      ...mixed(
        { option: right },
        wrong.map((option) => ({ option })),
        random,
      ),
      lines: [],
    };
  });
}

function fits({ led, strain }: PlayState, card: Card, level: DrillLevel): boolean {
  if (led === null) return false;
  const stops = !isColon(led) && card === groupOf(led);
  if (level === 1) return !isColon(led) && !isColon(card);
  if (level === 2) return stops || (!isColon(led) && !isColon(card) && card[0] !== led[0]);
  return isColon(led) || (isColon(card) && (!stops || led[0] === strain));
}
