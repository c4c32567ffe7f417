import { formatter } from '@lingui/format-po';

/** Features with many words: each has a catalogue of its own, which is loaded with the first of their screens. */
const APART = ['dashboard', 'farm', 'sales', 'settings', 'shop'];

/** The wizard that brings data in, which three features open: loaded with the screens that do. */
const IMPORT = 'src/ui/import';

/** Texts to people who read another language than the phone speaks: small, and on every phone in all languages. */
const LETTERS = 'src/ui/words/reminder-words.ts';

export default {
  sourceLocale: 'en',
  locales: ['en', 'sw', 'fr'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/messages',
      include: ['src'],
      exclude: [
        'src/public/**',
        'src/site/**',
        `${IMPORT}/**`,
        LETTERS,
        ...APART.map((feature) => `src/features/${feature}/**`),
      ],
    },
    ...APART.map((feature) => ({
      path: `<rootDir>/src/locales/{locale}/${feature}`,
      include: [`src/features/${feature}`],
    })),
    { path: '<rootDir>/src/locales/{locale}/import', include: [IMPORT] },
    { path: '<rootDir>/src/locales/{locale}/letters', include: [LETTERS] },
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
