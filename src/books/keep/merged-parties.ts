import { dequal } from 'dequal/lite';
import type { Customer } from '../../../schemas/customer.schema.ts';
import type { Vendor } from '../../../schemas/vendor.schema.ts';
import { ACCOUNTS, type FixedGroup } from '../../domain/ledger/posting.ts';
import { canonicalId, type Merged } from '../../domain/parties/merged.ts';
import type { LedgerTx, StoredGroup, ToBook } from './ledger-store.ts';
import { partyKey } from './names.ts';

/*
 * Merged customers or suppliers: their documents stay as written and are booked under the id of the canonical party.
 * The postings keep the id that the document names, so that a merge can be undone. [VEN-4, CUS-8]
 */

/** The merges after these documents; the same object when nothing changed. */
export function mergedAfter(before: Merged, documents: readonly ToBook[]): Merged {
  const after: Record<string, string> = { ...before };
  for (const { kind, document, counts } of documents) {
    if (kind !== 'vendors' && kind !== 'customers') continue;
    const { merged_into } = document as Vendor | Customer;
    if (counts && merged_into !== undefined) after[document.id] = merged_into;
    else delete after[document.id];
  }
  const isSame = dequal(before, after);
  return isSame ? before : after;
}

/** Postings under the id of the canonical party. Groups without a merged party are returned unchanged. */
export function underCanonicalParty(merged: Merged, groups: readonly FixedGroup[]): readonly FixedGroup[] {
  const isTouched = groups.some(({ postings }) =>
    postings.some(({ party, named }) => named !== undefined || (party !== undefined && party in merged)),
  );
  if (!isTouched) return groups;
  return groups.map((group) => ({
    ...group,
    postings: group.postings.map(({ named, ...posting }) => {
      const { party } = posting;
      if (party === undefined) return posting;
      const written = named ?? party;
      const stands = canonicalId(merged, written);
      return stands === written ? { ...posting, party: written } : { ...posting, party: stands, named: written };
    }),
  }));
}

/** The documents whose canonical party changed, in the form in which to book them again. */
export async function documentsOfMoved(
  tx: LedgerTx,
  before: Merged,
  after: Merged,
): Promise<ReadonlyMap<string, readonly FixedGroup[]>> {
  const known = new Set([...Object.keys(before), ...Object.keys(after), ...Object.values(before), ...Object.values(after)]); // prettier-ignore
  const moved = [...known].filter((id) => canonicalId(before, id) !== canonicalId(after, id));
  const found = new Map<string, readonly FixedGroup[]>();
  for (const stood of new Set(moved.map((id) => canonicalId(before, id))))
    for (const side of [ACCOUNTS.payables, ACCOUNTS.receivables])
      for (const { doc_id } of await tx.groupsNamed(partyKey(side, stood)))
        if (!found.has(doc_id)) found.set(doc_id, underCanonicalParty(after, (await tx.groupsOf(doc_id)).map(fixedOf)));
  return found;
}

const fixedOf = ({ ord, doc_id, doc_kind, day, postings }: StoredGroup): FixedGroup =>
  ({ ord, doc_id, doc_kind, day, postings }) as FixedGroup;
