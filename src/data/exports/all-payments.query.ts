import { query } from '../query.ts';
import { combineLatest, merge, startWith } from 'rxjs';
import { mergesAmong } from '../merged-people.ts';
import { whoIs } from '../../domain/people/merged.ts';
import { everyCustomer } from '../customers/customer-rows.ts';
import { liveThings, whenBusinessOpen } from '../live.ts';
import { readInTurn } from '../read-in-turn.ts';
import { everySupplier } from '../suppliers/vendor-rows.ts';
import type { CustomerDoc, FlockDoc, VendorDoc } from '../book.ts';
import { everyFact } from './every-fact.ts';
import type { PaymentEntry } from '../../contract/exports.ts';
import { paymentsOf, type PaymentNames } from './payments-of.ts';

/** All that was paid, the newest first: what was paid with a document, and later. [IMP-2, PAY-9] */
export const allPayments = query({
  name: 'exports.payments',
  read: (deps) =>
    whenBusinessOpen<readonly PaymentEntry[]>(
    deps,
    (session, businessId) => {
      const { sales, purchases, expenses, payments, stock_entries, farm } = session.book;
      const changed$ = merge(...[sales, purchases, expenses, payments, stock_entries].map(({ collection }) => collection.$));
      return combineLatest([
        changed$.pipe(startWith(undefined)),
        everyCustomer(session, businessId),
        everySupplier(session, businessId),
        liveThings<FlockDoc>(farm, businessId),
        session.workspace$,
      ]).pipe(
        readInTurn(async ([, customers, suppliers, flocks, { members }], isOver) => {
          const [sold, bought, spent, paid, entries] = await Promise.all([
            everyFact(sales, businessId, isOver),
            everyFact(purchases, businessId, isOver),
            everyFact(expenses, businessId, isOver),
            everyFact(payments, businessId, isOver),
            everyFact(stock_entries, businessId, isOver),
          ]);
          const names: PaymentNames = {
            party: namesOf([...customers, ...suppliers]),
            person: new Map(members.filter((one) => one.business_id === businessId).map((one) => [one.user_id, one.name])),
          };
          return paymentsOf({ sales: sold, purchases: bought, expenses: spent, payments: paid, flocks, entries }, names);
        }),
      );
    },
    [],
  ), // prettier-ignore
});

/** What each is called, of merged ones the name of who stands for them. [VEN-4, CUS-8] */
function namesOf(people: readonly (CustomerDoc | VendorDoc)[]): Map<string, string> {
  const merged = mergesAmong(people);
  const own = new Map(people.map(({ id, name }) => [id, name]));
  return new Map(people.map(({ id, name }) => [id, own.get(whoIs(merged, id)) ?? name]));
}
