import type { LocalFields } from '../../schemas/document-kind.ts';
import type { Purchase } from '../../schemas/purchase.schema.ts';
import type { EditError } from './pieces.ts';
import type { ItemView } from './stock.ts';
import type { Settlement } from '../domain/debts/settlement.ts';
import type {
  PurchaseReturnDraft,
  PurchaseReturnError,
  ReturnablePurchase,
} from '../domain/purchases/check-purchase-return.ts';
import type { PurchaseDraft, PurchaseError } from '../domain/purchases/check-purchase.ts';
import type { ItemDraft, ItemError } from '../domain/stock/check-item.ts';
import type { MaterialDraft, MaterialError } from '../domain/stock/check-material.ts';

/* Answers of the purchases' queries as they cross the port. Units: base units, minor units. */

type Sync = LocalFields['sync_state'];

/** A purchase in the list, newest first. */
export interface PurchaseRow extends Settlement {
  readonly id: string;
  readonly purchase_no: string;
  readonly kind: Purchase['kind'];
  readonly vendor_name?: string | undefined;
  /** Names of the goods, as they were on that day. */
  readonly items: readonly string[];
  readonly day: string;
  readonly at: string;
  readonly voided: boolean;
  readonly sync: Sync;
}

export interface PurchasesList {
  readonly rows: readonly PurchaseRow[];
  readonly more: boolean;
  /** Sums of all that match; voided and refused purchases are excluded, returned goods are subtracted. */
  readonly totals: { readonly bought: number; readonly returned: number; readonly paid: number; readonly owed: number };
  readonly none_at_all: boolean;
}

/** One line of a purchase with its landed cost and what became of the goods. [PUR-3, PUR-6] */
export interface PurchasedLine {
  readonly line_id: string;
  readonly item_id: string;
  readonly name: string;
  readonly grade?: ItemView['grade'];
  readonly base_unit: ItemView['base_unit'];
  readonly qty: number;
  readonly unit: string;
  readonly factor: number;
  readonly unit_cost: number;
  readonly net: number;
  readonly tax: number;
  /** The tax is claimed back, so `landed` excludes it. */
  readonly claimed: boolean;
  readonly landed: number;
  readonly batch_no?: string | undefined;
  readonly expiry?: string | undefined;
  /** Quantity still on hand, assuming first in, first out. */
  readonly left?: number | undefined;
  /** Sales of the item since that day: quantity, income without tax, and cost of the goods. */
  readonly sold?: { readonly qty: number; readonly income: number; readonly cost: number } | undefined;
  /** Kind of its page, when it is on this phone. */
  readonly page?: 'shop' | 'raw_material' | undefined;
}

/** A purchase with all its details. [RTE-44] */
export interface PurchasePage extends Settlement {
  readonly id: string;
  readonly purchase_no: string;
  readonly kind: Purchase['kind'];
  readonly goods: Purchase['goods'];
  readonly of?: { readonly id: string; readonly purchase_no: string } | undefined;
  /** Goods sent back, oldest first. [PUR-8] */
  readonly returns: readonly { readonly id: string; readonly purchase_no: string; readonly day: string; readonly total: number }[];
  /** Data needed by the form that sends goods back; absent when none may be. */
  readonly to_return?: ReturnablePurchase | undefined;
  readonly vendor?: { readonly id: string; readonly name: string } | undefined;
  readonly day: string;
  readonly occurred_at: string;
  readonly due_date?: string | undefined;
  readonly lines: readonly PurchasedLine[];
  readonly transport_cost: number;
  readonly transport_method?: Purchase['transport_method'];
  readonly other_cost: number;
  readonly supplier_invoice_no?: string | undefined;
  readonly initial_payment?: Purchase['initial_payment'];
  readonly note?: string | undefined;
  readonly by?: string | undefined;
  readonly sync: Sync;
  readonly sync_error?: string | undefined;
  /** Whether the server ever accepted it: its payment can then not be changed. */
  readonly accepted: boolean;
  readonly voided: boolean;
  readonly void_reason?: string | undefined;
  readonly may_edit: boolean;
  readonly may_void: boolean;
  /** As needed by its edit form. */
  readonly draft: PurchaseDraft;
  readonly history: readonly { readonly at: string; readonly by?: string | undefined; readonly changed: readonly string[]; readonly reason?: string | undefined }[];
} // prettier-ignore

/** Queries about purchases. */
export interface PurchasesQueries {
  /** Goods for the shop; with `materials`, also feed and materials. */
  'purchases.list': {
    input: { search: string; range: { from: string; to: string } | null; limit: number; materials?: true | undefined };
    output: PurchasesList;
  };
  'purchases.one': { input: { id: string }; output: PurchasePage | null };
}

/** Commands on purchases. */
export interface PurchasesCommands {
  /** `items`, `materials`: the new ones among its lines. All lines are of one kind. [PUR-1, PUR-7] */
  'purchases.add': {
    input: { draft: PurchaseDraft; items?: readonly ItemDraft[]; materials?: readonly MaterialDraft[] };
    value: { id: string; purchase_no: string };
    error: PurchaseError | ItemError | MaterialError;
  };
  /** Change only the fields that differ between `seen`, the purchase when the form opened, and `draft`. [RTE-46] */
  'purchases.edit': {
    input: { draft: PurchaseDraft; seen: PurchaseDraft; reason?: string | undefined };
    value: { id: string };
    error: PurchaseError | EditError | { type: 'Voided' | 'ChangedMeanwhile' | 'WentBack' };
  };
  /** Send goods of a purchase back to the supplier. [PUR-8] */
  'purchases.return': {
    input: PurchaseReturnDraft;
    value: { id: string; purchase_no: string };
    error: PurchaseReturnError | { type: 'NotHere' | 'NotAllowed' };
  };
  'purchases.void': {
    input: { id: string; reason: string };
    value: null;
    error: EditError | { type: 'HasReturns'; count: number };
  };
}
