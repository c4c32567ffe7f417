/** Features of the way in, and of who finds no screen: all their words are those of the start, or their own. */
const WAY_IN = new Set(['account', 'home', 'invite', 'unsubscribe']);

/** Screens from which data is brought in: the wizard's words are a catalogue apart. [IMP-1] */
const BRING_IN = new Set(['sales/customers', 'suppliers/suppliers', 'settings/settings']);

/** Screens that give a list to other programs: so are the words of their tables. [SHL-12, IMP-2] */
const GIVE_TABLES = new Set([
  'expenses/expenses',
  'sales/customers',
  'sales/view-sales',
  'settings/settings',
  'shop/stock',
  'suppliers/suppliers',
]);

/** The catalogues of a screen's words besides those of the start: that of its feature, if it has one, and those that it shares. */
export function wordsOfScreen(name: string): string[] {
  const feature = name.slice(0, name.indexOf('/'));
  return [
    feature,
    ...(WAY_IN.has(feature) ? [] : ['shared']),
    ...(BRING_IN.has(name) ? ['import'] : []),
    ...(GIVE_TABLES.has(name) ? ['tables'] : []),
  ];
}
