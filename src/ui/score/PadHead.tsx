import { SEATS } from '../../engine/seat.ts';
import type { BySeat } from '../../engine/seat.ts';

interface PadHeadProps {
  readonly names: BySeat<string>;
  /** The heading of a column before the players', if there is one. */
  readonly first?: string;
  /** What the printed pad says where the names stand here; to the ear the names say it all. */
  readonly roles?: BySeat<string>;
  /** What is to be said of each player, under the name. */
  readonly facts?: BySeat<string>;
}

/** The players' names over their columns. */
export function PadHead({ names, first, roles, facts }: PadHeadProps) {
  return (
    <thead>
      <tr>
        {first !== undefined && <th scope="col">{first}</th>}
        {SEATS.map((seat) => (
          <th key={seat} scope="col" className="pad-name">
            {roles !== undefined && (
              <span className="pad-role" aria-hidden="true">
                {roles[seat]}
              </span>
            )}
            <bdi>{names[seat]}</bdi>
            {facts !== undefined && facts[seat] !== '' && <span className="pad-fact">{facts[seat]}</span>}
          </th>
        ))}
      </tr>
    </thead>
  );
}
