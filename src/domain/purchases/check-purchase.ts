import type { Purchase, PurchaseLine } from '../../../schemas/purchase.schema.ts';
import { MAX_MINOR_UNITS, MAX_PURCHASE_LINES, MAX_QUANTITY } from '../../../schemas/bounds.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { PayMethod } from '../sales/check-sale.ts';
import { purchaseMoney } from './purchase-money.ts';
import { isInFuture } from '../time/future.ts';

/** A purchase as the form holds it, before the device adds numbers and times. Units: base units, minor units. */
export interface PurchaseDraft {
  /** Made when the form opens: saving twice saves once. */
  readonly id: string;
  readonly lines: readonly PurchaseLine[];
  readonly vendor?: { readonly id: string; readonly name: string } | undefined;
  readonly transport_cost?: number | undefined;
  /** When the carrier was paid on the spot: how. Without it the supplier is owed it. */
  readonly transport_method?: Purchase['transport_method'];
  readonly other_cost?: number | undefined;
  readonly supplier_invoice_no?: string | undefined;
  readonly pay:
    | { readonly kind: 'all'; readonly method: PayMethod; readonly reference?: string }
    | { readonly kind: 'part'; readonly amount: number; readonly method: PayMethod; readonly reference?: string }
    | { readonly kind: 'later' };
  readonly due_date?: string | undefined;
  readonly occurred_at?: string | undefined;
  readonly note?: string | undefined;
  readonly tax_recoverable?: boolean | undefined;
}

export type PurchaseError =
  | { type: 'NoLines' }
  | { type: 'TooManyLines' }
  | { type: 'NumberAboveZero'; line_id: string }
  | { type: 'CostWrong'; line_id: string }
  | { type: 'NumberTooLong' | 'CostTooLong'; line_id: string }
  | { type: 'ExtraCostWrong'; field: 'transport_cost' | 'other_cost' }
  | { type: 'SupplierNeeded' }
  | { type: 'PartAmount' }
  | { type: 'ReferenceNeeded' }
  | { type: 'DueBeforePurchase' }
  | { type: 'FutureDate' };

/** What the supplier is owed for it. Units: minor units. */
export const purchaseTotal = (draft: Pick<PurchaseDraft, 'lines' | 'transport_cost' | 'transport_method' | 'other_cost' | 'tax_recoverable'>): number =>
  purchaseMoney(draft).owed; // prettier-ignore

/**
 * Check a purchase before it is saved; the form and the command ask the same question. [PUR-2]
 * Errors: the first refusal, tagged, with the line it belongs to.
 */
export function checkPurchase(
  draft: PurchaseDraft,
  now: { at: string; today: string },
): Result<PurchaseDraft, PurchaseError> {
  const { lines, pay, occurred_at, due_date } = draft;
  if (lines.length === 0) return refuse({ type: 'NoLines' });
  if (lines.length > MAX_PURCHASE_LINES) return refuse({ type: 'TooManyLines' });
  for (const line of lines) {
    const wrong = wrongIn(line);
    if (wrong) return refuse({ type: wrong, line_id: line.line_id });
  }
  for (const field of ['transport_cost', 'other_cost'] as const)
    if (!isMoney(draft[field] ?? 0)) return refuse({ type: 'ExtraCostWrong', field });
  const total = purchaseTotal(draft);
  if (total > MAX_MINOR_UNITS) return refuse({ type: 'CostTooLong', line_id: lines[0]!.line_id });
  if (pay.kind === 'part' && !(pay.amount > 0 && pay.amount < total)) return refuse({ type: 'PartAmount' });
  if (pay.kind !== 'all' && total > 0 && !draft.vendor) return refuse({ type: 'SupplierNeeded' });
  if (pay.kind !== 'later' && pay.method === 'mobile_money' && !pay.reference?.trim())
    return refuse({ type: 'ReferenceNeeded' });
  if (pay.kind !== 'all' && due_date !== undefined && due_date < now.today)
    return refuse({ type: 'DueBeforePurchase' });
  if (isInFuture(occurred_at, now.at)) return refuse({ type: 'FutureDate' });
  return ok(draft);
}

function wrongIn({ qty, factor, unit_cost, discount = 0 }: PurchaseLine): 'NumberAboveZero' | 'NumberTooLong' | 'CostWrong' | 'CostTooLong' | undefined {
  if (qty > MAX_QUANTITY) return 'NumberTooLong';
  if (!(Number.isSafeInteger(qty) && qty > 0)) return 'NumberAboveZero';
  if (unit_cost > MAX_MINOR_UNITS) return 'CostTooLong';
  if (!isMoney(unit_cost)) return 'CostWrong';
  // Before it is multiplied exactly: two long numbers can leave the range of whole numbers.
  const gross = (qty * unit_cost) / factor;
  if (gross > MAX_MINOR_UNITS) return 'CostTooLong';
  return discount > gross ? 'CostWrong' : undefined;
} // prettier-ignore

const isMoney = (value: number): boolean => Number.isSafeInteger(value) && value >= 0 && value <= MAX_MINOR_UNITS;
