import { Link } from 'wouter';
import { useMessages } from '../common/useMessages.ts';
import { useBackupAge } from '../past/useBackupAge.ts';

/** After a match: that it is kept in this browser only, how old the last backup is, and the way to a new one. */
export function BackupReminder() {
  const t = useMessages().files;
  const age = useBackupAge();
  return (
    <p className="hint">
      {age} {t.remind} <Link href="/past">{t.exportAll}</Link>
    </p>
  );
}
