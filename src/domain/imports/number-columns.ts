import type { DecimalSign } from '../numbers/read-digits.ts';
import { readingsOf, usualSign, type Written } from '../numbers/read-number.ts';
import type { ImportField } from './fields.ts';
import type { ImportKind, ImportRow } from './import-row.ts';
import { amountIn, countIn, meantIn, type Credit, type NumberStyle } from './read-cell.ts';

/** Columns of amounts, and of counts. */
const AMOUNTS = new Set<ImportField>(['price', 'second_price', 'cost', 'opening_balance', 'credit_limit', 'amount']);
const COUNTS = new Set<ImportField>(['on_hand', 'reorder_level', 'holds', 'second_holds']);

/** Sign of a credit among receivables from customers, or payables to suppliers. */
export const creditOf = (kind: ImportKind, field: ImportField): Credit | undefined =>
  field !== 'opening_balance' ? undefined : kind === 'customers' ? -1 : 1;

/** A number of a file with two possible values. Units: of `point` and `comma`, the counted unit. */
export interface UnclearNumber {
  readonly row: number;
  readonly typed: string;
  readonly point: number;
  readonly comma: number;
}

/**
 * Decimal sign of a file, from its numbers that can only be read in one way, when they agree. `unclear`: numbers with
 * two possible values while the sign is unknown.
 */
export function styleOf(
  kind: ImportKind,
  rows: readonly ImportRow[],
  { currency, language }: { currency: string; language: NumberStyle['language'] },
): { readonly sign: DecimalSign | undefined; readonly unclear: readonly UnclearNumber[] } {
  const signs = new Set<DecimalSign>();
  const unclear: UnclearNumber[] = [];
  for (const row of rows) {
    for (const [field, typed] of Object.entries(row) as [ImportField, string][]) {
      const written = AMOUNTS.has(field) ? amountIn(typed, { currency, credit: creditOf(kind, field) }) : COUNTS.has(field) ? countIn(typed) : undefined; // prettier-ignore
      if (!written || !/[.,]/.test(written.body)) continue;
      const sign = onlySign(written, language);
      if (sign !== undefined) signs.add(sign);
      const meant = meantIn(written, { language });
      if (meant.is === 'either') unclear.push({ row: row.row, typed, ...inUnits(meant, written.decimals) });
    }
  }
  const [sign] = signs;
  return { sign: signs.size === 1 ? sign : undefined, unclear };
}

const inUnits = ({ point, comma }: { point: number; comma: number }, decimals: number) => ({
  point: point / 10 ** decimals,
  comma: comma / 10 ** decimals,
});

/** The decimal sign of a number that can only be read in one way. */
function onlySign(written: Written, language: NumberStyle['language']): DecimalSign | undefined {
  const { point, comma } = readingsOf(written);
  if (point === comma) return undefined;
  if (point === undefined) return 'comma';
  return comma === undefined ? 'point' : usualSign(written.body, language);
}
