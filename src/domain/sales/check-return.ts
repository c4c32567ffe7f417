import type { Sale, SaleLine } from '../../../schemas/sale.schema.ts';
import { mulDiv } from '../money/mul-div.ts';
import { isInFuture } from '../time/future.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { PayMethod } from './check-sale.ts';
import { clashesWith, notBack, partsBack } from './parts-back.ts';
import { saleMoney, type SaleToCharge } from './sale-money.ts';

/** Returned goods in the form. Units: base units, minor units. [SAL-33] */
export interface ReturnDraft {
  /** Generated when the form opens, so that saving twice saves one record. */
  readonly id: string;
  readonly of_sale_id: string;
  readonly lines: readonly ReturnedLine[];
  /** Money refunded at once; the rest is credited to the customer. [PAY-11] */
  readonly pay_back?: { readonly amount: number; readonly method: PayMethod; readonly reference?: string } | undefined;
  readonly note?: string | undefined;
  /** Time of the return; now when absent. [SAL-49] */
  readonly occurred_at?: string | undefined;
}

export interface ReturnedLine {
  /** Id of the returned line of the sale. */
  readonly line_id: string;
  readonly qty: number;
  /** Back into stock, or lost. */
  readonly restock: 'yes' | 'loss';
}

/** The fields of a return on which later ones depend. */
export type CameBack = Pick<Sale, 'lines' | 'delivery_fee' | 'rounding'>;

/** Facts about the sale. Units: minor units. */
export interface ReturnableSale {
  readonly sale: Pick<Sale, 'lines' | 'kind' | 'order_discount' | 'delivery_fee' | 'rounding' | 'customer_id'>;
  /** When its goods were handed over. */
  readonly left_at: string;
  /** Earlier returns. */
  readonly before: readonly CameBack[];
  /** Open balance of the sale, and the amount paid for it. */
  readonly balance: number;
  readonly paid: number;
}

export type ReturnError =
  | { type: 'NothingReturned' }
  /** More than is still with the customer; `left` in base units. */
  | { type: 'MoreThanSold'; line_id: string; left: number }
  | { type: 'ReferenceNeeded' }
  /** More money than the goods are worth, or than was ever paid. */
  | { type: 'TooMuchBack'; most: number }
  /** A walk-in customer has no account that could be credited. */
  | { type: 'GiveAllBack'; amount: number }
  | { type: 'FutureDate' }
  /** Goods cannot come back before they left. */
  | { type: 'BeforeSale' };

/** A checked return. Units: minor units. */
export interface CheckedReturn extends CameBack {
  readonly lines: Sale['lines'];
  readonly total: number;
}

/** Quantity of each line still with the customer, by line id. Units: base units. */
export const stillOut = ({ sale, before }: Pick<ReturnableSale, 'sale' | 'before'>): Map<string, number> =>
  notBack(sale.lines, linesOf(before));

const linesOf = (before: readonly CameBack[]): readonly SaleLine[] => before.flatMap(({ lines }) => lines);

/**
 * Value of returned goods at their selling price. The last return also includes charges besides the goods: delivery,
 * and the rounding to coins. All returns together equal the sale, to the last minor unit. [LED-15, SAL-33, SAL-47]
 * Units: minor units.
 */
export function returnedLines(
  { sale, before }: Pick<ReturnableSale, 'sale' | 'before'>,
  wanted: readonly ReturnedLine[],
): CheckedReturn {
  const sold = saleMoney(sale).lines;
  const back = linesOf(before);
  const given = sale.lines.map((line, i) => ({ ...line, ...sold[i]! }));
  const { parts, isLast } = partsBack(given, back, wanted);
  const lines = parts.map((part): SaleLine => {
    const { discount: _spent, weight_g, ...same } = sale.lines.find(({ line_id }) => line_id === part.line_id)!;
    const { restock } = wanted.find(({ line_id }) => line_id === part.line_id)!;
    const weight = weight_g === undefined ? {} : { weight_g: weightBack({ ...same, weight_g }, back, part.qty) };
    return { ...same, ...weight, ...part, restock };
  });
  const beside = isLast ? besideGoods(sale, before) : {};
  const { total } = saleMoney({ kind: 'return', lines, ...beside });
  return { lines, ...beside, total };
}

