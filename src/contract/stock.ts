import type { EGG_GRADES } from '../../schemas/choices.ts';
import type { LocalFields } from '../../schemas/document-kind.ts';
import type { ShopItem } from '../../schemas/shop-item.schema.ts';
import type { Change, CorrectError, EditError } from './pieces.ts';
import type { EntryDraft, EntryError, LossReason } from '../domain/stock/check-entry.ts';
import type { ItemDraft, ItemError } from '../domain/stock/check-item.ts';
import type { MaterialDraft, MaterialError } from '../domain/stock/check-material.ts';
import type { StockStatus } from '../domain/stock/stock-status.ts';

/* Answers of the shop's queries as they cross the port. Units: base units, minor units. */

type Sync = LocalFields['sync_state'];

/** An item as known to the shop; the built-in egg items have a grade and no document of their own. */
export interface ItemView extends Pick<
  ShopItem,
  | 'id'
  | 'category'
  | 'base_unit'
  | 'sell_units'
  | 'reorder_level'
  | 'shelf_life_days'
  | 'tax_rate'
  | 'tax_exempt'
  | 'recipe'
> {
  readonly kind: ShopItem['kind'] | 'material';
  /** Empty for a built-in egg item: the screens translate its grade. */
  readonly name: string;
  readonly grade?: Exclude<(typeof EGG_GRADES)[number], 'broken'> | undefined;
  /** For a material: minimum days of supply, 7 when absent. */
  readonly min_days_left?: number | undefined;
  readonly archived: boolean;
  readonly sync: Sync;
}

/** An item with a barcode, and the unit that bears it. [SHP-14] */
export interface ItemWithCode {
  readonly item: ItemView;
  /** Its index among the units. */
  readonly unit: number;
}

/** An item in the stock list. [SHP-11] */
export interface StockRow extends ItemView {
  /** According to the books; absent until known. */
  readonly on_hand?: number | undefined;
  readonly value?: number | undefined;
  /** How long a material lasts at its present use. [RAW-5] */
  readonly left?: DaysLeft | undefined;
  readonly status: StockStatus;
  readonly expires?: { readonly expiry: string; readonly expired: boolean } | undefined;
}

export type StockShown = 'all' | 'low' | 'expiring' | 'below_zero' | 'archived';

/** The matching items, by name; sums and counts cover all that are not archived. */
export interface StockView {
  readonly rows: readonly StockRow[];
  /** Value of all goods; absent while the books are folding any of it. [LED-47] */
  readonly worth?: number | undefined;
  readonly counts: { readonly all: number; readonly low: number; readonly expiring: number; readonly below_zero: number; readonly archived: number };
  /** Day of the last count of any item. */
  readonly counted_on?: string | undefined;
  readonly none_at_all: boolean;
} // prettier-ignore

/** Cost of one unit of an item at its last purchase. */
export interface LastCost {
  readonly unit: string;
  readonly factor: number;
  readonly unit_cost: number;
  readonly day: string;
}

/**
 * Mean use per recorded day, whole days of supply that are certain, and the day by which more must have arrived. Units:
 * base units.
 */
export interface DaysLeft {
  readonly per_day: number;
  readonly days: number;
  readonly buy_by: string;
}

/** Figures that only a material of the farm has. [RAW-5, RAW-6] */
export interface MaterialFigures {
  /** As needed by its form. */
  readonly draft: MaterialDraft;
  /** The last days on which it was given, in order. Units: base units. */
  readonly used: readonly { readonly day: string; readonly qty: number }[];
  readonly left?: DaysLeft | undefined;
  /** Its purchase costs, newest first. */
  readonly prices: readonly LastCost[];
}

/** One item with all figures derived from its movements. [SHP-4, SHP-13] */
export interface ItemPage {
  readonly item: ItemView;
  readonly on_hand: number;
  readonly value: number;
  readonly status: StockStatus;
  readonly expires?: StockRow['expires'];
  /** Cost of one unit of its first way of selling; absent when it was never bought. */
  readonly average_cost?: number | undefined;
  readonly last_cost?: LastCost | undefined;
  readonly days_left?: number | undefined;
  readonly turnover?: { readonly turnover: number; readonly days: number | undefined } | undefined;
  readonly batches: readonly { readonly batch?: string | undefined; readonly expiry?: string | undefined; readonly qty: number }[];
  /** For feed, medicine and other materials of the farm. [RAW-6] */
  readonly material?: MaterialFigures | undefined;
  /** True once it has moved: its base unit can no longer be changed. [SHP-3] */
  readonly moved: boolean;
  /** Whether this person may count it, and record losses, finds and use. */
  readonly may_add: boolean;
  readonly may_buy: boolean;
  readonly may_edit: boolean;
} // prettier-ignore

/** Causes of stock movements, as users distinguish them. */
export type Movement =
  | 'opening'
  | 'purchase'
  | 'purchase_return'
  | 'sale'
  | 'return'
  | 'return_loss'
  | 'loss'
  | 'found'
  | 'household'
  | 'business'
  | 'flock'
  | 'gift'
  | 'run_in'
  | 'run_out'
  | 'release'
  | 'eggs'
  | 'placement'
  | 'count';

