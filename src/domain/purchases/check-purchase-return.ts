import type { Purchase, PurchaseLine } from '../../../schemas/purchase.schema.ts';
import { mulDiv } from '../money/mul-div.ts';
import { ok, refuse, type Result } from '../result.ts';
import { MAX_QUANTITY } from '../../../schemas/bounds.ts';
import { mostBack, usualBack } from '../sales/check-return.ts';
import type { PayMethod } from '../sales/check-sale.ts';
import { purchaseMoney } from './purchase-money.ts';

/** Goods that go back to the supplier, as the form holds them. Units: base units, minor units. [PUR-8] */
export interface PurchaseReturnDraft {
  /** Made when the form opens: saving twice saves once. */
  readonly id: string;
  readonly of_purchase_id: string;
  readonly lines: readonly { readonly line_id: string; readonly qty: number }[];
  /** Money that the supplier gives back at once; the rest is taken off what we owe them. */
  readonly pay_back?: { readonly amount: number; readonly method: PayMethod; readonly reference?: string } | undefined;
  readonly note?: string | undefined;
}

/** What is known of the purchase. Units: minor units. */
export interface ReturnablePurchase {
  readonly purchase: Pick<
    Purchase,
    'lines' | 'transport_cost' | 'transport_method' | 'other_cost' | 'tax_recoverable' | 'vendor_id'
  >;
  /** Lines of what went back before. */
  readonly before: readonly Pick<PurchaseLine, 'line_id' | 'qty'>[];
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
  | { type: 'GiveAllBack'; amount: number };

/** How many of each line did not go back yet, by its id. Units: base units. */
export const notSentBack = ({
  purchase,
  before,
}: Pick<ReturnablePurchase, 'purchase' | 'before'>): Map<string, number> =>
  new Map(purchase.lines.map(({ line_id, qty }) => [line_id, Math.max(0, qty - sentBack(before, line_id))]));

const sentBack = (before: ReturnablePurchase['before'], id: string): number =>
  before.reduce((sum, { line_id, qty }) => (line_id === id ? sum + qty : sum), 0);

/**
 * What goes back is worth what was paid for it, without what it cost to bring; parts of a line are worth what the whole was, to the
 * last minor unit. [PUR-8] Units: minor units.
 */
export function sentBackLines(
  { purchase, before }: Pick<ReturnablePurchase, 'purchase' | 'before'>,
  wanted: PurchaseReturnDraft['lines'],
): { lines: PurchaseLine[]; total: number } {
  const bought = purchaseMoney(purchase).lines;
  const lines = wanted.flatMap(({ line_id, qty }): PurchaseLine[] => {
    const i = purchase.lines.findIndex((line) => line.line_id === line_id);
    const line = purchase.lines[i];
    if (!line || qty === 0) return [];
    const { discount: _spent, ...same } = line;
    const gone = sentBack(before, line_id);
    const partOf = (amount: number) => mulDiv(amount, gone + qty, line.qty) - mulDiv(amount, gone, line.qty);
    return [{ ...same, qty, net: partOf(bought[i]!.net), tax: partOf(bought[i]!.tax) }];
  });
  return { lines, total: lines.reduce((sum, { net = 0, tax = 0 }) => sum + net + tax, 0) };
}

/** Check goods that go back before they are saved; the form and the command ask the same question. [PUR-8] */
export function checkPurchaseReturn(
  draft: PurchaseReturnDraft,
  of: ReturnablePurchase,
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
  const most = mostBack(checked.total, of);
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > most) return refuse({ type: 'TooMuchBack', most });
  const usual = usualBack(checked.total, of);
  if (of.purchase.vendor_id === undefined && amount < usual) return refuse({ type: 'GiveAllBack', amount: usual });
  if (amount > 0 && method === 'mobile_money' && !reference?.trim()) return refuse({ type: 'ReferenceNeeded' });
  return ok(checked);
}
