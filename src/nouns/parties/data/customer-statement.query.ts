import { query } from '../../../data/query.ts';
import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import { combineLatest, from, switchMap } from 'rxjs';
import { statementOf } from '../../../domain/customers/statement.ts';
import type { Book, CustomerDoc } from '../../../store/book.ts';
import { fromLedger } from '../../../books/read/balances.ts';
import { partyHistory, type BookedEntry } from '../../../books/read/party-history.ts';
import { liveRows, whenBusinessOpen } from '../../../data/live.ts';
import type { CustomerStatement, StatementRow } from '../../../contract/parties.ts';
import type { QueryInput } from '../../../contract/port.ts';

/** A customer's documents and payments in order, with what was owed after each; null when they are not here. [CUS-9] */
export const customerStatement = query({
  name: 'customers.statement',
  read: (deps, { id, range }) =>
    whenBusinessOpen<CustomerStatement | null>(
      deps,
      (session, business_id) =>
        combineLatest([
          liveRows<CustomerDoc>(session.book.customers.collection, {
            selector: { id: { $eq: id }, business_id: { $eq: business_id } },
          }),
          fromLedger<readonly BookedEntry[]>(session, ({ db }) => partyHistory(db, ACCOUNTS.receivables, id), []),
        ]).pipe(
          switchMap(([[customer], entries]) =>
            from(customer ? viewOf(session.book, customer, entries, range) : Promise.resolve(null)),
          ),
        ),
      null,
    ),
});

async function viewOf(
  book: Book,
  { name, phones }: CustomerDoc,
  entries: readonly BookedEntry[],
  range: QueryInput<'customers.statement'>['range'],
): Promise<CustomerStatement> {
  const { lines, ...sums } = statementOf(entries, range);
  const ids = lines.map(({ doc_id }) => doc_id);
  const [sales, payments] = await Promise.all([book.sales.find(ids), book.payments.find(ids)]);
  return {
    ...sums,
    name,
    phone: phones?.[0],
    lines: lines.map(({ ord: _ord, ...line }): StatementRow => {
      const reference = payments.get(line.doc_id)?.reference;
      return { ...line, number: sales.get(line.doc_id)?.sale_no ?? reference };
    }),
  };
}
