import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { EditorState } from '../../store/editor/index.ts';

/** The set-up on the screen. */
export const EditorContext = createContext<StoreApi<EditorState> | null>(null);

/** What the selector takes out of it; the component is drawn again when that changes. */
export function useEditor<T>(selector: (editor: EditorState) => T): T {
  const editor = useContext(EditorContext);
  if (editor === null) throw new Error('EditorContext is missing above this component');
  return useStore(editor, selector);
}

/** The set-up as it is at this moment, for what is done when a button is pressed. */
export function useEditorStore(): StoreApi<EditorState> {
  const editor = useContext(EditorContext);
  if (editor === null) throw new Error('EditorContext is missing above this component');
  return editor;
}
