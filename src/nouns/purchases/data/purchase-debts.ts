import type { Purchase } from '../../../../schemas/purchase.schema.ts';
import { settlementOf, type Settlement } from '../../../domain/debts/settlement.ts';
import { purchaseMoney } from '../../../domain/purchases/purchase-money.ts';
import type { Debt } from '../../../books/keep/ledger-store.ts';

/**
 * Total, paid, balance and status of a purchase; derived, never stored. `booked` is its open debt in the ledger after
 * later payments and returns; without it, or while it belongs to an older total, only the first payment counts. [PUR-5]
 * Units: minor units.
 */
export function purchaseTotals(purchase: Purchase, booked: Debt | undefined): Settlement {
  const { owed: total } = purchaseMoney(purchase);
  return settlementOf(total, purchase.initial_payment?.amount ?? 0, booked);
}
