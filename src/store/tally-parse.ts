import type { Seat } from '../engine/seat.ts';
import type { TallyDeal } from './tally.ts';

const DEAL = /^([NS])([0-7])(NT|[SHDCR])(X{0,2}) (\d\d?) (-?\d+) (-?\d+)(?: ([NS]) (\d\d?) ([NS-]))?$/;

/** The deals of a tally; what is no deal is passed over. */
export function parseTally(tally: string): readonly TallyDeal[] {
  return tally.split('|').flatMap((text) => {
    const found = DEAL.exec(text);
    if (found === null) return [];
    const [, declarer, level, strain = '', doubled = '', tricks, north, south, dealer, drawn, capture] =
      found;
    return [
      {
        declarer: seatOf(declarer),
        level: Number(level),
        strain,
        doubled: doubled.length,
        tricks: Number(tricks),
        points: { N: Number(north), S: Number(south) },
        exchange:
          dealer === undefined
            ? null
            : {
                dealer: seatOf(dealer),
                drawn: Number(drawn),
                capture: capture === '-' ? null : seatOf(capture),
              },
      },
    ];
  });
}

const seatOf = (text: string | undefined): Seat => (text === 'N' ? 'N' : 'S');
