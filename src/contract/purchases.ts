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

/* Answers of the purchases' queries, as they cross the port. Units: base units, minor units. */

type Sync = LocalFields['sync_state'];

/** A purchase in the list, newest first. */
export interface PurchaseRow extends Settlement {
  readonly id: string;
  readonly purchase_no: string;
  readonly kind: Purchase['kind'];
  readonly vendor_name?: string | undefined;
  /** Names of what was bought, as they were on that day. */
  readonly items: readonly string[];
  readonly day: string;
  readonly at: string;
  readonly voided: boolean;
  readonly sync: Sync;
}

export interface PurchasesList {
  readonly rows: readonly PurchaseRow[];
  readonly more: boolean;
  /** Of all that match; what was voided or refused is in no sum, what was sent back is taken off. */
  readonly totals: { readonly bought: number; readonly returned: number; readonly paid: number; readonly owed: number };
  readonly none_at_all: boolean;
}

/** One line of a purchase with what it really cost and what became of it. [PUR-3, PUR-6] */
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
  /** The tax is claimed back: it is no part of `landed`. */
  readonly claimed: boolean;
  readonly landed: number;
  readonly batch_no?: string | undefined;
  readonly expiry?: string | undefined;
  /** How much of it is still there, when what came first left first. */
  readonly left?: number | undefined;
  /** Sold of the item since that day: quantity, what it brought without tax, and what that had cost. */
  readonly sold?: { readonly qty: number; readonly income: number; readonly cost: number } | undefined;
  /** Where its page is, when it is here. */
  readonly page?: 'shop' | 'raw_material' | undefined;
}

/** A purchase with all that is known of it. [RTE-44] */
export interface PurchasePage extends Settlement {
  readonly id: string;
  readonly purchase_no: string;
  readonly kind: Purchase['kind'];
  readonly goods: Purchase['goods'];
  readonly of?: { readonly id: string; readonly purchase_no: string } | undefined;
  /** What of it went back, the oldest first. [PUR-8] */
  readonly returns: readonly { readonly id: string; readonly purchase_no: string; readonly day: string; readonly total: number }[];
  /** What a form that sends goods of it back needs to know; absent when none may. */
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
  /** Whether the server ever had it: its payment then stays as it is. */
  readonly accepted: boolean;
  readonly voided: boolean;
  readonly void_reason?: string | undefined;
  readonly may_edit: boolean;
  readonly may_void: boolean;
  /** As the form that changes it needs it. */
  readonly draft: PurchaseDraft;
  readonly history: readonly { readonly at: string; readonly by?: string | undefined; readonly changed: readonly string[]; readonly reason?: string | undefined }[];
} // prettier-ignore

/** Questions about purchases. */
export interface PurchasesQueries {
  /** Of goods for the shop; with `materials` those of feed and materials too. */
  'purchases.list': {
    input: { search: string; range: { from: string; to: string } | null; limit: number; materials?: true | undefined };
    output: PurchasesList;
  };
  'purchases.one': { input: { id: string }; output: PurchasePage | null };
}

/** Commands on purchases. */
export interface PurchasesCommands {
  /** `items`, `materials`: those among its lines that are new. All lines are of one kind. [PUR-1, PUR-7] */
  'purchases.add': {
    input: { draft: PurchaseDraft; items?: readonly ItemDraft[]; materials?: readonly MaterialDraft[] };
    value: { id: string; purchase_no: string };
    error: PurchaseError | ItemError | MaterialError;
  };
  /** Only what differs between `seen`, the purchase as the form opened, and `draft` is changed. [RTE-46] */
  'purchases.edit': {
    input: { draft: PurchaseDraft; seen: PurchaseDraft; reason?: string | undefined };
    value: { id: string };
    error: PurchaseError | EditError | { type: 'Voided' | 'ChangedMeanwhile' | 'WentBack' };
  };
  /** Goods of a purchase go back to the supplier. [PUR-8] */
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
