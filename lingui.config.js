import { formatter } from '@lingui/format-po';

const NOUNS = 'src/nouns';

/** Of the parts that screens share, those of the frame and of the way in, whose words every phone has from its start. */
const FROM_THE_START = [
  'src/ui/boxes/**',
  'src/ui/feedback/{empty-state.tsx,not-done-words.ts,waiting.tsx}',
  'src/ui/frame/**',
  'src/ui/setup/language-choice.tsx',
  'src/ui/sync/sync-badge.tsx',
  'src/ui/words/{clock,date}-words.ts',
  `${NOUNS}/people/shared/right-words.ts`,
];

/** Screens with few words, which come with the start. */
const START_SCREENS = [`${NOUNS}/{account,notices}/screens/**`, `${NOUNS}/home/screens/not-found.screen.tsx`];

/** What is shared by settings pages alone. */
const SHARED_BY_SETTINGS = [`${NOUNS}/{account,settings,sync}/shared/**`, `${NOUNS}/notices/shared/push-card.tsx`];

/** Catalogues that are loaded with the screens which need them; src/app/words-of-screen.ts says which. */
const APART = {
  business: [`${NOUNS}/business/screens/**`],
  expenses: [`${NOUNS}/expenses/screens/**`],
  farm: [`${NOUNS}/farm/screens/**`],
  flocks: [`${NOUNS}/farm/screens/flocks/**`],
  home: [`${NOUNS}/{home,money,reports}/screens/**`, `${NOUNS}/reports/shared/**`],
  import: [`${NOUNS}/transfer/shared/import/**`],
  // Texts to people who read another language than the phone speaks: small, and on every phone in all languages.
  letters: [`${NOUNS}/parties/shared/words/reminder-words.ts`],
  parties: [`${NOUNS}/parties/screens/**`],
  payments: [`${NOUNS}/payments/{screens,shared}/**`],
  people: [`${NOUNS}/people/screens/**`],
  sales: [`${NOUNS}/sales/{screens,shared}/**`, `${NOUNS}/papers/screens/**`],
  settings: [`${NOUNS}/*/settings/**`, `${NOUNS}/settings/**`, ...SHARED_BY_SETTINGS],
  shop: [`${NOUNS}/{stock,purchases,processing}/{screens,shared}/**`],
  subscription: [`${NOUNS}/subscription/screens/**`],
  tables: [`${NOUNS}/transfer/shared/tables/**`],
  weighing: [`${NOUNS}/farm/screens/weighing/**`],
};

/** Words of screens that come later than their screen. */
const LATER = { farm: [...APART.weighing, ...APART.flocks] };

const catalogue = (name, include, exclude = []) => ({
  path: `<rootDir>/src/locales/{locale}/${name}`,
  include,
  exclude,
});

export default {
  sourceLocale: 'en',
  locales: ['en', 'sw', 'fr'],
  catalogs: [
    catalogue('messages', ['src/app', ...START_SCREENS, ...FROM_THE_START]),
    // What screens of signed-in people share.
    catalogue('shared', ['src/ui', `${NOUNS}/*/shared/**`], [...Object.values(APART).flat(), ...FROM_THE_START]),
    ...Object.entries(APART).map(([name, include]) =>
      catalogue(name, include, [...START_SCREENS, ...(LATER[name] ?? [])]),
    ),
    // The page of a shared paper loads its own few words, not those of the app.
    catalogue('public', [
      'src/shared-paper',
      `${NOUNS}/papers/shared`,
      'src/ui/numbers/quantity-words.ts',
      'src/ui/words/count-words.ts',
    ]),
    // The public pages are rendered while building; no phone loads their words as a catalogue but for two small scripts.
    catalogue('site', ['src/site']),
  ],
  format: formatter({ lineNumbers: false }),
};
