import type { Colon, Rank } from '../../engine/cards.ts';
import { useFirstMessages, useRankSign } from '../common/useMessages.ts';
import { TURN } from './turn.ts';

interface Design {
  /** The ranks of the colon's group, read downwards (R2); two stand for all from one to the other. */
  readonly ranks: readonly Rank[];
  readonly upper: boolean;
  readonly lower: boolean;
}

const DESIGNS: Readonly<Record<Colon, Design>> = {
  ':G': { ranks: ['A'], upper: true, lower: true },
  ':R': { ranks: ['J', 'Q', 'K'], upper: true, lower: false },
  ':L': { ranks: ['2', 'T'], upper: false, lower: false },
};

/** A frame of lace: fourteen by twenty scallops that bulge outwards from a line all round. */
const LACE = `M16 16${'a8 8 0 0 1 15.57 0'.repeat(14)}${'a8 8 0 0 1 0 15.9'.repeat(20)}${'a8 8 0 0 1-15.57 0'.repeat(14)}${'a8 8 0 0 1 0-15.9'.repeat(20)}M16 16h218v318h-218z`;

/** A ticket with hollow corners, and a thinner line inside it. */
const TILE = 'M87 30h76a16 16 0 0 0 16 16v258a16 16 0 0 0-16 16h-76a16 16 0 0 0-16-16V46a16 16 0 0 0 16-16z';
const TILE_LINE =
  'M91 35h68a20 20 0 0 0 15 15v250a20 20 0 0 0-15 15h-68a20 20 0 0 0-15-15V50a20 20 0 0 0 15-15z';

/** A drop of lozenges in the corners that hold no index. */
const DROP = [5, 7, 10, 7, 5]
  .map((r, i) => `M43 ${214 + i * 24 - r}l${r * 0.7} ${r}-${r * 0.7} ${r}-${r * 0.7}-${r}z`)
  .join('');

/** A name of more letters than this, as `Koninklijk` in Dutch, is set smaller and closer to stay within the tile. */
const LONG = 6;
const SQUEEZED = { className: 'name long', textLength: 92, lengthAdjust: 'spacingAndGlyphs' } as const;

/** A colon's face: paper circles of the punctuation mark on violet, in a frame no suit card has (R1, R2). */
export function ColonFace({ colon }: { readonly colon: Colon }) {
  const t = useFirstMessages();
  const { ranks, upper, lower } = DESIGNS[colon];
  const name = t.words.colonShort(colon);
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
      <Dot y={100} filled={upper} />
      <Dot y={198} filled={lower} />
      <text className="name" x="125" y="282" {...(name.length > LONG && SQUEEZED)}>
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
  return <circle className={filled ? 'dot filled' : 'dot'} cx="125" cy={y} r="33" />;
}

function Ranks({ ranks }: { readonly ranks: readonly Rank[] }) {
  const rankSign = useRankSign();
  const single = ranks.length === 1;
  const signs = ranks.map(rankSign);
  if (ranks.length === 2) signs.splice(1, 0, '–');
  return (
    <g className={single ? 'index' : 'index small'}>
      {signs.map((sign, i) => (
        <text key={sign} x="43" y={single ? 76 : 62 + i * 40}>
          {sign}
        </text>
      ))}
    </g>
  );
}
