import { query } from '../../../data/query.ts';
import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import { isPersonFound } from '../../../domain/people/find-person.ts';
import type { CustomerDoc } from '../../../store/book.ts';
import { lastSaleTo } from '../../../books/read/party-debts.ts';
import { partyPages, type PartyBooks } from './party-pages.ts';
import type { ListedCustomer } from '../../../contract/parties.ts';
import { customerRow } from './customers-list.query.ts';
import { standingCustomers } from './customer-rows.ts';

/** Customers, who changed last first, page by page, with what the books know of each. [RTE-16, CUS-5, CUS-6] */
export const customersPage = query({
  name: 'customers.page',
  whileArriving: 'rows',
  read: (deps, input) =>
    partyPages(deps, input, {
      everyone: standingCustomers,
      side: ACCOUNTS.receivables,
      isFound: isPersonFound,
      listed,
    }),
});

async function listed(customer: CustomerDoc, { balance, oldest_due, db, known }: PartyBooks): Promise<ListedCustomer> {
  return {
    ...customerRow(customer, balance),
    oldest_due,
    last_sale: db && known ? await lastSaleTo(db, customer.id) : undefined,
    archived: customer.archived === true,
    sync: customer.sync_state,
  };
}
