/** Catalogues of the screens of a noun, besides those of the start (see lingui.config.js). */
const OF_NOUN: Readonly<Record<string, readonly string[]>> = {
  account: [],
  business: ['business', 'shared'],
  expenses: ['expenses', 'payments', 'shared'],
  farm: ['farm', 'shared'],
  home: ['home', 'shared'],
  notices: [],
  papers: ['sales', 'payments', 'shared'],
  parties: ['parties', 'payments', 'shared'],
  payments: ['payments', 'sales', 'shared'],
  people: ['people'],
  processing: ['shop', 'payments', 'shared'],
  purchases: ['shop', 'payments', 'shared'],
  sales: ['sales', 'payments', 'shared'],
  settings: ['settings', 'payments', 'shared'],
  stock: ['shop', 'payments', 'shared'],
  subscription: ['subscription', 'shared'],
};

/** Screens from which data is brought in: the wizard's words are a catalogue apart. [IMP-1] */
const BRING_IN = new Set(['parties/screens/customers', 'parties/screens/suppliers', 'settings/screens/settings']);

/** Screens that give a list to other programs: so are the words of their tables. [SHL-12, IMP-2] */
const GIVE_TABLES = new Set([
  ...BRING_IN,
  'expenses/screens/expenses',
  'sales/screens/view-sales',
  'stock/screens/stock',
]);

/** Screens of other nouns on which something is paid. [FLK-29] */
const PAY = new Set(['farm/screens/flocks/add-farm', 'farm/screens/flocks/edit-flock']);

/** The catalogues of a screen's words besides those of the start: those of its noun, of the wizard and of tables. */
export function wordsOfScreen(name: string): string[] {
  return [
    ...(name === 'home/screens/not-found' ? [] : OF_NOUN[name.slice(0, name.indexOf('/'))]!),
    ...(name.startsWith('farm/screens/flocks/') ? ['flocks'] : []),
    ...(PAY.has(name) ? ['payments'] : []),
    ...(BRING_IN.has(name) ? ['import'] : []),
    ...(GIVE_TABLES.has(name) ? ['tables'] : []),
  ];
}
