import type { Sale, SaleLine } from '../../schemas/sale.schema.ts';
import type { Change, EditError, Nothing, SyncState, VoidError } from './pieces.ts';
import type { NamedWithdrawal } from '../domain/health/withdrawal-now.ts';
import type { Paper } from '../domain/papers/paper.ts';
import type { NotForSale } from '../domain/sales/birds-for-sale.ts';
import type { ReturnDraft, ReturnError, ReturnableSale } from '../domain/sales/check-return.ts';
import type { PayMethod, SaleDraft, SaleError } from '../domain/sales/check-sale.ts';
import type { PaymentStatus } from '../domain/sales/sale-totals.ts';

/** A page of the list of sales. */
export interface SalesInput {
  tab: number;
  /** Name or number, any part. */
  search: string;
  /** First and last day, both included; null = all days. */
  range: { from: string; to: string } | null;
  limit: number;
}

export interface SaleRow {
  id: string;
  sale_no: string;
  /** Absent for a walk-in. */
  customer_name?: string | undefined;
  lines: readonly SaleLine[];
  occurred_at: string;
  day: string;
  due_date?: string | undefined;
  /** Total − what came back − paid = balance. */
  total: number;
  returned: number;
  paid: number;
  balance: number;
  status: PaymentStatus;
  overdue: boolean;
  /** What is no sale, or no more: it is shown and is in no sum. */
  no_sale?: 'return' | 'order' | 'voided' | undefined;
  /** How far it got, when it is brought. [SAL-36] */
  delivery?: NonNullable<Sale['delivery']>['status'] | undefined;
  sync: SyncState;
  sync_error?: string | undefined;
}

export interface SalesView {
  rows: readonly SaleRow[];
  /** More rows wait behind `limit`. */
  more: boolean;
  /** Sums of all rows that match, not only of the page. Refused ones are left out. [SAL-24] */
  totals: { count: number; sold: number; returned: number; paid: number; to_collect: number };
  /** Sum of each day that is shown, for its heading. */
  day_totals: Readonly<Record<string, number>>;
  /** Refused sales that the totals leave out. */
  refused: { count: number; worth: number };
  /** Rows behind the tabs "to collect", "overdue" and "orders", for their counters. */
  counts: { to_collect: number; overdue: number; to_do: number };
  /** True when the business has no sale at all: the list teaches instead. */
  none_at_all: boolean;
}

/** A sale as its invoice and receipt show it. [INV-1] */
export interface PaperView {
  id: string;
  business_id: string;
  paper: Paper;
  /** What is no plain sale says so on its paper. */
  is: 'sale' | 'order' | 'return' | 'voided';
  occurred_at: string;
  /** Who wrote it, when they are known here. */
  served_by?: string | undefined;
  /** How it was paid, when that was at once, in one way or several. */
  methods: readonly PayMethod[];
  sync: SyncState;
  /** Width of the roll that the business prints on. Units: mm. */
  roll: '58' | '80';
  /** The link that was shared from this phone. `outdated`: its page says something older than the sale. [INV-6, INV-10] */
  link?: { closed: boolean; shared_at: string; sync: SyncState; outdated: boolean } | undefined;
  may_share: boolean;
  may_close: boolean;
}

/** One sale as the form that corrects it needs it. */
export interface SaleView {
  sale: SaleDraft;
  sale_no: string;
  /** What was paid at once, in each way. [SAL-51] */
  paid_first: readonly NonNullable<Sale['initial_payment']>[];
  sync: SyncState;
  /** Whether the server ever had it: its payment then stays as it is. [SAL-39] */
  accepted: boolean;
  voided: boolean;
  /** Who voided it, when and why. [SAL-40] */
  void?: { at: string; by?: string | undefined; reason?: string | undefined } | undefined;
  /** What came back of it, the oldest first. Units: minor units. */
  returns: readonly { id: string; sale_no: string; at: string; total: number; paid_back: number }[];
  /** How many payments came later for it. */
  later_payments: number;
  /** Of a return: the sale it gives back. */
  of_sale_no?: string | undefined;
  /** Whether this person may change it, void it, take goods back. [RTE-21, SAL-40, SAL-33] */
  may_edit: boolean;
  may_void: boolean;
  may_return: boolean;
  /** What was changed since it was made, oldest first. [SAL-39] */
  history: readonly Change[];
}

