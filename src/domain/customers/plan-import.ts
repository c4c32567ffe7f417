import { parseAmount } from '../money/currency.ts';
import { checkCustomer, type CustomerDetails, type CustomerDraft, type CustomerError } from './check-customer.ts';
import type { ImportRow } from './import-rows.ts';
import { likenessOf, type Known } from './look-alike.ts';

/** What becomes of a row: somebody new, somebody who is known (`as`), or a row that is left out. [CUS-7, MSG-21] */
export type PlannedRow = { readonly row: number; readonly name: string } & (
  | { readonly is: 'new'; readonly draft: Omit<CustomerDraft, 'id'> }
  | { readonly is: 'known'; readonly as: string }
  | { readonly is: 'bad'; readonly error: CustomerError }
);

export interface ImportContext {
  readonly known: readonly Known[];
  readonly currency: string;
  readonly today: string;
}

/** Rows that can be read at once. */
export const MAX_IMPORT_ROWS = 5_000;

/** Decide on every row, in their order: who stands twice in the file is known the second time. [CUS-7] */
export function planImport(rows: readonly ImportRow[], { known, currency, today }: ImportContext): PlannedRow[] {
  const likeness = likenessOf(known, currency);
  return rows.slice(0, MAX_IMPORT_ROWS).map((row): PlannedRow => {
    const { row: number, name } = row;
    const details = detailsOf(row, currency, today);
    const checked = checkCustomer({ id: '', name, phone: row.phone, details }, { currency, today });
    if (!checked.ok) return { row: number, name, is: 'bad', error: checked.error };
    const { id: _id, ...draft } = checked.value;
    const same = likeness.find(draft.name, draft.phone);
    if (same) return { row: number, name, is: 'known', as: same.name };
    likeness.add({ id: '', name: draft.name, phones: draft.phone ? [draft.phone] : [] });
    return { row: number, name: draft.name, is: 'new', draft };
  });
}

/** What cannot be read is a number that no check lets pass. */
function detailsOf(row: ImportRow, currency: string, today: string): CustomerDetails {
  const { location, terms_days, credit_limit, opening_balance } = row;
  return {
    location,
    ...(terms_days !== undefined && { terms_days: /^\d{1,4}$/.test(terms_days) ? Number(terms_days) : Number.NaN }),
    ...(credit_limit !== undefined && { credit_limit: parseAmount(credit_limit, currency) ?? Number.NaN }),
    ...(opening_balance !== undefined && {
      opening_balance: signedAmount(opening_balance, currency),
      opening_on: today,
    }),
  };
}

/** An amount that may be below 0: paid ahead. Not a number when it is none. */
function signedAmount(typed: string, currency: string): number {
  const amount = parseAmount(typed.replace(/^[-−]/, ''), currency) ?? Number.NaN;
  return /^[-−]/.test(typed) ? 0 - amount : amount;
}
