/** Screens that the public pages show, as photographed by the tours, light and dark. */
export const SITE_SCREENS = ['attendant', 'attendant-eggs', 'sales', 'add-sale', 'debtors', 'farm-diary', 'shop'];

/** Further screens that docs/screens.md shows, on a phone. */
const MORE_SCREENS = [
  'attendant-days',
  'customer',
  'dashboard',
  'expense-add',
  'expenses',
  'farm',
  'flock',
  'phones-sync',
  'purchases',
  'receipt',
  'report-profit',
  'reports',
  'sale',
  'sale-versions',
  'settings-import',
  'shop-item',
];

/**
 * Files of the pictures committed in docs/screenshots, as the documents show them; all others are created by command.
 * [RUN-11]
 */
export const SHOWN_PICTURES: readonly string[] = [
  ...SITE_SCREENS.flatMap((name) => [`${name}.360.light.png`, `${name}.360.dark.png`]),
  ...MORE_SCREENS.map((name) => `${name}.360.light.png`),
  'dashboard.1280.light.png',
  'sales.1280.light.png',
];
