import { query } from '../../../data/query.ts';
import { map, of, switchMap } from 'rxjs';
import { statementOf } from '../../../domain/customers/statement.ts';
import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import { storeNamed, type Book, type VendorDoc } from '../../../store/book.ts';
import { fromLedger } from '../../../books/read/balances.ts';
import { partyHistory, type BookedEntry } from '../../../books/read/party-history.ts';
import { whenBusinessOpen } from '../../../data/live.ts';
import { whoStands } from './merged-people.ts';
import type { StatementRow, SupplierStatement } from '../../../contract/parties.ts';
import type { QueryInput } from '../../../contract/port.ts';
import { everySupplier } from './vendor-rows.ts';

/** What we bought from a supplier and paid, in order, with what we owed after each; null when they are not here. [VEN-4] */
export const supplierStatement = query({
  name: 'suppliers.statement',
  read: (deps, { id, range }) =>
    whenBusinessOpen<SupplierStatement | null>(
      deps,
      (session, business_id) =>
        everySupplier(session, business_id).pipe(
          map((everyone) => whoStands(everyone, id).one),
          switchMap((supplier) =>
            supplier
              ? fromLedger<readonly BookedEntry[]>(
                  session,
                  ({ db }) => partyHistory(db, ACCOUNTS.payables, supplier.id),
                  [],
                ).pipe(switchMap((entries) => viewOf(session.book, supplier, entries, range)))
              : of(null),
          ),
        ),
      null,
    ),
});

/** Where the number of a document stands. */
const NUMBERS = { purchase: ['purchases', 'purchase_no'], return: ['purchases', 'purchase_no'], expense: ['expenses', 'voucher_no'], flock: ['farm', 'name'], payment: ['payments', 'reference'], refund: ['payments', 'reference'] } as const; // prettier-ignore

async function viewOf(
  book: Book,
  { name, phones }: VendorDoc,
  entries: readonly BookedEntry[],
  range: QueryInput<'suppliers.statement'>['range'],
): Promise<SupplierStatement> {
  const { lines, ...sums } = statementOf(entries, range);
  const numbers = new Map<string, string>();
  for (const [collection, field] of new Set(Object.values(NUMBERS))) {
    const ids = lines.filter(({ kind }) => NUMBERS[kind as keyof typeof NUMBERS]?.[0] === collection).map(({ doc_id }) => doc_id); // prettier-ignore
    if (ids.length === 0) continue;
    for (const [id, { [field]: number }] of await storeNamed(book, collection).find(ids))
      if (typeof number === 'string') numbers.set(id, number);
  }
  return {
    ...sums,
    name,
    phone: phones?.[0],
    lines: lines.map(({ ord: _ord, ...line }): StatementRow => ({ ...line, number: numbers.get(line.doc_id) })),
  };
}
