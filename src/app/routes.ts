import type { GuardedPath } from './guards.ts';

/** One line of the route table. Access rules are in guards.ts. */
export interface RouteLine {
  path: GuardedPath;
  /** Path of the screen's file below src/nouns, without `.screen.tsx`. */
  screen: string;
  rules: readonly string[];
}

/** Every route that has a screen: path, screen, and the rules that it fulfils. One line per screen. [RTE-68] */
export const ROUTES: readonly RouteLine[] = [
  { path: '/dashboard', screen: 'home/screens/dashboard', rules: ['RTE-3', 'RPT-1', 'RPT-2'] },
  { path: '/login', screen: 'account/screens/login', rules: ['RTE-9', 'ACC-1', 'ACC-3'] },
  { path: '/register', screen: 'account/screens/register', rules: ['RTE-12', 'ACC-2', 'ACC-3'] },
  { path: '/register/referral/:referral_id', screen: 'account/screens/register', rules: ['RTE-13', 'ACC-9'] },
  { path: '/recover_password', screen: 'account/screens/recover', rules: ['RTE-10', 'ACC-8'] },
  { path: '/welcome', screen: 'business/screens/welcome', rules: ['RTE-52', 'BIZ-1', 'BIZ-2'] },
  { path: '/sales/view/:type_id', screen: 'sales/screens/view-sales', rules: ['RTE-14', 'SAL-20', 'SAL-21'] },
  { path: '/sales/add', screen: 'sales/screens/entry/add-sale', rules: ['RTE-15', 'SAL-1', 'SAL-9'] },
  { path: '/sales/edit/:id', screen: 'sales/screens/entry/edit-sale', rules: ['RTE-21', 'SYN-25', 'SAL-39'] },
  { path: '/sales/invoice/:id', screen: 'papers/screens/invoice', rules: ['RTE-17', 'INV-1', 'INV-2'] },
  { path: '/sales/receipt/:id', screen: 'papers/screens/receipt', rules: ['RTE-20', 'INV-1', 'INV-3'] },
  { path: '/sales/payment/:id', screen: 'payments/screens/payment', rules: ['RTE-18', 'PAY-4', 'PAY-9', 'PAY-12'] },
  { path: '/sales/payment/history/:id', screen: 'payments/screens/payment-history', rules: ['RTE-19', 'PAY-9'] },
  { path: '/farm/view/:type_id', screen: 'farm/screens/flocks/view-farm', rules: ['RTE-26', 'FLK-8'] },
  { path: '/farm/farm_activities/view/:farm_id', screen: 'farm/screens/flocks/flock-page', rules: ['RTE-30', 'FLK-10'] },
  { path: '/farm/edit/:farm_id', screen: 'farm/screens/flocks/edit-flock', rules: ['RTE-29', 'FLK-11'] },
  { path: '/farm/add/farm_activities', screen: 'farm/screens/flocks/add-farm', rules: ['RTE-28', 'FLK-3', 'ACT-5', 'ACT-6'] },
  { path: '/shop', screen: 'stock/screens/stock', rules: ['RTE-22', 'SHP-10', 'SHP-11', 'SHP-14'] },
  { path: '/shop/add', screen: 'purchases/screens/add-shop', rules: ['RTE-23', 'PUR-2', 'PUR-4', 'SHP-2'] },
  { path: '/shop/losses/:farm_shop_id', screen: 'stock/screens/losses', rules: ['RTE-24', 'SHP-8'] },
  { path: '/shop/stock_history/:farm_shop_id', screen: 'stock/screens/stock-history', rules: ['RTE-25', 'SHP-3', 'SHP-12'] },
  { path: '/purchases/view/:id', screen: 'purchases/screens/purchase', rules: ['RTE-44', 'PUR-3', 'PUR-6'] },
  { path: '/purchases/edit/:id', screen: 'purchases/screens/edit-purchase', rules: ['RTE-46', 'SYN-25'] },
  { path: '/attendant/activities', screen: 'farm/screens/activities/record', rules: ['RTE-57', 'RTE-67', 'ACT-3'] },
  { path: '/sales/customer', screen: 'parties/screens/customers', rules: ['RTE-16', 'CUS-5', 'CUS-7', 'CUS-9', 'CUS-10'] },
  { path: '/view_debtors', screen: 'parties/screens/debtors', rules: ['RTE-58', 'DEB-1', 'DEB-3'] },
  { path: '/expenses', screen: 'expenses/screens/expenses', rules: ['RTE-38', 'EXP-1', 'EXP-5'] },
  { path: '/expenses/add', screen: 'expenses/screens/add-expense', rules: ['RTE-39', 'EXP-3'] },
  { path: '/expenses/edit/:id', screen: 'expenses/screens/edit-expense', rules: ['RTE-42'] },
  { path: '/expenses/voucher/:id', screen: 'expenses/screens/voucher', rules: ['RTE-40', 'EXP-4'] },
  { path: '/expenses/payment/:id', screen: 'payments/screens/pay', rules: ['RTE-41', 'PAY-4'] },
  { path: '/expenses/payment/history/:id', screen: 'payments/screens/pay-history', rules: ['RTE-43', 'PAY-1'] },
  { path: '/purchases/payment/:id', screen: 'payments/screens/pay', rules: ['RTE-45', 'PUR-5'] },
  { path: '/purchases/payment/history/:id', screen: 'payments/screens/pay-history', rules: ['RTE-47', 'PUR-5'] },
  { path: '/farm/payment/:farm_id', screen: 'payments/screens/pay', rules: ['RTE-31', 'PAY-6'] },
  { path: '/farm/add/raw_materials', screen: 'purchases/screens/add-materials', rules: ['RTE-27', 'PUR-7'] },
  { path: '/farm/view/:type_id/raw_material/:id', screen: 'stock/screens/material', rules: ['RTE-32', 'RAW-6'] },
  { path: '/farm/view/:type_id/raw_material/edit/:id', screen: 'stock/screens/edit-material', rules: ['RTE-33'] },
  { path: '/processed/view/:type_id', screen: 'processing/screens/processed', rules: ['RTE-36', 'PRC-1'] },
  { path: '/processed/add/products', screen: 'processing/screens/add-products', rules: ['RTE-37', 'PRC-3'] },
  { path: '/farm/raw_material/payment/:id', screen: 'payments/screens/pay', rules: ['RTE-34', 'PAY-6'] },
  { path: '/farm/raw_material/payment/history/:id', screen: 'payments/screens/pay-history', rules: ['RTE-35', 'PAY-1'] },
  { path: '/view_creditors', screen: 'parties/screens/creditors', rules: ['RTE-59', 'DEB-5'] },
  { path: '/suppliers', screen: 'parties/screens/suppliers', rules: ['RTE-51', 'VEN-2', 'VEN-3', 'VEN-4'] },
  { path: '/businesses', screen: 'business/screens/businesses', rules: ['RTE-49', 'BIZ-11', 'BIZ-13'] },
  { path: '/businesses/add', screen: 'business/screens/add-business', rules: ['RTE-50'] },
  { path: '/invite/:invite_id', screen: 'people/screens/invitation', rules: ['RTE-56', 'PPL-8', 'PPL-9'] },
  { path: '/attendant_invite/:invite_id', screen: 'people/screens/invitation', rules: ['RTE-55', 'PPL-8', 'PPL-9'] },
  { path: '/unsubscribe/:business_id', screen: 'notices/screens/unsubscribe', rules: ['RTE-60', 'NTF-11'] },
  { path: '/subscription', screen: 'subscription/screens/subscription', rules: ['RTE-11', 'SUB-3', 'SUB-6'] },
  { path: '/settings/:page_id', screen: 'settings/screens/settings', rules: ['RTE-48', 'SET-3'] },
  { path: '*', screen: 'home/screens/not-found', rules: ['RTE-61', 'SHL-6'] },
]; // prettier-ignore
