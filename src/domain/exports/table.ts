import { currencyExponent } from '../money/currency.ts';
import { plainAmount } from '../money/plain-amount.ts';
import { writeCsv } from '../text/csv.ts';

/** How a table program takes a column. Units: `money` minor units, `day` yyyy-mm-dd; a `number` has at most three decimals. */
export type ColumnKind = 'text' | 'number' | 'day' | 'money';

/** What stands in a row and a column; undefined is an empty cell, which is in no sum. */
export type TableCell = string | number | undefined;

/** A table for people: the one form from which CSV and Excel are written. [IMP-2, SHL-12] */
export interface Table {
  /** Of its sheet. */
  readonly name: string;
  readonly columns: readonly { readonly head: string; readonly is: ColumnKind }[];
  readonly rows: readonly (readonly TableCell[])[];
  readonly currency: string;
}

/** A table whose columns of money name the currency. */
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

/** A table whose cells stay as they are; its first row are the headings. */
export const plainTable = (name: string, [heads = [], ...rows]: readonly (readonly (string | number)[])[]): Table => ({
  name,
  currency: '',
  columns: heads.map((head) => ({ head: String(head), is: 'text' })),
  rows,
});

const THOUSAND = 1_000;

/** A number of a cell as people count it: money in whole currency, others with at most three decimals. */
export const shownNumber = (cell: number, is: ColumnKind, currency: string): number =>
  is === 'money' ? cell / 10 ** currencyExponent(currency) : Math.round(cell * THOUSAND) / THOUSAND;

/** The table as a CSV text, headings first, with its mark and no formulas. [IMP-3] */
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
