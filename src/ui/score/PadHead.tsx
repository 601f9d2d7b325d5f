import { SEATS } from '../../engine/seat.ts';
import type { BySeat } from '../../engine/seat.ts';

interface PadHeadProps {
  readonly names: BySeat<string>;
  /** The heading of a column before the players', if there is one. */
  readonly first?: string;
  /** What is to be said of each player, under the name. */
  readonly facts?: BySeat<string>;
}

/** The players' names, where the printed pad says scorer and opponent. */
export function PadHead({ names, first, facts }: PadHeadProps) {
  return (
    <thead>
      <tr>
        {first !== undefined && <th scope="col">{first}</th>}
        {SEATS.map((seat) => (
          <th key={seat} scope="col" className="pad-name">
            <bdi>{names[seat]}</bdi>
            {facts !== undefined && facts[seat] !== '' && <span className="pad-fact">{facts[seat]}</span>}
          </th>
        ))}
      </tr>
    </thead>
  );
}
