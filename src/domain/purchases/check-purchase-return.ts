import type { Purchase, PurchaseLine } from '../../../schemas/purchase.schema.ts';
import { ok, refuse, type Result } from '../result.ts';
import { isInFuture } from '../time/future.ts';
import { MAX_QUANTITY } from '../../../schemas/bounds.ts';
import { maxBack, usualBack } from '../sales/check-return.ts';
import type { PayMethod } from '../sales/check-sale.ts';
import { clashesWith, notBack, partsBack } from '../sales/parts-back.ts';
import { purchaseMoney, type PurchaseToPrice } from './purchase-money.ts';

/** Goods returned to the supplier, in the form. Units: base units, minor units. [PUR-8] */
export interface PurchaseReturnDraft {
  /** Generated when the form opens, so that saving twice saves one record. */
  readonly id: string;
  readonly of_purchase_id: string;
  readonly lines: readonly { readonly line_id: string; readonly qty: number }[];
  /** Money refunded by the supplier at once; the rest reduces our debt to them. */
  readonly pay_back?: { readonly amount: number; readonly method: PayMethod; readonly reference?: string } | undefined;
  readonly note?: string | undefined;
  /** Time of the return; now when absent. [SAL-49] */
  readonly occurred_at?: string | undefined;
}

/** Facts about the purchase. Units: minor units. */
export interface ReturnablePurchase {
  readonly purchase: Pick<
    Purchase,
    'lines' | 'transport_cost' | 'transport_method' | 'other_cost' | 'tax_recoverable' | 'vendor_id'
  >;
  /** When its goods arrived. */
  readonly came_at: string;
  /** Lines of earlier returns. */
  readonly before: readonly PurchaseLine[];
  /** Open balance of the purchase, and the amount paid for it. */
  readonly balance: number;
  readonly paid: number;
}

export type PurchaseReturnError =
  | { type: 'NothingReturned' }
  | { type: 'NumberAboveZero' | 'NumberTooLong'; line_id: string }
  /** More than was received and not yet returned; `left` in base units. */
  | { type: 'MoreThanBought'; line_id: string; left: number }
  | { type: 'ReferenceNeeded' }
  | { type: 'TooMuchBack'; most: number }
  /** No supplier is named whose account could be credited. */
  | { type: 'GiveAllBack'; amount: number }
  | { type: 'FutureDate' }
  /** Goods cannot be returned before they arrived. */
  | { type: 'BeforePurchase' };

/** Quantity of each line not yet returned, by line id. Units: base units. */
export const notSentBack = ({
  purchase,
  before,
}: Pick<ReturnablePurchase, 'purchase' | 'before'>): Map<string, number> => notBack(purchase.lines, before);

/**
 * Value of returned goods: their purchase price without transport costs. All returns together equal the whole, to the
 * last minor unit, even when its cost was changed in between. [PUR-8] Units: minor units.
 */
export function sentBackLines(
  { purchase, before }: Pick<ReturnablePurchase, 'purchase' | 'before'>,
  wanted: PurchaseReturnDraft['lines'],
): { lines: PurchaseLine[]; total: number } {
  const bought = purchaseMoney(purchase).lines;
  const given = purchase.lines.map((line, i) => ({ ...line, ...bought[i]! }));
  const lines = partsBack(given, before, wanted).parts.map((part): PurchaseLine => {
    const { discount: _spent, ...same } = purchase.lines.find(({ line_id }) => line_id === part.line_id)!;
    return { ...same, ...part };
  });
  return { lines, total: worthOf(lines) };
}

const worthOf = (lines: readonly PurchaseLine[]): number =>
  lines.reduce((sum, { net = 0, tax = 0 }) => sum + net + tax, 0);

/** Whether an edited purchase contradicts its returns: see `clashesWithReturns` of sales. [PUR-9] */
export function clashesWithSentBack(
  purchase: PurchaseToPrice & { readonly lines: readonly PurchaseLine[] },
  before: readonly PurchaseLine[],
): boolean {
  if (before.length === 0) return false;
  const goods = purchaseMoney(purchase).lines.reduce((sum, { net, tax }) => sum + net + tax, 0);
  return clashesWith(purchase.lines, before, goods - worthOf(before));
}

/** Check returned goods before they are saved; used by both the form and the command. [PUR-8] */
export function checkPurchaseReturn(
  draft: PurchaseReturnDraft,
  of: ReturnablePurchase,
  at: string,
): Result<{ lines: PurchaseLine[]; total: number }, PurchaseReturnError> {
  const wanted = draft.lines.filter(({ qty }) => qty !== 0);
  if (wanted.length === 0) return refuse({ type: 'NothingReturned' });
  const out = notSentBack(of);
  for (const { line_id, qty } of wanted) {
    const left = out.get(line_id) ?? 0;
    if (qty > MAX_QUANTITY) return refuse({ type: 'NumberTooLong', line_id });
    if (!(Number.isSafeInteger(qty) && qty > 0)) return refuse({ type: 'NumberAboveZero', line_id });
    if (qty > left) return refuse({ type: 'MoreThanBought', line_id, left });
  }
  const checked = sentBackLines(of, wanted);
  const { amount = 0, method, reference } = draft.pay_back ?? {};
  const most = maxBack(checked.total, of);
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > most) return refuse({ type: 'TooMuchBack', most });
  const isNamed = of.purchase.vendor_id !== undefined;
  const usual = usualBack(checked.total, of, isNamed);
  if (!isNamed && amount < usual) return refuse({ type: 'GiveAllBack', amount: usual });
  if (amount > 0 && method === 'mobile_money' && !reference?.trim()) return refuse({ type: 'ReferenceNeeded' });
  if (isInFuture(draft.occurred_at, at)) return refuse({ type: 'FutureDate' });
  if (draft.occurred_at !== undefined && draft.occurred_at < of.came_at) return refuse({ type: 'BeforePurchase' });
  return ok(checked);
}
