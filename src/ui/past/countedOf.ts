import type { PastRecord } from '../../store/past/index.ts';

/** How many of them are matches, and how many pads. */
export function countedOf(records: readonly PastRecord[]): {
  readonly matches: number;
  readonly pads: number;
} {
  const pads = records.filter(({ where }) => where === 'pad').length;
  return { matches: records.length - pads, pads };
}
