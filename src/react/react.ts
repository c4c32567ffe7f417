import type { ReactNode } from 'react';
import './controlled-fields.ts';

/*
 * What every `import … from 'react'` of the app and its libraries gets: Preact with React's interface, a fifth of its bytes, on
 * phones that fetch and read each of them. `scripts/react-on-preact.ts` says so to the bundler. [PRF-11]
 */
// @ts-expect-error -- its types are of the older way to export
export * from 'preact/compat';
// oxlint-disable-next-line import/no-default-export -- libraries ask for React itself
export { default } from 'preact/compat';

/** What is hidden loses its state; React keeps it. Only Mantine asks for this, for closed parts that keep nothing here. */
export function Activity({ mode, children }: { mode?: 'visible' | 'hidden'; children?: ReactNode }): ReactNode {
  return mode === 'hidden' ? null : children;
}
