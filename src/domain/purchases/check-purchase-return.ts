import type { Purchase, PurchaseLine } from '../../../schemas/purchase.schema.ts';
import { ok, refuse, type Result } from '../result.ts';
import { isInFuture } from '../time/future.ts';
import { MAX_QUANTITY } from '../../../schemas/bounds.ts';
import { maxBack, usualBack } from '../sales/check-return.ts';
import type { PayMethod } from '../sales/check-sale.ts';
import { clashesWith, notBack, partsBack } from '../sales/parts-back.ts';
import { purchaseMoney, type PurchaseToPrice } from './purchase-money.ts';

/** Goods that go back to the supplier, as the form holds them. Units: base units, minor units. [PUR-8] */
export interface PurchaseReturnDraft {
  /** Made when the form opens: saving twice saves once. */
  readonly id: string;
  readonly of_purchase_id: string;
  readonly lines: readonly { readonly line_id: string; readonly qty: number }[];
  /** Money that the supplier gives back at once; the rest is taken off what we owe them. */
  readonly pay_back?: { readonly amount: number; readonly method: PayMethod; readonly reference?: string } | undefined;
  readonly note?: string | undefined;
  /** When; now when absent. [SAL-49] */
  readonly occurred_at?: string | undefined;
}

/** What is known of the purchase. Units: minor units. */
export interface ReturnablePurchase {
  readonly purchase: Pick<
    Purchase,
    'lines' | 'transport_cost' | 'transport_method' | 'other_cost' | 'tax_recoverable' | 'vendor_id'
  >;
  /** When its goods came. */
  readonly came_at: string;
  /** Lines of what went back before. */
  readonly before: readonly PurchaseLine[];
  /** What is still open on the purchase, and what was paid for it. */
  readonly balance: number;
  readonly paid: number;
}

export type PurchaseReturnError =
  | { type: 'NothingReturned' }
  | { type: 'NumberAboveZero' | 'NumberTooLong'; line_id: string }
  /** More than came and did not go back yet; `left` in base units. */
  | { type: 'MoreThanBought'; line_id: string; left: number }
  | { type: 'ReferenceNeeded' }
  | { type: 'TooMuchBack'; most: number }
  /** Nobody by name can owe us less. */
  | { type: 'GiveAllBack'; amount: number }
  | { type: 'FutureDate' }
  /** Nothing goes back before it came. */
  | { type: 'BeforePurchase' };

/** How many of each line did not go back yet, by its id. Units: base units. */
export const notSentBack = ({
  purchase,
  before,
}: Pick<ReturnablePurchase, 'purchase' | 'before'>): Map<string, number> => notBack(purchase.lines, before);

/**
 * What goes back is worth what was paid for it, without what it cost to bring; all that goes back is worth what the whole was, to the
 * last minor unit, also when its cost was changed in between. [PUR-8] Units: minor units.
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

/** Whether a purchase as it is wanted does not go with what went back of it: see `clashesWithReturns` of sales. [PUR-9] */
export function clashesWithSentBack(
  purchase: PurchaseToPrice & { readonly lines: readonly PurchaseLine[] },
  before: readonly PurchaseLine[],
): boolean {
  if (before.length === 0) return false;
  const goods = purchaseMoney(purchase).lines.reduce((sum, { net, tax }) => sum + net + tax, 0);
  return clashesWith(purchase.lines, before, goods - worthOf(before));
}

/** Check goods that go back before they are saved; the form and the command ask the same question. [PUR-8] */
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
