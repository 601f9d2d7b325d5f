import { useLayoutEffect, useId, useRef } from 'react';
import type { DialogProps } from '../common/Dialog.tsx';

/**
 * A dialog on one player's side of the table. It is no modal one of the browser's: that would face one way only, and keep the
 * opponent from their own side.
 */
export function Layer({ title, onClose, children }: DialogProps) {
  const id = useId();
  const layer = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  useLayoutEffect(() => {
    const element = layer.current;
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // It closes this and no more: the hands stay as they are.
      event.stopPropagation();
      onClose();
    };
    element?.addEventListener('keydown', escape);
    return () => {
      element?.removeEventListener('keydown', escape);
    };
  }, [onClose]);
  return (
    <div ref={layer} className="layer panel" role="dialog" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  );
}
