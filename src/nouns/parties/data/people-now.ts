import { canonicalId } from '../../../domain/parties/merged.ts';
import type { Book, CustomerDoc, VendorDoc } from '../../../store/book.ts';
import type { RowStore } from '../../../store/row-store.ts';
import { mergesAmong } from './merged-people.ts';

/**
 * Customers or suppliers by the ids in documents, merged ones as their canonical party; those not on this phone are
 * left out. [VEN-4, CUS-8]
 */
export async function peopleNow<P extends CustomerDoc | VendorDoc>(
  store: Pick<RowStore<P>, 'find'>,
  ids: readonly (string | undefined)[],
): Promise<Map<string, P>> {
  const wanted = [...new Set(ids.filter((id) => id !== undefined))];
  const found = new Map<string, P>();
  for (let next = wanted; next.length > 0;) {
    for (const [id, one] of await store.find(next)) found.set(id, one);
    next = [...found.values()].flatMap(({ merged_into: into }) =>
      into === undefined || found.has(into) ? [] : [into],
    );
    next = next.filter((id) => !wanted.includes(id));
    wanted.push(...next);
  }
  const merged = mergesAmong(found.values());
  return new Map(
    wanted.flatMap((id) => {
      const stands = found.get(canonicalId(merged, id)) ?? found.get(id);
      return stands ? [[id, stands] as const] : [];
    }),
  );
}

/** Names of suppliers by the ids in documents. */
export const vendorNames = async (
  { vendors }: Pick<Book, 'vendors'>,
  ids: readonly (string | undefined)[],
): Promise<Map<string, string>> => new Map([...(await peopleNow(vendors, ids))].map(([id, { name }]) => [id, name]));
