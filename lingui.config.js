import { formatter } from '@lingui/format-po';

export default {
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}/messages', include: ['src'], exclude: ['src/public/**', 'src/site/**'] },
    // The page of a shared paper loads its own few words, not those of the app.
    {
      path: '<rootDir>/src/locales/{locale}/public',
      include: ['src/public', 'src/ui/paper', 'src/ui/numbers/quantity-words.ts'],
    },
    // The public pages are rendered while building; no phone loads their words as a catalogue but for two small scripts.
    { path: '<rootDir>/src/locales/{locale}/site', include: ['src/site'] },
  ],
  format: formatter({ lineNumbers: false }),
};
