import { targetKey } from '../../../books/keep/names.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { groupsNamed } from '../../../books/keep/named-groups.ts';

/** Ids of records that followed a sale or a purchase: payments for it, and returns. Voided ones are not included. */
export interface Followed {
  readonly payments: readonly string[];
  readonly returns: readonly string[];
}

const NOTHING: Followed = { payments: [], returns: [] };

/** Records that followed a sale or a purchase, from the books. [SAL-41, PUR-8, PAY-9] */
export async function whatFollowed(db: LedgerDatabase | undefined, id: string): Promise<Followed> {
  if (!db) return NOTHING;
  const groups = await groupsNamed(db, targetKey(id));
  const idsOf = (kind: string) => [
    ...new Set(groups.filter(({ doc_kind, doc_id }) => doc_kind === kind && doc_id !== id).map(({ doc_id }) => doc_id)),
  ];
  return { payments: idsOf('payments'), returns: [...idsOf('sales'), ...idsOf('purchases')] };
}
