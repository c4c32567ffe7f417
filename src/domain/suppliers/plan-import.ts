import type { ImportRow } from '../customers/import-rows.ts';
import type { Known } from '../customers/look-alike.ts';
import { daysOf, signedAmount } from '../people/import-details.ts';
import { planRows, type PlannedRow } from '../people/plan-rows.ts';
import { ok, type Result } from '../result.ts';
import { checkSupplier, type SupplierDetails, type SupplierDraft, type SupplierError } from './check-supplier.ts';

type NewSupplier = Omit<SupplierDraft, 'id'>;
/** What becomes of a row of suppliers. [VEN-3] */
export type PlannedSupplier = PlannedRow<NewSupplier, SupplierError>;

export interface ImportContext {
  readonly known: readonly Known[];
  readonly currency: string;
  readonly today: string;
}

/** Decide on every row of a file of suppliers. [VEN-3, MSG-21] */
export const planSuppliers = (rows: readonly ImportRow[], context: ImportContext): PlannedSupplier[] =>
  planRows(rows, context, (row) => checkRow(row, context));

function checkRow(row: ImportRow, { currency, today }: ImportContext): Result<NewSupplier, SupplierError> {
  const { name, phone } = row;
  const checked = checkSupplier({ id: '', name, phone, details: detailsOf(row, currency, today) }, { currency, today });
  if (!checked.ok) return checked;
  const { id: _id, ...draft } = checked.value;
  return ok(draft);
}

function detailsOf(row: ImportRow, currency: string, today: string): SupplierDetails {
  const { location, terms_days, opening_balance, supplies, mobile_money } = row;
  return {
    location,
    mobile_money,
    ...(supplies !== undefined && { supplies: suppliesOf(supplies) }),
    ...(terms_days !== undefined && { terms_days: daysOf(terms_days) }),
    ...(opening_balance !== undefined && {
      opening_balance: signedAmount(opening_balance, currency),
      opening_on: today,
    }),
  };
}

/** "Feed, chicks; trays" as its words. */
export const suppliesOf = (typed: string): string[] =>
  typed
    .split(/[,;/]/)
    .map((word) => word.trim())
    .filter(Boolean);
