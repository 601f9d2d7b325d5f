import { Component, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useTable } from '../../store/index.ts';
import { useFirstMessages } from '../common/useMessages.ts';

interface BoundaryProps {
  readonly children: ReactNode;
}

/**
 * Stands in for a screen that failed to draw. The match lives in the store, outside React, and is untouched; hands are put away.
 * Only the error's name is shown: its message may quote a card.
 */
export class ErrorBoundary extends Component<BoundaryProps, { readonly failed: string | null }> {
  override state: { readonly failed: string | null } = { failed: null };

  static getDerivedStateFromError(error: unknown): { failed: string } {
    return { failed: error instanceof Error ? error.name : 'Error' };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === null) return this.props.children;
    return <Trouble name={failed} onRetry={() => this.setState({ failed: null })} />;
  }
}

function Trouble({ name, onRetry }: { readonly name: string; readonly onRetry: () => void }) {
  const t = useFirstMessages().shell.trouble;
  const putAway = useTable((table) => table.putAway);
  const [, navigate] = useLocation();
  useEffect(() => putAway(), [putAway]);
  return (
    <main className="trouble">
      <div role="alert">
        <h1>{t.title}</h1>
        <p>{t.what}</p>
        <p>{t.kept}</p>
      </div>
      <div className="row">
        <button type="button" className="btn primary" onClick={onRetry}>
          {t.again}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => {
            navigate('/');
            onRetry();
          }}
        >
          {t.home}
        </button>
      </div>
      <p className="hint">{t.name(name)}</p>
    </main>
  );
}
