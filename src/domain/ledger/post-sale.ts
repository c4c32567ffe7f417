import type { Sale, SaleLine } from '../../../schemas/sale.schema.ts';
import { EGG_ITEM_OF_GRADE } from '../sales/egg-items.ts';
import { saleMoney } from '../sales/sale-money.ts';
import { firstPayments, paidFirst } from '../sales/first-payments.ts';
import { ACCOUNTS } from './posting.ts';
import { settledBy, type Writer } from './writer.ts';

const { receivables, paidAhead, taxCollected, sales, birdSales, delivery, otherIncome } = ACCOUNTS;

/** A sale, an order or a return. [LED-37, LED-38, LED-54] */
export function postSale(sale: Sale, write: Writer): void {
  write.at(sale.day, sale.occurred_at);
  write.by(sale.created_by);
  if (sale.kind === 'return') return postReturn(sale, write);
  const isOrder = sale.status === 'order';
  const wasOrder = !isOrder && sale.confirmed_at !== undefined;
  const keys = { party: sale.customer_id, target: sale.id };
  const amount = paidFirst(sale);
  const isAhead = isOrder || wasOrder;
  if (isOrder) write.count('order', 'order', 0, { target: sale.id });
  firstPayments(sale).forEach((one, i) => {
    const paid = settledBy(one.method, 'customer');
    write.money(i === 0 ? 'paid' : `paid.${i}`, paid.account, one.amount, { method: paid.method, party: sale.customer_id }); // prettier-ignore
  });
  write.money('paid.for', isAhead ? paidAhead : receivables, -amount, keys);
  if (isOrder) return;
  if (wasOrder) {
    write.at(sale.confirmed_day ?? sale.day, sale.confirmed_at ?? sale.occurred_at);
    write.money('deposit', paidAhead, amount, keys);
    write.money('deposit.for', receivables, -amount, keys);
  }
  postCharge(sale, write);
}

function postCharge(sale: Sale, write: Writer): void {
  const { lines, total } = saleMoney(sale);
  const due = sale.due_date ?? sale.confirmed_day ?? sale.day;
  const agreed = sale.due_date === undefined ? undefined : (true as const);
  write.money('total', receivables, total, { party: sale.customer_id, target: sale.id, due, agreed });
  sale.lines.forEach((line, i) => {
    const { net, tax } = lines[i]!;
    postIncome(line, -net, write);
    postTax(line, -tax, -net, write);
    postGoods(sale, line, -line.qty, net, write);
  });
  write.money('delivery', delivery, -(sale.delivery_fee ?? 0));
  write.money('rounding', otherIncome, -(sale.rounding ?? 0));
}

/**
 * Quantities are positive and the kind determines the sign; the money is fixed by the lines. A return is settled
 * against its sale.
 */
function postReturn(sale: Sale, write: Writer): void {
  const { lines, total } = saleMoney(sale);
  const keys = { party: sale.customer_id, target: sale.of_sale_id ?? sale.id };
  write.money('total', receivables, -total, keys);
  sale.lines.forEach((line, i) => {
    const { net, tax } = lines[i]!;
    postIncome(line, net, write);
    postTax(line, tax, net, write);
    postGoods(sale, line, line.qty, net, write);
  });
  write.money('delivery', delivery, sale.delivery_fee ?? 0);
  write.money('rounding', otherIncome, sale.rounding ?? 0);
  const { amount = 0, method = 'cash' } = sale.initial_payment ?? {};
  const paid = settledBy(method, 'customer');
  write.money('paid', paid.account, -amount, { method: paid.method, party: sale.customer_id });
  write.money('paid.for', receivables, amount, keys);
}

function postIncome(line: SaleLine, amount: number, write: Writer): void {
  const isBirds = line.item_kind === 'bird';
  write.money(line.line_id, isBirds ? birdSales : sales, amount, {
    item: isBirds ? undefined : itemOf(line),
    farm: line.farm_id,
  });
}

/** A return states its tax itself, even when its line has no rate. */
function postTax({ line_id, tax_rate }: SaleLine, tax: number, base: number, write: Writer): void {
  if (tax_rate === undefined && tax === 0) return;
  const rate_bp = tax_rate ?? 0;
  write.money(`${line_id}.tax`, taxCollected, tax, { rate_bp });
  write.count(`${line_id}.base`, 'tax', -tax, { category: 'out', rate_bp, base: -base });
}

/**
 * Goods leaving or coming back. A return's line has the id of the original line; when discarded it moves no stock, but
 * its cost is still needed.
 */
function postGoods(sale: Sale, line: SaleLine, qty: number, net: number, write: Writer): void {
  if (line.item_kind === 'other') return;
  const isReturn = sale.kind === 'return';
  const keys = isReturn
    ? {
        cause: line.restock === 'loss' ? ('return_loss' as const) : ('return' as const),
        of: `${sale.of_sale_id}:${line.line_id}.goods`,
        gives_back: line.qty,
      }
    : { cause: 'sale' as const, net };
  const moves = isReturn && line.restock === 'loss' ? 0 : qty;
  if (line.item_kind === 'bird')
    write.count(`${line.line_id}.goods`, 'heads', moves, { ...keys, farm: line.farm_id, weight_g: line.weight_g });
  else write.count(`${line.line_id}.goods`, 'stock', moves, { ...keys, account: ACCOUNTS.goods, item: itemOf(line) });
}

/** Eggs without an item are of grade good. */
const itemOf = ({ item_kind, item_id }: SaleLine): string | undefined =>
  item_id ?? (item_kind === 'egg' ? EGG_ITEM_OF_GRADE.good : undefined);
