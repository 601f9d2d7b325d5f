import { SEATS } from '../../engine/seat.ts';
import type { Aim, PadGame } from '../../pads/index.ts';
import { aimOf } from '../../store/pads/index.ts';
import type { OpenPad } from '../../store/pads/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { levelsOf, lowestBid } from './draft.ts';
import type { Draft } from './draft.ts';
import { Keys } from './Keys.tsx';
import { StrainSign } from './PadSign.tsx';

export interface DraftProps {
  readonly pad: OpenPad;
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** The contract: who, how high, in what, and whether doubled. What the game does not have is not offered. */
export function ContractKeys(props: DraftProps) {
  const { pads } = useMessages();
  const { pad, draft, onChange } = props;
  const { game, names } = pad;
  return (
    <div className="contract-keys">
      <Keys
        legend={pads.declarer}
        className="declarer"
        keys={SEATS.map((seat) => ({ value: seat, face: <bdi>{names[seat]}</bdi> }))}
        value={draft.declarer}
        onPick={(declarer) => onChange({ declarer })}
      />
      {game.kind === 'minibridge' ? <AimKeys {...props} /> : <LevelKeys {...props} />}
      <StrainKeys {...props} />
      {game.doublings.length > 1 && (
        <Keys
          legend={pads.doubling}
          className="doubling"
          keys={game.doublings.map((doubled) => ({
            value: doubled,
            face: <DoublingFace doubled={doubled} />,
          }))}
          value={draft.doubled}
          onPick={(doubled) => onChange({ doubled })}
        />
      )}
    </div>
  );
}

function DoublingFace({ doubled }: { readonly doubled: Draft['doubled'] }) {
  const { pads } = useMessages();
  return (
    <>
      <span aria-hidden="true">{doubled === 0 ? pads.undoubledShort : 'X'.repeat(doubled)}</span>
      <span className="sr-only">{pads.doublings[doubled]}</span>
    </>
  );
}

function LevelKeys({ pad: { game }, draft, onChange }: DraftProps) {
  const { pads } = useMessages();
  return (
    <Keys
      legend={pads.level}
      className="levels-1-7"
      keys={levelsOf(game).map((level) => ({ value: level, face: level }))}
      value={draft.level}
      onPick={(level) => onChange({ level })}
    />
  );
}

/** Any level that is a game stands for "game" until the strain says which. */
const LEVEL_OF_AIM = { part: 1, game: 4 } as const satisfies Record<Aim, Draft['level']>;

function AimKeys({ draft, onChange }: DraftProps) {
  const { pads } = useMessages();
  const { level } = draft;
  return (
    <Keys<Aim>
      legend={pads.aim}
      keys={(['part', 'game'] as const).map((aim) => ({ value: aim, face: pads.aims[aim] }))}
      value={level === null ? null : aimOf({ level })}
      onPick={(aim) => onChange({ level: LEVEL_OF_AIM[aim] })}
    />
  );
}

function StrainKeys({ pad: { game }, draft, onChange }: DraftProps) {
  const { pads } = useMessages();
  const lowest = lowestBid(game);
  const strains = game.strains.map((strain) => ({
    value: strain,
    face: <StrainSign strain={strain} />,
  }));
  const keys = lowest === null ? strains : [...strains, { value: lowest as string, face: <LowestFace /> }];
  return (
    <Keys
      legend={pads.suit}
      className="strains"
      keys={keys}
      value={draft.level === 0 ? lowest : draft.strain}
      onPick={(value) => {
        if (value === lowest) onChange({ level: 0, strain: 'NT' });
        else onChange(strainPicked(game, draft, value));
      }}
    />
  );
}

/** Away from 0NT the level has to be picked anew. */
function strainPicked(game: PadGame, draft: Draft, value: string): Partial<Draft> {
  const strain = game.strains.find((one) => one === value) ?? null;
  return draft.level === 0 ? { strain, level: null } : { strain };
}

function LowestFace() {
  return (
    <span>
      0<StrainSign strain="NT" />
    </span>
  );
}
