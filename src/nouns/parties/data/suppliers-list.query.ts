import { query } from '../../../data/query.ts';
import { combineLatest, map } from 'rxjs';
import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import { isPersonFound } from '../../../domain/people/find-person.ts';
import { owedByParty } from '../../../books/read/balances.ts';
import { whenBusinessOpen } from '../../../data/live.ts';
import type { SupplierRow } from '../../../contract/parties.ts';
import { standingSuppliers } from './vendor-rows.ts';
import type { VendorDoc } from '../../../store/book.ts';
import { byName } from '../../../domain/text/by-name.ts';

/** Suppliers by name, with what we owe each; below 0 is paid ahead. [VEN-1, LED-10] */
export const suppliersList = query({
  name: 'suppliers.list',
  whileArriving: 'rows',
  read: (deps, { search, limit }) =>
    whenBusinessOpen<readonly SupplierRow[]>(
      deps,
      (session, business_id) =>
        combineLatest([standingSuppliers(session, business_id), owedByParty(session, ACCOUNTS.payables)]).pipe(
          map(([suppliers, owed]) =>
            suppliers
              .filter((one) => !one.archived && isPersonFound(one, search))
              .sort(byName)
              .slice(0, limit)
              .map((one) => supplierRow(one, owed.get(one.id) ?? 0)),
          ),
        ),
      [],
    ),
});

/** A supplier as a line to choose from. */
export const supplierRow = ({ id, name, phones }: VendorDoc, balance: number): SupplierRow => ({
  id,
  name,
  phone: phones?.[0],
  balance,
});
