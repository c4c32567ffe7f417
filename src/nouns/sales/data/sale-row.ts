import { saleTotals } from '../../../domain/sales/sale-totals.ts';
import type { SaleDoc } from '../../../store/book.ts';
import type { Debt } from '../../../books/keep/ledger-store.ts';
import type { SaleRow } from '../../../contract/sales.ts';

/** A sale for lists. `debt` is its booked debt. [SAL-20] */
export function saleRow(sale: SaleDoc, today: string, debt: Debt | undefined): SaleRow {
  return {
    id: sale.id,
    sale_no: sale.sale_no,
    customer_name: sale.customer_name,
    lines: sale.lines,
    occurred_at: sale.occurred_at,
    day: sale.day,
    due_date: sale.due_date,
    ...saleTotals(sale, today, debt),
    no_sale: noSale(sale),
    delivery: sale.delivery?.status,
    sync: sale.sync_state,
    sync_error: sale.sync_error?.message,
  };
}

/** The reason why a record is no sale; undefined for a sale. */
export function noSale({ kind, status, voided_at }: SaleDoc): SaleRow['no_sale'] {
  if (voided_at !== undefined) return 'voided';
  if (kind === 'return') return 'return';
  return status === 'order' ? 'order' : undefined;
}
