import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';

interface SpareProps {
  readonly children: ReactNode;
}

/** Around what the screen can spare: nothing is in its place while its code comes, and when it fails. */
export class Spare extends Component<SpareProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
