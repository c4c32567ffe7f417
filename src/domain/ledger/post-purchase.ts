import type { Purchase, PurchaseLine } from '../../../schemas/purchase.schema.ts';
import { purchaseMoney } from '../purchases/purchase-money.ts';
import { ACCOUNTS } from './posting.ts';
import { settledBy, type Writer } from './writer.ts';

/**
 * Goods bought or sent back: a return leaves at its purchase price; the difference from the average cost is derived
 * later. [LED-55]
 */
export function postPurchase(purchase: Purchase, write: Writer): void {
  write.at(purchase.day, purchase.occurred_at);
  const isReturn = purchase.kind === 'return';
  const sign = isReturn ? -1 : 1;
  const { lines, owed } = purchaseMoney(purchase);
  const target = isReturn ? (purchase.of_purchase_id ?? purchase.id) : purchase.id;
  const keys = { party: purchase.vendor_id, target };
  purchase.lines.forEach((line, i) => postLine(line, lines[i]!, sign, purchase.tax_recoverable === true, write));
  const due = isReturn ? undefined : (purchase.due_date ?? purchase.day);
  write.money('owed', ACCOUNTS.payables, -sign * owed, { ...keys, due });
  if (purchase.transport_method !== undefined) {
    const carrier = settledBy(purchase.transport_method, 'supplier');
    write.money('carrier', carrier.account, -sign * (purchase.transport_cost ?? 0), { method: carrier.method });
  }
  const { amount = 0, method = 'cash' } = purchase.initial_payment ?? {};
  const paid = settledBy(method, 'supplier');
  write.money('paid.for', ACCOUNTS.payables, sign * amount, keys);
  write.money('paid', paid.account, -sign * amount, { method: paid.method, party: purchase.vendor_id });
}

type Priced = ReturnType<typeof purchaseMoney>['lines'][number];

function postLine(line: PurchaseLine, money: Priced, sign: 1 | -1, isClaimed: boolean, write: Writer): void {
  const { line_id, item_id: item, item_kind, tax_rate, batch_no: batch, expiry } = line;
  const isReturn = sign < 0;
  const goods = inventoryOf(item_kind);
  write.money(line_id, isReturn ? ACCOUNTS.returning : goods, sign * money.landed, { item });
  if (isClaimed && (tax_rate !== undefined || money.tax !== 0)) {
    const rate_bp = tax_rate ?? 0;
    write.money(`${line_id}.tax`, ACCOUNTS.taxToClaim, sign * money.tax, { rate_bp });
    const base = sign * money.net;
    write.count(`${line_id}.base`, 'tax', sign * money.tax, { category: 'in', rate_bp, base });
  }
  const cause = isReturn ? 'purchase_return' : 'purchase';
  write.count(`${line_id}.goods`, 'stock', sign * line.qty, {
    account: goods, item, cause, value: money.landed, batch, expiry,
  }); // prettier-ignore
}

/** The inventory account of shop goods, or of raw materials. */
export const inventoryOf = (itemKind: string): '1200' | '1210' =>
  itemKind === 'raw_material' ? ACCOUNTS.materials : ACCOUNTS.goods;
