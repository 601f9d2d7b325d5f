import { Suspense, useState } from 'react';
import { usePads } from '../../store/pads/index.ts';
import type { OpenPad } from '../../store/pads/index.ts';
import { lazyScreen } from '../common/lazyScreen.ts';
import { useMessages } from '../common/useMessages.ts';

/** With the list of past matches, which a pad otherwise does without. */
const RenamePad = lazyScreen(async () => (await import('./RenamePad.tsx')).RenamePad);

/** The button that gives the players other names, and its dialog. What is not stored has no place in the list, and is not renamed. */
export function RenamePlayers({ pad }: { readonly pad: OpenPad }) {
  const { past } = useMessages();
  const saved = usePads(({ saving }) => saving.state === 'saved');
  const [open, setOpen] = useState(false);
  if (!saved) return null;
  return (
    <>
      <button type="button" className="btn" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {past.rename}
      </button>
      {open && (
        <Suspense fallback={null}>
          <RenamePad pad={pad} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
