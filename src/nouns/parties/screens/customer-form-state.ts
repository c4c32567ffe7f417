import type { CustomerView } from '../../../contract/parties.ts';
import type { CommandResult } from '../../../contract/port.ts';
import type { CustomerDetails, CustomerDraft } from '../../../domain/customers/check-customer.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { typedMoney } from '../../../ui/numbers/typed-money.ts';
import { ifTyped, typedWhole } from '../../../ui/numbers/typed-number.ts';

/** The form of a customer as typed text. */
export interface CustomerFormText {
  name: string;
  phone: string;
  whatsapp: string;
  location: string;
  type: CustomerDetails['type'] | '';
  terms: string;
  limit: string;
  /** Of what is written to them; '' that of this phone. */
  language: NonNullable<CustomerDetails['language']> | '';
  /** What was owed before the book began, who owes it, and on which day. */
  opening: string;
  opening_by: 'them' | 'us';
  opening_on: string;
  note: string;
}

/** What stands in the form before anybody types: nothing for somebody new. */
export function textOf(customer: CustomerView | undefined, currency: string, today: string): CustomerFormText {
  const { whatsapp, location, type, terms_days, credit_limit, language, opening_balance, opening_on, note } =
    customer?.details ?? {};
  const money = (amount: number | undefined) => (amount === undefined ? '' : formatAmount(Math.abs(amount), currency));
  return {
    name: customer?.name ?? '',
    phone: customer?.phone ?? '',
    whatsapp: whatsapp ?? '',
    location: location ?? '',
    type: type ?? '',
    terms: terms_days === undefined ? '' : String(terms_days),
    limit: money(credit_limit),
    language: language ?? '',
    opening: money(opening_balance),
    opening_by: opening_balance !== undefined && opening_balance < 0 ? 'us' : 'them',
    opening_on: opening_on ?? today,
    note: note ?? '',
  };
}

/** The customer that the form means; what cannot be read is a number that no check lets pass. Units: minor units. */
export function draftOf(id: string, form: CustomerFormText, currency: string): CustomerDraft {
  const amount = (text: string) => ifTyped(text, (typed) => typedMoney(typed, currency));
  const opening = amount(form.opening);
  return {
    id,
    name: form.name,
    phone: form.phone,
    details: {
      whatsapp: form.whatsapp,
      location: form.location,
      type: form.type || undefined,
      terms_days: ifTyped(form.terms, typedWhole),
      credit_limit: amount(form.limit),
      language: form.language || undefined,
      opening_balance: opening === undefined ? undefined : form.opening_by === 'us' ? 0 - opening : opening,
      opening_on: form.opening_on || undefined,
      note: form.note,
    },
  };
}

/** Adds somebody, or changes them. */
export type SaveCustomer = (
  draft: CustomerDraft,
) => Promise<CommandResult<'customers.add'> | CommandResult<'customers.edit'>>;
