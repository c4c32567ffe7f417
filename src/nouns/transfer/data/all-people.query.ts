import { query } from '../../../data/query.ts';
import { combineLatest, map } from 'rxjs';
import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import { CUSTOMERS, standingParties, SUPPLIERS, type PartyDoc } from '../../parties/data/party-side.ts';
import { owedByParty } from '../../../books/read/balances.ts';
import { whenBusinessOpen } from '../../../data/live.ts';
import type { CustomerEntry, SupplierEntry } from '../../../contract/exports.ts';
import { byName } from '../../../domain/text/by-name.ts';

/** All customers by name, with their present debt; including archived ones. [CUS-7, IMP-2] */
export const allCustomers = query({
  name: 'exports.customers',
  read: (deps) =>
    whenBusinessOpen<readonly CustomerEntry[]>(
      deps,
      (session, businessId) =>
        combineLatest([
          standingParties(CUSTOMERS, session, businessId),
          owedByParty(session, ACCOUNTS.receivables),
        ]).pipe(
          map(([customers, owed]) =>
            customers
              .sort(byName)
              .map((one) => ({ ...asPerson(one), credit_limit: one.credit_limit, balance: owed.get(one.id) ?? 0 })),
          ),
        ),
      [],
    ),
});

/** All suppliers by name, with the present debt to them; including archived ones. [VEN-3, IMP-2] */
export const allSuppliers = query({
  name: 'exports.suppliers',
  read: (deps) =>
    whenBusinessOpen<readonly SupplierEntry[]>(
      deps,
      (session, businessId) =>
        combineLatest([standingParties(SUPPLIERS, session, businessId), owedByParty(session, ACCOUNTS.payables)]).pipe(
          map(([suppliers, owed]) =>
            suppliers.sort(byName).map((one) => ({
              ...asPerson(one),
              supplies: one.supplies ?? [],
              mobile_money: one.mobile_money,
              balance: owed.get(one.id) ?? 0,
            })),
          ),
        ),
      [],
    ),
});

const asPerson = ({ name, phones = [], location, terms_days, archived }: PartyDoc) => ({
  name,
  phones,
  location,
  terms_days,
  archived: archived === true,
});
