import type { Customer } from '../../schemas/customer.schema.ts';
import type { Expense } from '../../schemas/expense.schema.ts';
import type { Flock } from '../../schemas/flock.schema.ts';
import type { LateRecord } from '../../schemas/late-record.schema.ts';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import type { Payment } from '../../schemas/payment.schema.ts';
import type { Purchase, PurchaseLine } from '../../schemas/purchase.schema.ts';
import type { RawMaterial } from '../../schemas/raw-material.schema.ts';
import type { Sale, SaleLine } from '../../schemas/sale.schema.ts';
import type { ShopItem } from '../../schemas/shop-item.schema.ts';
import type { Vendor } from '../../schemas/vendor.schema.ts';
import { AT, factFields, recordFields, type But } from './record-fields.ts';
import { ACTIVITY_KINDS, anActivity, aStockEntry, ENTRY_KINDS } from './variant-documents.ts';

/*
 * One builder for each kind of document: a small, ordinary, valid one with a new id, and the overrides of a test.
 * Activities and stock entries, which have variants, are in variant-documents.ts.
 */

export function aCustomer(but: But<Customer> = {}): Customer {
  const made = recordFields();
  return { ...made, doc_id: made.id, name: 'Amina', phones: ['+255700000001'], archived: false, ...but };
}

export function aVendor(but: But<Vendor> = {}): Vendor {
  const made = recordFields();
  return { ...made, vendor_uid: made.id, name: 'Mbeya Feeds', phones: ['+255700000002'], supplies: ['feed'], ...but };
}

export const aFlock = (but: But<Flock> = {}): Flock => ({
  ...recordFields(),
  name: 'House 2, March',
  unit_type: 'flock',
  purpose: 'layer',
  house_name: 'House 2',
  placed_on: '2026-03-02',
  age_at_placement_days: 1,
  initial_count: 500,
  unit_cost: 2_500,
  open: true,
  ...but,
});

export const aRawMaterial = (but: But<RawMaterial> = {}): RawMaterial => ({
  ...recordFields(),
  name: 'Layers mash',
  category: 'feeds',
  base_unit: 'g',
  pack: { label: 'bag', factor: 70_000 },
  ...but,
});

export const aShopItem = (but: But<ShopItem> = {}): ShopItem => ({
  ...recordFields(),
  name: 'Eggs, small',
  kind: 'farm_produce',
  base_unit: 'egg',
  sell_units: [{ label: 'tray', factor: 30, price: 9_500 }],
  ...but,
});

export const aSaleLine = (but: But<SaleLine> = {}): SaleLine => ({
  line_id: newDocumentId(),
  item_kind: 'egg',
  description: 'Eggs',
  qty: 60,
  unit: 'tray',
  factor: 30,
  unit_price: 9_000,
  ...but,
});

export const aSale = (but: But<Sale> = {}): Sale => ({
  ...factFields(),
  sale_no: 'K7M-0042',
  kind: 'sale',
  status: 'confirmed',
  channel: 'farm_gate',
  lines: [aSaleLine()],
  ...but,
});

export const aPayment = (but: But<Payment> = {}): Payment => ({
  ...factFields(),
  direction: 'in',
  party_kind: 'customer',
  party_id: newDocumentId(),
  target_kind: 'sale',
  target_id: newDocumentId(),
  amount: 9_000,
  method: 'cash',
  received_by: 'uid-of-asha',
  ...but,
});

export const aPurchaseLine = (but: But<PurchaseLine> = {}): PurchaseLine => ({
  line_id: newDocumentId(),
  item_kind: 'raw_material',
  item_id: newDocumentId(),
  qty: 700_000,
  unit: 'bag',
  factor: 70_000,
  unit_cost: 90_000,
  ...but,
});

export const aPurchase = (but: But<Purchase> = {}): Purchase => ({
  ...factFields(),
  purchase_no: 'K7M-0007',
  kind: 'purchase',
  goods: 'raw_material',
  lines: [aPurchaseLine()],
  ...but,
});

export const anExpense = (but: But<Expense> = {}): Expense => ({
  ...factFields(),
  voucher_no: 'K7M-0003',
  category: 'labour',
  payee: 'Juma',
  amount: 300_000,
  ...but,
});

export const aLateRecord = (but: But<LateRecord> = {}): LateRecord => ({
  id: newDocumentId(),
  business_id: 'business0001',
  collection: 'farm_activities',
  record_id: newDocumentId(),
  body: '{"kind":"eggs"}',
  created_at: AT,
  created_by: 'uid-of-asha',
  device_id: 'device000001',
  status: 'open',
  rev: 1,
  ...but,
});

/** One document of each kind, and of each variant, by collection. */
export const oneOfEach = () => ({
  sales: [aSale()],
  payments: [aPayment()],
  purchases: [aPurchase()],
  expenses: [anExpense()],
  shop: [aShopItem()],
  stock_entries: ENTRY_KINDS.map((kind) => aStockEntry(kind)),
  farm: [aFlock()],
  farm_activities: ACTIVITY_KINDS.map((kind) => anActivity(kind)),
  raw_materials: [aRawMaterial()],
  customers: [aCustomer()],
  vendors: [aVendor()],
});
