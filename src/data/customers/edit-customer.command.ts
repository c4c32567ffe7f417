import { checkCustomer, type CustomerDraft } from '../../domain/customers/check-customer.ts';
import { ok, refuse } from '../../domain/result.ts';
import { localDay } from '../../domain/time/local-day.ts';
import type { CustomerDoc } from '../book.ts';
import { archivePerson, changePerson, mergePeople, type PersonKind } from '../change-person.ts';
import type { Deps } from '../deps.ts';
import { SALES_RIGHTS } from '../edits.ts';
import type { CommandInput, CommandResult } from '../../contract/port.ts';
import { TYPED_FIELDS, withTyped } from './customer-fields.ts';

const CUSTOMERS: PersonKind<CustomerDoc> = {
  storeOf: ({ customers }) => customers,
  rights: SALES_RIGHTS,
  fields: [...TYPED_FIELDS, 'archived', 'promised_on', 'merged_into'],
};

/** Correct what is known of somebody who buys. [CUS-2, CUS-4] */
export const editCustomer = (deps: Deps, draft: CustomerDraft): Promise<CommandResult<'customers.edit'>> =>
  changePerson(CUSTOMERS, deps, draft.id, (before, { country, settings: { currency } }) => {
    const today = localDay(deps.now());
    const checked = checkCustomer(draft, { currency, country, today, storedPhone: before.phones?.[0] });
    return checked.ok ? ok(withTyped(before, checked.value)) : checked;
  });

export const archiveCustomer = (
  deps: Deps,
  archiving: CommandInput<'customers.archive'>,
): Promise<CommandResult<'customers.archive'>> => archivePerson(CUSTOMERS, deps, archiving);

export const mergeCustomers = (
  deps: Deps,
  merging: CommandInput<'customers.merge'>,
): Promise<CommandResult<'customers.merge'>> => mergePeople(CUSTOMERS, deps, merging);

/** Write down by when somebody said that they would pay, or that nothing is promised any more. [DEB-4] Errors: a day that has passed. */
export const promiseOfCustomer = (
  deps: Deps,
  { id, promised_on }: CommandInput<'customers.promise'>,
): Promise<CommandResult<'customers.promise'>> =>
  changePerson<CustomerDoc, { type: 'DayPassed' }>(CUSTOMERS, deps, id, ({ promised_on: _before, ...rest }) => {
    if (promised_on === undefined) return ok(rest);
    return promised_on < localDay(deps.now()) ? refuse({ type: 'DayPassed' }) : ok({ ...rest, promised_on });
  });
