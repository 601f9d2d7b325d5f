import type { MouseEvent } from 'react';
import { useSettings } from '../../store/index.ts';

/** Does this tap only choose, to be confirmed by a button? By default on touch, where a finger slips more easily than a mouse. */
export function useConfirm(): (event: MouseEvent) => boolean {
  const confirm = useSettings((settings) => settings.confirm);
  return (event) => {
    if (confirm !== 'touch') return confirm === 'always';
    const { pointerType } = event.nativeEvent as Partial<PointerEvent>;
    return pointerType === 'touch' || pointerType === 'pen';
  };
}
