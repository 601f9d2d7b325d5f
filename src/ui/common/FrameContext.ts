import { createContext } from 'react';
import type { ComponentType } from 'react';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './Dialog.tsx';

interface Frame {
  /** What a dialog opens in. */
  readonly Frame: ComponentType<DialogProps>;
  /** Where it is put if it cannot stand where it is asked for; `null`: at the end of the page. */
  readonly place: Element | null;
}

/** The browser's modal dialogs, if not said otherwise: across the table each player has layers of their own. */
export const FrameContext = createContext<Frame>({ Frame: Dialog, place: null });
