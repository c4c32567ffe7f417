import { t } from '@lingui/core/macro';
import type { PurchaseRow } from '../../client/port-types.ts';
import { plainAmount } from '../../domain/money/plain-amount.ts';
import { writeCsv } from '../../domain/text/csv.ts';

/** Purchases as a table for a table program, as they stand in the list. [SHL-12] */
export function purchasesTable(rows: readonly PurchaseRow[], currency: string): string {
  const head = [t`Number`, t`Day`, t`Supplier`, t`What came`, t`Total, ${currency}`, t`Paid`, t`Still to pay`, t`State`]; // prettier-ignore
  const money = (amount: number) => plainAmount(amount, currency);
  return writeCsv([
    head,
    ...rows.map((row) => [
      row.purchase_no,
      row.day,
      row.vendor_name ?? '',
      row.items.join(', '),
      money(row.total),
      money(row.paid),
      money(row.balance),
      stateWords(row),
    ]),
  ]);
}

function stateWords({ voided, kind, status, sync }: PurchaseRow): string {
  if (sync === 'rejected') return t`Not accepted`;
  if (voided) return t`Voided`;
  if (kind === 'return') return t`Sent back`;
  return { paid: t`Paid`, part: t`Paid in part`, unpaid: t`Not paid` }[status];
}
