import { CALLS } from '../../engine/auction/call.ts';
import { placeOf } from '../../engine/cards.ts';
import type { RuleError } from '../../engine/errors.ts';
import { shuffle } from '../../engine/shuffle.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { OUTCOMES } from './question.ts';
import type { Option, Question } from './question.ts';

/** One of a list, each equally likely. An empty list is a fault of the caller. */
export function pick<T>(list: readonly T[], random: RandomBelow): T {
  if (list.length === 0) throw new RangeError('nothing to pick from');
  return list[random(list.length)] as T;
}

/** True so many times in a hundred. */
export function chance(percent: number, random: RandomBelow): boolean {
  return random(100) < percent;
}

/** So many of a list, in any order; all of it if it has no more. */
export function sample<T>(list: readonly T[], count: number, random: RandomBelow): readonly T[] {
  return shuffle(list, random).slice(0, count);
}

const TRIES = 200_000;

/** The first that a random attempt brings. Throws where attempts never succeed: a fault in what is attempted. */
export function until<T>(attempt: () => T | null): T {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const found = attempt();
    if (found !== null) return found;
  }
  throw new Error('no question can be made so');
}

/** An answer to choose from, and why the rules refuse what it names. */
export interface Offer {
  readonly option: Option;
  readonly refusal?: RuleError | null;
}

/** The right offer among wrong ones: things that have an order in it, so that no place tells anything; the rest shuffled. */
export function mixed(
  right: Offer,
  wrong: readonly Offer[],
  random: RandomBelow,
): Pick<Question, 'options' | 'right' | 'refusals'> {
  const offers = [...shuffle([right, ...wrong], random)].sort(
    (a, b) => orderOf(a.option) - orderOf(b.option),
  );
  return {
    options: offers.map(({ option }) => option),
    right: offers.indexOf(right),
    refusals: offers.map(({ refusal }) => refusal ?? null),
  };
}

/** Different ones of these offers that are not the right one, at most so many, at random. */
export function different(
  right: Option,
  others: readonly Option[],
  count: number,
  random: RandomBelow,
): readonly Offer[] {
  const seen = new Set([textOf(right)]);
  const distinct = others.filter((other) => {
    const text = textOf(other);
    return !seen.has(text) && seen.add(text);
  });
  return sample(distinct, count, random).map((option) => ({ option }));
}

/**
 * So many different numbers beside the right one: as many of them below it as chance will have it, so that neither the lowest nor the
 * highest of the offered numbers is the likelier one.
 */
export function around(
  right: number,
  wrong: readonly number[],
  count: number,
  random: RandomBelow,
): readonly Offer[] {
  const others = [...new Set(wrong)].filter((number) => number !== right);
  const [low, high] = [others.filter((number) => number < right), others.filter((number) => number > right)];
  const below = Math.max(Math.min(random(count + 1), low.length), count - high.length);
  const chosen = [...sample(low, below, random), ...sample(high, count - below, random)];
  return chosen.map((number) => ({ option: { type: 'number', number } }));
}

/** Two options are the same answer if their texts are. */
export function textOf(option: Option): string {
  return JSON.stringify(option);
}

function orderOf(option: Option): number {
  switch (option.type) {
    case 'number':
      return option.number;
    case 'call':
      return CALLS.indexOf(option.call);
    case 'card':
      return placeOf(option.card);
    case 'seat':
      return option.seat === 'N' ? 0 : 1;
    case 'outcome':
      return OUTCOMES.indexOf(option.outcome);
    case 'nobody':
    case 'both':
    case 'none':
      return 1e6;
    default:
      return 0;
  }
}
