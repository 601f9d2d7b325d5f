import type { DealResult } from '../../engine/scoring/contract.ts';
import { overSign } from '../../i18n/index.ts';
import { ContractSign } from '../table/ContractSign.tsx';

/** `4♠X +2` to the eye, "4 spades doubled +2" to the ear. */
export function ResultSign({ result }: { readonly result: DealResult }) {
  return (
    <>
      <ContractSign contract={result} /> {overSign(result)}
    </>
  );
}
