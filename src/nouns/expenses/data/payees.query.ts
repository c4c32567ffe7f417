import { query } from '../../../data/query.ts';
import { NO_PAYEE } from '../../../domain/expenses/check-expense.ts';
import type { Book } from '../../../store/book.ts';
import { changesIn, whenBusinessOpen } from '../../../data/live.ts';
import { LATEST_MS } from '../../../store/rx-schema.ts';
import { vendorNames } from '../../parties/data/people-now.ts';
import type { KnownPayee } from '../../../contract/expenses.ts';
import { EVERY_MS, readInTurn } from '../../../data/read-in-turn.ts';

/** Number of newest expenses to scan for payees. */
const LOOKED_THROUGH = 300;

/** Recent payees by category: the form offers them. [EXP-3] */
export const payees = query({
  name: 'expenses.payees',
  whileArriving: 'rows',
  read: (deps) =>
    whenBusinessOpen<readonly KnownPayee[]>(
      deps,
      ({ book }, businessId) =>
        changesIn(book.expenses).pipe(readInTurn(() => payeesOf(book, businessId), EVERY_MS.overview)),
      [],
    ),
});

async function payeesOf(book: Book, businessId: string): Promise<KnownPayee[]> {
  const newest = await book.expenses.newest(businessId, 0, LATEST_MS, LOOKED_THROUGH);
  const names = await vendorNames(book, newest.map(({ vendor_id }) => vendor_id)); // prettier-ignore
  const known = new Map<string, KnownPayee>();
  for (const { category, payee, vendor_id, voided_at } of newest) {
    const name = vendor_id === undefined ? payee : names.get(vendor_id);
    if (voided_at !== undefined || name === undefined || name === NO_PAYEE) continue;
    const key = `${category} ${vendor_id ?? name}`;
    if (!known.has(key)) known.set(key, { category, ...(vendor_id === undefined ? { payee: name } : { vendor: { id: vendor_id, name } }) }); // prettier-ignore
  }
  return [...known.values()];
}
