import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Styles may be given their measures as variables. */
    [variable: `--${string}`]: string | number | undefined;
  }
}
