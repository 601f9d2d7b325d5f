import type { Sum, Term } from './system.ts';

/** The sum of these terms; those that come no time or bring nothing are left out. */
export function sumOf(terms: readonly Term[], factor = 1, most: number | null = null): Sum {
  return { terms: terms.filter(({ times, each }) => times * each > 0), factor, most };
}

/** `times` of which the first bring what `steps` says, one each, and every further one what its last step says. */
export function stepped(times: number, steps: readonly number[]): readonly Term[] {
  const last = steps.length - 1;
  return steps.map((each, at) => {
    const left = Math.max(0, times - at);
    return { times: at === last ? left : Math.min(1, left), each };
  });
}

/** What a sum comes to. */
export function amountOf({ terms, factor, most }: Sum): number {
  const amount = factor * terms.reduce((total, { times, each }) => total + times * each, 0);
  return most === null ? amount : Math.min(amount, most);
}
