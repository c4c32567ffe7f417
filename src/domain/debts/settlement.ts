/** Figures in the books of a document with payments. Units: minor units. */
export interface Booked {
  readonly total: number;
  /** Amount settled on this document itself: payments and returned goods. */
  readonly own: number;
  /** The part of `own` that is returned goods. */
  readonly returned: number;
  readonly balance: number;
}

export type PaymentStatus = 'unpaid' | 'part' | 'paid';

/**
 * How far a document is settled: total − returned − paid = balance. Returned goods are not money. Units: minor units; a
 * negative balance is an overpayment on this document.
 */
export interface Settlement {
  readonly total: number;
  readonly returned: number;
  readonly paid: number;
  readonly balance: number;
  readonly status: PaymentStatus;
}

/**
 * Paid amount, balance and status of a document with the given `total`; derived, never stored. `booked` is the state in
 * the ledger, including later payments; without it, or while it has an older total, only the `first` payment counts.
 * [SAL-7, PUR-5, LED-10]
 */
export function settlementOf(total: number, first: number, booked?: Booked): Settlement {
  const known = booked?.total === total ? booked : { own: first, returned: 0, balance: total - first };
  const { own, returned, balance: open } = known;
  const balance = own > total ? total - own : open;
  const paid = total - returned - balance;
  return { total, returned, paid, balance, status: balance <= 0 ? 'paid' : paid > 0 ? 'part' : 'unpaid' };
}
