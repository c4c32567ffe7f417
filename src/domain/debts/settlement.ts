/** What the books have of a document that is paid. Units: minor units. */
export interface Booked {
  readonly total: number;
  /** Settled on this very document: what was paid, and the goods that came back. */
  readonly own: number;
  /** Of it the goods that came back. */
  readonly returned: number;
  readonly balance: number;
}

export type PaymentStatus = 'unpaid' | 'part' | 'paid';

/**
 * How far a document is paid: total − returned − paid = balance. Goods that came back are no money. Units: minor units; a balance below 0
 * was paid too much on this very document.
 */
export interface Settlement {
  readonly total: number;
  readonly returned: number;
  readonly paid: number;
  readonly balance: number;
  readonly status: PaymentStatus;
}

/**
 * Paid, balance and status of a document that comes to `total`; derived, never stored. `booked` is what the ledger knows to be open on
 * it, after later payments; without it, or while it is of an older total, only the `first` payment counts. [SAL-7, PUR-5, LED-10]
 */
export function settlementOf(total: number, first: number, booked?: Booked): Settlement {
  const known = booked?.total === total ? booked : { own: first, returned: 0, balance: total - first };
  const { own, returned, balance: open } = known;
  const balance = own > total ? total - own : open;
  const paid = total - returned - balance;
  return { total, returned, paid, balance, status: balance <= 0 ? 'paid' : paid > 0 ? 'part' : 'unpaid' };
}
