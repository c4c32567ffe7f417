import { amountOf, daysOf, signedAmount } from '../people/import-details.ts';
import { planRows, type PlannedRow } from '../people/plan-rows.ts';
import { ok, type Result } from '../result.ts';
import { checkCustomer, type CustomerDetails, type CustomerDraft, type CustomerError } from './check-customer.ts';
import type { ImportRow } from './import-rows.ts';
import type { Known } from './look-alike.ts';

type NewCustomer = Omit<CustomerDraft, 'id'>;
/** What becomes of a row of customers. [CUS-7] */
export type PlannedCustomer = PlannedRow<NewCustomer, CustomerError>;

export interface ImportContext {
  readonly known: readonly Known[];
  readonly currency: string;
  readonly today: string;
}

/** Decide on every row of a file of customers. [CUS-7, MSG-21] */
export const planImport = (rows: readonly ImportRow[], context: ImportContext): PlannedCustomer[] =>
  planRows(rows, context, (row) => checkRow(row, context));

function checkRow(row: ImportRow, { currency, today }: ImportContext): Result<NewCustomer, CustomerError> {
  const { name, phone } = row;
  const checked = checkCustomer({ id: '', name, phone, details: detailsOf(row, currency, today) }, { currency, today });
  if (!checked.ok) return checked;
  const { id: _id, ...draft } = checked.value;
  return ok(draft);
}

function detailsOf(row: ImportRow, currency: string, today: string): CustomerDetails {
  const { location, terms_days, credit_limit, opening_balance } = row;
  return {
    location,
    ...(terms_days !== undefined && { terms_days: daysOf(terms_days) }),
    ...(credit_limit !== undefined && { credit_limit: amountOf(credit_limit, currency) }),
    ...(opening_balance !== undefined && {
      opening_balance: signedAmount(opening_balance, currency),
      opening_on: today,
    }),
  };
}
