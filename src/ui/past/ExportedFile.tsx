import { useSettings } from '../../store/index.ts';
import { saveBlob } from '../common/saveFile.ts';
import { canShare, shareFile } from '../common/shareFile.ts';
import { useMessages } from '../common/useMessages.ts';

interface ExportedFileProps {
  readonly file: Blob;
  readonly unread: number;
  readonly format: 'json' | 'text';
  readonly everything: boolean;
  readonly onClose: () => void;
}

/** A file that is written: to the browser's downloads, or to the device's own sharing where there is one. */
export function ExportedFile({ file, unread, format, everything, onClose }: ExportedFileProps) {
  const t = useMessages().files;
  const choose = useSettings((settings) => settings.choose);
  const ending = format === 'json' ? '.json' : '.bridgette.txt';
  const name = t.name(new Date().toISOString().slice(0, 10)) + ending;
  const named = new File([file], name, { type: file.type });
  const out = (): void => {
    if (everything) choose({ lastBackup: Date.now() });
    onClose();
  };
  return (
    <div className="past-form">
      <p role="status">
        {t.ready(t.size(file.size))} {unread > 0 && t.unread(unread)}
      </p>
      <div className="row">
        {canShare(named) && (
          <button type="button" className="btn" onClick={() => void shareFile(named).then(out)}>
            {t.share}
          </button>
        )}
        <button
          type="button"
          className="btn primary"
          onClick={() => {
            saveBlob(name, file);
            out();
          }}
        >
          {t.save}
        </button>
      </div>
    </div>
  );
}
