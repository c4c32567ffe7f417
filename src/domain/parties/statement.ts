/**
 * One document or payment of a customer or supplier, as booked. Units: minor units; negative when it reduces the debt.
 */
export interface StatementEntry {
  readonly key: string;
  readonly doc_id: string;
  readonly day: string;
  readonly kind: 'opening' | 'sale' | 'purchase' | 'expense' | 'flock' | 'return' | 'payment' | 'refund';
  /** Amount charged: a sale, or negative for a return. */
  readonly charged: number;
  /** Amount paid; negative for an amount paid back. */
  readonly paid: number;
}

export type StatementLine<E extends StatementEntry> = E & { readonly balance: number };

/** Charges and payments of a customer, in order, with the balance after each. Units: minor units. [CUS-9] */
export interface Statement<E extends StatementEntry> {
  /** Balance before the first line. */
  readonly before: number;
  readonly lines: readonly StatementLine<E>[];
  readonly charged: number;
  readonly paid: number;
  /** Balance after the last line. */
  readonly owed: number;
}

/**
 * The part of a customer's history between two days, both included; all of it without them. Entries must be in order.
 * [CUS-9]
 */
export function statementOf<E extends StatementEntry>(
  entries: readonly E[],
  range: { from: string; to: string } | null,
): Statement<E> {
  let [before, owed, charged, paid] = [0, 0, 0, 0];
  const lines: StatementLine<E>[] = [];
  for (const entry of entries) {
    if (range && entry.day > range.to) break;
    owed += entry.charged - entry.paid;
    if (range && entry.day < range.from) {
      before = owed;
      continue;
    }
    charged += entry.charged;
    paid += entry.paid;
    lines.push({ ...entry, balance: owed });
  }
  return { before, lines, charged, paid, owed };
}
