import { currencyExponent } from '../money/currency.ts';
import { plainAmount } from '../money/plain-amount.ts';
import { writeCsv } from '../text/csv.ts';

/**
 * How a spreadsheet program interprets a column. Units: `money` minor units, `day` yyyy-mm-dd; a `number` has at most
 * three decimals.
 */
export type ColumnKind = 'text' | 'number' | 'day' | 'money';

/** Value of a cell; undefined is an empty cell, which is in no sum. */
export type TableCell = string | number | undefined;

/** A table for people: the common source of CSV and Excel files. [IMP-2, SHL-12] */
export interface Table {
  /** Name of its sheet. */
  readonly name: string;
  readonly columns: readonly { readonly head: string; readonly is: ColumnKind }[];
  readonly rows: readonly (readonly TableCell[])[];
  readonly currency: string;
}

/** A table whose money columns name the currency. */
export const tableOf = (
  { name, currency }: Pick<Table, 'name' | 'currency'>,
  columns: readonly (readonly [head: string, is: ColumnKind])[],
  rows: Table['rows'],
): Table => ({
  name,
  currency,
  columns: columns.map(([head, is]) => ({ head: is === 'money' ? `${head}, ${currency}` : head, is })),
  rows,
});

/** A table whose cells are exported unchanged; its first row holds the headings. */
export const plainTable = (name: string, [heads = [], ...rows]: readonly (readonly (string | number)[])[]): Table => ({
  name,
  currency: '',
  columns: heads.map((head) => ({ head: String(head), is: 'text' })),
  rows,
});

const THOUSAND = 1_000;

/** A cell's number as shown to people: money in whole currency units, others with at most three decimals. */
export const shownNumber = (cell: number, is: ColumnKind, currency: string): number =>
  is === 'money' ? cell / 10 ** currencyExponent(currency) : Math.round(cell * THOUSAND) / THOUSAND;

/** The table as CSV text with headings, byte order mark and neutralised formulas. [IMP-3] */
export const tableCsv = ({ columns, rows, currency }: Table): string =>
  writeCsv([
    columns.map(({ head }) => head),
    ...rows.map((row) =>
      row.map((cell, i) => {
        if (typeof cell !== 'number') return cell;
        const { is } = columns[i]!;
        return is === 'money' ? plainAmount(cell, currency) : shownNumber(cell, is, currency);
      }),
    ),
  ]);
