import type { EGG_GRADES } from '../../schemas/choices.ts';
import type { LocalFields } from '../../schemas/document-kind.ts';
import type { ShopItem } from '../../schemas/shop-item.schema.ts';
import type { Change, CorrectError, EditError } from './pieces.ts';
import type { EntryDraft, EntryError, LossReason } from '../domain/stock/check-entry.ts';
import type { ItemDraft, ItemError } from '../domain/stock/check-item.ts';
import type { MaterialDraft, MaterialError } from '../domain/stock/check-material.ts';
import type { StockStatus } from '../domain/stock/stock-status.ts';

/* Answers of the shop's queries, as they cross the port. Units: base units, minor units. */

type Sync = LocalFields['sync_state'];

/** An item as the shop knows it; the built-in egg items have a grade and no document of their own. */
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
  /** Empty for a built-in egg item: the screens have the words of its grade. */
  readonly name: string;
  readonly grade?: Exclude<(typeof EGG_GRADES)[number], 'broken'> | undefined;
  /** Of a material: days of it that are wanted, 7 when absent. */
  readonly min_days_left?: number | undefined;
  readonly archived: boolean;
  readonly sync: Sync;
}

/** An item that has a barcode, and which of its units bears it. [SHP-14] */
export interface ItemWithCode {
  readonly item: ItemView;
  /** Its place among the units. */
  readonly unit: number;
}

/** An item in the list of stock. [SHP-11] */
export interface StockRow extends ItemView {
  /** By the books; absent until they know it. */
  readonly on_hand?: number | undefined;
  readonly value?: number | undefined;
  /** How long a material lasts as it is given now. [RAW-5] */
  readonly left?: DaysLeft | undefined;
  readonly status: StockStatus;
  readonly expires?: { readonly expiry: string; readonly expired: boolean } | undefined;
}

export type StockShown = 'all' | 'low' | 'expiring' | 'below_zero' | 'archived';

/** The items that match, by name; sums and counts are of all that are not archived. */
export interface StockView {
  readonly rows: readonly StockRow[];
  /** What all goods are worth; absent while the books work any of it out. [LED-47] */
  readonly worth?: number | undefined;
  readonly counts: { readonly all: number; readonly low: number; readonly expiring: number; readonly below_zero: number; readonly archived: number };
  /** Day of the last count of any item. */
  readonly counted_on?: string | undefined;
  readonly none_at_all: boolean;
} // prettier-ignore

/** What a unit of an item cost when it was last bought. */
export interface LastCost {
  readonly unit: string;
  readonly factor: number;
  readonly unit_cost: number;
  readonly day: string;
}

/** Mean use of a recorded day, whole days that are sure, and the day by which more must have come. Units: base units. */
export interface DaysLeft {
  readonly per_day: number;
  readonly days: number;
  readonly buy_by: string;
}

/** What only a material of the farm has. [RAW-5, RAW-6] */
export interface MaterialFigures {
  /** As its form needs it. */
  readonly draft: MaterialDraft;
  /** The last days on which it was given, in order. Units: base units. */
  readonly used: readonly { readonly day: string; readonly qty: number }[];
  readonly left?: DaysLeft | undefined;
  /** What it cost when it was bought, the newest first. */
  readonly prices: readonly LastCost[];
}

/** One item with all that follows from its movements. [SHP-4, SHP-13] */
export interface ItemPage {
  readonly item: ItemView;
  readonly on_hand: number;
  readonly value: number;
  readonly status: StockStatus;
  readonly expires?: StockRow['expires'];
  /** Of one unit of the first way to sell it; absent while nothing was ever bought. */
  readonly average_cost?: number | undefined;
  readonly last_cost?: LastCost | undefined;
  readonly days_left?: number | undefined;
  readonly turnover?: { readonly turnover: number; readonly days: number | undefined } | undefined;
  readonly batches: readonly { readonly batch?: string | undefined; readonly expiry?: string | undefined; readonly qty: number }[];
  /** Of feed, medicine and other materials of the farm. [RAW-6] */
  readonly material?: MaterialFigures | undefined;
  /** From then on it stays counted as it is. [SHP-3] */
  readonly moved: boolean;
  /** To count it, and to write down what is lost, found or used. */
  readonly may_add: boolean;
  readonly may_buy: boolean;
  readonly may_edit: boolean;
} // prettier-ignore

/** What moved goods, as people tell it apart. */
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
  /** Base units that came (above 0) or went; of a count what it found too much or missing. */
  readonly moved: number;
  readonly counted?: number | undefined;
  /** What is there and what it is worth after it; absent while the books work. */
  readonly qty?: number | undefined;
  readonly value?: number | undefined;
  /** It reached the book on a later day, or after a count that stands above it. */
  readonly late: boolean;
  readonly number?: string | undefined;
  readonly reason?: LossReason | undefined;
  readonly note?: string | undefined;
  readonly by?: string | undefined;
  readonly sync: Sync;
  /** The flock that it is of, as far as it is of one. */
  readonly farm_id?: string | undefined;
  /** What was changed of a record of the stock, the oldest first. [SHP-25] */
  readonly history: readonly Change[];
  /** As the form that puts it right opens; absent for whoever may not, and for what has a page of its own. [SHP-25] */
  readonly draft?: EntryDraft | undefined;
  /** Whether this person may take it out of the book; purchases and sales have pages of their own. */
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

/** Questions about stock of the shop and materials of the farm. */
export interface StockQueries {
  /** The stock by name; its sums are of all that is not archived. [SHP-11] */
  /** Items of the shop; of a category, materials of the farm instead; of a day, with what was there when it ended. */
  'shop.stock': {
    input: { search: string; shown: StockShown; materials?: string | undefined; day?: string | undefined };
    output: StockView;
  };
  'shop.item': { input: { id: string }; output: ItemPage | null };
  /** What some items cost when they were last bought, by their ids. [PUR-4] */
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
  /** What was counted on the shelves, each with the id of its record. [SHP-9] */
  'shop.count': {
    input: {
      counts: readonly { id: string; item_id: string; qty: number; note?: string | undefined }[];
      /** When; now when absent. */
      occurred_at?: string | undefined;
    };
    value: { count: number };
    error: EntryError;
  };
  /** Its id is that of the wrong one; gives the id of the right one. [SHP-25] */
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
