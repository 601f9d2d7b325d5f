import { useState } from 'react';
import { useSettings } from '../../store/index.ts';
import { useMessages } from '../common/useMessages.ts';

const DAY = 86_400_000;

/** When everything was last backed up, in words. */
export function useBackupAge(): string {
  const t = useMessages().files;
  const last = useSettings((settings) => settings.lastBackup);
  const [now] = useState(() => Date.now());
  const days = last === null ? null : Math.floor(Math.max(now, last) / DAY) - Math.floor(last / DAY);
  return t.lastBackup(days === null ? null : t.ago(days));
}
