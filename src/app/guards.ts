import type { Right } from '../domain/people/has-right.ts';

/** Rights that a route requires of an admin: all of these, or any of these. */
export type RoleNeed = { all: readonly Right[] } | { any: readonly Right[] };

/** Feature flags of a business: without its flag a group of routes redirects to /settings/0. [RTE-64] */
export type Flag = 'purchases' | 'farm_activities' | 'production';

/** Access rule of a route. */
export interface Guard {
  readonly needs: 'public' | 'signed-in' | 'business';
  /** At least one of these must be set. */
  readonly flag?: Flag | readonly Flag[];
  readonly role?: RoleNeed;
  /** Only people with this role. */
  readonly as?: 'attendant';
}

const PUBLIC: Guard = { needs: 'public' };
const SIGNED_IN: Guard = { needs: 'signed-in' };
const business = (role: RoleNeed, flag?: Guard['flag']): Guard => ({ needs: 'business', role, ...(flag && { flag }) });

const SOLD: RoleNeed = { any: ['add_sales', 'edit_sales'] };
const BOUGHT: RoleNeed = { any: ['add_purchases', 'edit_purchases'] };
const SPENT: RoleNeed = { any: ['add_purchases', 'edit_purchases', 'add_expenses', 'edit_expenses'] };
const SPENDS: RoleNeed = { any: ['add_purchases', 'add_expenses'] };
const ON_FARM: RoleNeed = { any: ['add_farm_activities', 'add_farm'] };
const MATERIALS: RoleNeed = { all: ['add_raw_materials'] };
const MAKES: RoleNeed = { any: ['add_farm', 'add_production'] };

/**
 * Every route of the product with its access rule, one line per route; routes whose screens come later are included.
 * Checked in this order: signed in, business chosen, feature flag, role; the owner bypasses the roles. [RTE-62..68]
 */
export const GUARDS = {
  '/': PUBLIC,
  '/home': PUBLIC,
  '/dashboard': PUBLIC,
  '/features': PUBLIC,
  '/how_it_works': PUBLIC,
  '/pricing': PUBLIC,
  '/contact': PUBLIC,
  '/privacy_policy': PUBLIC,
  '/login': PUBLIC,
  '/recover_password': PUBLIC,
  '/subscription': PUBLIC,
  '/register': PUBLIC,
  '/register/referral/:referral_id': PUBLIC,
  '/sales/view/:type_id': business({ all: ['edit_sales', 'delete_sales'] }), // Sales
  '/sales/add': business({ all: ['add_sales'] }), // AddSales
  '/sales/customer': business(SOLD),
  '/sales/invoice/:id': business(SOLD),
  '/sales/payment/:id': business({ all: ['add_sales'] }),
  '/sales/payment/history/:id': business(SOLD),
  '/sales/receipt/:id': business(SOLD),
  '/sales/edit/:id': business({ all: ['edit_sales'] }),
  '/shop': business(BOUGHT, 'purchases'), // ViewPurchases
  '/shop/add': business({ all: ['add_purchases'] }, 'purchases'), // AddShop
  '/shop/losses/:farm_shop_id': business({ all: ['add_purchases'] }, ['purchases', 'farm_activities']), // ShopLosses
  '/shop/stock_history/:farm_shop_id': business(BOUGHT, 'purchases'),
  '/farm/view/:type_id': business(ON_FARM, 'farm_activities'), // ViewFarm
  '/farm/add/raw_materials': business(MATERIALS, 'farm_activities'), // AddRawMaterials
  '/farm/add/farm_activities': business(ON_FARM, 'farm_activities'), // AddFarmProduction
  '/farm/edit/:farm_id': business({ all: ['edit_farm'] }, 'farm_activities'), // EditFarmProduction
  '/farm/farm_activities/view/:farm_id': business({ all: ['add_farm_activities'] }, 'farm_activities'), // ViewFarmActivities
  '/farm/payment/:farm_id': business({ all: ['add_farm'] }, 'farm_activities'), // FarmPayment
  '/farm/view/:type_id/raw_material/:id': business(MATERIALS, 'farm_activities'), // RawMaterialDetails
  '/farm/view/:type_id/raw_material/edit/:id': business({ all: ['edit_raw_materials'] }, 'farm_activities'), // EditRawMaterials
  '/farm/raw_material/payment/:id': business(MATERIALS, 'farm_activities'), // RMPayment
  '/farm/raw_material/payment/history/:id': business(MATERIALS, 'farm_activities'), // RawMaterialPaymentHistory
  '/processed/view/:type_id': business(MAKES, 'production'),
  '/processed/add/products': business(MAKES, 'production'),
  '/expenses': business(SPENT),
  '/expenses/add': business(SPENDS),
  '/expenses/voucher/:id': business(SPENT),
  '/expenses/payment/:id': business(SPENDS),
  '/expenses/edit/:id': business({ any: ['edit_purchases', 'edit_expenses'] }),
  '/expenses/payment/history/:id': business(SPENT),
  '/purchases/view/:id': business({ all: ['add_purchases'] }, 'purchases'), // PurchasesDetails
  '/purchases/payment/:id': business({ all: ['add_purchases'] }, 'purchases'), // PurchasesPayment
  '/purchases/edit/:id': business({ all: ['edit_purchases'] }, 'purchases'), // EditPurchases
  '/purchases/payment/history/:id': business({ all: ['add_purchases'] }, 'purchases'), // PurchasesPaymentHistory
  '/settings/:page_id': SIGNED_IN,
  '/businesses': SIGNED_IN,
  '/businesses/add': SIGNED_IN,
  '/suppliers': business(BOUGHT),
  '/welcome': SIGNED_IN,
  '/public_invoice/:order_id/:business_id/:qty': PUBLIC,
  '/public_receipt/:order_id/:business_id/:qty': PUBLIC,
  '/attendant_invite/:invite_id': PUBLIC,
  '/invite/:invite_id': PUBLIC,
  '/attendant/activities': { needs: 'business', as: 'attendant' },
  '/view_debtors': business(SOLD),
  '/view_creditors': business(BOUGHT),
  '/unsubscribe/:business_id': PUBLIC,
  '*': PUBLIC,
} as const satisfies Record<string, Guard>;

export type GuardedPath = keyof typeof GUARDS;

/** Access rule of a route in the table. */
export const guardOf = (path: GuardedPath): Guard => GUARDS[path];
