import { map, type Observable } from 'rxjs';
import { mergesOf, whoIs, type Merged } from '../../domain/suppliers/merged.ts';
import type { Book, VendorDoc } from '../book.ts';
import { liveRows } from '../live.ts';
import type { Session } from '../session.ts';

/** All suppliers of a business, live: few, and any of them may be the one that is looked for. */
export const everySupplier = ({ book }: Session, businessId: string): Observable<VendorDoc[]> =>
  liveRows<VendorDoc>(book.vendors.collection, { selector: { business_id: { $eq: businessId } } });

/** Suppliers under whose own name things stand, live: who was merged into another is not among them. [VEN-4] */
export const standingSuppliers = (session: Session, businessId: string): Observable<VendorDoc[]> =>
  everySupplier(session, businessId).pipe(map(standing));

/** The merges that count: what the server refused is not in the books either. [LED-25] */
export const mergesAmong = (suppliers: Iterable<VendorDoc>): Merged =>
  mergesOf([...suppliers].filter(({ sync_state }) => sync_state !== 'rejected'));

function standing(suppliers: readonly VendorDoc[]): VendorDoc[] {
  const merged = mergesAmong(suppliers);
  return suppliers.filter(({ id }) => whoIs(merged, id) === id);
}

/** A supplier as they stand, under whatever id they are asked for, and who was merged into them. [VEN-4] */
export function whoStands(
  suppliers: readonly VendorDoc[],
  id: string,
): { supplier: VendorDoc | undefined; others: readonly VendorDoc[] } {
  const merged = mergesAmong(suppliers);
  const stands = whoIs(merged, id);
  return {
    supplier: suppliers.find((one) => one.id === stands),
    others: suppliers.filter((one) => one.id !== stands && whoIs(merged, one.id) === stands),
  };
}

/** All of a business, from the storage itself: what another tab, or an import before this one, has just written is seen. */
export async function storedSuppliers(book: Book, businessId: string): Promise<VendorDoc[]> {
  const states = ['synced', 'pending', 'rejected'] as const;
  const found = await Promise.all(states.map((state) => book.vendors.inState(state)));
  return found.flat().filter(({ business_id }) => business_id === businessId);
}

/** Names of suppliers by their id, of merged ones the name of who stands for them [VEN-4]; who is not here has none. */
export async function vendorNames(
  book: Pick<Book, 'vendors'>,
  ids: readonly (string | undefined)[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== undefined))];
  const found = new Map<string, VendorDoc>();
  for (let next = wanted; next.length > 0;) {
    for (const [id, one] of await book.vendors.find(next)) found.set(id, one);
    next = [...found.values()].flatMap(({ merged_into: into }) =>
      into === undefined || found.has(into) ? [] : [into],
    );
    next = next.filter((id) => !wanted.includes(id));
    wanted.push(...next);
  }
  const merged = mergesAmong(found.values());
  return new Map(
    wanted.flatMap((id) => {
      const named = found.get(whoIs(merged, id)) ?? found.get(id);
      return named ? [[id, named.name] as const] : [];
    }),
  );
}
