import type { Purchase } from '../../../schemas/purchase.schema.ts';
import { purchaseMoney } from '../../domain/purchases/purchase-money.ts';
import type { Debt } from '../ledger/ledger-store.ts';
import type { PurchaseTotals } from './purchase-views.ts';

/**
 * Total, paid, balance and status of a purchase; derived, never stored. `booked` is what the ledger has open on it after later payments
 * and returns; without it, or while it is of an older total, only the first payment counts. [PUR-5] Units: minor units.
 */
export function purchaseTotals(purchase: Purchase, booked: Debt | undefined): PurchaseTotals {
  const { owed: total } = purchaseMoney(purchase);
  const own = purchase.initial_payment?.amount ?? 0;
  const known = booked?.total === total ? booked : { own, balance: total - own };
  const balance = known.own > total ? total - known.own : known.balance;
  const paid = total - balance;
  return { total, paid, balance, status: balance <= 0 ? 'paid' : paid > 0 ? 'part' : 'unpaid' };
}
