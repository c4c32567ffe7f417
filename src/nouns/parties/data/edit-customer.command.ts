import { command } from '../../../data/command.ts';
import { checkCustomer } from '../../../domain/customers/check-customer.ts';
import { ok, refuse } from '../../../domain/result.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import type { CustomerDoc } from '../../../store/book.ts';
import { archivePerson, changePerson, mergePeople, type PersonKind } from './change-person.ts';
import { TYPED_FIELDS, withTyped } from './customer-fields.ts';

const CUSTOMERS: PersonKind<CustomerDoc> = {
  storeOf: ({ customers }) => customers,
  fields: [...TYPED_FIELDS, 'archived', 'promised_on', 'merged_into'],
};

/** Correct what is known of somebody who buys. [CUS-2, CUS-4] */
export const editCustomer = command({
  name: 'customers.edit',
  saves: 'record',
  needs: 'member',
  run: (work, draft) =>
    changePerson(CUSTOMERS, work, draft.id, (before) => {
      const { country, settings: { currency } } = work.open; // prettier-ignore
      const today = localDay(work.deps.now());
      const checked = checkCustomer(draft, { currency, country, today, storedPhone: before.phones?.[0] });
      return checked.ok ? ok(withTyped(before, checked.value)) : checked;
    }),
});

export const archiveCustomer = command({
  name: 'customers.archive',
  needs: 'member',
  run: (work, archiving) => archivePerson(CUSTOMERS, work, archiving),
});

export const mergeCustomers = command({
  name: 'customers.merge',
  needs: 'member',
  run: (work, merging) => mergePeople(CUSTOMERS, work, merging),
});

/** Write down by when somebody said that they would pay, or that nothing is promised any more. [DEB-4] Errors: a day that has passed. */
export const promiseOfCustomer = command({
  name: 'customers.promise',
  needs: 'member',
  run: (work, { id, promised_on }) =>
    changePerson<CustomerDoc, { type: 'DayPassed' }>(CUSTOMERS, work, id, ({ promised_on: _before, ...rest }) => {
      if (promised_on === undefined) return ok(rest);
      return promised_on < localDay(work.deps.now()) ? refuse({ type: 'DayPassed' }) : ok({ ...rest, promised_on });
    }),
});
