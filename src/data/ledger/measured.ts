import { measure, measureMoney, measurePosting } from '../../domain/ledger/measures.ts';
import type { Debt, StoredGroup } from './ledger-store.ts';
import type { Sums } from './sums.ts';

/** What a group is to the totals, or was: what it posts and what that derives. */
export function measureGroup(group: StoredGroup, sign: 1 | -1, totals: Sums): void {
  measurePostings(group, sign, totals);
  measureRows(group, sign, totals);
}

export function measurePostings({ doc_kind, day, postings }: StoredGroup, sign: 1 | -1, totals: Sums): void {
  const add = totals.adder(day, sign);
  for (const posting of postings) measurePosting(doc_kind, posting, add);
}

export function measureRows({ day, rows }: StoredGroup, sign: 1 | -1, totals: Sums): void {
  const add = totals.adder(day, sign);
  for (const row of rows) measureMoney(row, add);
}

/** What is owed on a document, by its own day and by the agreed one. [DAT-9] */
export function measureDebt(debt: Debt | undefined, sign: 1 | -1, sums: Sums): void {
  if (debt?.owed === undefined) return;
  const { kind, ord, due, agreed, balance, total } = debt;
  const amounts = { count: 1, owed: balance, billed: total };
  for (const what of ['count', 'owed', 'billed'] as const) {
    sums.adder(ord.slice(0, 10), sign)(measure.open(kind, 'day', what), amounts[what]);
    if (agreed) sums.adder(due, sign)(measure.open(kind, 'due', what), amounts[what]);
  }
}