/** Part of a weighed line's weight that comes back with `qty` of it. Units: grams. */
function weightBack(line: SaleLine & { weight_g: number }, back: readonly SaleLine[], qty: number): number {
  const gone = back.filter(({ line_id }) => line_id === line.line_id);
  const [pieces, grams] = gone.reduce(([n, g], { qty: of, weight_g = 0 }) => [n - of, g - weight_g], [line.qty, line.weight_g]); // prettier-ignore
  return Math.max(1, mulDiv(grams, qty, pieces));
}

/** Charges besides the goods that were not refunded yet. Units: minor units. */
function besideGoods(
  sale: Pick<Sale, 'delivery_fee' | 'rounding'>,
  before: readonly CameBack[],
): Pick<Sale, 'delivery_fee' | 'rounding'> {
  const left = (field: 'delivery_fee' | 'rounding') =>
    before.reduce((sum, one) => sum - (one[field] ?? 0), sale[field] ?? 0);
  const [delivery_fee, rounding] = [left('delivery_fee'), left('rounding')];
  return { ...(delivery_fee > 0 && { delivery_fee }), ...(rounding !== 0 && { rounding }) };
}

/**
 * Whether an edited sale contradicts its returns, which are fixed: goods that are not on it, more money than its total,
 * or money left when no goods are. Otherwise the sale would owe the customer money that they never paid, or the
 * customer would owe for nothing. [SAL-47]
 */
export function clashesWithReturns(
  sale: SaleToCharge & { readonly lines: readonly SaleLine[] },
  before: readonly CameBack[],
): boolean {
  const back = linesOf(before);
  if (back.length === 0) return false;
  const fee = before.reduce((sum, { delivery_fee = 0 }) => sum + delivery_fee, 0);
  const gone = before.reduce((sum, one) => sum + saleMoney({ ...one, kind: 'return' }).total, 0);
  return (sale.delivery_fee ?? 0) < fee || clashesWith(sale.lines, back, saleMoney(sale).total - gone);
}

/**
 * Maximum refund for goods worth `total`: includes an overpayment, and is limited to the amount paid. Units: minor
 * units.
 */
export const maxBack = (total: number, { paid, balance }: Pick<ReturnableSale, 'paid' | 'balance'>): number =>
  Math.max(0, Math.min(total - Math.min(0, balance), paid));

/**
 * Default refund: the value of the goods beyond the open balance. An overpayment of a walk-in customer is included,
 * because no account can keep it; that of a named customer may already be spent on another debt. Units: minor units.
 */
export const usualBack = (
  total: number,
  { paid, balance }: Pick<ReturnableSale, 'paid' | 'balance'>,
  isNamed: boolean,
): number => Math.max(0, Math.min(paid, total - (isNamed ? Math.max(0, balance) : balance)));

/** Check returned goods before they are saved; used by both the form and the command. [SAL-33, PAY-11, PAY-12] */
export function checkReturn(draft: ReturnDraft, of: ReturnableSale, at: string): Result<CheckedReturn, ReturnError> {
  const wanted = draft.lines.filter(({ qty }) => qty !== 0);
  if (wanted.length === 0) return refuse({ type: 'NothingReturned' });
  const out = stillOut(of);
  for (const { line_id, qty } of wanted) {
    const left = out.get(line_id) ?? 0;
    if (!(Number.isSafeInteger(qty) && qty > 0 && qty <= left)) return refuse({ type: 'MoreThanSold', line_id, left });
  }
  const checked = returnedLines(of, wanted);
  const { amount = 0, method, reference } = draft.pay_back ?? {};
  const most = maxBack(checked.total, of);
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > most) return refuse({ type: 'TooMuchBack', most });
  const isNamed = of.sale.customer_id !== undefined;
  const usual = usualBack(checked.total, of, isNamed);
  if (!isNamed && amount < usual) return refuse({ type: 'GiveAllBack', amount: usual });
  if (amount > 0 && method === 'mobile_money' && !reference?.trim()) return refuse({ type: 'ReferenceNeeded' });
  if (isInFuture(draft.occurred_at, at)) return refuse({ type: 'FutureDate' });
  if (draft.occurred_at !== undefined && draft.occurred_at < of.left_at) return refuse({ type: 'BeforeSale' });
  return ok(checked);
}
