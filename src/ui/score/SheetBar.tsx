import { Link } from 'wouter';
import { useMessages } from '../common/useMessages.ts';

interface SheetBarProps {
  /** The way back to what the sheet is of; `null` if it is of nothing. */
  readonly back: { readonly href: string; readonly words: string } | null;
}

/** Over a sheet on the screen, and not on paper: what it is, and the ways from it. */
export function SheetBar({ back }: SheetBarProps) {
  const { score } = useMessages();
  return (
    <div className="sheet-bar no-print">
      <h1 tabIndex={-1}>{score.sheet}</h1>
      <div className="actions">
        {back !== null && (
          <Link className="btn primary" href={back.href}>
            {back.words}
          </Link>
        )}
        <Link className="btn" href="/">
          {score.home}
        </Link>
      </div>
    </div>
  );
}
