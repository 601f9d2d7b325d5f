import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import './dialog.css';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The platform's modal dialog: focus is kept inside, Escape closes. Mounted means open. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  // Its title is another when something else stands in it: what had the focus is gone then.
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [title]);
  // The event comes a moment after the closing. StrictMode closes and opens again at once, and must not be taken for the user.
  const closed = () => {
    if (ref.current?.open !== true) onClose();
  };
  return (
    <dialog ref={ref} className="dialog panel" aria-labelledby={titleId} onClose={closed}>
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
