import type { Sale } from '../../../schemas/sale.schema.ts';
import { saleMoney, type SaleToCharge } from '../sales/sale-money.ts';

/** Questions to the owner that the books cannot answer. [LED-51] */
export type QuestionKind =
  | 'stock_below_zero'
  | 'birds_below_zero'
  | 'more_eggs_than_hens'
  | 'goods_for_money'
  | 'clock_was_wrong'
  | 'cull_not_sold'
  | 'return_without_sale'
  | 'more_back_than_sold'
  | 'walk_in_paid_more'
  | 'given_without_amount'
  | 'cost_unknown';

type Returned = Pick<Sale, 'of_sale_id' | 'lines' | 'delivery_fee' | 'rounding'>;
type Sold = Pick<Sale, 'lines' | 'voided_at'> & Omit<SaleToCharge, 'lines'>;

/**
 * Question about the returns of one sale: the sale is missing or voided; or more was returned than sold, in goods of a
 * line or in money, when one phone reduced the price while another recorded a return.
 */
export function askOfReturns(sale: Sold | undefined, returns: readonly Returned[]): QuestionKind | undefined {
  if (!sale || sale.voided_at !== undefined) return 'return_without_sale';
  const back = new Map<string, number>();
  for (const { line_id, qty } of returns.flatMap(({ lines }) => lines)) back.set(line_id, (back.get(line_id) ?? 0) + qty);
  const isMore = [...back].some(([line, qty]) => qty > (sale.lines.find(({ line_id }) => line_id === line)?.qty ?? 0));
  const money = returns.reduce((sum, one) => sum + saleMoney({ ...one, kind: 'return' }).total, 0);
  return isMore || money > saleMoney(sale).total ? 'more_back_than_sold' : undefined;
} // prettier-ignore

/**
 * Birds culled for sale that are in no sale: the flock's culls, oldest first, compared with its sales since the first
 * of them. The sale removes the heads, the cull does not; without the sale they are still in the book.
 */
export function cullsNotSold(culls: readonly { readonly day: string; readonly qty: number }[], soldOn: ReadonlyMap<string, number>): number {
  const [first] = culls;
  if (!first) return 0;
  const culled = culls.reduce((sum, { qty }) => sum + qty, 0);
  let sold = 0;
  for (const [day, qty] of soldOn) if (day >= first.day) sold += qty;
  return Math.max(0, culled - sold);
} // prettier-ignore
