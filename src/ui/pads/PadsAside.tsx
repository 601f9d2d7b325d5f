import { useState } from 'react';
import { usePads } from '../../store/pads/index.ts';
import { saveFile } from '../common/saveFile.ts';
import { useMessages } from '../common/useMessages.ts';
import { AsideList } from '../screens/AsideList.tsx';
import { usePadError } from './usePadError.ts';

/** Pads that could not be read: why, and the whole of each as a file. Nothing on a pad is secret. */
export function PadsAside() {
  const { pads, shell } = useMessages();
  const aside = usePads((state) => state.aside);
  const asideText = usePads((state) => state.asideText);
  const [failed, setFailed] = useState(false);
  const explain = usePadError();
  if (aside.length === 0) return null;
  const download = async (id: string): Promise<void> => {
    try {
      saveFile(pads.asideFile(id), await asideText(id));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <section className="match-list">
      <h2>{pads.asideTitle}</h2>
      <AsideList aside={aside} explain={explain} onDownload={(id) => void download(id)} />
      {failed && <p role="alert">{shell.aside.failed}</p>}
    </section>
  );
}
