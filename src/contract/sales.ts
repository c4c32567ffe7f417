import type { Sale, SaleLine } from '../../schemas/sale.schema.ts';
import type { Change, EditError, Nothing, SyncState, VoidError } from './pieces.ts';
import type { NamedWithdrawal } from '../domain/health/withdrawal-now.ts';
import type { Paper } from '../domain/papers/paper.ts';
import type { NotForSale } from '../domain/sales/birds-for-sale.ts';
import type { ReturnDraft, ReturnError, ReturnableSale } from '../domain/sales/check-return.ts';
import type { PayMethod, SaleDraft, SaleError } from '../domain/sales/check-sale.ts';
import type { PaymentStatus } from '../domain/sales/sale-totals.ts';

/** Input for a page of the list of sales. */
export interface SalesInput {
  tab: number;
  /** Any part of a name or number. */
  search: string;
  /** First and last day, both included; null for all days. */
  range: { from: string; to: string } | null;
  limit: number;
}

export interface SaleRow {
  id: string;
  sale_no: string;
  /** Absent for a walk-in customer. */
  customer_name?: string | undefined;
  lines: readonly SaleLine[];
  occurred_at: string;
  day: string;
  due_date?: string | undefined;
  /** Total − returned − paid = balance. */
  total: number;
  returned: number;
  paid: number;
  balance: number;
  status: PaymentStatus;
  overdue: boolean;
  /** Set when it does not count as a sale: it is shown and excluded from all sums. */
  no_sale?: 'return' | 'order' | 'voided' | undefined;
  /** Its delivery status, when it is delivered. [SAL-36] */
  delivery?: NonNullable<Sale['delivery']>['status'] | undefined;
  sync: SyncState;
  sync_error?: string | undefined;
}

export interface SalesView {
  rows: readonly SaleRow[];
  /** More rows exist beyond `limit`. */
  more: boolean;
  /** Sums of all matching rows, not only of the page. Refused ones are excluded. [SAL-24] */
  totals: { count: number; sold: number; returned: number; paid: number; to_collect: number };
  /** Sum of each day shown, for its heading. */
  day_totals: Readonly<Record<string, number>>;
  /** Refused sales, which the totals exclude. */
  refused: { count: number; worth: number };
  /** Row counts of the tabs "to collect", "overdue" and "orders". */
  counts: { to_collect: number; overdue: number; to_do: number };
  /** True when the business has no sale at all: the list then shows an introduction. */
  none_at_all: boolean;
}

/** A sale as shown on its invoice and receipt. [INV-1] */
export interface PaperView {
  id: string;
  business_id: string;
  paper: Paper;
  /** Anything other than a plain sale is labelled on its paper. */
  is: 'sale' | 'order' | 'return' | 'voided';
  occurred_at: string;
  /** Name of the author, when known on this phone. */
  served_by?: string | undefined;
  /** Methods of the payments made at once, one or several. */
  methods: readonly PayMethod[];
  sync: SyncState;
  /** Width of the business's paper roll. Units: mm. */
  roll: '58' | '80';
  /** The link shared from this phone. `outdated`: its page shows an older version of the sale. [INV-6, INV-10] */
  link?: { closed: boolean; shared_at: string; sync: SyncState; outdated: boolean } | undefined;
  may_share: boolean;
  may_close: boolean;
}

/** One sale, as needed by its edit form. */
export interface SaleView {
  sale: SaleDraft;
  sale_no: string;
  /** Payments made at once, one per method. [SAL-51] */
  paid_first: readonly NonNullable<Sale['initial_payment']>[];
  sync: SyncState;
  /** Whether the server ever accepted it: its payment can then not be changed. [SAL-39] */
  accepted: boolean;
  voided: boolean;
  /** Author, time and reason of the void. [SAL-40] */
  void?: { at: string; by?: string | undefined; reason?: string | undefined } | undefined;
  /** Its returns, oldest first. Units: minor units. */
  returns: readonly { id: string; sale_no: string; at: string; total: number; paid_back: number }[];
  /** Number of later payments for it. */
  later_payments: number;
  /** For a return: the number of the sale. */
  of_sale_no?: string | undefined;
  /** Whether this person may edit it, void it, take goods back. [RTE-21, SAL-40, SAL-33] */
  may_edit: boolean;
  may_void: boolean;
  may_return: boolean;
  /** Changes since it was made, oldest first. [SAL-39] */
  history: readonly Change[];
}

/** A sale whose goods may be returned. [SAL-33] */
export interface SaleToReturn extends ReturnableSale {
  id: string;
  sale_no: string;
  customer_name?: string | undefined;
  occurred_at: string;
  /** Quantity still with the customer, by line. Units: base units. */
  left: Readonly<Record<string, number>>;
}

/** An item that can be sold with one tap: a built-in egg grade, an item of the shop, or an item sold before. */
export interface SellableItem {
  /** Stable key: the item's id, or `other:` and the description. */
  key: string;
  item_kind: 'egg' | 'shop' | 'bird' | 'other';
  item_id?: string | undefined;
  /** The flock of the birds. */
  farm_id?: string | undefined;
  /** Egg grade of a built-in item; the screens translate it. */
  grade?: 'good' | 'small' | 'cracked' | undefined;
  description?: string | undefined;
  unit: string;
  factor: number;
  /** Unit price of the last sale; absent when never sold. Units: minor units. */
  last_price?: number | undefined;
  /** Last sold by weight: the price is per kilogram. [MNY-12] */
  by_weight?: true | undefined;
  /** For birds and for items that were ever in stock. */
  stock?: KnownStock | undefined;
  /** Its tax rate; absent for none. [TAX-2] Units: basis points. */
  tax_rate?: number | undefined;
  /** Withdrawal because of which these birds are not for sale now. [SAL-44] */
  withdrawal?: NamedWithdrawal | undefined;
}

/** Quantity of an item in the books, and the cost of that quantity. Units: base units, minor units. */
export interface KnownStock {
  on_hand: number;
  cost?: { value: number; qty: number } | undefined;
}

/** The number that the next sale on this phone will carry; shown in the form. */
export interface NextSaleNo {
  sale_no: string;
}

/** Queries about sales and their papers. */
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
  /** Change only the fields that differ between `seen`, the sale when the form opened, and `draft`. [RTE-21, SYN-25] */
  'sales.edit': {
    input: { draft: SaleDraft; seen: SaleDraft; reason?: string | undefined };
    value: { id: string; sale_no: string };
    error: SaleError | EditError | { type: 'Voided' | 'ChangedMeanwhile' | 'CameBack' };
  };
  /** Void a sale; requires a reason, and is refused when later records depend on it. [SAL-40, SAL-41] */
  'sales.void': {
    input: { id: string; reason: string };
    value: null;
    error: VoidError | { type: 'HasReturns'; count: number } | { type: 'HasPayments'; count: number };
  };
  /** Advance an order or a delivery. [SAL-34, SAL-36] */
  'sales.progress': {
    input: { id: string; to: 'confirmed' | 'out' | 'delivered' | 'failed' };
    value: null;
    error: EditError | NotForSale | { type: 'Voided' };
  };
  /** Record returned goods. [SAL-33] */
  'sales.return': {
    input: ReturnDraft;
    value: { id: string; sale_no: string };
    error: ReturnError | EditError;
  };
  /** Create or update the page that a link shows. [INV-6] */
  'sales.share': { input: { id: string }; value: null; error: EditError };
  /** Close the link: from then on its page shows nothing. [INV-10] */
  'sales.closeLink': { input: { id: string }; value: null; error: EditError };
}