/** One record in the history of an item. [SHP-12] */
export interface HistoryRow {
  readonly key: string;
  readonly doc_id: string;
  readonly doc_kind: string;
  readonly what: Movement;
  readonly day: string;
  readonly at: string;
  /** Base units received (positive) or removed (negative); for a count the surplus or shortage found. */
  readonly moved: number;
  readonly counted?: number | undefined;
  /** Quantity and value after it; absent while the books are folding. */
  readonly qty?: number | undefined;
  readonly value?: number | undefined;
  /** True when it arrived on a later day, or after a count listed above it. */
  readonly late: boolean;
  readonly number?: string | undefined;
  readonly reason?: LossReason | undefined;
  readonly note?: string | undefined;
  readonly by?: string | undefined;
  readonly sync: Sync;
  /** The flock concerned, if any. */
  readonly farm_id?: string | undefined;
  /** Changes of a stock record, oldest first. [SHP-25] */
  readonly history: readonly Change[];
  /**
   * Initial values of the form that corrects it; absent for people who may not, and for records with a page of their
   * own. [SHP-25]
   */
  readonly draft?: EntryDraft | undefined;
  /** Whether this person may void it; purchases and sales have pages of their own. */
  readonly may_void: boolean;
}

/** A page of the history, newest first. */
export interface ItemHistory {
  readonly rows: readonly HistoryRow[];
  readonly more: boolean;
}

/** A loss of an item. */
export interface LossRow {
  readonly id: string;
  readonly day: string;
  readonly at: string;
  readonly qty: number;
  readonly value: number;
  readonly reason: LossReason;
  readonly responsible?: string | undefined;
  readonly note?: string | undefined;
  readonly photo?: string | undefined;
  readonly sync: Sync;
}

/** The losses of an item, newest first, with their sums. [RTE-24] */
export interface LossesView {
  readonly rows: readonly LossRow[];
  readonly total: { readonly qty: number; readonly value: number };
  readonly by_reason: readonly { readonly reason: LossReason; readonly qty: number; readonly value: number }[];
  readonly by_person: readonly { readonly name: string; readonly qty: number; readonly value: number }[];
}

/** Queries about stock of the shop and materials of the farm. */
export interface StockQueries {
  /** The stock by name; its sums cover all that is not archived. [SHP-11] */
  /** Items of the shop; with a category, materials of the farm instead; with a day, the stock at its end. */
  'shop.stock': {
    input: { search: string; shown: StockShown; materials?: string | undefined; day?: string | undefined };
    output: StockView;
  };
  'shop.item': { input: { id: string }; output: ItemPage | null };
  /** Costs of items at their last purchase, by item id. [PUR-4] */
  'shop.lastCosts': { input: { ids: readonly string[] }; output: Readonly<Record<string, LastCost>> };
  'shop.withBarcode': { input: { code: string }; output: readonly ItemWithCode[] };
  'shop.history': { input: { id: string; limit: number }; output: ItemHistory };
  'shop.losses': { input: { id: string }; output: LossesView };
}

/** Commands on stock of the shop and materials of the farm. */
export interface StockCommands {
  'shop.addItem': { input: ItemDraft; value: { id: string }; error: ItemError };
  'shop.editItem': { input: ItemDraft; value: { id: string }; error: ItemError | EditError };
  'shop.archive': { input: { id: string; archived: boolean }; value: { id: string }; error: EditError };
  /** `item`: the item itself when it is new. [SHP-6] */
  'shop.addEntry': {
    input: { entry: EntryDraft; item?: ItemDraft | undefined };
    value: { id: string };
    error: EntryError | ItemError | EditError;
  };
  /** Counted quantities on the shelves, each with the id of its record. [SHP-9] */
  'shop.count': {
    input: {
      counts: readonly { id: string; item_id: string; qty: number; note?: string | undefined }[];
      /** Time of the count; now when absent. */
      occurred_at?: string | undefined;
    };
    value: { count: number };
    error: EntryError;
  };
  /** `entry.id` is the id of the wrong record; returns the id of the correction. [SHP-25] */
  'shop.correctEntry': { input: { entry: EntryDraft; reason: string }; value: { id: string }; error: EntryError | CorrectError }; // prettier-ignore
  'shop.voidEntry': { input: { id: string; reason: string }; value: null; error: EditError };
  'materials.add': { input: MaterialDraft; value: { id: string }; error: MaterialError };
  'materials.setRecipe': {
    input: { id: string; recipe: NonNullable<MaterialDraft['recipe']> };
    value: { id: string };
    error: MaterialError | EditError;
  };
  'materials.edit': { input: MaterialDraft; value: { id: string }; error: MaterialError | EditError };
  'materials.archive': { input: { id: string; archived: boolean }; value: { id: string }; error: EditError };
}
