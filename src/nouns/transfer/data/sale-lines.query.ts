import { query } from '../../../data/query.ts';
import { saleMoney } from '../../../domain/sales/sale-money.ts';
import type { SaleDoc } from '../../../store/book.ts';
import { changesIn, whenBusinessOpen } from '../../../data/live.ts';
import { readInTurn } from '../../../data/read-in-turn.ts';
import { noSale } from '../../sales/data/sale-row.ts';
import { everyFact } from './every-fact.ts';
import type { SaleLineEntry } from '../../../contract/exports.ts';

/** Every line of every sale, newest first, with its charged amount. [IMP-2] */
export const saleLines = query({
  name: 'exports.saleLines',
  read: (deps) =>
    whenBusinessOpen<readonly SaleLineEntry[]>(
      deps,
      ({ book: { sales } }, businessId) =>
        changesIn(sales).pipe(
          readInTurn(async (_change, isOver) => (await everyFact(sales, businessId, isOver)).flatMap(linesOf)),
        ),
      [],
    ),
});

/** The lines of a sale and its other charges: together they are its total. */
function linesOf(sale: SaleDoc): SaleLineEntry[] {
  const { sale_no, day, customer_name, sync_state: sync, delivery_fee = 0, rounding = 0 } = sale;
  const about = { sale_no, day, customer_name, no_sale: noSale(sale), sync };
  const sign = sale.kind === 'return' ? -1 : 1;
  const money = saleMoney(sale).lines;
  const lines = sale.lines.map((line, i): SaleLineEntry => ({
    ...about,
    line,
    amount: sign * (money[i]!.net + money[i]!.tax),
  }));
  return [
    ...lines,
    ...(delivery_fee === 0 ? [] : [{ ...about, beside: 'delivery' as const, amount: sign * delivery_fee }]),
    ...(rounding === 0 ? [] : [{ ...about, beside: 'rounding' as const, amount: sign * rounding }]),
  ];
}
