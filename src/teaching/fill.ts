import { SUITS, groupOf } from '../engine/cards.ts';
import type { Card } from '../engine/cards.ts';
import { sortHand } from '../engine/hand.ts';
import { err, ok } from '../engine/result.ts';
import type { Result } from '../engine/result.ts';
import { shuffle } from '../engine/shuffle.ts';
import type { RandomBelow } from '../engine/shuffle.ts';
import { SEATS, withSeat } from '../engine/seat.ts';
import type { Seat } from '../engine/seat.ts';
import { newDraft, unplaced } from './draft.ts';
import type { Draft } from './draft.ts';
import { fillError } from './errors.ts';
import type { FillError } from './errors.ts';
import type { Part, Share } from './shares.ts';
import { Ways } from './ways.ts';
import type { Chance } from './ways.ts';
import { NO_WISH, NO_WISHES } from './wishes.ts';
import type { Range, Wishes } from './wishes.ts';

/**
 * Gives every card a place: both hands, the upcard, and the rest in the pack, below what lies there. Each deal that keeps what was placed
 * and fits the wishes is equally likely. Error: why there is none.
 */
export function fill(draft: Draft, wishes: Wishes, below: RandomBelow): Result<Draft, FillError> {
  const wrong = rangeError(wishes);
  if (wrong !== null) return err(wrong);
  const chance = (): number => chanceOf(below);
  const choice = groupFits(draft, wishes) ? new Ways(draft, wishes).draw(chance) : null;
  if (choice === null) return err(reason(draft, wishes));
  const given: Record<Seat, Card[]> = { N: [...draft.hands.N], S: [...draft.hands.S] };
  let { upcard } = draft;
  for (const { part, share, turned } of choice) {
    const up = turned ? turnedOf(part, share, chance) : null;
    upcard = up ?? upcard;
    const plain = shuffle(
      part.plain.filter((card) => card !== up),
      below,
    );
    given.N.push(...plain.slice(0, share.plain.N));
    given.S.push(...plain.slice(share.plain.N, share.plain.N + share.plain.S));
    for (const seat of SEATS) given[seat].push(...part.marked.filter((_, at) => share.owners[at] === seat));
  }
  const dealt: Draft = { ...draft, hands: { N: sortHand(given.N), S: sortHand(given.S) }, upcard };
  return ok({ ...dealt, pack: [...draft.pack, ...shuffle(unplaced(dealt), below)] });
}

/** A card of a part that nobody gets, to be turned up: a plain one is left over in some of the ways only. */
function turnedOf(part: Part, share: Share, chance: Chance): Card | null {
  const marked = part.marked.filter((card, at) => share.owners[at] === null && part.turned(card));
  const plain = part.plain.filter(part.turned);
  const left = (part.plain.length - share.plain.N - share.plain.S) / Math.max(1, part.plain.length);
  const at = chance() * (marked.length + left * plain.length);
  return marked[Math.floor(at)] ?? plain[Math.floor((at - marked.length) / left)] ?? plain[0] ?? null;
}

/** 53 random bits as a number from 0 to below 1. */
function chanceOf(below: RandomBelow): number {
  return (below(2 ** 26) * 2 ** 27 + below(2 ** 27)) / 2 ** 53;
}

function rangeError({ hands }: Wishes): FillError | null {
  const turnedRound = ({ from, to }: Range): boolean => from > to;
  for (const seat of SEATS) {
    const { points, length } = hands[seat];
    if (turnedRound(points)) return fillError('wish-range', { seat, what: 'points' });
    const suit = SUITS.find((one) => turnedRound(length[one]));
    if (suit !== undefined) return fillError('wish-range', { seat, what: suit });
  }
  return null;
}

/** The upcard that has its place already. */
function groupFits({ upcard }: Draft, { group }: Wishes): boolean {
  return upcard === null || group === null || groupOf(upcard) === group;
}

/** The least that cannot be: one hand by itself, with what was placed, the upcard, or all at once. */
function reason(draft: Draft, wishes: Wishes): FillError {
  const alone = (seat: Seat): Wishes => ({
    ...NO_WISHES,
    hands: withSeat({ N: NO_WISH, S: NO_WISH }, seat, wishes.hands[seat]),
  });
  const never = (from: Draft, wish: Wishes): boolean => new Ways(from, wish).count === 0;
  for (const seat of SEATS) if (never(newDraft(), alone(seat))) return fillError('wish-hand', { seat });
  for (const seat of SEATS) if (never(draft, alone(seat))) return fillError('wish-placed', { seat });
  const { group } = wishes;
  return group !== null && (!groupFits(draft, wishes) || never(draft, { ...NO_WISHES, group }))
    ? fillError('wish-group', { group })
    : fillError('wish-together', {});
}
