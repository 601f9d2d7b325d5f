import type { Options } from '../../engine/options.ts';

const SCORINGS: readonly Options['scoring'][] = ['six-deal', 'hawaii', 'rubber', 'summary'];

/** Options as a number of eight bits. The order of the bits is part of the link's version. */
export function optionsNumber(options: Options): number {
  const bits = [
    options.capturing,
    options.cueBids,
    options.openingJump,
    options.auctionEnd === 'one-pass',
    options.openingLead === 'defender',
    options.redoubledBonus === 250,
  ];
  return bits.reduce((number, bit) => number * 2 + Number(bit), SCORINGS.indexOf(options.scoring));
}

/** The reverse; every number of eight bits names some options, though not all of them may be played (R90). */
export function optionsOf(number: number): Options {
  const bit = (place: number): boolean => Math.floor(number / 2 ** place) % 2 === 1;
  return {
    scoring: SCORINGS[Math.floor(number / 64) % 4] ?? 'six-deal',
    capturing: bit(5),
    cueBids: bit(4),
    openingJump: bit(3),
    auctionEnd: bit(2) ? 'one-pass' : 'two-passes',
    openingLead: bit(1) ? 'defender' : 'declarer',
    redoubledBonus: bit(0) ? 250 : 200,
  };
}
