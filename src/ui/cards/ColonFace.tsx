import type { Colon } from '../../engine/cards.ts';
import { TURN } from './turn.ts';

interface Design {
  readonly name: string;
  /** The ranks of the colon's group, read downwards (R2). */
  readonly ranks: readonly string[];
  readonly upper: boolean;
  readonly lower: boolean;
}

const DESIGNS: Readonly<Record<Colon, Design>> = {
  ':G': { name: 'Grand', ranks: ['A'], upper: true, lower: true },
  ':R': { name: 'Royal', ranks: ['J', 'Q', 'K'], upper: true, lower: false },
  ':L': { name: 'Little', ranks: ['2', '–', '10'], upper: false, lower: false },
};

/** A frame of lace: scallops that bulge outwards from a line all round. */
const LACE = `M20 20${'a10.5 10.5 0 0 1 21 0'.repeat(10)}${'a10.3 10.3 0 0 1 0 20.67'.repeat(15)}${'a10.5 10.5 0 0 1-21 0'.repeat(10)}${'a10.3 10.3 0 0 1 0-20.67'.repeat(15)}M20 20h210v310h-210z`;

/** A ticket with hollow corners, and a thinner line inside it. */
const TILE = 'M95 34h60a16 16 0 0 0 16 16v250a16 16 0 0 0-16 16h-60a16 16 0 0 0-16-16V50a16 16 0 0 0 16-16z';
const TILE_LINE =
  'M99 41h52a19 19 0 0 0 13 13v242a19 19 0 0 0-13 13h-52a19 19 0 0 0-13-13V54a19 19 0 0 0 13-13z';

/** A drop of lozenges in the corners that hold no index. */
const DROP = [5, 7, 10, 7, 5]
  .map((r, i) => `M50 ${210 + i * 24 - r}l${r * 0.7} ${r}-${r * 0.7} ${r}-${r * 0.7}-${r}z`)
  .join('');

/** A colon's face: paper circles of the punctuation mark on violet, in a frame no suit card has (R1, R2). */
export function ColonFace({ colon }: { readonly colon: Colon }) {
  const { name, ranks, upper, lower } = DESIGNS[colon];
  return (
    <>
      <path className="violet" d="M0 0h250v350h-250z" />
      <g className="art">
        <path className="lace" d={LACE} />
        <path className="tile" d={TILE} />
        <path className="lace" d={TILE_LINE} />
        <path className="gold" d={DROP} />
        <path className="gold" d={DROP} transform={TURN} />
      </g>
      <Dot y={104} filled={upper} />
      <Dot y={196} filled={lower} />
      <text className="name" x="125" y="282">
        {name}
      </text>
      <Ranks ranks={ranks} />
      <g transform={TURN}>
        <Ranks ranks={ranks} />
      </g>
    </>
  );
}

function Dot({ y, filled }: { readonly y: number; readonly filled: boolean }) {
  return <circle className={filled ? 'dot filled' : 'dot'} cx="125" cy={y} r="30" />;
}

function Ranks({ ranks }: { readonly ranks: readonly string[] }) {
  const single = ranks.length === 1;
  return (
    <g className={single ? 'index' : 'index small'}>
      {ranks.map((rank, i) => (
        <text key={rank} x="50" y={single ? 82 : 66 + i * 43}>
          {rank}
        </text>
      ))}
    </g>
  );
}
