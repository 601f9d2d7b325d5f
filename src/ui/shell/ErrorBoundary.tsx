import { Component } from 'react';
import type { ReactNode } from 'react';
import { Trouble } from './Trouble.tsx';

interface BoundaryProps {
  readonly children: ReactNode;
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
    return <Trouble error={failure.error} onRetry={() => this.setState({ failure: null })} />;
  }
}
