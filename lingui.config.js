import { formatter } from '@lingui/format-po';

/** Features with many words: each has a catalogue of its own, which is loaded with the first of their screens. */
const APART = [
  'dashboard',
  'expenses',
  'farm',
  'invite',
  'sales',
  'settings',
  'shop',
  'subscription',
  'suppliers',
  'welcome',
];

/** Of the parts that screens share, those of the frame and of the way in, whose words every phone has from its start. */
const FROM_THE_START = [
  'src/ui/boxes/**',
  'src/ui/feedback/{empty-state.tsx,not-done-words.ts,waiting.tsx}',
  'src/ui/frame/**',
  'src/ui/language-choice.tsx',
  'src/ui/sync/sync-badge.tsx',
  'src/ui/words/{clock,date,right}-words.ts',
];

/** The wizard that brings data in, which three features open: loaded with the screens that do. */
const IMPORT = 'src/ui/import';

/** The tables that lists and the export give to other programs: loaded with the screens that do. */
const TABLES = 'src/ui/tables';

/** Texts to people who read another language than the phone speaks: small, and on every phone in all languages. */
const LETTERS = 'src/ui/words/reminder-words.ts';

export default {
  sourceLocale: 'en',
  locales: ['en', 'sw', 'fr'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/messages',
      include: ['src/app', 'src/features', ...FROM_THE_START],
      exclude: APART.map((feature) => `src/features/${feature}/**`),
    },
    // What screens of signed-in people share.
    {
      path: '<rootDir>/src/locales/{locale}/shared',
      include: ['src/ui'],
      exclude: [`${IMPORT}/**`, `${TABLES}/**`, LETTERS, ...FROM_THE_START],
    },
    ...APART.map((feature) => ({
      path: `<rootDir>/src/locales/{locale}/${feature}`,
      include: [`src/features/${feature}`],
    })),
    { path: '<rootDir>/src/locales/{locale}/import', include: [IMPORT] },
    { path: '<rootDir>/src/locales/{locale}/tables', include: [TABLES] },
    { path: '<rootDir>/src/locales/{locale}/letters', include: [LETTERS] },
    // The page of a shared paper loads its own few words, not those of the app.
    {
      path: '<rootDir>/src/locales/{locale}/public',
      include: ['src/public', 'src/ui/paper', 'src/ui/numbers/quantity-words.ts', 'src/ui/words/count-words.ts'],
    },
    // The public pages are rendered while building; no phone loads their words as a catalogue but for two small scripts.
    { path: '<rootDir>/src/locales/{locale}/site', include: ['src/site'] },
  ],
  format: formatter({ lineNumbers: false }),
};
