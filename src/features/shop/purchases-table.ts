import { t } from '@lingui/core/macro';
import type { PurchaseRow } from '../../client/port-types.ts';
import { plainAmounts } from '../../domain/money/plain-amount.ts';
import { writeCsv } from '../../domain/text/csv.ts';

/** Purchases as a table for a table program, as they stand in the list. [SHL-12] */
export function purchasesTable(rows: readonly PurchaseRow[], currency: string): string {
  const head = [t`Number`, t`Day`, t`Supplier`, t`What came`, t`Total, ${currency}`, t`Sent back`, t`Paid`, t`Still to pay`, t`State`]; // prettier-ignore
  return writeCsv([
    head,
    ...rows.map((row) => [
      row.purchase_no,
      row.day,
      row.vendor_name ?? '',
      row.items.join(', '),
      ...plainAmounts(amountsOf(row), currency),
      stateWords(row),
    ]),
  ]);
}

/** What went back is below nothing; what is void, or was not accepted, is no amount: total = paid + still to pay, as in the list. */
function amountsOf({
  voided,
  kind,
  sync,
  total,
  returned,
  paid,
  balance,
}: PurchaseRow): readonly (number | undefined)[] {
  if (voided || sync === 'rejected') return [undefined, undefined, undefined, undefined];
  return kind === 'return' ? [-total, undefined, undefined, undefined] : [total, returned, paid, Math.max(0, balance)];
}

function stateWords({ voided, kind, status, sync }: PurchaseRow): string {
  if (sync === 'rejected') return t`Not accepted`;
  if (voided) return t`Voided`;
  if (kind === 'return') return t`Sent back`;
  return { paid: t`Paid`, part: t`Paid in part`, unpaid: t`Not paid` }[status];
}
