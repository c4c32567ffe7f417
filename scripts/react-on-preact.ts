import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

/** The app is written for React and runs on Preact, which has React's interface; see src/react/react.ts. [PRF-11] */
export const reactOnPreact: Alias[] = [
  { find: /^react$/, replacement: fileURLToPath(new URL('../src/react/react.ts', import.meta.url)) },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-dev-runtime' },
];
