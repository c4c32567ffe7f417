import { settlementOf, type Booked, type PaymentStatus, type Settlement } from '../debts/settlement.ts';
import { paidFirst } from './first-payments.ts';
import { lineGross, saleMoney, type LineToCharge, type SaleToCharge } from './sale-money.ts';

/** Fields of a sale needed for its total. */
export interface SaleToTotal extends SaleToCharge {
  readonly initial_payment?: { readonly amount: number } | undefined;
  readonly more_payments?: readonly { readonly amount: number }[] | undefined;
  readonly due_date?: string | undefined;
}
export type { PaymentStatus };

/** Amount of one line: quantity × unit price ÷ base units per unit. [MNY-5] Units: minor units. */
export const lineAmount = (line: LineToCharge): number => lineGross(line);

export interface SaleTotals extends Settlement {
  readonly overdue: boolean;
}

/**
 * Total, paid amount, balance and status of a sale; derived, never stored. `booked` is the state in the ledger,
 * including later payments; without it, or while it has an older total, only the first payment counts. [SAL-7, LED-10]
 * Units: minor units; `today` is the business's day, for `overdue`.
 */
export function saleTotals(sale: SaleToTotal, today: string, booked?: Booked): SaleTotals {
  const { total } = saleMoney(sale);
  return settledSale({ total, first: paidFirst(sale), due_date: sale.due_date }, today, booked);
}

/** The same for a sale whose total and first payment are already computed. */
export function settledSale(
  { total, first, due_date }: { total: number; first: number; due_date: string | undefined },
  today: string,
  booked?: Booked,
): SaleTotals {
  const settled = settlementOf(total, first, booked);
  const overdue = settled.balance > 0 && due_date !== undefined && due_date < today;
  return { ...settled, overdue };
}
