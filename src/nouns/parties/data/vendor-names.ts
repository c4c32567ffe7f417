import { whoIs } from '../../../domain/parties/merged.ts';
import type { Book, VendorDoc } from '../../../store/book.ts';
import { mergesAmong } from './merged-people.ts';

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
