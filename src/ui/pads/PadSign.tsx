import type { PadContract, PadEntry, PadKind, PadStrain } from '../../pads/index.ts';
import { aimOf, isPassedOut } from '../../store/pads/index.ts';
import { overSign } from '../../i18n/index.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { ContractSign } from '../table/ContractSign.tsx';

/** `♥` to the eye, "hearts" to the ear; no-trump and royals as letters. */
export function StrainSign({ strain }: { readonly strain: PadStrain }) {
  const { pads, words } = useMessages();
  if (strain !== 'NT' && strain !== 'R') return <RichText text={words.strainSign(strain)} />;
  return (
    <>
      <span aria-hidden="true">{words.strainSign(strain)}</span>
      <span className="sr-only"> {pads.strain(strain)} </span>
    </>
  );
}

interface PadSignProps {
  readonly kind: PadKind;
  readonly entry: PadEntry | PadContract;
}

/** `4♠X +2`, in Minibridge `♠ game −1`; of a contract alone no result. */
export function PadSign({ kind, entry }: PadSignProps) {
  const { pads, score } = useMessages();
  if ('passedOut' in entry) return score.passedOut;
  const { level, strain } = entry;
  const tricks = 'tricks' in entry ? entry.tricks : null;
  return (
    <span className="pad-sign">
      {kind === 'minibridge' ? (
        <>
          <StrainSign strain={strain} /> {pads.aims[aimOf({ level })]}
        </>
      ) : (
        <ContractSign contract={entry} />
      )}
      {tricks !== null && ` ${overSign({ level, tricks })}`}
    </span>
  );
}

/** Is there a contract in it? */
export function isPlayed(entry: PadEntry): entry is Exclude<PadEntry, { readonly passedOut: true }> {
  return !isPassedOut(entry);
}
