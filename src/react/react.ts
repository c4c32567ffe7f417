import type { ReactNode } from 'react';
import './controlled-fields.ts';

/*
 * Target of every `import … from 'react'` in the app and its libraries: Preact with React's interface, a fifth of its
 * size, because phones must fetch and parse every byte. `scripts/react-on-preact.ts` configures the bundler. [PRF-11]
 */
// @ts-expect-error -- its types are of the older way to export
export * from 'preact/compat';
// oxlint-disable-next-line import/no-default-export -- libraries ask for React itself
export { default } from 'preact/compat';

/** Hidden children lose their state; React keeps it. Only Mantine uses this, for closed parts without state. */
export function Activity({ mode, children }: { mode?: 'visible' | 'hidden'; children?: ReactNode }): ReactNode {
  return mode === 'hidden' ? null : children;
}
