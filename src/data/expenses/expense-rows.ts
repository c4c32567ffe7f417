import type { Expense } from '../../../schemas/expense.schema.ts';
import type { LocalFields } from '../../../schemas/document-kind.ts';
import type { Vendor } from '../../../schemas/vendor.schema.ts';
import type { Book } from '../book.ts';
import type { RowStore } from '../row-store.ts';

export type ExpenseDoc = Expense & LocalFields & { newest_first: number };

/** The stored expenses of a book. */
export const expensesOf = ({ expenses }: Book): RowStore<ExpenseDoc> => expenses as unknown as RowStore<ExpenseDoc>;

/** Names of suppliers by their id; who is not here has none. */
export async function vendorNames(
  { vendors }: Book,
  ids: readonly (string | undefined)[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== undefined))];
  if (wanted.length === 0) return new Map();
  const found = (await vendors.find(wanted)) as unknown as Map<string, Vendor>;
  return new Map([...found].map(([id, { name }]) => [id, name]));
}
