/** What the books have of a document that is paid. Units: minor units. */
export interface Booked {
  readonly total: number;
  /** Paid on this very document. */
  readonly own: number;
  readonly balance: number;
}

export type PaymentStatus = 'unpaid' | 'part' | 'paid';

/** How far a document is paid. Units: minor units; a balance below 0 was paid too much on this very document. */
export interface Settlement {
  readonly total: number;
  readonly paid: number;
  readonly balance: number;
  readonly status: PaymentStatus;
}

/**
 * Paid, balance and status of a document that comes to `total`; derived, never stored. `booked` is what the ledger knows to be open on
 * it, after later payments; without it, or while it is of an older total, only the `first` payment counts. [SAL-7, PUR-5, LED-10]
 */
export function settlementOf(total: number, first: number, booked?: Booked): Settlement {
  const { own, balance: open } = booked?.total === total ? booked : { own: first, balance: total - first };
  const balance = own > total ? total - own : open;
  const paid = total - balance;
  return { total, paid, balance, status: balance <= 0 ? 'paid' : paid > 0 ? 'part' : 'unpaid' };
}
