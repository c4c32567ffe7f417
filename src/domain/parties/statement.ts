/** One document or payment of a customer or a supplier, as the books have it. Units: minor units; below 0 it lowers what is owed. */
export interface StatementEntry {
  readonly key: string;
  readonly doc_id: string;
  readonly day: string;
  readonly kind: 'opening' | 'sale' | 'purchase' | 'expense' | 'flock' | 'return' | 'payment' | 'refund';
  /** What was charged: a sale, or below 0 a return. */
  readonly charged: number;
  /** What was paid, below 0 what was given back. */
  readonly paid: number;
}

export type StatementLine<E extends StatementEntry> = E & { readonly balance: number };

/** What a customer was charged and paid, in order, with what was owed after each. Units: minor units. [CUS-9] */
export interface Statement<E extends StatementEntry> {
  /** Owed before the first line. */
  readonly before: number;
  readonly lines: readonly StatementLine<E>[];
  readonly charged: number;
  readonly paid: number;
  /** Owed after the last line. */
  readonly owed: number;
}

/** The part of a customer's history that lies in some days, both included; all of it without them. Entries come in order. [CUS-9] */
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
