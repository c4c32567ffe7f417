import { t } from '@lingui/core/macro';
import type { SaleRow } from '../../client/port-types.ts';
import { plainAmounts } from '../../domain/money/plain-amount.ts';
import { writeCsv } from '../../domain/text/csv.ts';
import { timeWords } from '../../ui/words/date-words.ts';
import { itemsInWords } from './items-in-words.ts';

/** Sales as a table for a table program, as they stand in the list. [SHL-12] */
export function salesTable(rows: readonly SaleRow[], currency: string): string {
  const head = [t`Number`, t`Day`, t`Time`, t`Customer`, t`What was sold`, t`Total, ${currency}`, t`Came back`, t`Paid`, t`To collect`, t`State`]; // prettier-ignore
  return writeCsv([
    head,
    ...rows.map((row) => [
      row.sale_no,
      row.day,
      timeWords(row.occurred_at),
      row.customer_name ?? t`Walk-in`,
      itemsInWords(row.lines, Infinity),
      ...plainAmounts(amountsOf(row), currency),
      stateWords(row),
    ]),
  ]);
}

/** A return is below nothing; what is void, or was not accepted, is no amount: total = paid + to collect, as in the list. [SHL-12] */
function amountsOf({ no_sale, sync, total, returned, paid, balance }: SaleRow): readonly (number | undefined)[] {
  if (no_sale === 'voided' || sync === 'rejected') return [undefined, undefined, undefined, undefined];
  if (no_sale === 'return') return [-total, undefined, undefined, undefined];
  if (no_sale === 'order') return [undefined, undefined, paid, undefined];
  return [total, returned, paid, Math.max(0, balance)];
}

function stateWords({ no_sale, status, sync }: SaleRow): string {
  if (sync === 'rejected') return t`Not accepted`;
  if (no_sale !== undefined) return { return: t`Came back`, order: t`Order`, voided: t`Voided` }[no_sale];
  return { paid: t`Paid`, part: t`Paid in part`, unpaid: t`Not paid` }[status];
}
