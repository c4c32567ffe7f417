import { targetKey } from '../ledger/allocate.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';

/** Ids of what was done about a sale after it: payments for it, and goods that came back. What was voided is none of it. */
export interface Followed {
  readonly payments: readonly string[];
  readonly returns: readonly string[];
}

const NOTHING: Followed = { payments: [], returns: [] };

/** What followed a sale, from the books. [SAL-41, PAY-9] */
export async function whatFollowed(db: LedgerDatabase | undefined, saleId: string): Promise<Followed> {
  if (!db) return NOTHING;
  const groups = await db.groups
    .where('keys')
    .startsWith(`${targetKey(saleId)} `)
    .toArray();
  const idsOf = (kind: string) => [
    ...new Set(
      groups.filter(({ doc_kind, doc_id }) => doc_kind === kind && doc_id !== saleId).map(({ doc_id }) => doc_id),
    ),
  ];
  return { payments: idsOf('payments'), returns: idsOf('sales') };
}
