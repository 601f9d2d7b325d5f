import { useState } from 'react';
import { SEATS } from '../../engine/seat.ts';
import type { Seat } from '../../engine/seat.ts';
import { NAME_LENGTH } from '../../store/index.ts';
import type { PastRecord, RenameError } from '../../store/past/index.ts';
import { Dialog } from '../common/Dialog.tsx';
import { useMessages } from '../common/useMessages.ts';
import { usePast } from './PastContext.tsx';

interface RenameFormProps {
  readonly record: PastRecord;
  readonly onClose: () => void;
}

/** Another name for either of the players, in everything they have played. */
export function RenameForm({ record, onClose }: RenameFormProps) {
  const { past: t, shell } = useMessages();
  const rename = usePast((past) => past.rename);
  const [names, setNames] = useState(record.names);
  const [errors, setErrors] = useState<Partial<Record<Seat, RenameError>>>({});
  const save = async (): Promise<void> => {
    for (const seat of SEATS) {
      if (names[seat] === record.names[seat]) continue;
      const error = await rename(record.players[seat], names[seat]);
      setErrors(error === null ? {} : { [seat]: error });
      if (error !== null) return;
    }
    onClose();
  };
  return (
    <Dialog title={t.rename} onClose={onClose}>
      <p className="hint">{t.renameHint}</p>
      <form
        className="past-rename"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {SEATS.map((seat) => (
          <PlayerName
            key={seat}
            player={record.players[seat]}
            before={record.names[seat]}
            name={names[seat]}
            error={errors[seat] ?? null}
            onName={(name) => setNames({ ...names, [seat]: name })}
          />
        ))}
        <div className="row">
          <button type="button" className="btn" onClick={onClose}>
            {shell.cancel}
          </button>
          <button type="submit" className="btn primary">
            {t.save}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface PlayerNameProps {
  readonly player: string;
  readonly before: string;
  readonly name: string;
  readonly error: RenameError | null;
  readonly onName: (name: string) => void;
}

function PlayerName({ player, before, name, error, onName }: PlayerNameProps) {
  const t = useMessages().past;
  const plays = usePast((past) => past.plays);
  const [count] = useState(() => plays(player));
  return (
    <div>
      <label className="field">
        {t.newName(before)}
        <input
          type="text"
          value={name}
          maxLength={NAME_LENGTH * 4}
          autoComplete="off"
          aria-invalid={error !== null}
          onChange={(event) => onName(event.target.value)}
        />
      </label>
      {error === null ? (
        <p className="hint">{t.plays(before, count)}</p>
      ) : (
        <p className="error" role="alert">
          {t.renameErrors[error]}
        </p>
      )}
    </div>
  );
}
