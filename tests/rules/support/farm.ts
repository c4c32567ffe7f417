import { ROLE_NAMES } from '../../../schemas/choices.ts';
import type { CollectionBelow } from '../../../schemas/collections.ts';
import type { Customer } from '../../../schemas/customer.schema.ts';
import { newDocumentId } from '../../../schemas/new-document-id.ts';
import type { Sale } from '../../../schemas/sale.schema.ts';
import { type Business, type Member, type Settings, type User } from '../../../schemas/workspace.schema.ts';
import {
  aCustomer,
  aFlock,
  anExpense,
  aPayment,
  aPurchase,
  aRawMaterial,
  aSale,
  aSaleLine,
  aShopItem,
  aVendor,
} from '../../support/documents.ts';
import { anActivity, aStockEntry } from '../../support/variant-documents.ts';
import type { Person } from './server.ts';

/*
 * One small farm as stored in the database before an attack. Every test gets a separate farm, so that tests do not
 * affect each other. Documents are typed by the schemas: the documents tested are those that the app really sends.
 */

const AT = '2026-03-02T08:15:00.000Z';

export interface Farm {
  readonly id: string;
  readonly business: Business;
  readonly settings: Settings;
  readonly ownerRow: Member;
  readonly customer: Customer;
  readonly sale: Sale;
  /** One document of each collection, written by the owner, with known ids. */
  readonly records: Readonly<Record<CollectionBelow, StoredRecord>>;
}

export interface StoredRecord {
  readonly id: string;
  readonly [field: string]: unknown;
}

export function farmOf(owner: Person, id = newDocumentId()): Farm {
  const records = recordsOf(id, owner, newDocumentId());
  return {
    id,
    business: { id, business_id: id, name: 'Kibo Layers', owner_uid: owner.uid, created_at: AT, rev: 1 },
    settings: {
      business_id: id,
      purchases: false,
      farm_activities: true,
      production: false,
      currency: 'TZS',
      default_units: 'tray',
      categories: { raw_materials: [{ category: 'feeds' }, { category: 'medications' }, { category: 'vaccines' }] },
      rev: 1,
    },
    ownerRow: memberRow(id, owner, { role: 'owner', roles: everyRole() }),
    customer: records.customers as unknown as Customer,
    sale: records.sales as unknown as Sale,
    records,
  };
}

/** A new document of each collection as this user's app would send it; activities are of one flock. */
export function recordsOf(
  businessId: string,
  { uid }: Person,
  flockId: string,
): Readonly<Record<CollectionBelow, StoredRecord>> {
  const own = { business_id: businessId, created_by: uid };
  const made = {
    sales: saleOf(businessId, uid),
    payments: aPayment(own),
    purchases: aPurchase(own),
    expenses: anExpense(own),
    shop: aShopItem(own),
    stock_entries: aStockEntry('loss', own),
    farm: aFlock({ ...own, id: flockId }),
    farm_activities: anActivity('eggs', { ...own, farm_id: flockId, performed_by: uid }),
    raw_materials: aRawMaterial(own),
    customers: aCustomer({ ...own, note: 'buys on market days' }),
    vendors: aVendor(own),
  };
  return made;
}

/** Every right set to true. [PPL-1] */
export const everyRole = (): Record<string, boolean> => Object.fromEntries(ROLE_NAMES.map((role) => [role, true]));

export const memberRow = (businessId: string, { uid, email }: Person, row: Partial<Member>): Member => ({
  user_id: uid,
  business_id: businessId,
  role: 'admin',
  roles: {},
  status: 'active',
  name: 'Juma',
  email,
  joined_at: AT,
  rev: 1,
  ...row,
});

export const userOf = ({ uid, email }: Person, changes: Partial<User> = {}): User => ({
  user_id: uid,
  first_name: 'Asha',
  email,
  referral_id: newDocumentId().slice(3),
  businesses: [],
  invites: [],
  created_at: AT,
  rev: 1,
  ...changes,
});

const saleOf = (business_id: string, uid: string): Sale =>
  aSale({
    business_id,
    created_by: uid,
    customer_id: newDocumentId(),
    customer_name: 'Amina',
    due_date: '2026-03-09',
    initial_payment: { amount: 9_000, method: 'cash', reference: 'R-1' },
    note: 'came early',
    history: [{ rev: 1, at: AT, by: uid, changed: 'note' }],
  });

export { aSaleLine as saleLine };
