import { Component } from 'react';
import type { ReactNode } from 'react';
import { Trouble } from './Trouble.tsx';

interface BoundaryProps {
  readonly children: ReactNode;
  /** For what can be done without: when it fails, nothing is shown in its place. */
  readonly quiet?: boolean;
}

interface BoundaryState {
  readonly failure: { readonly error: unknown } | null;
}

/** Stands in for a screen that failed to draw. The match lives in the store, outside React, and is untouched. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    if (this.props.quiet === true) return null;
    return <Trouble error={failure.error} onRetry={() => this.setState({ failure: null })} />;
  }
}
