import type { SupplierAccount } from '../../../contract/parties.ts';
import type { CommandResult } from '../../../contract/port.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import type { SupplierDraft } from '../../../domain/suppliers/check-supplier.ts';
import { suppliesOf } from '../../../domain/suppliers/supplies-of.ts';
import { typedMoney } from '../../../ui/numbers/typed-money.ts';
import { typedWhole } from '../../../ui/numbers/typed-number.ts';

/** The form of a supplier as typed text. */
export interface SupplierFormText {
  name: string;
  phone: string;
  supplies: string;
  location: string;
  mobile_money: string;
  terms: string;
  /** What was owed before the book began, who owes it, and on which day. */
  opening: string;
  opening_by: 'us' | 'them';
  opening_on: string;
  note: string;
}

/** What stands in the form before anybody types: nothing for somebody new. */
export function textOf(supplier: SupplierAccount | undefined, currency: string, today: string): SupplierFormText {
  const { location, supplies, mobile_money, terms_days, opening_balance, opening_on, note } = supplier?.details ?? {};
  return {
    name: supplier?.name ?? '',
    phone: supplier?.phone ?? '',
    supplies: supplies?.join(', ') ?? '',
    location: location ?? '',
    mobile_money: mobile_money ?? '',
    terms: terms_days === undefined ? '' : String(terms_days),
    opening: opening_balance === undefined ? '' : formatAmount(Math.abs(opening_balance), currency),
    opening_by: opening_balance !== undefined && opening_balance < 0 ? 'them' : 'us',
    opening_on: opening_on ?? today,
    note: note ?? '',
  };
}

/** The supplier that the form means; what cannot be read is a number that no check lets pass. Units: minor units. */
export function draftOf(id: string, form: SupplierFormText, currency: string): SupplierDraft {
  const [opening, terms] = [form.opening.trim(), form.terms.trim()];
  const owed = opening === '' ? undefined : typedMoney(opening, currency);
  return {
    id,
    name: form.name,
    phone: form.phone,
    details: {
      supplies: suppliesOf(form.supplies),
      location: form.location,
      mobile_money: form.mobile_money,
      terms_days: terms === '' ? undefined : typedWhole(terms),
      opening_balance: owed === undefined ? undefined : form.opening_by === 'them' ? 0 - owed : owed,
      opening_on: form.opening_on || undefined,
      note: form.note,
    },
  };
}

/** Adds somebody, or changes them. */
export type SaveSupplier = (
  draft: SupplierDraft,
) => Promise<CommandResult<'suppliers.add'> | CommandResult<'suppliers.edit'>>;
