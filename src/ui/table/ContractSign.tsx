import type { Contract } from '../../engine/scoring/contract.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';

/** `3♥X` to the eye, "3 hearts doubled" to the ear. */
export function ContractSign({ contract }: { readonly contract: Contract }) {
  const t = useMessages();
  const { doubled } = contract;
  return (
    <>
      <RichText text={t.words.contractSign({ ...contract, doubled: 0 })} />
      {doubled > 0 && (
        <>
          <span aria-hidden="true">{'X'.repeat(doubled)}</span>
          <span className="sr-only"> {doubled === 1 ? t.help.spoken.X : t.help.spoken.XX} </span>
        </>
      )}
    </>
  );
}
