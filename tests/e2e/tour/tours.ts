import { ATTENDANTS_TOUR } from './attendant.ts';
import { CUSTOMERS_TOUR } from './customers.ts';
import { FARM_TOUR } from './farm.ts';
import { MATERIALS_TOUR } from './materials.ts';
import { NEWCOMERS_TOUR } from './newcomer.ts';
import { OWNERS_TOUR, REPORTS_TOUR } from './owner.ts';
import { PHONE_TOUR } from './phone.ts';
import { SELLING_TOUR } from './selling.ts';
import { SETTINGS_TOUR } from './settings.ts';
import { SITE_TOUR } from './site.ts';
import { SPENDING_TOUR } from './spending.ts';
import { STOCK_TOUR } from './stock.ts';
import type { Stop } from './stop.ts';

/**
 * Every screen of the app, in walks that can each start in a new browser; those of an owner can also share a phone. The
 * pictures and the screen checks follow them.
 */
export const TOURS: Readonly<Record<string, readonly Stop[]>> = {
  site: SITE_TOUR,
  newcomer: NEWCOMERS_TOUR,
  selling: SELLING_TOUR,
  customers: CUSTOMERS_TOUR,
  stock: STOCK_TOUR,
  spending: SPENDING_TOUR,
  farm: FARM_TOUR,
  materials: MATERIALS_TOUR,
  owner: OWNERS_TOUR,
  reports: REPORTS_TOUR,
  settings: SETTINGS_TOUR,
  phone: PHONE_TOUR,
  attendant: ATTENDANTS_TOUR,
};
