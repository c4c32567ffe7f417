import { combineLatest, from, switchMap, type Observable } from 'rxjs';
import { statementOf } from '../../domain/customers/statement.ts';
import { ACCOUNTS } from '../../domain/ledger/posting.ts';
import type { Book } from '../book.ts';
import type { Deps } from '../deps.ts';
import { fromLedger } from '../ledger/balances.ts';
import { partyHistory, type BookedEntry } from '../ledger/party-history.ts';
import { liveRows, whenBusinessOpen } from '../live.ts';
import type { QueryInput, StatementRow, SupplierStatement } from '../port.ts';
import type { VendorDoc } from './vendor-rows.ts';

/** What we bought from a supplier and paid, in order, with what we owed after each; null when they are not here. [VEN-4] */
export const supplierStatement = (
  deps: Deps,
  { id, range }: QueryInput<'suppliers.statement'>,
): Observable<SupplierStatement | null> =>
  whenBusinessOpen<SupplierStatement | null>(
    deps,
    (session, business_id) =>
      combineLatest([
        liveRows<VendorDoc>(session.book.vendors.collection, {
          selector: { id: { $eq: id }, business_id: { $eq: business_id } },
        }),
        fromLedger<readonly BookedEntry[]>(session, ({ db }) => partyHistory(db, ACCOUNTS.payables, id), []),
      ]).pipe(
        switchMap(([[supplier], entries]) =>
          from(supplier ? viewOf(session.book, supplier, entries, range) : Promise.resolve(null)),
        ),
      ),
    null,
  );

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
    for (const [id, row] of await book[collection].find(ids))
      if (typeof row[field] === 'string') numbers.set(id, row[field]);
  }
  return {
    ...sums,
    name,
    phone: phones?.[0],
    lines: lines.map(({ ord: _ord, ...line }): StatementRow => ({ ...line, number: numbers.get(line.doc_id) })),
  };
}
