import type { Habits } from '../business/habits.ts';
import { checkCustomer, type CustomerDetails, type CustomerDraft } from '../customers/check-customer.ts';
import { likenessOf, type Known } from '../customers/look-alike.ts';
import { ok, type Result } from '../result.ts';
import { checkSupplier, type SupplierDetails, type SupplierDraft } from '../suppliers/check-supplier.ts';
import { suppliesOf } from '../suppliers/supplies-of.ts';
import type { ImportRow, KnownRows, PlannedRow, RowError } from './import-row.ts';
import { readAmount, readTerms } from './read-cell.ts';
import { readDay } from './read-day.ts';

/** Somebody of a file: without an id while they are new. */
export type PersonDraft = CustomerDraft & SupplierDraft;
type Details = CustomerDetails & SupplierDetails;

/** Somebody in the book, with what is known of them. */
export type KnownPerson = Known & Details & { readonly merged_into?: string | undefined };

export interface PeopleContext {
  readonly known: readonly KnownPerson[];
  readonly currency: string;
  readonly today: string;
  readonly date_form: Habits['date_form'];
  readonly onKnown: KnownRows;
}

/** Decide on every row of a file of customers or suppliers, in their order: who stands twice is known the second time. [CUS-7, VEN-3, MSG-21] */
export function planPeople(
  kind: 'customers' | 'suppliers',
  rows: readonly ImportRow[],
  context: PeopleContext,
): PlannedRow<PersonDraft>[] {
  const likeness = likenessOf(context.known, context.currency);
  return rows.map((one): PlannedRow<PersonDraft> => {
    const { row, name = '' } = one;
    const checked = check(kind, draftOf(one, context), context);
    if (!checked.ok) return { row, name, is: 'bad', error: asTyped(checked.error, one) };
    const draft = checked.value;
    const same = likeness.find(draft.name, draft.phone);
    if (!same) {
      likeness.add({ id: '', name: draft.name, phones: draft.phone ? [draft.phone] : [] });
      return { row, name: draft.name, is: 'new', draft };
    }
    const more = context.onKnown === 'update' ? whatTheyLack(same, draft) : undefined;
    return more ? { row, name, is: 'changed', as: same.name, draft: more } : { row, name, is: 'known', as: same.name };
  });
}

function check(kind: 'customers' | 'suppliers', draft: PersonDraft, { currency, today }: PeopleContext) {
  const checked: Result<PersonDraft, RowError> =
    kind === 'customers'
      ? checkCustomer(draft, { currency, today })
      : checkSupplier(draft, { currency, today });
  return checked.ok ? ok({ ...checked.value, id: '' }) : checked;
} // prettier-ignore

/** What is wrong in the words of the file: its column, and what stands in the cell. */
function asTyped(error: RowError, row: ImportRow): RowError {
  const day = row.opening_on ?? '';
  if (error.type === 'AmountWrong')
    return { type: 'CellWrong', field: error.field, wanted: 'amount', typed: row[error.field] ?? '' };
  if (error.type === 'OpeningDayMissing') return { type: 'CellWrong', field: 'opening_on', wanted: 'day', typed: day };
  if (error.type === 'OpeningInFuture') return { type: 'DayInFuture', field: 'opening_on' };
  return error;
}

function draftOf(row: ImportRow, { currency, today, date_form }: PeopleContext): PersonDraft {
  const { name = '', phone = '', location, mobile_money, terms_days, credit_limit, opening_balance, opening_on, supplies } = row; // prettier-ignore
  const amount = (typed: string) => readAmount(typed, currency) ?? Number.NaN;
  const details: Details = {
    location,
    ...(mobile_money !== undefined && { mobile_money }),
    ...(supplies !== undefined && { supplies: suppliesOf(supplies) }),
    ...(terms_days !== undefined && { terms_days: readTerms(terms_days) }),
    ...(credit_limit !== undefined && { credit_limit: amount(credit_limit) }),
    ...(opening_balance !== undefined && {
      opening_balance: amount(opening_balance),
      // A day that cannot be read is none, which the check refuses.
      opening_on: opening_on === undefined ? today : (readDay(opening_on, date_form) ?? ''),
    }),
  };
  return { id: '', name, phone: firstPhone(phone), details };
}

/** Contacts of phones and other programs put several numbers into one cell. */
const firstPhone = (phones: string): string =>
  phones
    .split(/[;,|/]|:::/)
    .map((one) => one.trim())
    .find(Boolean) ?? '';

const OF_DETAILS = [
  'location', 'terms_days', 'credit_limit', 'opening_balance', 'opening_on', 'supplies', 'mobile_money', 'whatsapp', 'type', 'language', 'note',
] as const satisfies readonly (keyof Details)[]; // prettier-ignore

/** Somebody with what the file knows and the book does not; undefined when that is nothing. What the book says stays as it is. */
function whatTheyLack(known: KnownPerson, { phone, details = {} }: PersonDraft): PersonDraft | undefined {
  if (known.id === '' || known.merged_into !== undefined) return undefined;
  const before: Details = Object.fromEntries(OF_DETAILS.flatMap((field) => (known[field] === undefined ? [] : [[field, known[field]]]))); // prettier-ignore
  // An amount and its day are one thing.
  const { opening_balance: _amount, opening_on: _day, ...others } = details;
  const news: Details = before.opening_balance === undefined ? details : others;
  const lacking = Object.entries(news).filter(([field]) => !(field in before));
  const [first] = known.phones ?? [];
  if (lacking.length === 0 && (first !== undefined || phone === undefined)) return undefined;
  return { id: known.id, name: known.name, phone: first ?? phone, details: { ...before, ...Object.fromEntries(lacking) } };
} // prettier-ignore
