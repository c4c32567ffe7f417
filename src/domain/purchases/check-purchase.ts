import type { Purchase, PurchaseLine } from '../../../schemas/purchase.schema.ts';
import { MAX_PURCHASE_LINES, MAX_QUANTITY } from '../../../schemas/bounds.ts';
import { maxMoney } from '../money/max-money.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { PayMethod } from '../sales/check-sale.ts';
import { purchaseMoney, type PurchaseToPrice } from './purchase-money.ts';
import { isInFuture } from '../time/future.ts';

/** A purchase in the form, before the device adds numbers and times. Units: base units, minor units. */
export interface PurchaseDraft {
  /** Generated when the form opens, so that saving twice saves one record. */
  readonly id: string;
  readonly lines: readonly PurchaseLine[];
  readonly vendor?: { readonly id: string; readonly name: string } | undefined;
  readonly transport_cost?: number | undefined;
  /** Payment method when the carrier was paid on the spot. Without it the transport is owed to the supplier. */
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
  /** The discount exceeds the cost, or is not a valid amount. */
  | { type: 'LineDiscountTooBig'; line_id: string }
  | { type: 'NumberTooLong' | 'CostTooLong'; line_id: string }
  /** A line or the total exceeds the largest amount. [MNY-15] */
  | { type: 'ComesToTooMuch' }
  | { type: 'ExtraCostWrong'; field: 'transport_cost' | 'other_cost' }
  | { type: 'SupplierNeeded' }
  | { type: 'PartAmount' }
  | { type: 'ReferenceNeeded' }
  | { type: 'DueBeforePurchase' }
  | { type: 'FutureDate' };

/** Amount owed to the supplier for it. Units: minor units. */
export const purchaseTotal = (draft: PurchaseToPrice): number => purchaseMoney(draft).owed;

/**
 * Check a purchase before it is saved; used by both the form and the command. [PUR-2] Errors: the first refusal,
 * tagged, with its line.
 */
export function checkPurchase(
  draft: PurchaseDraft,
  now: { at: string; today: string; currency: string },
): Result<PurchaseDraft, PurchaseError> {
  const { lines, pay, occurred_at, due_date } = draft;
  const most = maxMoney(now.currency);
  if (lines.length === 0) return refuse({ type: 'NoLines' });
  if (lines.length > MAX_PURCHASE_LINES) return refuse({ type: 'TooManyLines' });
  for (const line of lines) {
    const wrong = wrongIn(line, most);
    if (wrong) return refuse(wrong);
  }
  for (const field of ['transport_cost', 'other_cost'] as const)
    if (!isMoney(draft[field] ?? 0, most)) return refuse({ type: 'ExtraCostWrong', field });
  const total = purchaseTotal(draft);
  if (total > most) return refuse({ type: 'ComesToTooMuch' });
  if (pay.kind === 'part' && !(pay.amount > 0 && pay.amount < total)) return refuse({ type: 'PartAmount' });
  if (pay.kind !== 'all' && total > 0 && !draft.vendor) return refuse({ type: 'SupplierNeeded' });
  if (pay.kind !== 'later' && pay.method === 'mobile_money' && !pay.reference?.trim())
    return refuse({ type: 'ReferenceNeeded' });
  if (pay.kind !== 'all' && due_date !== undefined && due_date < now.today)
    return refuse({ type: 'DueBeforePurchase' });
  if (isInFuture(occurred_at, now.at)) return refuse({ type: 'FutureDate' });
  return ok(draft);
}

function wrongIn(line: PurchaseLine, most: number): PurchaseError | undefined {
  const { line_id, qty, factor, unit_cost, discount = 0 } = line;
  if (qty > MAX_QUANTITY) return { type: 'NumberTooLong', line_id };
  if (!(Number.isSafeInteger(qty) && qty > 0)) return { type: 'NumberAboveZero', line_id };
  if (unit_cost > most) return { type: 'CostTooLong', line_id };
  if (!isMoney(unit_cost, most)) return { type: 'CostWrong', line_id };
  // Checked before the exact multiplication: two long numbers can exceed the safe integer range.
  const gross = (qty * unit_cost) / factor;
  if (gross > most) return { type: 'ComesToTooMuch' };
  return discount >= 0 && discount <= gross ? undefined : { type: 'LineDiscountTooBig', line_id };
}

const isMoney = (value: number, most: number): boolean => Number.isSafeInteger(value) && value >= 0 && value <= most;
