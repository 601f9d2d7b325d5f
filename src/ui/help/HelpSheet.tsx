import { useContext, useId } from 'react';
import { useSettings } from '../../store/index.ts';
import { CheckCard } from '../common/CheckCard.tsx';
import { FrameContext } from '../common/FrameContext.ts';
import { useMessages } from '../common/useMessages.ts';
import { KeyTable } from './KeyTable.tsx';

/** Every key, in a dialog; and the way to turn the letters off. */
export function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages();
  const { keys } = t.help;
  const { Frame } = useContext(FrameContext);
  const shortcuts = useSettings((settings) => settings.shortcuts);
  const choose = useSettings((settings) => settings.choose);
  return (
    <Frame title={keys.title} onClose={onClose}>
      <div className="key-sheet">
        <Keys title={keys.everywhere} rows={keys.rowsEverywhere} />
        <Keys title={keys.table} rows={keys.rowsTable} />
        <Keys title={keys.typing} rows={keys.rowsTyping} />
        <Keys title={keys.pad} rows={keys.rowsPad} />
        <CheckCard
          label={keys.letters}
          hint={keys.lettersHint}
          checked={shortcuts === 'on'}
          onChange={(on) => {
            choose({ shortcuts: on ? 'on' : 'off' });
          }}
        />
      </div>
      <button type="button" className="btn" onClick={onClose}>
        {t.table.close}
      </button>
    </Frame>
  );
}

function Keys({ title, rows }: { readonly title: string; readonly rows: readonly (readonly string[])[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <KeyTable rows={rows} />
    </section>
  );
}