/** A sale of which goods may come back. [SAL-33] */
export interface SaleToReturn extends ReturnableSale {
  id: string;
  sale_no: string;
  customer_name?: string | undefined;
  occurred_at: string;
  /** What is still with the customer, by line. Units: base units. */
  left: Readonly<Record<string, number>>;
}

/** A thing that can be sold with one press: a built-in egg grade, an item of the shop, or something sold before. */
export interface SellableItem {
  /** Stable key: the item's id, or `other:` and the description. */
  key: string;
  item_kind: 'egg' | 'shop' | 'bird' | 'other';
  item_id?: string | undefined;
  /** The flock whose birds these are. */
  farm_id?: string | undefined;
  /** Egg grade for built-in items; the screens have the words. */
  grade?: 'good' | 'small' | 'cracked' | undefined;
  description?: string | undefined;
  unit: string;
  factor: number;
  /** Price of a unit when it was last sold; absent when never sold. Units: minor units. */
  last_price?: number | undefined;
  /** They were last sold by weight: the price is of a kilogram. [MNY-12] */
  by_weight?: true | undefined;
  /** Of an item that was ever in the stock, and of birds. */
  stock?: KnownStock | undefined;
  /** The rate of tax that it bears; none when absent. [TAX-2] Units: basis points. */
  tax_rate?: number | undefined;
  /** Why these birds are not for sale now. [SAL-44] */
  withdrawal?: NamedWithdrawal | undefined;
}

/** What the books say of an item: how many are there, and what so many cost. Units: base units, minor units. */
export interface KnownStock {
  on_hand: number;
  cost?: { value: number; qty: number } | undefined;
}

/** The number that the next sale on this phone will carry; shown while typing. */
export interface NextSaleNo {
  sale_no: string;
}

/** Questions about sales and their papers. */
export interface SalesQueries {
  'sales.list': { input: SalesInput; output: SalesView };
  'sales.one': { input: { id: string }; output: SaleView | null };
  'sales.toReturn': { input: { id: string }; output: SaleToReturn | null };
  'sales.paper': { input: { id: string }; output: PaperView | null };
  'sales.sellable': { input: { also: readonly string[] }; output: readonly SellableItem[] };
  'sales.findItem': { input: { search: string; limit: number }; output: readonly SellableItem[] };
  'sales.nextNo': { input: Nothing; output: NextSaleNo };
}

/** Commands on sales and their papers. */
export interface SalesCommands {
  'sales.add': { input: SaleDraft; value: { id: string; sale_no: string }; error: SaleError };
  /** Only what differs between `seen`, the sale as the form opened, and `draft` is changed. [RTE-21, SYN-25] */
  'sales.edit': {
    input: { draft: SaleDraft; seen: SaleDraft; reason?: string | undefined };
    value: { id: string; sale_no: string };
    error: SaleError | EditError | { type: 'Voided' | 'ChangedMeanwhile' | 'CameBack' };
  };
  /** As if it had never happened; asked for a reason, refused while something followed. [SAL-40, SAL-41] */
  'sales.void': {
    input: { id: string; reason: string };
    value: null;
    error: VoidError | { type: 'HasReturns'; count: number } | { type: 'HasPayments'; count: number };
  };
  /** An order or a delivery goes on. [SAL-34, SAL-36] */
  'sales.progress': {
    input: { id: string; to: 'confirmed' | 'out' | 'delivered' | 'failed' };
    value: null;
    error: EditError | NotForSale | { type: 'Voided' };
  };
  /** Goods that came back. [SAL-33] */
  'sales.return': {
    input: ReturnDraft;
    value: { id: string; sale_no: string };
    error: ReturnError | EditError;
  };
  /** Make the page that a link shows, or bring it up to date. [INV-6] */
  'sales.share': { input: { id: string }; value: null; error: EditError };
  /** From then on the page of the link shows nothing. [INV-10] */
  'sales.closeLink': { input: { id: string }; value: null; error: EditError };
}
