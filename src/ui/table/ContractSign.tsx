import type { PadContract } from '../../pads/index.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';

/** `3♥X` to the eye, "3 hearts doubled" to the ear. */
export function ContractSign({ contract }: { readonly contract: Omit<PadContract, 'declarer'> }) {
  const t = useMessages();
  const { doubled, level, strain } = contract;
  const bid = t.words.contractSign({ level, strain, doubled: 0 });
  return (
    <>
      {strain === 'R' ? (
        <>
          <span aria-hidden="true">{bid}</span>
          <span className="sr-only">
            {level} {t.words.royals}
          </span>
        </>
      ) : (
        <RichText text={bid} />
      )}
      {doubled > 0 && (
        <>
          <span aria-hidden="true">{'X'.repeat(doubled)}</span>
          <span className="sr-only"> {doubled === 1 ? t.help.spoken.X : t.help.spoken.XX} </span>
        </>
      )}
    </>
  );
}
