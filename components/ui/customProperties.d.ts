import 'react';

declare module 'react' {
  // Custom properties of CSS, which style sheets read by `var()`.
  interface CSSProperties {
    // An interface is extended by a signature only.
    // oxlint-disable-next-line typescript/consistent-indexed-object-style
    [property: `--${string}`]: string | number | undefined;
  }
}
