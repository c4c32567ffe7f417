import { measure, measureDerived, measurePosting } from '../../domain/ledger/measures.ts';
import type { Debt, StoredGroup } from '../keep/ledger-store.ts';
import type { Sums } from './sums.ts';

/** Add (or, with sign -1, subtract) the totals of a group: its postings and the values derived from them. */
export function measureGroup(group: StoredGroup, sign: 1 | -1, totals: Sums): void {
  const add = totals.adder(group.day, sign);
  for (const posting of group.postings) measurePosting(group, posting, add);
  measureDerived(group, group, add);
}

export function measureRows(group: StoredGroup, sign: 1 | -1, totals: Sums): void {
  measureDerived(group, group, totals.adder(group.day, sign));
}

/**
 * Add or subtract the amount owed on a document, by its own day and by the agreed due day, and the amount returned.
 * [DAT-9]
 */
export function measureDebt(debt: Debt | undefined, sign: 1 | -1, sums: Sums): void {
  if (!debt) return;
  const { kind, ord, due, agreed, balance, total, returned } = debt;
  if (returned !== 0) sums.adder(ord.slice(0, 10), sign)(measure.returned(kind), returned);
  if (debt.owed === undefined) return;
  const amounts = { count: 1, owed: balance, billed: total, returned };
  for (const what of ['count', 'owed', 'billed', 'returned'] as const) {
    sums.adder(ord.slice(0, 10), sign)(measure.open(kind, 'day', what), amounts[what]);
    if (agreed) sums.adder(due, sign)(measure.open(kind, 'due', what), amounts[what]);
  }
}
