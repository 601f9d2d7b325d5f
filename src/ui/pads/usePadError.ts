import type { PadError } from '../../pads/index.ts';
import { useMessages } from '../common/useMessages.ts';

/** A refusal of a pad as a sentence. */
export function usePadError(): (error: PadError) => string {
  const { pads } = useMessages();
  return (error) => {
    // Code and parameters belong together in the union; TypeScript cannot follow that through the table's index.
    const sentence = pads.errors[error.code] as (params: unknown) => string;
    return sentence(error.params);
  };
}
