import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useFirstMessages } from '../common/useMessages.ts';
import './shell.css';

interface PageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** For the page's own style. */
  readonly className?: string;
}

/** A screen beside the table: the way Home, a heading, and the matter. */
export function Page({ title, children, className = '' }: PageProps) {
  const t = useFirstMessages();
  return (
    <>
      <header className="page-head">
        <Link href="/" className="btn home-link">
          <Colon />
          {t.shell.toHome}
        </Link>
      </header>
      <main className={`page ${className}`}>
        <h1>{title}</h1>
        {children}
      </main>
    </>
  );
}

/** The two dots of a colon: the mark of the app. */
export function Colon() {
  return (
    <svg className="colon-mark" viewBox="0 0 10 24" aria-hidden="true" focusable="false">
      <circle cx="5" cy="5" r="4.2" />
      <circle cx="5" cy="19" r="4.2" />
    </svg>
  );
}
