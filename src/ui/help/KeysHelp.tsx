import { Suspense, useEffect, useState } from 'react';
import { useSettings } from '../../store/index.ts';
import { lazyScreen } from '../common/lazyScreen.ts';
import { isFree } from '../keys/keyTarget.ts';

const HelpSheet = lazyScreen<{ readonly onClose: () => void }>(
  async () => (await import('./HelpSheet.tsx')).HelpSheet,
);

/** Opens the sheet of keys with `?`, on any screen. */
export function HelpKey() {
  const on = useSettings((settings) => settings.shortcuts) === 'on';
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key === '?' && isFree(event)) setOpen(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [on]);
  return <Sheet open={open} onClose={() => setOpen(false)} />;
}

/** Opens the sheet of keys by a button. */
export function KeysButton({ label }: { readonly label: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** Its code comes late; the screen stays as it is until then. */
function Sheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return <Suspense fallback={null}>{open && <HelpSheet onClose={onClose} />}</Suspense>;
}
