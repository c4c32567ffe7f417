import type { Sale } from '../../../schemas/sale.schema.ts';

/** What the books cannot know and the owner is asked about. [LED-51] */
export type QuestionKind =
  | 'stock_below_zero'
  | 'birds_below_zero'
  | 'more_eggs_than_hens'
  | 'goods_for_money'
  | 'cull_not_sold'
  | 'return_without_sale'
  | 'more_back_than_sold'
  | 'walk_in_paid_more'
  | 'given_without_amount'
  | 'cost_unknown';

type Returned = Pick<Sale, 'of_sale_id' | 'lines'>;
type Sold = Pick<Sale, 'lines' | 'voided_at'>;

/** What returns of one sale ask: it is not here, or was voided; or more came back of a line than went out. */
export function askOfReturns(sale: Sold | undefined, returns: readonly Returned[]): QuestionKind | undefined {
  if (!sale || sale.voided_at !== undefined) return 'return_without_sale';
  const back = new Map<string, number>();
  for (const { line_id, qty } of returns.flatMap(({ lines }) => lines)) back.set(line_id, (back.get(line_id) ?? 0) + qty);
  const isMore = [...back].some(([line, qty]) => qty > (sale.lines.find(({ line_id }) => line_id === line)?.qty ?? 0));
  return isMore ? 'more_back_than_sold' : undefined;
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
