import { useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Messages } from '../../i18n/index.ts';
import { FrameContext } from '../common/FrameContext.ts';
import { useMessages } from '../common/useMessages.ts';
import './term.css';

export type TermName = keyof Messages['help']['terms']['list'];

interface TermProps {
  readonly of: TermName;
  /** As it stands in the sentence; it reads as before. */
  readonly children: ReactNode;
}

/** A word of the game where it stands, explained when it is tapped. */
export function Term({ of, children }: TermProps) {
  const t = useMessages().help.terms;
  const { Frame, place } = useContext(FrameContext);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  const { name, text } = t.list[of];
  return (
    <>
      <button
        type="button"
        className="term"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {children}
      </button>
      {open &&
        // Outside the sentence: a dialog must not stand in a paragraph.
        createPortal(
          <Frame title={name} onClose={close}>
            <p className="term-text">{text}</p>
            <button type="button" className="btn" onClick={close}>
              {t.close}
            </button>
          </Frame>,
          place ?? document.body,
        )}
    </>
  );
}
