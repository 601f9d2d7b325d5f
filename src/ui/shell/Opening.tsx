import { useFirstMessages } from '../common/useMessages.ts';

/** While storage or a screen's code is being read. Nothing is decided yet: an address like #/table must not be sent Home. */
export function Opening() {
  const t = useFirstMessages();
  return (
    <main className="opening">
      <h1>{t.shell.appName}</h1>
      <p role="status">{t.shell.opening}</p>
    </main>
  );
}
