import { overSign } from '../../i18n/index.ts';
import type { PadResult } from '../../pads/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { ContractSign } from '../table/ContractSign.tsx';

/** `4♠X +2` to the eye, "4 spades doubled +2" to the ear; or that everybody passed. */
export function ResultSign({ result }: { readonly result: PadResult }) {
  const { score } = useMessages();
  if ('passedOut' in result) return score.passedOut;
  return (
    <>
      <ContractSign contract={result} /> {overSign(result)}
    </>
  );
}
