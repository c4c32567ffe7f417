import type { Sale, SaleLine } from '../../../schemas/sale.schema.ts';
import { mulDiv } from '../money/mul-div.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { PayMethod } from './check-sale.ts';
import { saleMoney } from './sale-money.ts';

/** Goods that come back, as the form holds them. Units: base units, minor units. [SAL-33] */
export interface ReturnDraft {
  /** Made when the form opens: saving twice saves once. */
  readonly id: string;
  readonly of_sale_id: string;
  readonly lines: readonly ReturnedLine[];
  /** Money that is given back at once; the rest is the customer's credit. [PAY-11] */
  readonly pay_back?: { readonly amount: number; readonly method: PayMethod; readonly reference?: string } | undefined;
  readonly note?: string | undefined;
}

export interface ReturnedLine {
  /** Of the line of the sale that is given back. */
  readonly line_id: string;
  readonly qty: number;
  /** Back into the stock, or lost. */
  readonly restock: 'yes' | 'loss';
}

/** What is known of the sale. Units: minor units. */
export interface ReturnableSale {
  readonly sale: Pick<Sale, 'lines' | 'kind' | 'order_discount' | 'delivery_fee' | 'rounding' | 'customer_id'>;
  /** Lines of what came back before. */
  readonly before: readonly Pick<SaleLine, 'line_id' | 'qty'>[];
  /** What is still open on the sale, and what was paid for it. */
  readonly balance: number;
  readonly paid: number;
}

export type ReturnError =
  | { type: 'NothingReturned' }
  /** More than is still out; `left` in base units. */
  | { type: 'MoreThanSold'; line_id: string; left: number }
  | { type: 'ReferenceNeeded' }
  /** More money than the goods are worth, or than was ever paid. */
  | { type: 'TooMuchBack'; most: number }
  /** A walk-in has no account that could be credited. */
  | { type: 'GiveAllBack'; amount: number };

/** Lines with what they come to. Units: minor units. */
export interface CheckedReturn {
  readonly lines: readonly SaleLine[];
  readonly total: number;
}

/** How many of each line are still with the customer, by its id. Units: base units. */
export function stillOut({ sale, before }: Pick<ReturnableSale, 'sale' | 'before'>): Map<string, number> {
  return new Map(
    sale.lines.map(({ line_id, qty }) => [
      line_id,
      Math.max(
        0,
        before.reduce((left, back) => (back.line_id === line_id ? left - back.qty : left), qty),
      ),
    ]),
  );
}

/**
 * What goods that come back are worth, in the money they were sold for. Parts of a line are worth what the whole was, to the
 * last minor unit. [LED-15, SAL-33] Units: minor units.
 */
export function returnedLines(
  { sale, before }: Pick<ReturnableSale, 'sale' | 'before'>,
  wanted: readonly ReturnedLine[],
): CheckedReturn {
  const sold = saleMoney(sale).lines;
  const lines = wanted.flatMap(({ line_id, qty, restock }): SaleLine[] => {
    const i = sale.lines.findIndex((line) => line.line_id === line_id);
    const line = sale.lines[i];
    if (!line || qty === 0) return [];
    const { discount: _spent, weight_g, ...same } = line;
    const gone = before.reduce((sum, back) => (back.line_id === line_id ? sum + back.qty : sum), 0);
    const partOf = (amount: number) => mulDiv(amount, gone + qty, line.qty) - mulDiv(amount, gone, line.qty);
    const { net, tax } = sold[i]!;
    return [
      {
        ...same,
        qty,
        ...(weight_g !== undefined && { weight_g: Math.max(1, partOf(weight_g)) }),
        net: partOf(net),
        tax: partOf(tax),
        restock,
      },
    ];
  });
  return { lines, total: lines.reduce((sum, { net = 0, tax = 0 }) => sum + net + tax, 0) };
}

/** Most money that can be given back for goods worth `total`: not more than was paid. Units: minor units. */
export const mostBack = (total: number, { paid }: Pick<ReturnableSale, 'paid'>): number =>
  Math.max(0, Math.min(total, paid));

/** What is given back unless somebody says otherwise: what the goods are worth beyond what is still owed. Units: minor units. */
export const usualBack = (total: number, sale: Pick<ReturnableSale, 'paid' | 'balance'>): number =>
  Math.min(mostBack(total, sale), Math.max(0, total - Math.max(0, sale.balance)));

/** Check goods that come back before they are saved; the form and the command ask the same question. [SAL-33, PAY-11, PAY-12] */
export function checkReturn(draft: ReturnDraft, of: ReturnableSale): Result<CheckedReturn, ReturnError> {
  const wanted = draft.lines.filter(({ qty }) => qty !== 0);
  if (wanted.length === 0) return refuse({ type: 'NothingReturned' });
  const out = stillOut(of);
  for (const { line_id, qty } of wanted) {
    const left = out.get(line_id) ?? 0;
    if (!(Number.isSafeInteger(qty) && qty > 0 && qty <= left)) return refuse({ type: 'MoreThanSold', line_id, left });
  }
  const checked = returnedLines(of, wanted);
  const { amount = 0, method, reference } = draft.pay_back ?? {};
  const most = mostBack(checked.total, of);
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > most) return refuse({ type: 'TooMuchBack', most });
  const usual = usualBack(checked.total, of);
  if (of.sale.customer_id === undefined && amount < usual) return refuse({ type: 'GiveAllBack', amount: usual });
  if (amount > 0 && method === 'mobile_money' && !reference?.trim()) return refuse({ type: 'ReferenceNeeded' });
  return ok(checked);
}
