import type { Sale } from '../../../schemas/sale.schema.ts';
import { saleMoney, type SaleToCharge } from '../sales/sale-money.ts';

/** What the books cannot know and the owner is asked about. [LED-51] */
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

/** What returns of one sale ask: it is not here, or was voided; or more came back than went out: goods of a line, or money, when one phone made it cheaper while another took goods back. */
export function askOfReturns(sale: Sold | undefined, returns: readonly Returned[]): QuestionKind | undefined {
  if (!sale || sale.voided_at !== undefined) return 'return_without_sale';
  const back = new Map<string, number>();
  for (const { line_id, qty } of returns.flatMap(({ lines }) => lines)) back.set(line_id, (back.get(line_id) ?? 0) + qty);
  const isMore = [...back].some(([line, qty]) => qty > (sale.lines.find(({ line_id }) => line_id === line)?.qty ?? 0));
  const money = returns.reduce((sum, one) => sum + saleMoney({ ...one, kind: 'return' }).total, 0);
  return isMore || money > saleMoney(sale).total ? 'more_back_than_sold' : undefined;
} // prettier-ignore

/**
 * Birds that were culled to be sold and are in no sale: the culls of a flock, oldest first, against what was sold of it since the first
 * of them. The sale takes the heads, the cull none; without it they are still in the book.
 */
export function cullsNotSold(culls: readonly { readonly day: string; readonly qty: number }[], soldOn: ReadonlyMap<string, number>): number {
  const [first] = culls;
  if (!first) return 0;
  const culled = culls.reduce((sum, { qty }) => sum + qty, 0);
  let sold = 0;
  for (const [day, qty] of soldOn) if (day >= first.day) sold += qty;
  return Math.max(0, culled - sold);
} // prettier-ignore
