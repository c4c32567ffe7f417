/** Catalogues of a noun's screens, besides those of the start (see lingui.config.js). */
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

/** Screens with an import: the wizard's texts are a separate catalogue. [IMP-1] */
const BRING_IN = new Set(['parties/screens/customers', 'parties/screens/suppliers', 'settings/screens/settings']);

/** Screens with an export: the texts of their tables are a separate catalogue. [SHL-12, IMP-2] */
const GIVE_TABLES = new Set([
  ...BRING_IN,
  'expenses/screens/expenses',
  'sales/screens/view-sales',
  'stock/screens/stock',
]);

/** Screens of other nouns with payments. [FLK-29] */
const PAY = new Set(['farm/screens/flocks/add-farm', 'farm/screens/flocks/edit-flock']);

/** Catalogues of a screen besides those of the start: of its noun, of the wizard and of tables. */
export function wordsOfScreen(name: string): string[] {
  return [
    ...(name === 'home/screens/not-found' ? [] : OF_NOUN[name.slice(0, name.indexOf('/'))]!),
    ...(name.startsWith('farm/screens/flocks/') ? ['flocks'] : []),
    ...(PAY.has(name) ? ['payments'] : []),
    ...(BRING_IN.has(name) ? ['import'] : []),
    ...(GIVE_TABLES.has(name) ? ['tables'] : []),
  ];
}
