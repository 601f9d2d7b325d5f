import type { BySeat } from '../../engine/seat.ts';
import { isolate } from '../../i18n/index.ts';
import type { PadResult } from '../../pads/index.ts';
import { useMessages } from '../common/useMessages.ts';

interface ByProps {
  readonly result: PadResult;
  readonly names: BySeat<string>;
}

/** Whose contract it was, behind the result; of a deal that was passed out nobody's. */
export function By({ result, names }: ByProps) {
  const { score } = useMessages();
  if ('passedOut' in result) return null;
  return <span className="pad-by"> {score.by(isolate(names[result.declarer]))}</span>;
}
