import { query } from '../../../data/query.ts';
import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import { isPersonFound } from '../../../domain/people/find-person.ts';
import { partyPages, type PartyBooks } from './party-pages.ts';
import type { ListedSupplier } from '../../../contract/parties.ts';
import { supplierRow } from './suppliers-list.query.ts';
import { standingSuppliers } from './vendor-rows.ts';
import type { VendorDoc } from '../../../store/book.ts';

/** Suppliers, who changed last first, page by page, with what the books know of each. [RTE-51, VEN-2, VEN-4] */
export const suppliersPage = query({
  name: 'suppliers.page',
  whileArriving: 'rows',
  read: (deps, input) =>
    partyPages(deps, input, { everyone: standingSuppliers, side: ACCOUNTS.payables, isFound, listed }),
});

/** Also by what they bring. */
const isFound = (one: VendorDoc, search: string): boolean =>
  isPersonFound({ ...one, location: [one.location, ...(one.supplies ?? [])].join(' ') }, search);

const listed = (supplier: VendorDoc, { balance, oldest_due }: PartyBooks): ListedSupplier => ({
  ...supplierRow(supplier, balance),
  supplies: supplier.supplies ?? [],
  oldest_due,
  archived: supplier.archived === true,
  sync: supplier.sync_state,
});
