import type { Purchase } from '../../../schemas/purchase.schema.ts';
import type { Sale } from '../../../schemas/sale.schema.ts';
import type { ShopItem } from '../../../schemas/shop-item.schema.ts';
import type { StockEntry } from '../../../schemas/stock-entry.schema.ts';
import { localDay } from '../../../src/domain/time/local-day.ts';

/** Owner of the records, and the number of each kind. */
export interface SampleShop {
  readonly uid: string;
  readonly businessId: string;
  readonly items: number;
  readonly movements: number;
}

/** One movement, and its collection. */
type Movement = (
  | { readonly store: 'stock_entries'; readonly row: StockEntry }
  | { readonly store: 'sales'; readonly row: Sale }
  | { readonly store: 'purchases'; readonly row: Purchase }
) & { readonly item: string };

const YEARS_MS = 3 * 365 * 86_400_000;
const GOODS = [
  'Layers mash',
  'Broiler starter',
  'Drinker',
  'Vaccine',
  'Egg trays',
  'Wood shavings',
  'Heat lamp',
  'Vitamins',
];
const COST = 4_000;

export const itemId = (n: number): string => `Item${String(n).padStart(8, '0')}`;

/** The n-th item, as the server has it: by the piece and by the box, with a barcode. */
export function sampleItem(n: number, { uid, businessId }: SampleShop): ShopItem {
  const at = new Date(Date.now() - YEARS_MS).toISOString();
  const barcode = String(6_000_000_000_000 + n);
  return {
    id: itemId(n),
    business_id: businessId,
    created_at: at,
    created_by: uid,
    device_id: 'Device00000A',
    rev: 1,
    name: `${GOODS[n % GOODS.length]} ${n}`,
    kind: 'resale',
    base_unit: 'piece',
    sell_units: [
      { label: 'piece', factor: 1, price: 6_000, barcode },
      { label: 'box', factor: 12, price: 66_000 },
    ],
    reorder_level: 20,
  };
}

/**
 * The n-th of `movements` movements over three years: first the opening stock of each item, then sales, purchases,
 * counts and losses.
 */
export function sampleMovement(n: number, { uid, businessId, items, movements }: SampleShop): Movement {
  const at = new Date(Date.now() - YEARS_MS + ((n + 1) * YEARS_MS) / (movements + 1)).toISOString();
  const common = {
    id: `Move${String(n).padStart(8, '0')}`,
    business_id: businessId,
    occurred_at: at,
    day: localDay(new Date(at)),
    created_at: at,
    created_by: uid,
    device_id: 'Device00000A',
    device_seq: n + 1,
    rev: 1,
  };
  // One item moves every day, so its history is long.
  const which = n >= items && n % 25 === 24 ? 0 : (n * 7) % items;
  const of = { item_kind: 'shop', item_id: itemId(which) } as const;
  const line = { ...of, line_id: `Line${String(n).padStart(8, '0')}`, unit: 'piece', factor: 1 };
  const no = `B2N-${String(n + 1).padStart(5, '0')}`;
  if (n < items)
    return {
      item: of.item_id,
      store: 'stock_entries',
      row: { ...common, ...of, kind: 'opening', qty: 40, value: 40 * COST },
    };
  switch (n % 10) {
    case 0:
      return { item: of.item_id, store: 'stock_entries', row: { ...common, ...of, kind: 'count', qty: 30 } };
    case 1:
      return {
        item: of.item_id,
        store: 'stock_entries',
        row: { ...common, ...of, kind: 'loss', qty: 1, reason: 'breakage' },
      };
    case 2:
    case 3: {
      const lines = [{ ...line, qty: 24, unit_cost: COST + (n % 7) * 50 }];
      return { item: of.item_id, store: 'purchases', row: { ...common, purchase_no: no, kind: 'purchase', goods: 'shop', lines, initial_payment: { amount: 24 * lines[0]!.unit_cost, method: 'cash' } } }; // prettier-ignore
    }
    default: {
      const lines = [{ ...line, description: 'Item', qty: 4, unit_price: 6_000 }];
      return { item: of.item_id, store: 'sales', row: { ...common, sale_no: no, kind: 'sale', status: 'confirmed', channel: 'counter', lines, initial_payment: { amount: 24_000, method: 'cash' } } }; // prettier-ignore
    }
  }
}
