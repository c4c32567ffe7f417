import { lineGross, saleMoney, type LineToCharge, type SaleToCharge } from './sale-money.ts';

/** What is needed of a sale to add it up. */
export interface SaleToTotal extends SaleToCharge {
  readonly initial_payment?: { readonly amount: number } | undefined;
  readonly due_date?: string | undefined;
}
export type PaymentStatus = 'unpaid' | 'part' | 'paid';

/** Amount of one line: quantity × price of a unit ÷ base units in it. [MNY-5] Units: minor units. */
export const lineAmount = (line: LineToCharge): number => lineGross(line);

/** What the books have of a sale. */
interface Booked {
  readonly total: number;
  /** Paid on this very sale. */
  readonly own: number;
  readonly balance: number;
}

export interface SaleTotals {
  readonly total: number;
  readonly paid: number;
  readonly balance: number;
  readonly status: PaymentStatus;
  readonly overdue: boolean;
}

/**
 * Total, paid, balance and status of a sale; derived, never stored. `booked` is what the ledger knows to be open on it, after later
 * payments; without it, or while it is of an older total, only the first payment counts. [SAL-7, LED-10]
 * Units: minor units; `today` is the business's day, for `overdue`.
 */
export function saleTotals(sale: SaleToTotal, today: string, booked?: Booked): SaleTotals {
  const { total } = saleMoney(sale);
  const { own, balance: open } = booked?.total === total ? booked : fromFirst(total, sale.initial_payment?.amount ?? 0);
  const balance = own > total ? total - own : open; // below 0: too much was paid on this very sale
  const paid = total - balance;
  const status = balance <= 0 ? 'paid' : paid > 0 ? 'part' : 'unpaid';
  const overdue = balance > 0 && sale.due_date !== undefined && sale.due_date < today;
  return { total, paid, balance, status, overdue };
}

const fromFirst = (total: number, own: number): Booked => ({ total, own, balance: total - own });
